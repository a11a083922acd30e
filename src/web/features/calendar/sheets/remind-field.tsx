import { useState } from 'react'
import {
  type BeforeUnit,
  beforeParts,
  beforeTyped,
  beforeUnits,
  beforeWords,
} from '#domain/calendar/reminders/before-words.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

const usual = ['0', '10', '30', '60', '1440', '10080']
const other = 'other'

/** How long before an event it is said, in minutes as the form keeps them; empty: not at all. */
export function RemindField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (minutes: string) => void
}) {
  const [own, setOwn] = useState<{ count: string; unit: BeforeUnit } | null>(null)
  const type = (next: { count: string; unit: BeforeUnit }) => {
    setOwn(next)
    onChange(beforeTyped(next.count, next.unit))
  }
  const choose = (chosen: string) => {
    if (chosen !== other) {
      setOwn(null)
      return onChange(chosen)
    }
    const { count, unit } = beforeParts(Number(value))
    type({ count: String(count), unit })
  }
  const shown = value === '' || own ? usual : [...new Set([...usual, value])]
  return (
    <div className="grid gap-4">
      <FieldFrame label="Remind me" error={own ? undefined : error}>
        {(hooks) => (
          <Select {...hooks} value={own ? other : value} onChange={({ target }) => choose(target.value)}>
            <option value="">Not at all</option>
            {shown.map((minutes) => (
              <option key={minutes} value={minutes}>
                {beforeWords(Number(minutes))}
              </option>
            ))}
            <option value={other}>Another time before</option>
          </Select>
        )}
      </FieldFrame>
      {own && (
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            label="How long before"
            inputMode="numeric"
            error={error}
            value={own.count}
            onChange={({ target }) => type({ ...own, count: target.value })}
          />
          <FieldFrame label="In">
            {(hooks) => (
              <Select
                {...hooks}
                value={own.unit}
                onChange={({ target }) =>
                  type({ ...own, unit: beforeUnits.find((unit) => unit === target.value) ?? 'minutes' })
                }
              >
                {beforeUnits.map((unit) => (
                  <option key={unit}>{unit}</option>
                ))}
              </Select>
            )}
          </FieldFrame>
        </div>
      )}
    </div>
  )
}
