import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyphrasesIn } from './keyphrases.ts'
import { topicsIn } from './keyphrases-topics.ts'
import { preparePage } from './language-tokens.ts'

const phrases = (text: string) => keyphrasesIn(preparePage(text)).map((phrase) => phrase.text)
const topics = (text: string) => topicsIn(preparePage(text)).map(({ topic }) => topic)

describe('keyphrases', () => {
  test('things that a text names are found as written', () => {
    const text =
      'The rent increase came by post. I put the rent increase under the fruit bowl and looked at my left knee.'
    expect(phrases(text).slice(0, 3)).toEqual(['rent increase', 'fruit bowl', 'left knee'])
  })

  test('what comes again is found at all its places', () => {
    const [first] = keyphrasesIn(preparePage('The allotment is wet. The allotment is mine.'))
    expect(first?.text).toBe('allotment')
    expect(first?.spans.map(({ start }) => start)).toEqual([4, 26])
  })

  test('everyday words, times and grammar are no keyphrases', () => {
    expect(phrases('I went there yesterday and it was good. Then I went home and slept last night.')).toEqual(
      [],
    )
  })

  test('a phrase does not run over a comma or into a quotation', () => {
    expect(phrases('I bought the garlic, the barley. She said “the copper kettle” again.')).toEqual([
      'garlic',
      'barley',
    ])
  })
})

describe('topics', () => {
  test.each<[string, string[]]>([
    ['Mum and my sister came over.', ['family']],
    ['The gym was full, so I ran by the canal.', ['exercise']],
    ['I lay awake until three, then slept badly.', ['sleep']],
    ['My boss moved the deadline again.', ['work']],
    ['The rent is due and my savings are gone.', ['money']],
    ['We prayed together in the church.', ['faith']],
    ['The exam is over and the lecture hall was cold.', ['school']],
    ['The vet says the dog is old.', ['pets']],
    ['I practised the piano and finished a poem.', ['creativity']],
    ['Our flight was late and my suitcase went elsewhere.', ['travel']],
    ['I cannot say what it is.', []],
    ['It worked out in the end.', []],
    ['I drove.', []],
  ])('%s', (text, expected) => {
    expect(topics(text)).toEqual(expected)
  })

  test('a topic shows the words and the sentences that speak for it', () => {
    const [topic] = topicsIn(preparePage('It rained. My boss was away. The office was quiet.'))
    expect(topic?.cues.map(({ text }) => text)).toEqual(['boss', 'office'])
    expect(topic?.evidence.map(({ text }) => text)).toEqual(['My boss was away.', 'The office was quiet.'])
  })
})

describe('phrases and topics of any text', () => {
  test('are literal, and the same again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 40 })), (text) => {
        const page = preparePage(text)
        const found = [
          ...keyphrasesIn(page).flatMap(({ spans }) => spans),
          ...topicsIn(page).flatMap(({ cues }) => cues),
        ]
        for (const span of found) expect(text.slice(span.start, span.end)).toBe(span.text)
        expect(keyphrasesIn(preparePage(text))).toEqual(keyphrasesIn(page))
      }),
    )
  })
})
