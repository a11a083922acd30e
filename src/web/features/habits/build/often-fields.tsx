import { Plus, X } from 'lucide-react'
import type { FieldErrors, UseFormRegister, UseFormSetValue, UseFormWatch } from 'react-hook-form'
import { frequencyWords, weekdayName, weekdaysFrom } from '#domain/habits/frequency-words.ts'
import { clockTyped } from '#domain/time/typed-time.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Segments } from '../segments.tsx'
import { frequencyOf, type HabitForm } from './habit-form.ts'

interface OftenFieldsProps {
  register: UseFormRegister<HabitForm>
  watch: UseFormWatch<HabitForm>
  setValue: UseFormSetValue<HabitForm>
  errors: FieldErrors<HabitForm>
}

const choices = [
  { value: 'days', label: 'Days' },
  { value: 'week', label: 'Times a week' },
  { value: 'every', label: 'Every n' },
  { value: 'month', label: 'Month' },
] as const

/** A time that is not named yet. */
const freeTime = (times: readonly string[]): string =>
  ['08:00', '12:30', '18:00', '21:00', '06:30', '15:00'].find((time) => !times.includes(time)) ?? '23:00'

/** Whoever does it every day has no other days. */
const sentence = (often: string): string =>
  `${often.charAt(0).toUpperCase()}${often.slice(1)}.${often.startsWith('every day') ? '' : ' Other days do not count against it.'}`

const toggled = (days: readonly number[], day: number): number[] =>
  days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort((a, b) => a - b)

/** On which days, how often, and at what times. */
export function OftenFields({ register, watch, setValue, errors }: OftenFieldsProps) {
  const { weekStart } = useMyDay()
  const form = watch()
  return (
    <section aria-label="How often">
      <h2 className="type-secondary mb-3 font-strong text-text-2">How often</h2>
      <Segments
        legend="How often"
        choices={choices}
        value={form.often}
        onChange={(often) => setValue('often', often)}
      />
      <div className="mt-4 min-h-18">
        {form.often === 'days' && (
          <div className="flex flex-wrap gap-1.5">
            {weekdaysFrom(weekStart).map((day) => (
              <DayButton
                key={day}
                name={weekdayName(day)}
                words={weekdayName(day).slice(0, 1)}
                isOn={form.weekdays.includes(day)}
                onPress={() => setValue('weekdays', toggled(form.weekdays, day))}
              />
            ))}
          </div>
        )}
        {form.often === 'month' && (
          <div className="flex flex-wrap gap-1">
            {Array.from({ length: 31 }, (_, at) => at + 1).map((date) => (
              <DayButton
                key={date}
                name={`The ${date}.`}
                words={String(date)}
                isOn={form.dates.includes(date)}
                onPress={() => setValue('dates', toggled(form.dates, date))}
              />
            ))}
          </div>
        )}
        {form.often === 'week' && (
          <TextField
            label="Times a week"
            type="number"
            min={1}
            max={7}
            error={errors.timesPerWeek?.message}
            {...register('timesPerWeek')}
          />
        )}
        {form.often === 'every' && (
          <TextField
            label="Every how many days"
            type="number"
            min={2}
            max={365}
            error={errors.everyDays?.message}
            {...register('everyDays')}
          />
        )}
      </div>
      <p className="type-label mt-3 text-muted">{sentence(frequencyWords(frequencyOf(form)))}</p>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        {form.times.map((time, at) => (
          <span key={time} className="flex items-center">
            <input
              type="text"
              autoComplete="off"
              aria-label={`Time ${at + 1}`}
              defaultValue={time}
              onBlur={({ target }) => {
                const clock = clockTyped(target.value)
                if (clock) setValue(`times.${at}`, clock)
                target.value = clock ?? time
              }}
              className="field type-interface figures h-11 w-24"
            />
            <IconButton
              label={`Without ${time}`}
              icon={<X size={16} />}
              onClick={() =>
                setValue(
                  'times',
                  form.times.filter((_, one) => one !== at),
                )
              }
            />
          </span>
        ))}
        {form.times.length < 6 && (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            onClick={() => setValue('times', [...form.times, freeTime(form.times)])}
          >
            <Plus size={15} aria-hidden="true" />
            {form.times.length === 0 ? 'At a time of day' : 'Another time'}
          </Button>
        )}
      </div>
    </section>
  )
}

function DayButton({
  name,
  words,
  isOn,
  onPress,
}: {
  name: string
  words: string
  isOn: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isOn}
      onClick={onPress}
      className="figures flex size-10 items-center justify-center rounded-full border border-line-strong text-small text-text-2 hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-strong aria-pressed:text-on-primary"
    >
      {words}
    </button>
  )
}
