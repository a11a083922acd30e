import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { addDays, type Day, dayOf } from '#domain/time/day.ts'
import { dayTyped, fieldDate, isDay } from '#domain/time/typed-time.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FieldFrame, type FieldWords, inputClass } from '#web/ui/fields/field-frame.tsx'

export interface DayFieldProps extends FieldWords {
  /** A day as '2026-11-26'; the empty text: none. What was typed and is no day stands here as it was typed. */
  value: string
  onChange: (value: string) => void
  min?: Day
  max?: Day
  required?: boolean
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/** A day, written as the rest of the product writes days whatever the browser's language is, or chosen from the browser's calendar. */
export function DayField({
  label,
  aside,
  note,
  error,
  value,
  onChange,
  min,
  max,
  onBlur,
  ...rest
}: DayFieldProps) {
  const rule = useMyDay()
  const [typing, setTyping] = useState<string | null>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const whole = isDay(value) ? value : ''
  // What is still being typed is not wrong yet.
  const shown = typing !== null && !whole ? undefined : error
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined || !whole) return
    event.preventDefault()
    const next = addDays(whole, by)
    if ((min && next < min) || (max && next > max)) return
    setTyping(null)
    onChange(next)
  }
  return (
    <FieldFrame {...{ label, aside, note }} error={shown} hasButton>
      {(hooks) => (
        <>
          <input
            {...rest}
            {...hooks}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder="26 Nov 2026"
            value={typing ?? (whole ? fieldDate(whole) : value)}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setTyping(event.target.value)
              onChange(dayTyped(event.target.value, dayOf(Date.now(), rule)) ?? event.target.value.trim())
            }}
            onBlur={() => {
              setTyping(null)
              onBlur?.()
            }}
            className={classNames(inputClass, 'figures', shown ? 'pr-18' : 'pr-11')}
          />
          <input
            autoComplete="off"
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            {...{ min, max }}
            value={whole}
            onChange={(event) => {
              setTyping(null)
              onChange(event.target.value)
            }}
            className="pointer-events-none absolute bottom-0 left-0 h-full w-full opacity-0"
          />
          <button
            type="button"
            aria-label="Choose from a calendar"
            title="Choose from a calendar"
            onClick={() => calendar.current?.showPicker()}
            className="absolute inset-y-0 right-0 inline-flex w-11 items-center justify-center rounded-control text-muted hover:text-text"
          >
            <CalendarDays size={17} strokeWidth={1.6} aria-hidden="true" />
          </button>
        </>
      )}
    </FieldFrame>
  )
}
