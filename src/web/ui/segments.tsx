import { useId } from 'react'
import { classNames } from './class-names.ts'

interface SegmentsProps<Value extends string> {
  label: string
  values: readonly Value[]
  chosen: Value
  wordsOf: (value: Value) => string
  onChange: (value: Value) => void
}

/** One of a few words in a trough. */
export function Segments<Value extends string>({
  label,
  values,
  chosen,
  wordsOf,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="trough flex w-fit flex-wrap gap-1 p-1">
      <legend className="sr-only">{label}</legend>
      {values.map((value) => (
        <label
          key={value}
          className={classNames(
            'hit-44 flex min-h-9 cursor-pointer items-center rounded-control px-3.5 text-small has-focus-visible:outline-2 has-focus-visible:outline-ring',
            value === chosen ? 'segment-chosen font-strong' : 'text-text-2 hover:text-text',
          )}
        >
          <input
            autoComplete="off"
            type="radio"
            name={name}
            className="sr-only"
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {wordsOf(value)}
        </label>
      ))}
    </fieldset>
  )
}
