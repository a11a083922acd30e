import { findPages } from '#domain/journal/search/find-pages.ts'
import type { SearchedEntry } from '#domain/journal/search/page-facts.ts'
import { PageIndex } from '#domain/journal/search/page-index.ts'
import { relatedPages } from '#domain/journal/search/related-pages.ts'
import { parseQuery } from '#domain/journal/search/search-query.ts'
import { zipfJournal } from '#domain/search/sample-journal.ts'
import { fold } from '#domain/text/fold.ts'
import { type Measure, median } from './measure.ts'
import { askSearchField } from './search-questions.ts'

const pages = 10_000
/** The same journal as in the reload. */
const wordsEach = 120
const rounds = 40
const today = '2026-11-21'

/** What somebody types: letters of a word, common and rare words, several, words in a row, operators, slips. */
const typed = [
  ...['b', 'ba', 'tomi', 'rentomi', 'ren tomi', 'sul or ke', 'ba -ren', '"ba ren"', 'tomi ren sul ke wa'],
  ...[
    'mood:>5 tomi',
    'after:2026 ren',
    'before:2020 tomi',
    'on:2024-02 ba',
    'on:2024-02-11',
    'mood:none -ba',
  ],
  ...['with:tomi', '#work', 'is:starred', 'tomirx', 'rentomisulx'],
]

function entries(): [string, SearchedEntry][] {
  return zipfJournal(pages, wordsEach).map(({ uid, title, content, createdAt }, at) => {
    const mood = at % 11 === 0 ? null : (at % 10) + 1
    return [uid, { title, content, createdAt, zone: 'Europe/Stockholm', mood, energy: null, stress: null }]
  })
}

function tookMs(run: () => unknown): number {
  const beganAt = performance.now()
  run()
  return performance.now() - beganAt
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

/** Searches over ten thousand pages; and beside them, in turns, the plain way: every folded text looked through for every word. */
export function measureSearch(): Measure[] {
  const journal = entries()
  const texts = journal.map(([, { title, content }]) => fold(`${title}\n${content}`))
  const index = new PageIndex()
  const built = tookMs(() => {
    for (const [uid, entry] of journal) index.put(uid, entry)
  })
  const slots = index.slots()
  const [ours, plain]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++)
    for (const query of typed) {
      const took = tookMs(() => findPages(index, parseQuery(query, today), slots, 0))
      const words = query.split(' ').filter((word) => /^[a-z]+$/.test(word) && word !== 'or')
      if (round > 1) ours.push(took)
      if (words.length === 0) continue
      const tookPlainly = tookMs(() => texts.filter((text) => words.every((word) => text.includes(word))))
      if (round > 1) plain.push(tookPlainly)
    }
  const edits = journal
    .slice(0, 200)
    .map(([uid, entry]) => tookMs(() => index.put(uid, { ...entry, content: `${entry.content} again` })))
  return [
    {
      what: 'search over 10,000 entries, p95',
      ...{ measured: p95(ours), budget: 10, unit: 'ms', rule: 'at most' },
      note: `median ${median(ours).toFixed(1)} ms; index ${Math.round(built)} ms; one edit ${median(edits).toFixed(2)} ms`,
    },
    {
      what: 'search, of a plain scan of folded texts',
      ...{ measured: median(ours) / median(plain), budget: 1, unit: 'times', rule: 'at most' },
      note: `plain scan ${median(plain).toFixed(1)} ms, words only`,
    },
    measureRelated(index, journal),
    measureQuestions(index, slots),
  ]
}

function measureRelated(index: PageIndex, journal: readonly [string, SearchedEntry][]): Measure {
  const took = journal.slice(0, 60).flatMap(([uid]) => {
    const page = index.get(uid)
    return page ? [tookMs(() => relatedPages(index, page, 5))] : []
  })
  return {
    what: 'related pages of one among 10,000',
    ...{ measured: median(took.slice(10)), budget: 100, unit: 'ms', rule: 'at most' },
    note: 'off the screen, while the list of them is shown',
  }
}

/** Whole questions: whether the page that answers is among the first three, and how long ten thousand pages take. */
function measureQuestions(index: PageIndex, slots: Uint32Array): Measure {
  const { found, missed } = askSearchField(3)
  const asked = 'When did I last see rentomi with the sul?'
  const took = Array.from({ length: rounds }, () =>
    tookMs(() => findPages(index, parseQuery(asked, today), slots, 0)),
  )
  return {
    what: 'search, whole questions, page in the first three',
    ...{
      measured: found.length / (found.length + missed.length),
      budget: 0.9,
      unit: 'times',
      rule: 'at least',
    },
    note: `${found.length} of ${found.length + missed.length}; over 10,000 entries ${median(took).toFixed(1)} ms`,
  }
}
