import { expect, test } from 'vitest'
import { type Analysis, insightsEngine } from '#domain/insights/analysis.ts'
import type { InsightRange } from '#domain/insights/insight-range.ts'
import { analyticsPreferenceRecords, insightAnswerRecords } from '#domain/insights/records.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import { mindfulnessSessions } from '#domain/mindfulness/mindfulness-records.ts'
import { addDays } from '#domain/time/day.ts'
import { defaultMyDay } from '#domain/time/my-day.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { type InsightEvent, type NoticedEvent, watchInsights, watchNoticed } from './insights.calls.ts'
import { insightStreams } from './insights.ts'

const today = '2026-11-19'
const timeout = 60_000

/** Eighty days on every third or so of which a walk lifts mood by three points. */
function openInsights() {
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
    /** Answers once two analyses were told; `meanwhile` happens after the first. */
    async foundAgainAfter(meanwhile: () => void): Promise<boolean> {
      const stopping = new AbortController()
      let told = 0
      const stop = setTimeout(() => stopping.abort(), 6_000)
      const emit = (event: unknown) => {
        if ((event as InsightEvent).is !== 'found') return
        if (++told === 1) meanwhile()
        else stopping.abort()
      }
      const stream = insightStreams.find(({ name }) => name === watchInsights.name)
      await stream?.run(tools, { range: '30', today }, emit, stopping.signal).catch(() => undefined)
      clearTimeout(stop)
      return told === 2
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

test('the first insight comes once pages were read, is kept, and is not put together again within the week', {
  timeout,
}, async () => {
  const { noticed, later, lastAnalysis } = openInsights()
  const first = await noticed()
  expect(first.map(({ is }) => is)).toEqual(['coming', 'noticed'])
  expect(first[1]).toMatchObject({ isNew: true, noticed: { measure: 'mood' } })
  expect(lastAnalysis()).toEqual(['2026-11-19T18:00:00.000Z'])
  later(6)
  expect(await noticed()).toMatchObject([{ is: 'noticed', isNew: false }])
  later(1)
  expect((await noticed()).map(({ is }) => is)).toEqual(['noticed', 'noticed'])
  expect(lastAnalysis()).toEqual(['2026-11-26T18:00:00.000Z'])
})

test('who wants none by themselves gets none, and who wants no word of new ones none', {
  timeout,
}, async () => {
  const off = openInsights()
  off.keep(analyticsPreferenceRecords.kind, 'mine', { autoGenerateInsights: false })
  expect(await off.noticed()).toEqual([{ is: 'off' }])
  expect(off.lastAnalysis().filter(Boolean)).toEqual([])
  const quiet = openInsights()
  quiet.keep(analyticsPreferenceRecords.kind, 'mine', { notifyOnInsights: false })
  expect(await quiet.noticed()).toMatchObject([{ is: 'coming' }, { is: 'noticed', isNew: false }])
})

test('what was put away is not noticed, and what was kept too long is reckoned anew', {
  timeout,
}, async () => {
  const { noticed, keep, later } = openInsights()
  const [, found] = await noticed()
  const claim = found?.is === 'noticed' ? found.noticed.claim : ''
  keep(insightAnswerRecords.kind, 'said', {
    ...{ claim, words: claim, answer: 'disputed', createdAt: '2026-11-19T19:00:00Z' },
  })
  const [next] = await noticed()
  expect(next?.is === 'noticed' && next.noticed.claim).not.toBe(claim)
  later(365)
  expect((await noticed())[0]).toEqual({ is: 'coming' })
})

const quotedIn = (event: NoticedEvent | undefined): string[] =>
  event?.is === 'noticed' ? event.noticed.evidence.map(({ entryUid }) => entryUid) : []

test('what was kept is not shown once a page that it quotes is gone, in the trash or says something else', {
  timeout,
}, async () => {
  const { noticed, remove, change } = openInsights()
  const [gone = ''] = quotedIn((await noticed())[1])
  remove(gone)
  const [, second] = await noticed()
  const [trashed = '', ...others] = quotedIn(second)
  expect([trashed, ...others]).not.toContain(gone)
  change(trashed, { deletedAt: '2026-11-19T17:00:00.000Z' })
  const events = await noticed()
  expect(events.map(({ is }) => is)).toEqual(['coming', 'noticed'])
  const [rewritten = ''] = quotedIn(events[1])
  expect(quotedIn(events[1])).not.toContain(trashed)
  change(rewritten, { content: 'Other words.' })
  expect((await noticed()).map(({ is }) => is)).toEqual(['coming', 'noticed'])
})

test('where insights do not come by themselves, one that quotes a page that is gone is let go of', {
  timeout,
}, async () => {
  const { noticed, remove, keep, readLocal } = openInsights()
  const [gone = ''] = quotedIn((await noticed())[1])
  keep(analyticsPreferenceRecords.kind, 'mine', { autoGenerateInsights: false })
  expect((await noticed()).map(({ is }) => is)).toEqual(['noticed'])
  remove(gone)
  expect(await noticed()).toEqual([{ is: 'off' }])
  expect(await readLocal('insights.90')).toBeNull()
})

test('how long insights are kept follows what is chosen today, for every range', { timeout }, async () => {
  const { noticed, later, keep, readLocal, writeLocal } = openInsights()
  await noticed()
  await writeLocal('insights.all', await readLocal('insights.90'))
  keep(analyticsPreferenceRecords.kind, 'mine', { autoGenerateInsights: false, dataRetentionPeriod: 365 })
  later(60)
  expect((await noticed()).map(({ is }) => is)).toEqual(['noticed'])
  keep(analyticsPreferenceRecords.kind, 'mine', { autoGenerateInsights: false, dataRetentionPeriod: 30 })
  expect(await noticed()).toEqual([{ is: 'off' }])
  expect([await readLocal('insights.90'), await readLocal('insights.all')]).toEqual([null, null])
})

test('what older rules reckoned is not shown', { timeout }, async () => {
  const { noticed, keep, readLocal, writeLocal } = openInsights()
  await noticed()
  const kept = await readLocal<{ key: string }>('insights.90')
  expect(kept?.key).toMatch(new RegExp(`^${insightsEngine}\\.`))
  await writeLocal('insights.90', { ...kept, key: kept?.key.replace(/^\d+/, '1') })
  keep(analyticsPreferenceRecords.kind, 'mine', { autoGenerateInsights: false })
  expect(await noticed()).toEqual([{ is: 'off' }])
  expect(await readLocal('insights.90')).toBeNull()
})

test('the same journal gives the same insights in every zone', { timeout }, async () => {
  const { keep, found } = openInsights()
  for (let ago = 80; ago > 0; ago--)
    if ((ago * 7) % 11 < 4)
      keep(mindfulnessSessions.kind, `session ${ago}`, {
        ...{ type: 'meditation', meditationType: 'cbt', isGuided: true, isComplete: true },
        ...{ startedAt: `${addDays(today, -ago)}T21:00:00.000Z`, plannedMs: 600_000, spentMs: 600_000 },
        ...{ moodBefore: null, moodAfter: null, ...(ago % 2 === 0 ? { zone: 'Europe/London' } : {}) },
      })
  const practice = ({ moves }: Analysis) => moves.filter(({ kind }) => kind === 'practice')
  const here = practice(await found('UTC'))
  expect(here.length).toBeGreaterThan(0)
  expect(practice(await found('Asia/Tokyo'))).toEqual(here)
})

test('insights are put together again after a correction of memory and another beginning of the day', {
  timeout,
}, async () => {
  const corrected = openInsights()
  const correction = {
    type: 'no-name',
    surface: 'person:rose',
    name: 'Rose',
    createdAt: '2026-11-19T10:00:00Z',
  }
  expect(
    await corrected.foundAgainAfter(() => corrected.keep(memoryCorrections.kind, 'said', correction)),
  ).toBe(true)
  const begun = openInsights()
  const myDay = { ...defaultMyDay, startHour: 4 }
  expect(await begun.foundAgainAfter(() => begun.keep(myDayRecords.kind, 'mine', myDay))).toBe(true)
})

test('what was kept is not shown once somebody is forgotten', { timeout }, async () => {
  const { noticed, keep, readLocal } = openInsights()
  await noticed()
  keep(analyticsPreferenceRecords.kind, 'mine', { autoGenerateInsights: false })
  const seen = {
    type: 'seen-page',
    entryId: 'page 1',
    isNeverAgain: false,
    createdAt: '2026-11-19T10:00:00Z',
  }
  keep(memoryCorrections.kind, 'seen', seen)
  expect((await noticed()).map(({ is }) => is)).toEqual(['noticed'])
  const forget = { type: 'forget', surface: 'person:rose', name: 'Rose', createdAt: '2026-11-19T10:00:00Z' }
  keep(memoryCorrections.kind, 'said', forget)
  expect(await noticed()).toEqual([{ is: 'off' }])
  expect(await readLocal('insights.90')).toBeNull()
})

test('a calendar month is put together from its own days, and nothing of it is kept', {
  timeout,
}, async () => {
  const { found, readLocal } = openInsights()
  const { from, to, pages, rated } = await found('UTC', '2026-10')
  expect({ from, to, pages, rated }).toEqual({ from: '2026-10-01', to: '2026-10-31', pages: 31, rated: 31 })
  expect(await readLocal('insights.2026-10')).toBeUndefined()
})
