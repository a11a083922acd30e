import { useLayoutEffect, useMemo, useRef } from 'react'
import type { HabitCompletion, HabitSkip } from '#domain/habits/habit-records.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import type { DoneNote, HabitRow } from '#domain/views/habit-rows.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { tried, wasDone } from '#web/lib/vault/say-failed.ts'
import { useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDay, useMyDayChoices } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { type RemovedRecord, restoreRecords } from '#worker/core/entity.calls.ts'
import {
  clearHabitDay,
  completeHabit,
  noteCompletion,
  pauseHabit,
  resumeHabit,
} from '#worker/habits/habits.calls.ts'
import { gridLength, type HabitsPlace, shownDays } from './habits-place.ts'

/** The person's day now. */
export function useToday(): Day {
  return dayOf(useNow(), useMyDay())
}

/**
 * All habits as a place of the page shows them, and the stacks that they stand in. While another day is asked for, the one before stands, with its rows; so
 * does yesterday until the worker has answered for a day that began meanwhile.
 */
export function useHabits(place: HabitsPlace) {
  const today = useToday()
  const { day, until } = shownDays(place, today)
  const { rows, isReady: hasRows } = useView('habits.rows', {
    today,
    days: gridLength,
    ...(day !== today && { day }),
    ...(until !== today && { until }),
  })
  const before = useRef<{ today: Day; day: Day; until: Day; habits: readonly HabitRow[] } | null>(null)
  const now = hasRows ? { today, day, until, habits: rows } : before.current
  useLayoutEffect(() => {
    before.current = now
  })
  const stacks = useEntities('habit_stack')
  const places = useEntities('habit_stack_item')
  const isReady = now !== null && stacks.isReady && places.isReady
  const shown = now ?? { today, day, until, habits: rows }
  return { ...shown, isReady, stacks: stacks.rows, places: places.rows }
}

/** Whether days in a row are counted where a person sees a habit: everywhere unless they said otherwise, there or for this habit. */
export function useShowsStreak({ showsStreak }: Pick<HabitRow, 'showsStreak'>): boolean {
  return useMyDayChoices().showsStreak && showsStreak
}

/** What a completion or a skip says beyond itself, so that pressing again does not bring it back. */
function saysMore({ data }: RemovedRecord, today: Day): boolean {
  const { notes, mood, difficulty, value, reason, completedAt, completedDate } = data as Partial<
    HabitCompletion & HabitSkip
  >
  const hasHour = !!completedAt && completedDate !== today
  return !!notes || !!reason || hasHour || [mood, difficulty, value].some((one) => one != null)
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
      /** Takes back the completion of a day, or its skip. Undo is offered where pressing again would not bring it back whole. */
      async clear(habitId: string, day: Day, words: string): Promise<boolean> {
        const records = await tried(vault.run(clearHabitDay, { habitId, day }))
        if (records?.some((one) => saysMore(one, today)))
          offerUndo(words, () => vault.run(restoreRecords, { records }))
        return records !== null
      },
      async skip(habitId: string, day: Day, reason: string) {
        const uid = await skips.create({ habitId, skippedDate: day, reason })
        if (uid !== null) offerUndo('Skipped. It costs nothing.', () => skips.take(uid))
        return uid !== null
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
