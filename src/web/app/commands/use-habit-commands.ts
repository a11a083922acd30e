import { CircleCheck, Sprout } from 'lucide-react'
import { dayOf } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import type { PaletteCommand } from '#web/features/palette/palette-order.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { wasDone } from '#web/lib/vault/say-failed.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { clearHabitDay, completeHabit } from '#worker/habits/habits.calls.ts'

/** What the commands of a person's habits do. */
export interface HabitCommandParts {
  readonly open: (habit: HabitRow) => void
  readonly begin: () => void
  readonly complete: (habit: HabitRow) => void
}

const canBeDone = ({ isArchived, today }: HabitRow): boolean =>
  !isArchived && (today === 'due' || today === 'open')

/** "New habit", each habit by its name, and "Done" for those that today asks for. */
export const habitCommands = (habits: readonly HabitRow[], parts: HabitCommandParts): PaletteCommand[] => [
  {
    ...{ id: 'new-habit', title: 'New habit', also: 'build start routine', group: 'Start' },
    ...{ Icon: Sprout, isFirst: true, run: parts.begin },
  },
  ...habits.filter(canBeDone).map(
    (habit): PaletteCommand => ({
      ...{ id: `habit-done-${habit.id}`, title: `Done: ${habit.name}`, aside: 'Habit', group: 'Start' },
      ...{ also: 'complete tick check', Icon: CircleCheck, isFirst: false },
      run: () => parts.complete(habit),
    }),
  ),
  ...habits.map(
    (habit): PaletteCommand => ({
      ...{ id: `habit-${habit.id}`, title: habit.name, group: 'Go', Icon: Sprout, isFirst: false },
      ...{ aside: habit.isArchived ? 'Archived habit' : 'Habit', also: habit.behavior },
      run: () => parts.open(habit),
    }),
  ),
]

/** The same for whoever's vault is open. */
export function useHabitCommands(go: (search: Readonly<Record<string, string>>) => void): PaletteCommand[] {
  const vault = useVaultCalls()
  const today = dayOf(Date.now(), useMyDay())
  const { rows } = useView('habits.rows', { today, days: 1 })
  const complete = async ({ id, name }: HabitRow) => {
    const day = { habitId: id, day: today }
    if (await wasDone(vault.run(completeHabit, { ...day, isNow: true })))
      offerUndo(`${name} is done for today`, () => vault.run(clearHabitDay, day))
  }
  return habitCommands(rows, {
    open: ({ id }) => go({ habit: id }),
    begin: () => go({ build: 'new' }),
    complete: (habit) => void complete(habit),
  })
}
