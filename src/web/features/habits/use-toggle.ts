import type { DayState } from '#domain/habits/schedule/day-state.ts'
import type { TodayState } from '#domain/habits/schedule/due-today.ts'
import type { Day } from '#domain/time/day.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { usePressed } from './pressed-days.ts'
import type { HabitDays, useHabits } from './use-habits.ts'

/** The habits as they stand after what was pressed, and what a press of one of their days does: done, or no longer so. */
export function useToggle(all: ReturnType<typeof useHabits>, days: HabitDays) {
  const { today, day: listed } = all
  const { habits, press } = usePressed(all.habits, all, today)
  /** What was done in part is now done as far as asked for. */
  async function fill(id: string, name: string, day: Day, value: number): Promise<boolean> {
    const isKept = await days.note(id, day, { value: null })
    if (isKept) offerUndo(`“${name}” is done in full`, () => days.note(id, day, { value }))
    return isKept
  }
  function toggle({ id, name, target, note }: HabitRow, day: Day, state: DayState | TodayState): void {
    const value = day === listed ? note?.value : null
    if (state === 'partly' && target?.direction === 'at_least' && value != null)
      press(id, day, true, () => fill(id, name, day, value))
    else if (state === 'done' || state === 'partly')
      press(id, day, false, () => days.clear(id, day, `“${name}” is no longer marked as done`))
    else press(id, day, true, () => days.complete(id, day))
  }
  return { habits, toggle }
}
