import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JournalInsight } from '../journal-insight.ts'
import { corrected, latestInsights, taughtNames } from './corrections.ts'
import { readEntry } from './read-entry.ts'
import { suggestionKey } from './suggestions.ts'

const entryId = '0192f3a8-0000-7000-8000-000000000001'
const context = { day: '2026-11-21', weekStart: 'monday', names: [], notNames: [] } as const
const text = `I met Anna at the piano school. I was so happy that she played.
I always ruin everything that has strings. Later we walked home by the river and talked about nothing.`
const reading = readEntry(text, context)

type Said = Pick<JournalInsight, 'type' | 'content'>
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 20, minute)).toISOString()
/** What was said, a minute after each other. */
const insights = (...all: Said[]): JournalInsight[] =>
  all.map((said, minute) => ({ ...said, entryId, createdAt: at(minute) }) as JournalInsight)
const readWith = (...all: Said[]) => corrected(text, reading, insights(...all))
const feels = (emotion: 'joy' | 'sadness', isThere: boolean): Said => ({
  type: 'emotion',
  content: { emotion, isThere },
})
const named = (name: string, kind: 'person' | 'place', isThere: boolean): Said => ({
  type: 'name',
  content: { name, kind, isThere },
})

test('without a word of the person a reading stands as it is', () => {
  const own = readWith()
  expect(own.emotions.map(({ emotion, by }) => [emotion, by])).toEqual([['joy', 'engine']])
  expect(own.names.map(({ name }) => name)).toContain('Anna')
  expect(own.summary).toEqual(reading.summary)
  expect(own.suggestion).toEqual(reading.suggestion)
})

describe('feelings', () => {
  test('what was taken away is gone, and what was added is there as the person said it', () => {
    const own = readWith(feels('joy', false), feels('sadness', true))
    expect(own.emotions).toEqual([{ emotion: 'sadness', intensity: 1, spans: [], by: 'person' }])
  })

  test('a feeling that was chosen on the page comes first, with the words that agree', () => {
    const text = 'I was so happy today. The tea was good and I was glad of it.'
    const reading = readEntry(text, context)
    const found = reading.emotions.emotions.find(({ emotion }) => emotion === 'joy')
    const own = corrected(text, reading, [], ['sadness', 'joy'])
    expect(own.emotions.slice(0, 2)).toEqual([
      { emotion: 'sadness', intensity: 1, spans: [], by: 'person' },
      { emotion: 'joy', intensity: 1, spans: found?.evidence, by: 'person' },
    ])
  })

  test('a chosen feeling that was taken away in the margin is not brought back', () => {
    const own = corrected(text, reading, insights(feels('joy', false)), ['joy'])
    expect(own.emotions).toEqual([])
  })

  test('what was said last holds, in whatever order it is heard', () => {
    const [first, last] = insights(feels('joy', false), feels('joy', true))
    if (!first || !last) throw new Error('two were said')
    for (const heard of [
      [first, last],
      [last, first],
    ]) {
      const [joy] = corrected(text, reading, heard).emotions
      expect(joy).toMatchObject({ emotion: 'joy', by: 'person', intensity: 1 })
      // The words that the engine found for it still say it.
      expect(joy?.spans.length).toBeGreaterThan(0)
    }
  })
})

describe('topics', () => {
  test('are taken away and added whatever their letters', () => {
    const found = reading.topics.map(({ topic }) => topic)
    expect(found.length).toBeGreaterThan(0)
    const topic = found[0] ?? ''
    const own = readWith(
      { type: 'topic', content: { topic: topic.toUpperCase(), isThere: false } },
      { type: 'topic', content: { topic: 'strings', isThere: true } },
    )
    expect(own.topics.map((one) => one.topic)).toEqual([...found.slice(1), 'strings'])
    expect(own.topics.at(-1)?.by).toBe('person')
  })
})

