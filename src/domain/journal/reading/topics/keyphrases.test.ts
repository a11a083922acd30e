import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { preparePage } from '../language/language-tokens.ts'
import { keyphrasesIn } from './keyphrases.ts'
import { topicsIn } from './keyphrases-topics.ts'

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

describe('what is no thing', () => {
  test.each([
    'It was a normal, and I felt a little nostalgic.',
    'I had to earn money and lose weight.',
    'We talked about that kind of thing for the majority of it.',
    'I slept on the sofa twice, via the floor.',
    'I went reading articles and swimming laps.',
  ])('%s', (text) => {
    const found = phrases(text)
    expect(found.filter((phrase) => !/^(?:money|weight|sofa|floor|articles|laps)$/.test(phrase))).toEqual([])
  })

  test('a verb ends what is named, a bare verb after one thing does not', () => {
    expect(phrases('The scholarship comes in May.')).toEqual(['scholarship'])
    expect(phrases('I had a long phone call.')).toEqual(['long phone call'])
  })
})

describe('turns of speech', () => {
  test.each([
    'God knows what he wanted.',
    'Thank God it stopped.',
    'I am so blessed.',
    'It was a piece of cake.',
    'She was dead serious and I was sick of it.',
    'We ran out of stamps and it worked out.',
  ])('are no topics: %s', (text) => {
    expect(topics(text)).toEqual([])
  })

  test('the same words by themselves are', () => {
    expect(topics('I prayed, and I felt that God heard it.')).toEqual(['faith'])
    expect(topics('We ate a cake.')).toEqual(['food'])
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

  test('on a longer page a word in passing is none, what it begins with is one', () => {
    const rest = 'I looked at it for a while and could not say what it was or whether I liked it. '.repeat(5)
    expect(topics(`${rest}My boss was there.`)).toEqual([])
    expect(topics(`${rest}My boss was there, and my boss laughed.`)).toEqual(['work'])
    expect(topics(`My boss was there. ${rest}`)).toEqual(['work'])
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
