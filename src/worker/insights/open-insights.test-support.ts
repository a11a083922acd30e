import type { Analysis } from '#domain/insights/analysis.ts'
import type { InsightRange } from '#domain/insights/insight-range.ts'
import { analyticsPreferenceRecords } from '#domain/insights/records.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { addDays } from '#domain/time/day.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { type InsightEvent, type NoticedEvent, watchInsights, watchNoticed } from './insights.calls.ts'
import { insightStreams } from './insights.ts'

export const today = '2026-11-19'

/** Eighty days on every third or so of which a walk lifts mood by three points. */
export function openInsights() {
  const store = createStore()
  let nowMs = Date.parse(`${today}T18:00:00Z`)
  const tools: WorkerTools = {
    ...{ session: memorySession(store), now: () => nowMs, newUid: () => 'made', zone: 'UTC' },
  }
  for (let ago = 80; ago > 0; ago--) {
    const isWalk = (ago * 7) % 11 < 4
    const createdAt = `${addDays(today, -ago)}T20:00:00.000Z`
    const data = {
      ...newEntry(createdAt, 'UTC'),
      ...{ content: isWalk ? 'Walked.' : 'Stayed in.', mood: (isWalk ? 7 : 4) + ((ago * 5) % 3) },
      activities: isWalk ? ['walk'] : ['rest'],
    }
    store.apply([{ uid: `page ${ago}`, kind: journalEntries.kind, data, revision: 0, kept: 'here' }])
  }
  return {
    ...tools.session,
    store,
    remove: (uid: string) => store.apply([], [uid]),
    change: (uid: string, data: Partial<JournalEntry>) => {
      const page = store.one(journalEntries, uid)
      if (page) store.apply([{ ...page, data: { ...page.data, ...data } }])
    },
    keep: (kind: string, uid: string, data: unknown) =>
      store.apply([{ uid, kind, data, revision: 0, kept: 'here' }]),
    later: (days: number) => {
      nowMs += days * 86_400_000
    },
    lastAnalysis: () =>
      [...store.of(analyticsPreferenceRecords).values()].map(({ data }) => data.lastAnalysisDate),
    /** The first analysis of a range, on a device in a zone. */
    found(zone: string, range: InsightRange = '90'): Promise<Analysis> {
      const stopping = new AbortController()
      return new Promise((resolve, reject) => {
        const emit = (event: unknown) => {
          const told = event as InsightEvent
          if (told.is !== 'found') return
          resolve(told.analysis)
          stopping.abort()
        }
        insightStreams
          .find(({ name }) => name === watchInsights.name)
          ?.run({ ...tools, zone }, { range, today }, emit, stopping.signal)
          .catch(reject)
      })
    },
    /** What is told of thirty days: at first, and after `meanwhile` once with what is counted and once whole. Fewer, where nothing was put together again. */
    async foundAgainAfter(meanwhile: () => void): Promise<Analysis[]> {
      const stopping = new AbortController()
      const told: Analysis[] = []
      const stop = setTimeout(() => stopping.abort(), 6_000)
      const emit = (event: unknown) => {
        const heard = event as InsightEvent
        if (heard.is !== 'found') return
        told.push(heard.analysis)
        if (told.length === 1) meanwhile()
        if (told.length === 3) stopping.abort()
      }
      const stream = insightStreams.find(({ name }) => name === watchInsights.name)
      await stream?.run(tools, { range: '30', today }, emit, stopping.signal).catch(() => undefined)
      clearTimeout(stop)
      return told
    },
    async noticed(): Promise<NoticedEvent[]> {
      const events: NoticedEvent[] = []
      const stream = insightStreams.find(({ name }) => name === watchNoticed.name)
      await stream?.run(
        tools,
        { today },
        (event) => events.push(event as NoticedEvent),
        new AbortController().signal,
      )
      return events
    },
  }
}
