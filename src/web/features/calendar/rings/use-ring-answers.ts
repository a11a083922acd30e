import { useMemo } from 'react'
import { type Answered, answerChanges } from '#domain/calendar/reminders/ring-answer.ts'
import { timeOnWall } from '#domain/time/entry-date.ts'
import type { DueRow } from '#domain/views/calendar.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'

export const snoozeWords = {
  'ten-minutes': 'In 10 minutes',
  hour: 'In 1 hour',
  morning: 'Tomorrow morning',
} as const

/** Answers a ring; each answer can be taken back. */
export function useRingAnswers(zone: string): (row: DueRow, answer: Answered['answer']) => void {
  const { patch } = useEntityActions('reminder')
  return useMemo(
    () => (row, answer) => {
      const changes = answerChanges({ answer, atMs: row.atMs, pressedMs: Date.now() }, row.doneUpTo, zone)
      const { snoozedUntil } = changes
      const words = snoozedUntil
        ? `Again ${answer === 'morning' ? 'tomorrow ' : ''}at ${timeOnWall(Date.parse(snoozedUntil), zone)}`
        : 'Done'
      const before = snoozedUntil ? { snoozedUntil: null, snoozedRing: null } : { doneUpTo: row.doneUpTo }
      void patch(row.uid, changes).then(
        (isKept) => isKept && offerUndo(words, () => patch(row.uid, before), { description: row.title }),
      )
    },
    [patch, zone],
  )
}