describe('names', () => {
  test('of another kind keep their places in the text', () => {
    const anna = readWith(named('Anna', 'place', true)).names.find(({ name }) => name === 'Anna')
    expect(anna).toMatchObject({ kind: 'place', by: 'person', spans: [{ text: 'Anna' }] })
  })

  test('that were added are found as words of their own, however they are written', () => {
    const own = readWith(named('River', 'place', true), named('stri', 'person', true))
    expect(own.names.find(({ name }) => name === 'River')?.spans.map((span) => span.text)).toEqual(['river'])
    expect(own.names.find(({ name }) => name === 'stri')?.spans).toEqual([])
  })

  test('that are none are gone here, and the engine does not find them again', () => {
    const not = named('Anna', 'person', false)
    expect(readWith(not).names.map(({ name }) => name)).not.toContain('Anna')
    const taught = taughtNames(insights(not))
    expect(taught).toEqual({ names: [], notNames: ['Anna'] })
    const again = readEntry('I met Anna in Paris.', { ...context, ...taught })
    expect(again.names.map(({ name }) => name)).toEqual(['Paris'])
  })

  test('that were taught are found on other pages, in small letters too, until they are taken back', () => {
    const taught = taughtNames(insights(named('Bo', 'person', true)))
    const page = 'today i saw bo at the pond and it was good.'
    expect(readEntry(page, { ...context, ...taught }).names).toMatchObject([{ name: 'Bo', kind: 'person' }])
    expect(taughtNames(insights(named('Bo', 'person', true), named('bo', 'person', false)))).toEqual({
      names: [],
      notNames: ['bo'],
    })
  })
})

describe('sentences', () => {
  test('of the summary are exchanged, and stay in the order of the text', () => {
    const [first] = reading.summary
    const own = readWith(
      { type: 'summary', content: { quote: first?.text ?? '', isThere: false } },
      { type: 'summary', content: { quote: 'I was so happy that she played.', isThere: true } },
      { type: 'summary', content: { quote: 'Words that were deleted since.', isThere: true } },
    )
    const quotes = own.summary.map((span) => span.text)
    expect(quotes).toContain('I was so happy that she played.')
    expect(quotes).not.toContain(first?.text)
    expect(quotes).not.toContain('Words that were deleted since.')
    expect(own.summary.map(({ start }) => start)).toEqual(
      own.summary.map(({ start }) => start).toSorted((a, b) => a - b),
    )
  })

  test('a phrase and a suggestion that were not wanted are gone', () => {
    const [phrase] = reading.phrases
    expect(phrase?.type).toBe('limiting')
    const key = reading.suggestion ? suggestionKey(reading.suggestion) : ''
    const own = readWith(
      { type: 'phrase', content: { quote: phrase?.text ?? '', isThere: false } },
      { type: 'suggestion', content: { suggestion: key, isThere: false } },
    )
    expect(own.phrases).toEqual(reading.phrases.slice(1))
    expect(own.suggestion).toBeNull()
  })
})

test('a correction survives other words around it', () => {
  const edited = `${text}\n\nThis evening I was happy once more, and Anna called.`
  const again = corrected(edited, readEntry(edited, context), insights(feels('joy', false)))
  expect(readEntry(edited, context).emotions.emotions.map(({ emotion }) => emotion)).toContain('joy')
  expect(again.emotions.map(({ emotion }) => emotion)).not.toContain('joy')
})

test('of many insights on several entries the latest about each thing is left, oldest first', () => {
  const other = insights(feels('joy', true)).map((one) => ({ ...one, entryId: entryId.replace(/1$/, '2') }))
  const all = [...insights(feels('joy', true), feels('sadness', true), feels('joy', false)), ...other]
  expect(latestInsights(all).map((one) => [one.entryId.at(-1), one.content])).toEqual([
    ['2', { emotion: 'joy', isThere: true }],
    ['1', { emotion: 'sadness', isThere: true }],
    ['1', { emotion: 'joy', isThere: false }],
  ])
})

test('whatever is said, every span is a literal part of the text, and nothing taken away comes back', () => {
  const word = fc.constantFrom(
    'Anna',
    'river',
    'piano',
    '',
    '  ',
    '(',
    'a.*',
    'é',
    'I was so happy that she played.',
  )
  const any: fc.Arbitrary<Said> = fc.oneof(
    fc.tuple(word, fc.boolean()).map(([name, is]) => named(name, 'person', is)),
    fc
      .tuple(word, fc.boolean())
      .map(([quote, isThere]): Said => ({ type: 'summary', content: { quote, isThere } })),
    fc
      .tuple(word, fc.boolean())
      .map(([topic, isThere]): Said => ({ type: 'topic', content: { topic, isThere } })),
    fc.boolean().map((is) => feels('joy', is)),
  )
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), (all) => {
      const own = readWith(...all)
      const spans = [...own.emotions, ...own.topics, ...own.names].flatMap((one) => one.spans)
      for (const { text: words, start, end } of [...spans, ...own.summary])
        expect(text.slice(start, end)).toBe(words)
      const last = all.findLast(({ type }) => type === 'emotion')
      if (last && 'emotion' in last.content && !last.content.isThere) expect(own.emotions).toEqual([])
    }),
  )
})
