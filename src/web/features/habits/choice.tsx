import { type ChangeEvent, useId } from 'react'
import { Select } from '#web/ui/fields/select.tsx'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  choices: readonly { readonly value: Value; readonly label: string }[]
  onChange: (value: Value) => void
  /** The label at the left of a row, instead of above. */
  isRow?: boolean
}

/** One of several, from the device's own list. */
export function Choice<Value extends string>({
  label,
  value,
  choices,
  onChange,
  isRow = false,
}: ChoiceProps<Value>) {
  const id = useId()
  const hooks = {
    id,
    value,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => {
      const chosen = choices.find((choice) => choice.value === event.target.value)
      if (chosen) onChange(chosen.value)
    },
  }
  const options = choices.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.label}
    </option>
  ))
  return (
    <div
      className={
        isRow ? 'flex min-h-12 items-center justify-between gap-4 border-line border-b' : 'grid gap-1.5'
      }
    >
      <label htmlFor={id} className={isRow ? 'text-ui text-text-2' : 'text-label font-medium text-text-2'}>
        {label}
      </label>
      {isRow ? (
        <select
          autoComplete="off"
          {...hooks}
          className="type-interface min-h-11 max-w-[60%] bg-surface-0 text-right text-text"
        >
          {options}
        </select>
      ) : (
        <Select {...hooks}>{options}</Select>
      )}
    </div>
  )
}
