import { readFileSync } from 'node:fs'
import { retrieve } from '#domain/companion/retrieval/retrieve.ts'
import { loadEncoder } from '#domain/meaning/encoder.ts'
import { simdKernel } from '#domain/meaning/kernel.ts'
import { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import type { MeaningEncoder } from '#domain/meaning/vectors.ts'
import { passageSpans } from '#domain/search/passages.ts'
import { SearchIndex } from '#domain/search/search-index.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import { packedMeaning } from '../../scripts/build/pack-meaning.ts'
import type { Measure } from '../measure.ts'

interface WrittenPage {
  readonly text?: string
  readonly content?: string
}

const files = ['./held.json', '../diaries/held.json', '../memory/life-teacher.json'] as const

function pagesOf(file: string): string[] {
  const said = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as
    | readonly WrittenPage[]
    | { readonly pages: readonly WrittenPage[] }
  return ('pages' in said ? said.pages : said).map(({ text, content }) => text ?? content ?? '')
}

/** The same numbers from 0 to 1 every time (Numerical Recipes, 1992). */
function numbers(): () => number {
  let seed = 11
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
}

/** The share of searches for two or three of a page's own telling words that find it first, and in three. */
export interface KeywordFinding {
  readonly asked: number
  readonly first: number
  readonly inThree: number
}

/** Over pages of invented people that nothing was tuned on; `encoder`: with meaning, null: by words alone. */
export function keywordFinding(encoder: MeaningEncoder | null): KeywordFinding {
  const next = numbers()
  let [asked, first, inThree] = [0, 0, 0]
  for (const texts of files.map(pagesOf)) {
    const [index, meanings] = [new SearchIndex(), new MeaningIndex()]
    for (const [at, content] of texts.entries()) {
      const uid = String(at)
      index.put({ uid, title: '', content, createdAt: '2026-01-01T20:00:00.000Z', day: '2026-01-01' })
      const passages = passageSpans(content).flatMap(({ text, start, end }) => {
        const vector = encoder?.encode(text)
        return vector ? [{ uid, start, end, vector }] : []
      })
      meanings.put(uid, passages)
    }
    for (const [at, content] of texts.entries()) {
      const own = new Map(
        tellingWords(content).map(({ stem, start, end }) => [stem, content.slice(start, end).toLowerCase()]),
      )
      const telling = [...own].filter(([stem]) => index.term(stem)?.isStrong).map(([, word]) => word)
      for (const count of [2, 3]) {
        const text = telling
          .map((word) => ({ word, place: next() }))
          .sort((a, b) => a.place - b.place)
          .slice(0, count)
          .map(({ word }) => word)
          .join(' ')
        const vector = encoder?.encode(text)
        const near = vector ? meanings.score(vector) : null
        const found = retrieve(index, { text, limit: 15, near }).map(({ passage }) => passage.entryUid)
        const place = [...new Set(found)].indexOf(String(at))
        asked++
        if (place === 0) first++
        if (place >= 0 && place < 3) inThree++
      }
    }
  }
  return { asked, first: first / asked, inThree: inThree / asked }
}

/** So much of finding by words may be lost for finding by meaning. */
const least = { first: 0.005, inThree: 0.03 } as const

/** That meaning does not come between somebody and a page whose words they know. */
export function measureKeywordFinding(): Measure[] {
  const file = packedMeaning()
  if (!file) return []
  const words = keywordFinding(null)
  const both = keywordFinding(loadEncoder(file, simdKernel()))
  return (['first', 'inThree'] as const).map((place) => ({
    what: `a page by 2 or 3 of its own words, ${place === 'first' ? 'first' : 'in three'}`,
    ...{ measured: both[place], budget: words[place] - least[place], unit: 'times', rule: 'at least' },
    note: `words and meaning; words alone ${words[place].toFixed(3)}, of ${both.asked} searches`,
  }))
}

if (process.argv[1] === import.meta.filename) console.log(measureKeywordFinding())
