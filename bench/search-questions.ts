import { readFileSync } from 'node:fs'
import { findPages } from '#domain/journal/search/find-pages.ts'
import { PageIndex } from '#domain/journal/search/page-index.ts'
import { parseQuery } from '#domain/journal/search/search-query.ts'

const files = {
  sample: '../data/sample-life/pages.json',
  mason: './memory/life-mason.json',
  nurse: './memory/life-nurse.json',
  driver: './memory/life-driver.json',
} as const

interface Page {
  readonly day: string
  readonly title?: string
  readonly text: string
}

interface SearchQuestion {
  readonly life: keyof typeof files
  readonly question: string
  /** Days of the pages that answer; any of them counts. */
  readonly pages: readonly string[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const today = '2026-11-21'

function indexOf(life: keyof typeof files): PageIndex {
  const said = read(files[life]) as readonly Page[] | { readonly pages: readonly Page[] }
  const index = new PageIndex()
  for (const { day, title = '', text } of 'pages' in said ? said.pages : said) {
    const createdAt = `${day}T20:00:00.000Z`
    index.put(day, { title, content: text, createdAt, zone: 'UTC', mood: null, energy: null, stress: null })
  }
  return index
}

/** The questions whose page is among the first `within` that the search field shows, and the others. */
export function askSearchField(within: number): { readonly found: string[]; readonly missed: string[] } {
  const { questions } = read('./search-questions.json') as { readonly questions: readonly SearchQuestion[] }
  const indexes = new Map<keyof typeof files, PageIndex>()
  const [found, missed]: [string[], string[]] = [[], []]
  for (const { life, question, pages } of questions) {
    const index = indexes.get(life) ?? indexOf(life)
    indexes.set(life, index)
    const newestFirst = index.slots().toSorted((a, b) => (index.atMs[b] ?? 0) - (index.atMs[a] ?? 0))
    const { slots } = findPages(index, parseQuery(question, today), newestFirst, 0)
    const shown = slots.slice(0, within).map((slot) => index.at(slot)?.uid ?? '')
    ;(pages.some((page) => shown.includes(page)) ? found : missed).push(question)
  }
  return { found, missed }
}
