import { type Day, type DayRule, dayOf } from '#domain/time/day.ts'
import type { SessionRow } from '#domain/views/mindfulness.ts'

/** The sessions of one day, the latest first. */
export interface SessionDay {
  readonly day: Day
  readonly sessions: readonly SessionRow[]
}

/** Sessions, latest first, by the person's day, latest first. */
export function sessionDays(rows: readonly SessionRow[], rule: DayRule): SessionDay[] {
  const days = new Map<Day, SessionRow[]>()
  for (const row of rows) {
    const day = dayOf(Date.parse(row.startedAt), rule)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].map(([day, sessions]) => ({ day, sessions }))
}

/** The answer to how much somebody practised, in a sentence. */
export function weeksSentence(
  weeks: readonly { readonly minutes: number; readonly sessions: number }[],
): string {
  const { minutes, sessions } = weeks.at(-1) ?? { minutes: 0, sessions: 0 }
  if (sessions === 0) return 'Nothing this week so far.'
  const time = minutes === 1 ? 'one minute' : `${minutes} minutes`
  return `This week ${time} in ${sessions === 1 ? 'one session' : `${sessions} sessions`}.`
}
