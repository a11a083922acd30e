import { useMemo } from 'react'
import { type Answered, answerChanges } from '#domain/calendar/reminders/ring-answer.ts'
import { dayOf } from '#domain/time/day.ts'
import { timeOnWall } from '#domain/time/entry-date.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import type { DueRow } from '#domain/views/calendar.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { wasDone } from '#web/lib/vault/say-failed.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { clearHabitDay, completeHabit } from '#worker/habits/habits.calls.ts'

export const snoozeWords = {
  'ten-minutes': 'In 10 minutes',
  hour: 'In 1 hour',
  morning: 'Tomorrow morning',
} as const

/** Answers a ring; each answer can be taken back. */
export function useRingAnswers(rule: MyDayRule): (row: DueRow, answer: Answered['answer']) => void {
  const vault = useVaultCalls()
  const own = useEntityActions('reminder')
  return useMemo(() => {
    const { zone } = rule
    /** What a habit's ring is put off by is a record of its own. */
    const putOff = async ({ title, atMs, habitId }: DueRow, changes: object) => {
      const startTime = new Date(atMs).toISOString()
      const uid = await own.create({ title, zone, startTime, endTime: startTime, habitId, ...changes })
      return uid === null ? null : () => own.take(uid)
    }
    const complete = async (habitId: string, atMs: number) => {
      const day = { habitId, day: dayOf(atMs, rule) }
      const isDone = await wasDone(vault.run(completeHabit, { ...day, isNow: true }))
      return isDone ? () => vault.run(clearHabitDay, day) : null
    }
    const change = async ({ uid, doneUpTo }: DueRow, changes: ReturnType<typeof answerChanges>) => {
      const before = changes.snoozedUntil ? { snoozedUntil: null, snoozedRing: null } : { doneUpTo }
      return (await own.patch(uid, changes)) ? () => own.patch(uid, before) : null
    }
    return async (row, answer) => {
      const { habitId, atMs, doneUpTo, title } = row
      const changes = answerChanges({ answer, atMs, pressedMs: Date.now() }, doneUpTo, zone)
      const until = changes.snoozedUntil
      const words = until
        ? `Again ${answer === 'morning' ? 'tomorrow ' : ''}at ${timeOnWall(Date.parse(until), zone)}`
        : 'Done'
      const undo =
        habitId === null
          ? await change(row, changes)
          : until
            ? await putOff(row, changes)
            : await complete(habitId, atMs)
      if (undo) offerUndo(words, undo, { description: title })
    }
  }, [own, vault, rule])
}
