import { addDays, type Day, dayOf } from '#domain/time/day.ts'
import { type MyDayRule, weekNumberOf, weekStartOf } from '#domain/time/my-day.ts'

/** What was spent in the week that begins on `first`; `number` is that week's number in its year. */
export interface SessionWeek {
  readonly first: Day
  readonly number: number
  /** Whole minutes, rounded over the week and not session by session. */
  readonly minutes: number
  readonly sessions: number
}

/** The last `count` weeks up to the one that holds `today`, oldest first, with the time that was spent in each. */
export function sessionWeeks(
  sessions: Iterable<{ readonly startedAt: string; readonly spentMs: number }>,
  today: Day,
  rule: MyDayRule,
  count: number,
): SessionWeek[] {
  const thisWeek = weekStartOf(today, rule)
  const spent = new Map<Day, { ms: number; sessions: number }>()
  for (const { startedAt, spentMs } of sessions) {
    const first = weekStartOf(dayOf(Date.parse(startedAt), rule), rule)
    const before = spent.get(first) ?? { ms: 0, sessions: 0 }
    spent.set(first, { ms: before.ms + spentMs, sessions: before.sessions + 1 })
  }
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(thisWeek, (index - count + 1) * 7)
    const { ms, sessions: held } = spent.get(first) ?? { ms: 0, sessions: 0 }
    return { first, number: weekNumberOf(first, rule), minutes: Math.round(ms / 60_000), sessions: held }
  })
}
