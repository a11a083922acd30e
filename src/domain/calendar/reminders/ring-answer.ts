import { dateOnWall } from '../../time/day.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import type { Reminder } from './reminder.ts'

/** For how long a reminder can be put off. */
const snoozes = ['ten-minutes', 'hour', 'morning'] as const
export type Snooze = (typeof snoozes)[number]

/** For how long a ring can be put off: that of a habit not past the day that asks for it. */
export const snoozesOf = ({ habitId }: { readonly habitId: string | null }): readonly Snooze[] =>
  habitId === null ? snoozes : snoozes.filter((one) => one !== 'morning')

/** The instant (ms) until which something is quiet: in ten minutes, in an hour, at nine the next morning. */
export function snoozeEnd(snooze: Snooze, nowMs: number, zone: string): number {
  if (snooze === 'ten-minutes') return nowMs + 600_000
  if (snooze === 'hour') return nowMs + 3_600_000
  const tomorrow = dateOnWall(wallInstant(dateOnWall(nowMs, zone), '12:00', zone) + 86_400_000, zone)
  return wallInstant(tomorrow, '09:00', zone)
}

/** What was pressed on a reminder that rang at `atMs`, and when. */
export interface Answered {
  readonly answer: 'done' | Snooze
  readonly atMs: number
  readonly pressedMs: number
}

/** What an answer changes. Done stays done: another device may have done more by now. */
export function answerChanges(
  { answer, atMs, pressedMs }: Answered,
  doneUpTo: string | null,
  zone: string,
): Partial<Reminder> {
  const ring = new Date(atMs).toISOString()
  if (answer === 'done')
    return { doneUpTo: doneUpTo !== null && Date.parse(doneUpTo) > atMs ? doneUpTo : ring }
  return { snoozedUntil: new Date(snoozeEnd(answer, pressedMs, zone)).toISOString(), snoozedRing: ring }
}
