import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readEntry } from '#domain/journal/reading/read-entry.ts'
import { readPage } from '#domain/journal/reading/read-page.ts'
import { digestOf, type ReadingDigest } from '#domain/journal/reading/reading-digest.ts'
import { type Measure, median, tookMs } from './measure.ts'

const context = { day: '2026-11-21', weekStart: 'monday', names: [], notNames: [] } as const
const pages = 3_650
const wordsEach = 120
/** The most words of one entry that are read. */
const longest = 7_000

/** Turned in ever other orders they make pages that differ, of the kind that the engine has most to do with: English, with feelings, names, times. */
const sentences = [
  'Last night I finally called Anna, and my hands shook on the phone.',
  'She laughed and told me about Lisbon, about the flat with the green door and her new job at the clinic.',
  'I asked for help with the piano, which is stupid, because I always ruin everything that has strings.',
  'My mum would say that I should go.',
  'I was so worried about the meeting on Monday that I could not sleep.',
  'Then it rained, and we walked home the long way, and I was happy.',
  'I don’t know whether to take the job in Berlin.',
  'It was not a bad day, only a long one.',
  'At lunch I sat by the river and read for an hour without looking at my phone.',
  'Dr. Weber says that the knee is better than it was in 2019.',
  'I never finish anything, and I am tired of hearing myself say so.',
  'We had soup, bread, and the last of the blue cheese.',
  'Ilse did not answer; she never does when it matters.',
  'I felt grateful that somebody had kept the light on for me.',
] as const

function pageOf(nth: number, words: number): string {
  const said: string[] = []
  for (let at = nth * 5, count = 0; count < words; at += (nth % 3) + 1) {
    const sentence = sentences[at % sentences.length] ?? ''
    said.push(sentence)
    count += sentence.split(' ').length
  }
  return `${said.join(' ')} That was page ${nth}.`
}

/** Without collecting first, the figure would be what happened to lie around. */
setFlagsFromString('--expose_gc')
const collect: () => void = runInNewContext('gc')

function heapMb(): number {
  collect()
  return process.memoryUsage().heapUsed / 1e6
}

/** The reading of one long entry, and of ten years of entries. */
export function measureReading(): Measure[] {
  const journal = Array.from({ length: pages }, (_, nth) => pageOf(nth, wordsEach))
  for (const text of journal.slice(0, 200)) readEntry(text, context)
  const [one = ''] = journal
  const usual = median(Array.from({ length: 50 }, () => tookMs(() => readEntry(one, context))))
  const long = pageOf(1, longest)
  const longMs = median(Array.from({ length: 7 }, () => tookMs(() => readEntry(long, context))))
  const before = heapMb()
  const kept: ReadingDigest[] = []
  const all = tookMs(() => {
    for (const text of journal) kept.push(digestOf(readPage(text, context)))
  })
  const grown = heapMb() - before
  const whole = tookMs(() => {
    for (const text of journal) readEntry(text, context)
  })
  const bytes = kept.reduce((sum, digest) => sum + JSON.stringify(digest).length, 0)
  return [
    {
      what: 'one entry read',
      ...{ measured: usual, budget: 20, unit: 'ms', rule: 'at most' },
      note: `${wordsEach} words, median; one of ${longest.toLocaleString('en-US')} words ${Math.round(longMs)} ms`,
    },
    {
      what: 'ten years of entries read',
      ...{ measured: all, budget: 3_000, unit: 'ms', rule: 'at most' },
      note: `${pages.toLocaleString('en-US')} of ${wordsEach} words, for what is kept of them; with all that stands beside an open one ${Math.round(whole)} ms`,
    },
    {
      what: 'what was read of them, in memory',
      ...{ measured: grown, budget: 20, unit: 'MB', rule: 'at most' },
      note: `${(bytes / 1e6).toFixed(1)} MB as text, before sealing`,
    },
  ]
}
