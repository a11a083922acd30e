import { frequencyWords, weekdayName, weekdaysFrom } from '#domain/habits/frequency-words.ts'
import { capital } from '#domain/text/number-words.ts'
import { ordinal } from '#domain/text/ordinal.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Segments } from '../segments.tsx'
import { oftenFaults } from './habit-faults.ts'
import { frequencyOf } from './habit-form.ts'
import { TimeFields } from './time-fields.tsx'
import type { BuilderFields } from './use-builder.ts'

const choices = [
  { value: 'days', label: 'Days' },
  { value: 'week', label: 'Per week' },
  { value: 'every', label: 'Interval' },
  { value: 'month', label: 'Monthly' },
] as const

const manyDays = [
  { words: 'Every day', days: [0, 1, 2, 3, 4, 5, 6] },
  { words: 'Weekdays', days: [1, 2, 3, 4, 5] },
  { words: 'Weekends', days: [0, 6] },
] as const

const monthDates = Array.from({ length: 31 }, (_, at) => at + 1)
const faultId = 'habit-days-fault'

/** Whoever does it every day has no other days. */
const sentence = (often: string): string =>
  `${capital(often)}.${often.startsWith('every day') ? '' : ' Other days do not count against it.'}`

const toggled = (days: readonly number[], day: number): number[] =>
  days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort((a, b) => a - b)

/** On which days, how often, and at what times. */
export function OftenFields({ form, set, faults }: BuilderFields) {
  const isWhole = Object.keys(oftenFaults(form)).length === 0
  return (
    <section aria-label="How often">
      <h2 className="type-secondary mb-3 font-strong text-text-2">How often</h2>
      <Segments
        legend="How often"
        choices={choices}
        value={form.often}
        onChange={(often) => set({ often })}
      />
      <div className="mt-4 min-h-18">
        {form.often === 'days' && <WeekdayFields {...{ form, set, faults }} />}
        {form.often === 'month' && <DateFields {...{ form, set }} />}
        {form.often === 'week' && (
          <TextField
            label="Times a week"
            inputMode="numeric"
            error={faults.timesPerWeek}
            value={form.timesPerWeek}
            onChange={({ target }) => set({ timesPerWeek: target.value })}
          />
        )}
        {form.often === 'every' && (
          <TextField
            label="Days from one time to the next"
            inputMode="numeric"
            error={faults.everyDays}
            value={form.everyDays}
            onChange={({ target }) => set({ everyDays: target.value })}
          />
        )}
      </div>
      {isWhole && (
        <p className="type-label mt-3 text-muted">
          {sentence(frequencyWords(frequencyOf({ ...form, times: [] })))}
        </p>
      )}
      <TimeFields {...{ form, set, faults }} />
    </section>
  )
}

function WeekdayFields({ form, set, faults }: BuilderFields) {
  const { weekStart } = useMyDay()
  const chosen = [...form.weekdays].sort().join()
  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        {weekdaysFrom(weekStart).map((day, at) => (
          <DayButton
            key={day}
            name={weekdayName(day)}
            words={weekdayName(day).slice(0, 1)}
            isOn={form.weekdays.includes(day)}
            isWrong={at === 0 && faults.weekdays !== undefined}
            onPress={() => set({ weekdays: toggled(form.weekdays, day) })}
          />
        ))}
      </div>
      {faults.weekdays && (
        <p id={faultId} role="alert" className="mt-1.5 text-label leading-ui text-danger">
          {faults.weekdays}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-x-4">
        {manyDays.map(({ words, days }) => (
          <button
            key={words}
            type="button"
            aria-pressed={days.join() === chosen}
            onClick={() => set({ weekdays: days })}
            className="hit-44 min-h-8 rounded-inner text-small text-muted hover:text-text aria-pressed:font-strong aria-pressed:text-text"
          >
            {words}
          </button>
        ))}
      </div>
    </>
  )
}

function DateFields({ form, set }: Pick<BuilderFields, 'form' | 'set'>) {
  const isLate = form.dates.some((date) => date > 28)
  return (
    <>
      <div className="flex flex-wrap gap-1">
        {monthDates.map((date) => (
          <DayButton
            key={date}
            name={`The ${ordinal(date)}`}
            words={String(date)}
            isOn={form.dates.includes(date)}
            onPress={() => set({ dates: toggled(form.dates, date) })}
          />
        ))}
      </div>
      <p className="type-label mt-2 text-muted">
        {isLate
          ? 'In shorter months, the last day takes its place.'
          : form.dates.length === 0
            ? 'No date chosen: any day of the month will do.'
            : null}
      </p>
    </>
  )
}

interface DayButtonProps {
  name: string
  words: string
  isOn: boolean
  isWrong?: boolean
  onPress: () => void
}

function DayButton({ name, words, isOn, isWrong = false, onPress }: DayButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      aria-describedby={isWrong ? faultId : undefined}
      data-wrong={isWrong || undefined}
      onClick={onPress}
      className="figures flex size-10 items-center justify-center rounded-full border border-line-strong text-small text-text-2 hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-strong aria-pressed:text-on-primary"
    >
      {words}
    </button>
  )
}
