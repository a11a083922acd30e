import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { cueWords } from '#domain/habits/habit-sentence.ts'
import { dueNowFirst, todaySections } from '#domain/habits/today-sections.ts'
import { type Day, hourOf } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useEntities } from '#web/lib/vault/use-entities.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/fields/check-icon.tsx'
import { restoreRecords } from '#worker/core/entity.calls.ts'
import { clearHabitDay, completeHabit } from '#worker/habits/habits.calls.ts'
import { moreClass } from './more-class.ts'
import { SmallCard } from './small-card.tsx'

/** So many days are asked for: today, and the week before it. */
const days = 8
const mostShown = 6

/** All habits that are not put away, with the last eight days. */
export const useHabitRows = (today: Day): readonly HabitRow[] =>
  useView('habits.rows', { today, days }).rows.filter(({ isArchived }) => !isArchived)

/** Whether a habit is asked for today, or was done. */
const isOfToday = ({ today }: HabitRow): boolean => ['due', 'partly', 'done'].includes(today)
const isDone = ({ today }: HabitRow): boolean => today === 'done'

/** What was done already when a day's list was first seen: what is done later stays where it is. */
function useDoneBefore(today: Day, habits: readonly HabitRow[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<{ day: Day; done: ReadonlySet<string> } | null>(null)
  if (seen?.day === today) return seen.done
  const done = new Set(habits.filter(isDone).map(({ id }) => id))
  if (habits.length > 0) setSeen({ day: today, done })
  return done
}

/** The habits of today, those of now first, each done by one press. */
export function HabitsCard({ today }: { today: Day }) {
  const habits = useHabitRows(today).filter(isOfToday)
  const stacks = useEntities('habit_stack').rows
  const places = useEntities('habit_stack_item').rows
  const hour = hourOf(useNow(), useMyDay().zone)
  const doneBefore = useDoneBefore(today, habits)
  if (habits.length === 0) return null
  const listed = dueNowFirst(todaySections(habits, stacks, places), hour, ({ id }) => doneBefore.has(id))
  const more = listed.length - mostShown
  return (
    <SmallCard title="Today" aside={`${habits.filter(isDone).length} of ${habits.length} habits`}>
      <ul className="mt-2">
        {listed.slice(0, mostShown).map((habit) => (
          <HabitLine key={habit.id} habit={habit} today={today} />
        ))}
      </ul>
      {more > 0 && (
        <Link to="/habits" className={moreClass}>
          and {more} more
        </Link>
      )}
    </SmallCard>
  )
}

function HabitLine({ habit, today }: { habit: HabitRow; today: Day }) {
  const vault = useVaultCalls()
  const id = useId()
  const wasDone = isDone(habit)
  /** The habit as it stood when it was pressed: holds until the worker says something new of it. */
  const [pressed, setPressed] = useState<HabitRow | null>(null)
  const isShown = pressed === habit ? !wasDone : wasDone
  async function press() {
    setPressed(habit)
    const on = { habitId: habit.id, day: today }
    try {
      if (!wasDone) return await vault.run(completeHabit, { ...on, isNow: true })
      const records = await vault.run(clearHabitDay, on)
      offerUndo(`“${habit.name}” is no longer marked as done`, () => vault.run(restoreRecords, { records }))
    } catch (error) {
      setPressed(null)
      sayFailed(error)
    }
  }
  return (
    <li>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3.5 py-1.5">
        <span className="relative grid size-5.5 shrink-0">
          <CheckIcon id={id} checked={isShown} onChange={() => void press()} />
        </span>
        <span className="min-w-0">
          <span
            className={classNames(
              'block text-ui leading-5 [overflow-wrap:anywhere]',
              isShown ? 'text-muted' : 'font-strong',
            )}
          >
            {habit.name}
          </span>
          {habit.trigger && (
            <span className="type-label block truncate text-muted">{cueWords(habit.trigger)}</span>
          )}
        </span>
      </label>
    </li>
  )
}
