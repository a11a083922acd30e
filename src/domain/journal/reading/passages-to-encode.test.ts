import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passageSpans } from '#domain/search/passages.ts'
import { isForMeaning, pagePassages, talkPassages } from './passages-to-encode.ts'

const page = (content: string) => pagePassages({ uid: 'p', title: '', content })
const long = (words: string): string => `${words} ${'and the day went on as it does '.repeat(9)}`.trim()

describe('the passages of a page', () => {
  test('stand where the search index has them', () => {
    const content = `${long('I walked to the lake.')}\n\n${long('The choir sang.')}\n\nIt was late.`
    expect(page(content).map(({ uid, start, end }) => ({ uid, start, end }))).toEqual(
      passageSpans(content).map(({ start, end }) => ({ uid: 'p', start, end })),
    )
  })

  test('are each encoded below the title of their page', () => {
    const [first, second] = [long('I walked to the lake.'), long('The choir sang.')]
    const content = `${first}\n\n${second}`
    expect(page(content).map(({ text }) => text)).toEqual([first, second])
    expect(pagePassages({ uid: 'p', title: 'A *long* day', content }).map(({ text }) => text)).toEqual([
      `A long day. ${first}`,
      `A long day. ${second}`,
    ])
  })

  test('are encoded without addresses, marks and what is left of words that nobody is told', () => {
    const content = '## The lake\n- [the boat](https://example.org/boat) was **red**\n\n\n\n\nand I slept.'
    expect(page(content).map(({ text }) => text)).toEqual(['The lake the boat was red and I slept.'])
    expect(page('\n\n\n\n')).toEqual([])
  })
})

describe('what was said in a talk', () => {
  test('is encoded with what was said before it, by its own message', () => {
    const said = talkPassages([
      { uid: 'a', content: 'I am tired of the flat.' },
      { uid: 'b', content: long('The landlord rang.') },
      { uid: 'c', content: 'He was kind.' },
    ])
    expect(said.map(({ uid, start, text }) => [uid, start, text])).toEqual([
      ['a', 0, 'I am tired of the flat.'],
      ['b', 0, `I am tired of the flat. ${long('The landlord rang.')}`],
      ['c', 0, `${long('The landlord rang.')} He was kind.`],
    ])
  })

  test('leaves out messages in another language', () => {
    const said = talkPassages([
      { uid: 'a', content: 'I am tired of the flat.' },
      { uid: 'b', content: 'Ich bin müde und habe heute nicht geschlafen, aber es ist nicht schlimm.' },
      { uid: 'c', content: 'He was kind.' },
    ])
    expect(said.map(({ text }) => text)).toEqual([
      'I am tired of the flat.',
      'I am tired of the flat. He was kind.',
    ])
  })
})

describe('what the model is asked about', () => {
  test.each(['Tired', 'Soup. Bath.', 'milk\neggs\nbread\nsoap', 'I slept badly.', 'Zermatt'])(
    '%s',
    (text) => {
      expect(isForMeaning(text)).toBe(true)
    },
  )

  test.each([
    '',
    ' \n',
    '😀😀 🌧️',
    '…!?',
    'und',
    'Milch und\nEier für den\nBrot und das\nSeife',
    'Heute war ich müde und habe lange mit dem Hund auf dem Sofa gesessen, aber es war nicht schlimm.',
    '今日は雨が降っていました。',
    'const a = { b: [1, 2] }; if (a.b[0] === 1) { return (a) => a.b; }',
  ])('not: %s', (text) => {
    expect(isForMeaning(text)).toBe(false)
    expect(page(text)).toEqual([])
  })
})

test('whatever the text, passages are places of it, in order, and never without words', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('I was glad.', 'milk', '\n', '[a](b)', '#', 'x'.repeat(300))),
      (parts) => {
        const content = parts.join(' ')
        let last = -1
        for (const { start, end, text } of page(content)) {
          expect(text.trim()).not.toBe('')
          expect(start).toBeGreaterThanOrEqual(Math.max(0, last))
          expect(end).toBeLessThanOrEqual(content.length)
          last = end
        }
      },
    ),
  )
})
