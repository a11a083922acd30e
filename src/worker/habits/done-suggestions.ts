import { habits } from '#domain/habits/habit.ts'
import { habitCompletions, habitSkips } from '#domain/habits/habit-records.ts'
import { type DeedLook, lookAtDeeds } from '#domain/insights/deeds/look-at-deeds.ts'
import { analyticsPreferenceRecords, analyticsPreferencesIn } from '#domain/insights/records.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { hashOf } from '#domain/journal/reading/reading-digest.ts'
import { mindfulnessSessions } from '#domain/mindfulness/mindfulness-records.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { doneDaysIn, doneSuggestionsOf } from '#domain/views/done-days.ts'
import type { Store } from '#vault/store/store.ts'
import { calmMs, changeOf } from '#worker/core/calm-change.ts'
import { rest } from '#worker/core/pause.ts'
import { riskReader } from '#worker/core/risk-reader.ts'
import { emitting, type StreamImpl } from '#worker/core/worker-calls.ts'
import { watchDone } from './done-suggestions.calls.ts'
import { inSlices } from './in-slices.ts'

const watchedKinds = new Set<string>([
  habits.kind,
  habitCompletions.kind,
  habitSkips.kind,
  journalEntries.kind,
  mindfulnessSessions.kind,
  myDayRecords.kind,
  analyticsPreferenceRecords.kind,
])

/** What was compared last in an open vault, and of what: the same days are not compared again. */
const compared = new WeakMap<Store, { readonly key: string; readonly looks: readonly DeedLook[] }>()

/** What days show, compared in slices shorter than a frame once the screen has come to rest. Nothing where the person wants no insights by themselves. */
export const doneStreams: readonly StreamImpl[] = [
  emitting(watchDone, async ({ session, now, zone }, { today }, emit, signal) => {
    await rest(calmMs, signal)
    while (!signal.aborted) {
      const change = changeOf(session, watchedKinds, signal)
      if (analyticsPreferencesIn(session.store).autoGenerateInsights) {
        const days = doneDaysIn(session.store, today, { nowMs: now(), zone })
        const { firstDay, deeds, habits: kept, ratings } = days
        const key = hashOf(JSON.stringify([firstDay, deeds, kept, ratings]))
        const before = compared.get(session.store)
        const looks = before?.key === key ? before.looks : await inSlices(lookAtDeeds(days), signal)
        if (looks) {
          compared.set(session.store, { key, looks })
          emit(doneSuggestionsOf(days, looks, await riskReader()))
        }
      } else emit([])
      await change
    }
  }),
]
