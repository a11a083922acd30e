import { describe, expect, test } from 'vitest'
import { SearchIndex } from '#domain/search/search-index.ts'
import { AnswerWords } from './answer-words.ts'
import { browserFit, cloudFit, cloudFitOf, localFitOf, tokensOf } from './model-fit.ts'
import { lastPagesOf, paragraphsNear } from './paragraphs-near.ts'
import { quotationsIn, unfoundQuotations } from './quotations.ts'

describe('what a model thinks aloud', () => {
  const answers: readonly [string, string][] = [
    ['<think>She asks about the boat.</think>You sold it in March.', 'You sold it in March.'],
    ['<think>\nHm.\n</think>\n\nYes. <thinking>More.</thinking>No.', 'Yes. No.'],
    ['She asks about the boat.</think>You sold it.', 'You sold it.'],
    ['<think>It never ends', ''],
    ['No thought at all, 2 < 3.', 'No thought at all, 2 < 3.'],
    ['I <3 that, and a <b>bold</b> word.', 'I <3 that, and a <b>bold</b> word.'],
  ]
  test.each(answers)('%j leaves %j, wherever the stream is cut', (said, shown) => {
    for (let size = 1; size <= said.length; size++) {
      const words = new AnswerWords()
      for (let at = 0; at < said.length; at += size) {
        const sofar = words.add(said.slice(at, at + size))
        // Never a piece of a sign, and never of a thought that was announced.
        if (said.startsWith('<think>')) expect(shown.startsWith(sofar)).toBe(true)
        expect(sofar).not.toMatch(/<\/?think/)
      }
      expect(words.end()).toBe(shown)
    }
  })
})

describe('quotations', () => {
  const pages = ['We sold the boat to Per. It’s gone, and the shed is empty.', 'Rain all day.']
  test.each([
    ['On 2 March you wrote “We sold the boat to Per.”', []],
    ['You wrote "we sold the boat to Per", I think.', []],
    ['You wrote “We sold the boat … the shed is empty”.', []],
    ["You wrote “It's gone, and the shed”.", []],
    ['You wrote „We sold the boat to Per“.', []],
    ['You wrote “We sold the house to Per.”', ['We sold the house to Per.']],
    ['You wrote “We sold the boat … rain all day”.', ['We sold the boat … rain all day']],
    ['You wrote “sold the boa” there.', ['sold the boa']],
    ['A “so called” friend, and “fine”.', []],
    ['Nothing is quoted.', []],
  ])('of %j those that stand nowhere are %j', (answer, unfound) => {
    expect(unfoundQuotations(answer, pages)).toEqual(unfound)
  })

  test('a quotation that is not closed and a page of quotation marks take no time', () => {
    expect(quotationsIn(`“${'a '.repeat(50_000)}`)).toEqual([])
    expect(quotationsIn('"'.repeat(100_000))).toEqual([])
  })
})

test.each([
  ['llama3.2:latest', true],
  ['qwen3:0.6b', true],
  ['gemma3:1b-it-qat', true],
  ['smollm2:135m', true],
  ['hf.co/bartowski/Llama-3.2-3B-Instruct-GGUF', true],
  ['qwen3:8b', false],
  ['llama3.1:70b', false],
  ['mistral-small', false],
  ['llama3.2-vision:11b', false],
])('%s is spoken to as a small model: %s', (name, isSmall) => {
  expect(localFitOf(name).isSmall).toBe(isSmall)
})

test('a token is counted rather too often than too rarely, and more room goes with a larger model', () => {
  expect(tokensOf('')).toBe(0)
  expect(tokensOf('川'.repeat(7))).toBe(6)
  expect(browserFit.tokens).toBeLessThan(localFitOf('qwen3:8b').tokens)
  expect(localFitOf('qwen3:8b').tokens).toBeLessThan(cloudFit.tokens)
})

