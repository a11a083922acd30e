import { goals } from '#domain/goals/records/goal.ts'
import { goalMilestones, goalProgresses } from '#domain/goals/records/goal-parts.ts'
import { habits } from '#domain/habits/habit.ts'
import { habitCompletions, habitSkips } from '#domain/habits/habit-records.ts'
import { type DayRow, dayTable, type PageFacts } from '#domain/insights/day-table.ts'
import { habitDaysIn, stepDaysIn } from '#domain/insights/doings.ts'
import { type InsightRange, rangeDays } from '#domain/insights/insight-range.ts'
import { relationshipCalibrations } from '#domain/insights/records.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { journalInsights } from '#domain/journal/journal-insight.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import { mindfulnessSessions } from '#domain/mindfulness/mindfulness-records.ts'
import { sessionDays } from '#domain/mindfulness/sessions/session-day.ts'
import type { Day } from '#domain/time/day.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { changeOf } from '#worker/core/calm-change.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { livingPages } from './page-table.ts'

/** The days of a range with everything that is known of them. */
export function tableOf(
  { session, now, zone }: WorkerTools,
  facts: readonly PageFacts[],
  range: InsightRange,
  today: Day,
): DayRow[] {
  const places = livingPages(session)
    .map(({ data }) => ({ atMs: Date.parse(data.createdAt), zone: data.zone }))
    .sort((a, b) => a.atMs - b.atMs)
  const dayOfSession = sessionDays(places, myDayIn(session.store).startHour)
  const first = facts[0] && facts[0].day < today ? facts[0].day : today
  const practice = Array.from(session.store.of(mindfulnessSessions).values(), ({ data }) => ({
    day: dayOfSession(data),
    minutes: data.spentMs / 60_000,
  }))
  const { from, to } = rangeDays(range, today, first)
  return dayTable(facts, practice, from, to, {
    habits: habitDaysIn(session.store, today, { nowMs: now(), zone }),
    stepDays: stepDaysIn(session.store, (startedAt) => dayOfSession({ startedAt })),
  })
}

const watchedKinds = new Set([
  journalEntries.kind,
  journalInsights.kind,
  memoryCorrections.kind,
  myDayRecords.kind,
  mindfulnessSessions.kind,
  relationshipCalibrations.kind,
  habits.kind,
  habitCompletions.kind,
  habitSkips.kind,
  goals.kind,
  goalProgresses.kind,
  goalMilestones.kind,
] as string[])

/** Resolves once something that insights rest on has changed and has come to rest, or `signal` aborts. */
export const changed = (session: VaultSession, signal: AbortSignal): Promise<void> =>
  changeOf(session, watchedKinds, signal)
