import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { Select } from '#web/ui/fields/select.tsx'

/** One of many by the platform's own list: on a phone it is the one that people know. */
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
        <Select {...hooks} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  )
}
