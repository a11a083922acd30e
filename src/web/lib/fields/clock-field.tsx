import { type Ref, useState } from 'react'
import { clockTyped } from '#domain/time/typed-time.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FieldFrame, type FieldWords, inputClass } from '#web/ui/fields/field-frame.tsx'

export interface ClockFieldProps extends FieldWords {
  /** A time as '21:30'. What was typed and is no time stands here as it was typed. */
  value: string
  onChange: (value: string) => void
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** The text of a field for a time of the day, and what it does with what is typed. */
export function useClockText(value: string, onChange: (value: string) => void) {
  const [typing, setTyping] = useState<string | null>(null)
  return {
    isTyping: typing !== null,
    leave: () => setTyping(null),
    field: {
      type: 'text',
      inputMode: 'text',
      spellCheck: false,
      placeholder: '21:30',
      value: typing ?? value,
      onChange: (event: { target: { value: string } }) => {
        setTyping(event.target.value)
        onChange(clockTyped(event.target.value) ?? event.target.value.trim())
      },
    },
  } as const
}

/** A time of the day by the clock of 24 hours, whatever the browser's language is. */
export function ClockField({ label, aside, note, error, value, onChange, onBlur, ...rest }: ClockFieldProps) {
  const { isTyping, leave, field } = useClockText(value, onChange)
  // What is still being typed is not wrong yet.
  const shown = isTyping && clockTyped(value) === null ? undefined : error
  return (
    <FieldFrame {...{ label, aside, note }} error={shown}>
      {(hooks) => (
        <input
          autoComplete="off"
          {...rest}
          {...hooks}
          {...field}
          onBlur={() => {
            leave()
            onBlur?.()
          }}
          className={classNames(inputClass, 'figures', shown && 'pr-11')}
        />
      )}
    </FieldFrame>
  )
}
