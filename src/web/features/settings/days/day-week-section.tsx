import { dayNumber, longDate, weekday } from '#domain/time/entry-date.ts'
import { type MyDayRule, weekStarts } from '#domain/time/my-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useDayChoice } from './day-choice.ts'
import { Segments } from './day-segments.tsx'
import { weekOf, weekStartNames } from './day-words.ts'

/** The day that a week begins with, and this week drawn from it. */
export function DayWeekSection({ now, rule }: { now: number; rule: MyDayRule }) {
  const { value: weekStart, choose, error } = useDayChoice('weekStart', rule.weekStart)
  return (
    <Part title="Your week begins on">
      <Note>Weeks in the ledger and on the dashboard are counted from this day.</Note>
      <div className="mt-4 flex">
        <Segments
          name="First day of the week"
          values={weekStarts}
          chosen={weekStart}
          wordsOf={(value) => weekStartNames[value]}
          onChange={choose}
        />
      </div>
      <ol aria-label="This week" className="mt-6 -ml-3 grid max-w-115 grid-cols-7">
        {weekOf(now, { ...rule, weekStart }).map(({ day, isToday }) => (
          <li key={day} aria-current={isToday ? 'date' : undefined} className="text-center">
            <span className="sr-only">{longDate(day)}</span>
            <span aria-hidden="true" className="type-label block text-muted">
              {weekday(day, 'short')}
            </span>
            <span
              aria-hidden="true"
              className={classNames(
                'figures mx-auto mt-1.5 grid size-10 place-items-center rounded-inner font-serif text-lead',
                isToday ? 'text-text ring-2 ring-ink ring-inset' : 'text-text-2',
              )}
            >
              {dayNumber(day)}
            </span>
          </li>
        ))}
      </ol>
      <Trouble error={error} />
    </Part>
  )
}