test('a small model elsewhere is spoken to as one here', () => {
  expect(cloudFitOf('llama3.2:3b')).toEqual(localFitOf('llama3.2:3b'))
  expect(cloudFitOf('gpt-5')).toBe(cloudFit)
})

describe('paragraphs for a model', () => {
  const boat = 'We sold the boat to Per. He paid in cash, and his daughter cried on the jetty.'
  const journal: readonly [string, string, string][] = [
    ['a', '2026-03-02', `Rain in the morning.\n${boat}\nLater soup.`],
    ['b', '2026-05-11', 'Ida passed her exam.\n\nThe boat is somebody else’s now and I do not miss it.'],
    ['c', '2026-07-20', 'The tuner came and struck the low F.'],
    ['d', '2026-11-17', 'A long walk.'],
    [
      'e',
      '2026-11-18',
      `${'Something of little weight happened then. '.repeat(40)}\nThe last line of the day.`,
    ],
    ['f', '2026-11-19', 'Tonight.'],
  ]
  const contents = new Map(journal.map(([uid, , content]) => [uid, content]))
  const open = () => {
    const index = new SearchIndex()
    for (const [uid, day, content] of journal)
      index.put({ uid, title: '', content, createdAt: `${day}T20:00:00.000Z`, day })
    return index
  }
  const wanted = (message: string, more = {}) => ({
    ...{ message, before: '', except: new Set<string>(), period: null },
    contentOf: (uid: string) => contents.get(uid),
    ...more,
  })

  test('are whole lines of pages, the nearest first, and never of a page that is kept out', () => {
    const found = paragraphsNear(open(), wanted('What became of the boat?'))
    expect(found.map(({ entryUid }) => entryUid)).toEqual(expect.arrayContaining(['a', 'b']))
    for (const { entryUid, quote } of found) {
      const content = contents.get(entryUid) ?? ''
      const at = content.indexOf(quote)
      expect(at).toBeGreaterThanOrEqual(0)
      expect(['', '\n']).toContain(content.charAt(at - 1))
      expect(['', '\n']).toContain(content.charAt(at + quote.length))
    }
    const without = paragraphsNear(open(), wanted('What became of the boat?', { except: new Set(['a']) }))
    expect(without.map(({ entryUid }) => entryUid)).not.toContain('a')
  })

  test('a message that says little is looked up with what was said before it', () => {
    expect(paragraphsNear(open(), wanted('And then?'))).toEqual([])
    const found = paragraphsNear(open(), wanted('And then?', { before: 'I think of the boat and of Per.' }))
    expect(found.map(({ quote }) => quote).join('\n')).toContain('We sold the boat to Per.')
  })

  test('of days that were asked about the pages come, whatever their words', () => {
    const period = { from: '2026-07-01', to: '2026-07-31' }
    const found = paragraphsNear(open(), wanted('What did I do in July?', { period }))
    expect(found.map(({ day }) => day)).toEqual(['2026-07-20'])
  })

  test('the last three pages come from their end, without the open one', () => {
    const pages = lastPagesOf(open(), new Set(['f']))
    expect(pages.map(({ entryUid }) => entryUid)).toEqual(['e', 'd', 'c'])
    expect(pages[0]?.quote).toBe('The last line of the day.')
    expect(pages[2]?.quote).toBe('The tuner came and struck the low F.')
  })

  test('of two hundred pages about one thing at most twelve paragraphs come, each once', () => {
    const index = new SearchIndex()
    for (let at = 0; at < 200; at++) {
      const content = `The boat again, number ${at}, and the harbour master named Nils ${at}.`
      index.put({
        uid: `p${at}`,
        title: '',
        content,
        createdAt: '2026-01-01T00:00:00.000Z',
        day: '2026-01-01',
      })
    }
    const found = paragraphsNear(index, wanted('the boat in the harbour', { contentOf: () => undefined }))
    expect(found.length).toBeLessThanOrEqual(12)
    expect(new Set(found.map(({ quote }) => quote)).size).toBe(found.length)
  })
})
