import { type ReactNode, useId, useState } from 'react'
import { cueWords } from '#domain/habits/habit-sentence.ts'
import type { Day } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/fields/check-icon.tsx'
import { restoreRecords } from '#worker/core/entity.calls.ts'
import { clearHabitDay, completeHabit } from '#worker/habits/habits.calls.ts'
import { SmallCard } from './small-card.tsx'

/** So many days are asked for: today, and the week before it. */
const days = 8
const mostShown = 6

/** All habits that are not put away, with the last eight days. */
export const useHabitRows = (today: Day): readonly HabitRow[] =>
  useView('habits.rows', { today, days }).rows.filter(({ isArchived }) => !isArchived)

/** Whether a habit is asked for today, or was done. */
const isOfToday = ({ today }: HabitRow): boolean => ['due', 'partly', 'done'].includes(today)

/** The habits of today, each done by one press. */
export function HabitsCard({ today, more }: { today: Day; more: ReactNode }) {
  const habits = useHabitRows(today).filter(isOfToday)
  if (habits.length === 0) return null
  const done = habits.filter((habit) => habit.today === 'done').length
  return (
    <SmallCard title="Today" aside={`${done} of ${habits.length} habits`}>
      <ul className="mt-2">
        {habits.slice(0, mostShown).map((habit) => (
          <HabitLine key={habit.id} habit={habit} today={today} />
        ))}
      </ul>
      {habits.length > mostShown && more}
    </SmallCard>
  )
}

function HabitLine({ habit, today }: { habit: HabitRow; today: Day }) {
  const vault = useVaultCalls()
  const id = useId()
  const isDone = habit.today === 'done'
  /** The habit as it stood when it was pressed: holds until the worker says something new of it. */
  const [pressed, setPressed] = useState<HabitRow | null>(null)
  const isShown = pressed === habit ? !isDone : isDone
  async function press() {
    setPressed(habit)
    const on = { habitId: habit.id, day: today }
    try {
      if (!isDone) return await vault.run(completeHabit, { ...on, isNow: true })
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
