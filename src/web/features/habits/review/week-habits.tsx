import { capital } from '#domain/text/number-words.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { longDate, weekday } from '#domain/time/entry-date.ts'
import type { WeekReviewRow } from '#domain/views/week-review.ts'
import type { HabitWeek } from '#domain/week-review/week-facts.ts'
import { habitWeekWords } from '#domain/week-review/week-words.ts'
import { Button } from '#web/ui/button.tsx'

import { DayMark, stateWord } from '../day-mark.tsx'
import type { HabitDays } from '../use-habits.ts'

interface WeekHabitsProps {
  review: WeekReviewRow
  today: Day
  days: HabitDays
  /** To where a habit is made. */
  onNewHabit: () => void
}

/** Each habit with its seven days; what was forgotten can still be noted. */
export function WeekHabits({ review, today, days, onNewHabit }: WeekHabitsProps) {
  if (review.habits.length === 0)
    return (
      <>
        <p className="type-secondary mt-2 text-text-2">
          You have no habits yet. With one, its seven days stand here at the end of a week.
        </p>
        <Button variant="outline" size="small" className="mt-4" onClick={onNewHabit}>
          New habit
        </Button>
      </>
    )
  const toggle = ({ id, name, days: states }: HabitWeek, day: Day, at: number) => {
    const state = states[at]
    if (state === 'done' || state === 'partly' || state === 'skipped')
      void days.clear(id, day, `${name} is taken back`)
    else void days.complete(id, day)
  }
  return (
    <ul className="mt-3">
      {review.habits.map((habit) => (
        <li
          key={habit.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-b py-2 last:border-0"
        >
          <div className="min-w-40 flex-1">
            <p className="text-ui font-strong [overflow-wrap:anywhere]">{habit.name}</p>
            <p className="type-label figures text-muted [overflow-wrap:anywhere]">
              {capital(habitWeekWords(habit))}
              {habit.strength.before !== habit.strength.after &&
                `; strength ${habit.strength.before} to ${habit.strength.after}`}
            </p>
          </div>
          <div className="-mx-2.5 flex">
            {habit.days.map((state, at) => {
              const day = addDays(review.from, at)
              return (
                <div key={day} className="flex flex-col items-center pb-1">
                  <button
                    type="button"
                    disabled={day > today}
                    aria-label={`${habit.name}, ${longDate(day)}: ${day > today ? 'still to come' : stateWord(state)}`}
                    onClick={() => toggle(habit, day, at)}
                    className="flex size-11 items-center justify-center rounded-inner enabled:hover:bg-surface-2"
                  >
                    <DayMark state={state} />
                  </button>
                  <span aria-hidden="true" className="type-label -mt-2 leading-none text-muted">
                    {weekday(day, 'short').slice(0, 2)}
                  </span>
                </div>
              )
            })}
          </div>
        </li>
      ))}
    </ul>
  )
}
