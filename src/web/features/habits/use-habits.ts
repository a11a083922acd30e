import { useMemo } from 'react'
import { type Day, dayOf } from '#domain/time/day.ts'
import type { DoneNote, HabitRow } from '#domain/views/habit-rows.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { tried, wasDone } from '#web/lib/vault/say-failed.ts'
import { useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDay, useMyDayChoices } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { restoreRecords } from '#worker/core/entity.calls.ts'
import {
  clearHabitDay,
  completeHabit,
  noteCompletion,
  pauseHabit,
  resumeHabit,
} from '#worker/habits/habits.calls.ts'

/** So many days lists show. */
export const shownDays = 14

/** The person's day now. */
export function useToday(): Day {
  return dayOf(useNow(), useMyDay())
}

/** All habits, and the stacks that they stand in. */
export function useHabits() {
  const today = useToday()
  const habits = useView('habits.rows', { today, days: shownDays })
  const stacks = useEntities('habit_stack')
  const places = useEntities('habit_stack_item')
  const isReady = habits.isReady && stacks.isReady && places.isReady
  return { today, isReady, habits: habits.rows, stacks: stacks.rows, places: places.rows }
}

/** Whether days in a row are counted where a person sees a habit: everywhere unless they said otherwise, there or for this habit. */
export function useShowsStreak({ showsStreak }: Pick<HabitRow, 'showsStreak'>): boolean {
  return useMyDayChoices().showsStreak && showsStreak
}

type Pausable = Pick<HabitRow, 'id' | 'pauses'>

/** What can be done with a day of a habit. Each answers whether it was kept; if not, that has been said. */
export function useHabitDays(today: Day) {
  const vault = useVaultCalls()
  const skips = useEntityActions('habit_skip')
  const habits = useEntityActions('habit')
  return useMemo(() => {
    return {
      complete: (habitId: string, day: Day) =>
        wasDone(vault.run(completeHabit, { habitId, day, isNow: day === today })),
      note: (habitId: string, day: Day, note: Partial<DoneNote>) =>
        wasDone(vault.run(noteCompletion, { habitId, day, isNow: day === today, note })),
      /** Takes back what is noted of a day. What a tap alone made is taken back without a word. */
      async clear(habitId: string, day: Day, words: string | null) {
        const records = await tried(vault.run(clearHabitDay, { habitId, day }))
        if (records && records.length > 0 && words !== null)
          offerUndo(words, () => vault.run(restoreRecords, { records }))
      },
      async skip(habitId: string, day: Day, reason: string) {
        if ((await skips.create({ habitId, skippedDate: day, reason })) !== null)
          offerUndo('Skipped. It costs nothing.', () => vault.run(clearHabitDay, { habitId, day }))
      },
      async pause({ id, pauses }: Pausable, from: Day, to: Day | null, reason: string) {
        const isDone = await wasDone(vault.run(pauseHabit, { habitId: id, from, to, reason }))
        if (isDone) offerUndo('Paused. It costs nothing.', () => habits.patch(id, { pauses }))
        return isDone
      },
      async resume({ id, pauses }: Pausable) {
        const isDone = await wasDone(vault.run(resumeHabit, { habitId: id, today }))
        if (isDone) offerUndo('Resumed', () => habits.patch(id, { pauses }))
        return isDone
      },
    }
  }, [vault, skips, habits, today])
}

export type HabitDays = ReturnType<typeof useHabitDays>
