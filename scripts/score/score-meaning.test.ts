import { expect, test } from 'vitest'
import { tellingWords } from '#domain/search/word-keys.ts'
import { sentences } from '#domain/text/text.ts'
import { askedJournals, askedSentences } from '../../bench/meaning/meaning-set.ts'
import { builtEncoder } from './score-encoder.ts'
import { askedByKeywords, askedInOtherWords, journalsOf, shareOf } from './score-meaning.ts'

test('seventy pages of seven journals are asked for without one of their telling words', () => {
  const journals = askedJournals()
  expect(journals.map(({ pages }) => pages.length)).toEqual(Array(7).fill(30))
  const shared = journals.flatMap(({ pages }) =>
    pages.flatMap(({ text, asked }) => {
      if (asked === undefined) return []
      const stems = new Set(tellingWords(text).map(({ stem }) => stem))
      return [tellingWords(asked).filter(({ stem }) => stems.has(stem)).length]
    }),
  )
  expect(shared).toEqual(Array(70).fill(0))
})

test('each of 21 questions is answered by a sentence of its journal', () => {
  const pages = new Map(
    askedJournals().flatMap((one) => one.pages.map((page) => [`${one.name} ${page.day}`, page])),
  )
  for (const { name, day, sentence } of askedSentences())
    expect(sentences(pages.get(`${name} ${day}`)?.text ?? '').map(({ text }) => text)).toContain(sentence)
})

const some: ReadonlySet<string> = new Set(
  askedJournals()
    .slice(0, 3)
    .map(({ name }) => name),
)

// Three of the seven, to be quick; `npm run score` asks all (bench/meaning/README.md).
test('two of three pages are found in five by what they mean, and a search by a page’s own words finds what it found', () => {
  const journals = journalsOf(builtEncoder(), (name) => some.has(name))
  const { field, all, retrieval } = askedInOtherWords(journals)
  expect(shareOf(field.meaning).value).toBeGreaterThanOrEqual(0.65)
  expect(shareOf(all.meaning).value).toBeGreaterThanOrEqual(0.65)
  expect(shareOf(retrieval.meaning).value).toBeGreaterThanOrEqual(0.65)
  const { first, three } = askedByKeywords(journals)
  const lost = ({ words, meaning }: typeof first) => shareOf(words).value - shareOf(meaning).value
  expect(lost(first)).toBeLessThanOrEqual(0.005)
  expect(lost(three)).toBeLessThanOrEqual(0.03)
}, 120_000)
