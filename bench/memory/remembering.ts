import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Measure } from '../measure.ts'

/** What the thread of memory measured: ms of the processor, MB. */
export interface Remembered {
  readonly pages: number
  readonly all: number
  readonly longest: number
  /** The longest slice of an overview, of all summaries, and of the page of a node. */
  readonly told: readonly number[]
  readonly heap: number
  /** Of the pages themselves. */
  readonly heapOfPages: number
  readonly brokenAt: number
  readonly readTwice: number
  readonly entry: number
  readonly slowestEntry: number
  readonly longestEntry: number
  /** From opening to what was shown last, at 10,000 pages. */
  readonly reopened: number
}

/** Memory in a thread of its own, as in the app: ten years of entries from nothing, and one entry among 10,000. */
export async function measureRemembering(): Promise<Measure[]> {
  const thread = new Worker(new URL('./remembering-thread.ts', import.meta.url))
  const [measured] = (await once(thread, 'message')) as [Remembered]
  await thread.terminate()
  const { pages, all, longest, told, heap, heapOfPages, brokenAt, readTwice } = measured
  const { entry, slowestEntry, longestEntry, reopened } = measured
  const note = `${pages.toLocaleString('en-US')} pages of the sample life, from nothing`
  const rule = 'at most'
  return [
    { what: 'ten years remembered', measured: all, budget: 10_000, unit: 'ms', rule, note },
    { what: 'longest slice of it', measured: longest, budget: 50, unit: 'ms', rule },
    {
      what: 'longest slice of what is told of it',
      ...{ measured: Math.max(...told), budget: 50, unit: 'ms', rule },
      note: `overview, summaries, page of a node: ${told.map(Math.round).join(', ')} ms`,
    },
    {
      what: 'pages read for it when broken off, of all',
      ...{ measured: (pages + readTwice) / pages, budget: 1, unit: 'times', rule },
      note: `after ${brokenAt.toLocaleString('en-US')} of them`,
    },
    {
      what: 'heap of the thread with memory',
      ...{ measured: heap, budget: 60, unit: 'MB', rule },
      note: `more than the ${Math.round(heapOfPages)} MB of the pages`,
    },
    {
      what: 'Memory Lane of 10,000 pages as it was left',
      ...{ measured: reopened, budget: 400, unit: 'ms', rule },
      note: 'from the sealed snapshot, until the worker has it',
    },
    {
      what: 'one entry remembered at 10,000',
      ...{ measured: entry, budget: 20, unit: 'ms', rule },
      note: `median of 20, half of which make a name known; the slowest ${Math.round(slowestEntry)} ms, longest slice ${Math.round(longestEntry)} ms`,
    },
  ]
}
