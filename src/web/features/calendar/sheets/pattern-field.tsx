import { type RecurringPattern, recurringPatterns } from '#domain/calendar/event-choices.ts'
import { classNames } from '#web/ui/class-names.ts'

const names: Readonly<Record<RecurringPattern, string>> = {
  none: 'Never',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
}

/** How often it comes again. */
export function PatternField({
  value,
  onChange,
}: {
  value: RecurringPattern
  onChange: (pattern: RecurringPattern) => void
}) {
  return (
    <Choices
      name="Again"
      values={recurringPatterns}
      value={value}
      wordsOf={(one) => names[one]}
      onChange={onChange}
    />
  )
}

/** A few words of which one holds, as pills. */
export function Choices<Value extends string>({
  name,
  values,
  value,
  wordsOf,
  onChange,
}: {
  name: string
  values: readonly Value[]
  value: Value
  wordsOf: (value: Value) => string
  onChange: (value: Value) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-label font-medium text-text-2">{name}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((one) => (
          <label
            key={one}
            className={classNames(
              'chip relative min-h-11 cursor-pointer text-small has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-ring',
              one === value ? 'chip-chosen font-strong' : 'text-text-2',
            )}
          >
            <input
              autoComplete="off"
              type="radio"
              name={name}
              checked={one === value}
              onChange={() => onChange(one)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {wordsOf(one)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
