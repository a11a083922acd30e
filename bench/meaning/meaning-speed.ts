import { performance } from 'node:perf_hooks'
import { type Chance, seededRandom } from '#domain/chance/seeded-random.ts'
import { findPages } from '#domain/journal/search/find-pages.ts'
import { nearPages, nearQuery } from '#domain/journal/search/near-pages.ts'
import { PageIndex } from '#domain/journal/search/page-index.ts'
import { parseQuery } from '#domain/journal/search/search-query.ts'
import { loadEncoder } from '#domain/meaning/encoder.ts'
import { simdKernel } from '#domain/meaning/kernel.ts'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import { bytesOf, type MeaningEncoder, vectorLength } from '#domain/meaning/vectors.ts'
import { passageSpans } from '#domain/search/passages.ts'
import { zipfJournal } from '#domain/search/sample-journal.ts'
import { sentences } from '#domain/text/text.ts'
import { packedMeaning } from '../../scripts/build/pack-meaning.ts'
import { type Measure, median, tookMs } from '../measure.ts'
import { askedJournals } from './meaning-set.ts'

const pages = 10_000
/** The same journal as in the search. */
const wordsEach = 120
const sentenceCount = 200
const rounds = 10
const today = '2026-11-21'

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

/** How long a sentence takes to be read for what it means, and a search by words and by meaning over ten thousand pages. */
export function measureMeaning(): Measure[] {
  const file = packedMeaning()
  if (!file) throw new Error('The model of meaning is not installed: run npm install')
  let made: MeaningEncoder | undefined
  const loaded = tookMs(() => {
    made = loadEncoder(file, simdKernel())
  })
  const encoder = made as MeaningEncoder
  return [measureSentences(encoder, loaded), measureSearching(encoder)]
}

function measureSentences(encoder: MeaningEncoder, loaded: number): Measure {
  const texts = askedJournals()
    .flatMap(({ pages: written }) => written.flatMap(({ text }) => sentences(text)))
    .slice(0, sentenceCount)
  for (const { text } of texts.slice(0, 20)) encoder.encode(text)
  const took = texts.map(({ text }) => tookMs(() => encoder.encode(text)))
  const words = texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) / texts.length
  return {
    what: 'meaning of a sentence',
    ...{ measured: median(took), budget: 8, unit: 'ms', rule: 'at most' },
    note: `${words.toFixed(0)} words on average; p95 ${p95(took).toFixed(1)} ms; loading the model ${Math.round(loaded)} ms`,
  }
}

/** A vector of any direction: how long looking at it takes does not depend on what it means. */
function anyVector(chance: Chance): Int8Array {
  const vector = bytesOf(Float32Array.from({ length: vectorLength }, () => chance() - 0.5))
  if (!vector) throw new RangeError('A vector without a direction')
  return vector
}

function measureSearching(encoder: MeaningEncoder): Measure {
  const [words, meanings, chance] = [new PageIndex(), new MeaningIndex(), seededRandom(46)]
  for (const { uid, title, content, createdAt } of zipfJournal(pages, wordsEach)) {
    words.put(uid, { title, content, createdAt, zone: 'UTC', mood: null, energy: null, stress: null })
    const places = passageSpans(content).map(({ start, end }) => ({ uid, start, end }))
    meanings.put(
      uid,
      places.map((place) => ({ ...place, vector: anyVector(chance) })),
    )
  }
  const slots = words.slots()
  const asked = askedJournals().flatMap(({ pages: written }) =>
    written.flatMap(({ asked: question }) => question ?? []),
  )
  const [both, looking]: [number[], number[]] = [[], []]
  for (const text of [...asked.slice(0, 5), ...asked.slice(0, rounds * 5)]) {
    const beganAt = performance.now()
    const found = findPages(words, parseQuery(text, today), slots, 0).slots
    const vector = encoder.encode(text)
    const encodedAt = performance.now()
    const uids = new Set(found.map((slot) => words.at(slot)?.uid ?? ''))
    if (vector) nearPages(words, meanings.score(vector), nearQuery(text, today), slots, 0, uids)
    looking.push(performance.now() - encodedAt)
    both.push(performance.now() - beganAt)
  }
  return {
    what: 'search over 10,000 pages with both lists, p95',
    ...{ measured: p95(both.slice(5)), budget: 60, unit: 'ms', rule: 'at most' },
    note: `median ${median(both.slice(5)).toFixed(1)} ms, of which looking at ${meanings.passageCount} passages ${median(looking.slice(5)).toFixed(1)} ms`,
  }
}
