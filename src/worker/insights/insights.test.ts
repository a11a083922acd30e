import { expect, test } from 'vitest'
import { type Analysis, insightsEngine } from '#domain/insights/analysis.ts'
import { analyticsPreferenceRecords, insightAnswerRecords } from '#domain/insights/records.ts'
import { memoryCorrections } from '#domain/memory/memory-correction.ts'
import { mindfulnessSessions } from '#domain/mindfulness/mindfulness-records.ts'
import { addDays } from '#domain/time/day.ts'
import { defaultMyDay } from '#domain/time/my-day.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'
import { trackedOver } from '#vault/store/tracked-store.ts'
import { type JobBoard, keepBoard } from '#worker/core/background-jobs.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { NoticedEvent } from './insights.calls.ts'
import { lastNoticedQueries } from './last-noticed.ts'
import { openInsights, today } from './open-insights.test-support.ts'

const timeout = 60_000

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
  ).toHaveLength(3)
  const begun = openInsights()
  const myDay = { ...defaultMyDay, startHour: 4 }
  expect(await begun.foundAgainAfter(() => begun.keep(myDayRecords.kind, 'mine', myDay))).toHaveLength(3)
})

test('what comes by itself waits behind what a screen waits for', { timeout }, async () => {
  const { store, noticed, found } = openInsights()
  const begun: number[] = []
  const nothing = () => undefined
  const board: JobBoard = {
    begin: (_, priority) => {
      begun.push(priority)
      return { progress: nothing, held: nothing, completed: nothing, failed: nothing }
    },
    ask: async () => nothing(),
  }
  keepBoard(store, Promise.resolve(board))
  await noticed()
  await found('UTC')
  expect(begun).toEqual([0, 2])
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

test('a page that has changed is counted at once, before what is held against chance is reckoned anew', {
  timeout,
}, async () => {
  const { change, foundAgainAfter } = openInsights()
  const [before, counted, whole] = await foundAgainAfter(() => change('page 3', { mood: 1 }))
  const moodsOf = (analysis: Analysis | undefined) => analysis?.days.map(({ mood }) => mood)
  expect(moodsOf(counted)).not.toEqual(moodsOf(before))
  expect(moodsOf(counted)).toEqual(moodsOf(whole))
  expect(counted?.moves).toEqual(before?.moves)
})

test('what was noticed is there for the next start, no longer as something new', { timeout }, async () => {
  const { store, noticed } = openInsights()
  const [last] = lastNoticedQueries
  const rows = () => last?.rows(trackedOver(store).store, null, momentNow())
  expect(rows()).toEqual([])
  const told = (await noticed()).at(-1)
  expect(told).toMatchObject({ is: 'noticed', isNew: true })
  expect(rows()).toEqual([{ id: 'noticed', event: { ...told, isNew: false } }])
})

test('nothing that was noticed is kept for the next start once a page of it has changed or something was said to memory', {
  timeout,
}, async () => {
  const [last] = lastNoticedQueries
  const afterwards = async (change: (opened: ReturnType<typeof openInsights>, quoted: string) => void) => {
    const opened = openInsights()
    const event = (await opened.noticed()).at(-1)
    const quoted = event?.is === 'noticed' ? (event.noticed.evidence[0]?.entryUid ?? '') : ''
    change(opened, quoted)
    return last?.rows(trackedOver(opened.store).store, null, momentNow())
  }
  const forget = {
    createdAt: '2026-11-19T10:00:00.000Z',
    type: 'forget',
    surface: 'person:anna',
    name: 'Anna',
  }
  expect(await afterwards(() => undefined)).toHaveLength(1)
  expect(await afterwards(({ remove }, quoted) => remove(quoted))).toEqual([])
  expect(await afterwards(({ change }, quoted) => change(quoted, { content: 'Other words.' }))).toEqual([])
  expect(await afterwards(({ keep }) => keep(memoryCorrections.kind, 'said', forget))).toEqual([])
})
