import { ChevronDown } from 'lucide-react'
import { FieldFrame, inputLook } from '#web/ui/field-frame.tsx'

/** One of many by the platform's own list: on a phone it is the one the hand knows. */
export function PickList({
  label,
  value,
  options,
  note,
  onChange,
}: {
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  note?: string
  onChange: (value: string) => void
}) {
  return (
    <FieldFrame label={label} note={note}>
      {(hooks) => (
        <div className="relative">
          <select
            {...hooks}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${inputLook} appearance-none pr-10`}
          >
            {options.map(([key, words]) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            strokeWidth={1.7}
            aria-hidden="true"
            className="pointer-events-none absolute right-4 top-[15px] text-muted"
          />
        </div>
      )}
    </FieldFrame>
  )
}
