import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { addDays } from '#domain/time/day.ts'
import { createStore } from '#vault/store/memory-store.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { pageOfNode } from '#worker/memory/memory-answers.ts'
import { MemoryLife } from '#worker/memory/memory-life.ts'
import { overviewOf } from '#worker/memory/memory-overview.ts'
import { ownSource } from '#worker/memory/memory-source.ts'
import { summariesOf } from '#worker/memory/memory-summaries.ts'
import samplePages from '../../data/sample-life/pages.json' with { type: 'json' }
import { median } from '../measure.ts'
import type { Remembered } from './remembering.ts'

const last = '2026-11-19'
/** Whom the fictional life does not know. */
const strangers = [
  'Quillon',
  'Tobias',
  'Bertram',
  'Ilse',
  'Wanda',
  'Agnes',
  'Ottilie',
  'Edmund',
  'Chidi',
  'Roswitha',
]
/** Days of the fictional life. */
const lapDays = 1_000

setFlagsFromString('--expose_gc')
const collect: () => void = runInNewContext('gc')

function heapMb(): number {
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

/** What the processor gave this thread, ms: on a machine that others share, waiting for it is nobody's work. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Does something while everything else that waits for the thread takes its turns; the longest wait for one, and all the work, both in ms of the processor. */
async function watched(work: () => Promise<unknown>): Promise<{ longest: number; all: number }> {
  let isOn = true
  let longest = 0
  const began = workedMs()
  let before = began
  const turn = () => {
    const now = workedMs()
    longest = Math.max(longest, now - before)
    before = now
    if (isOn) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isOn = false
  turn()
  return { longest, all: workedMs() - began }
}

const uidOf = (nth: number): string => `0192f3a8-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`

/** A journal over a real store, a page a day, and what it keeps on its device, outside the heap. */
function journal(pages: number) {
  const store = createStore()
  const kept = new Map<string, Buffer>()
  const session = {
    userId: 1,
    store,
    readLocal: async <T>(name: string) => {
      const bytes = kept.get(name)
      return bytes && (JSON.parse(bytes.toString()) as T)
    },
    writeLocal: async <T>(name: string, value: T) => void kept.set(name, Buffer.from(JSON.stringify(value))),
  } as unknown as VaultSession
  const tools = {
    session,
    now: () => Date.parse(`${last}T20:00:00.000Z`),
    newUid: () => uidOf(0xf_ffff),
    zone: 'UTC',
  }
  const put = (nth: number, more = '') => {
    const told = samplePages[samplePages.length - 1 - (nth % samplePages.length)]
    const lap = Math.floor(nth / samplePages.length)
    const day = addDays(told?.day ?? last, -lap * lapDays)
    const data = { ...newEntry(`${day}T20:00:00.000Z`, 'UTC'), content: `${told?.text ?? ''}${more}` }
    const mood = told?.mood ?? null
    store.apply([
      { uid: uidOf(nth), kind: journalEntries.kind, data: { ...data, mood }, revision: 1, kept: 'synced' },
    ])
  }
  for (let nth = 0; nth < pages; nth++) put(nth)
  return { put, open: () => new MemoryLife(ownSource(tools), session, 1) }
}

/** Ten years from nothing, the same broken off in the middle and begun anew, and one entry among 10,000. */
async function measure(): Promise<Remembered> {
  const pages = 3_650
  // So that the engine's own code and tables are there, and warm.
  await journal(200).open().graph()
  const heapBefore = heapMb()
  const years = journal(pages)
  const heapOfPages = heapMb()
  const life = years.open()
  const { longest, all } = await watched(() => life.graph())
  const heap = heapMb() - heapOfPages
  const [oftenest] = life.latest?.nodes ?? []
  const told: number[] = []
  for (const ask of [
    () => overviewOf(life),
    () => summariesOf(life, life.source.now()),
    () => pageOfNode(life, oftenest?.id ?? ''),
  ])
    told.push((await watched(ask)).longest)
  life.end()

  const broken = journal(pages)
  const first = broken.open()
  const stop = first.onChange(() => {
    if (first.progress.read > pages / 2) first.stop()
  })
  await first.graph()
  const { read } = first.progress
  stop()
  await first.whole(0)
  first.end()
  const second = broken.open()
  await second.graph()
  const readTwice = read - second.tookMs.cached
  second.end()

  const many = journal(10_000)
  const whole = many.open()
  await whole.graph()
  const entries: number[] = []
  let longestEntry = 0
  for (let nth = 0; nth < strangers.length * 2; nth++) {
    // A name that comes to stand on a second page may stand on any other.
    const name = strangers[nth >> 1] ?? ''
    many.put(nth * 331, `\n\nMy friend ${name} rang. Later ${name} came by.`)
    const one = await watched(() => whole.graph())
    entries.push(one.all)
    longestEntry = Math.max(longestEntry, one.longest)
  }
  const reopened = await reopening(whole, many.open())
  whole.end()
  return {
    reopened,
    ...{ pages, all, longest, told, heap, heapOfPages: heapOfPages - heapBefore, readTwice, brokenAt: read },
    ...{ entry: median(entries), slowestEntry: Math.max(...entries), longestEntry },
  }
}

/** What it takes to have what was shown last after opening again, ms of the processor. */
async function reopening(before: MemoryLife, after: MemoryLife): Promise<number> {
  const overview = await overviewOf(before)
  if (!overview) return Number.POSITIVE_INFINITY
  before.snapshot.keep(overview)
  await before.snapshot.write()
  let isThere = false
  const { all } = await watched(async () => {
    isThere = (await after.snapshot.read()) !== null
  })
  after.end()
  return isThere ? all : Number.POSITIVE_INFINITY
}

parentPort?.postMessage(await measure())
