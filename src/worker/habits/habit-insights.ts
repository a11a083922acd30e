import { habits } from '#domain/habits/habit.ts'
import { habitCompletions, habitSkips } from '#domain/habits/habit-records.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { findingsIn } from '#domain/views/habit-insights.ts'
import { changeOf } from '#worker/core/calm-change.ts'
import { emitting, type StreamImpl } from '#worker/core/worker-calls.ts'
import { watchHabit } from './habit-insights.calls.ts'
import { inSlices } from './in-slices.ts'

const watchedKinds = new Set<string>([
  habits.kind,
  habitCompletions.kind,
  habitSkips.kind,
  journalEntries.kind,
  myDayRecords.kind,
])

/** What is compared of habits, in slices shorter than a frame. */
export const habitInsightStreams: readonly StreamImpl[] = [
  emitting(watchHabit, async ({ session, now, zone }, { uid, today }, emit, signal) => {
    while (!signal.aborted) {
      const change = changeOf(session, watchedKinds, signal)
      const work = findingsIn(session.store, uid, today, { nowMs: now(), zone })
      const found = await inSlices(work, signal)
      if (found) emit(found)
      await change
    }
  }),
]
