import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import type { Analysis } from '#domain/insights/analysis.ts'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { addDays } from '#domain/time/day.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { StreamImpl, WorkerTools } from '#worker/core/worker-calls.ts'
import { type InsightEvent, watchInsights } from '#worker/insights/insights.calls.ts'
import { insightStreams } from '#worker/insights/insights.ts'
import { importJournal } from './import.calls.ts'
import { importStreams } from './import.ts'

const today = '2026-11-19'

/** A year in which a swim lifts the mood, and nothing else that was done has anything to do with it. */
function daylioYear(): Blob {
  const chance = seededRandom(20)
  const rows = Array.from({ length: 365 }, (_, ago) => {
    const swims = chance() < 0.45
    const moods = swims ? ['rad', 'good', 'good', 'meh'] : ['meh', 'bad', 'bad', 'meh']
    const mood = moods[Math.floor(chance() * moods.length)]
    const others = ['movies / tv', 'work', 'friends'].filter(() => chance() < 0.4)
    return `${addDays(today, -1 - ago)},x,y,9:30 PM,${mood},${[...(swims ? ['swim'] : []), ...others].join(' | ')},`
  })
  return new Blob([['full_date,date,weekday,time,mood,activities,note', ...rows].join('\n')])
}

function openVault() {
  const uidFor = async (...of: readonly string[]) => createHash('sha256').update(of.join('\n')).digest('hex')
  const session = memorySession(createStore(), { uidFor })
  const tools: WorkerTools = {
    ...{ session, now: () => Date.parse(`${today}T18:00:00Z`), newUid: () => 'batch', zone: 'UTC' },
  }
  const abort = new AbortController()
  const run = async (
    streams: readonly StreamImpl[],
    { name }: { name: string },
    args: unknown,
    heard: (event: unknown) => void,
  ) => streams.find((one) => one.name === name)?.run(tools, args, heard, abort.signal)
  return { abort, run }
}

test('a year of Daylio gives sensible insights at once: what was there is found, and nothing that was not', {
  timeout: 60_000,
}, async () => {
  const { abort, run } = openVault()
  const noPictures = async (): Promise<EntryPhoto> => Promise.reject(new Error('There are none.'))
  const moods = { rad: 10, good: 8, meh: 6, bad: 4 }
  const files = [{ name: 'daylio_export.csv', file: daylioYear() }]
  await run(importStreams({ sealPicture: noPictures }), importJournal, { files, moods }, () => undefined)
  let analysis: Analysis | undefined
  await run(insightStreams, watchInsights, { range: 'all', today }, (event) => {
    const told = event as InsightEvent
    if (told.is !== 'found') return
    analysis = told.analysis
    abort.abort()
  }).catch((error: unknown) => {
    if (!abort.signal.aborted) throw error
  })
  expect(analysis).toMatchObject({ pages: 365, rated: 365, changes: [], chains: [], odd: [] })
  expect(analysis?.cycles.flatMap(({ cycles }) => cycles)).toEqual([])
  const found = analysis?.moves.filter(({ confidence }) => confidence !== null)
  expect(found?.map(({ name, measure, lag, confidence }) => [name, measure, lag, confidence])).toEqual([
    ['Swim', 'mood', 0, 'High'],
  ])
})
