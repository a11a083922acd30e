import { describe, expect, test } from 'vitest'
import { samplePage } from '../sample-life.test-support.ts'
import { accountsIn, headOf } from './accounts.ts'
import { behavioursIn } from './behaviours.ts'

describe('what a sentence tells of a doing', () => {
  test.each([
    [
      'After the ward was loud, I walked home and slept well.',
      { trigger: 'the ward was loud', behaviour: 'walked home', outcome: 'slept well' },
    ],
    [
      'I walked home because the ward was loud.',
      { trigger: 'the ward was loud', behaviour: 'walked home', outcome: null },
    ],
    [
      'Whenever Dad rings I check the news and it makes me tense.',
      { trigger: 'Dad rings', behaviour: 'check the news', outcome: 'makes me tense' },
    ],
    [
      'I played the left hand alone, which calmed me.',
      { trigger: null, behaviour: 'played the left hand alone', outcome: 'calmed me' },
    ],
  ])('%s', (sentence, told) => {
    expect(accountsIn(sentence)).toEqual([{ ...told, sentence }])
  })

  test.each([
    'When the ward is loud, should I walk home?',
    'I did not walk home because the ward was loud.',
    'When the ward was loud, I felt small.',
    'I want to walk home when the ward is loud.',
    'When the ward was loud, she walked home.',
    '“After the ward was loud, I walked home,” said Anna.',
    'I walked home.',
    'I couldn’t walk home because the ward was loud.',
    'When the ward was loud, I wouldn’t walk home and slept badly.',
    'I hardly walked because my knee was sore.',
    'I tried to walk home, which made me tired.',
  ])('%s tells of none', (sentence) => {
    expect(accountsIn(sentence)).toEqual([])
  })

  test('the same thing is known in other words', () => {
    expect(
      new Set(['walked home', 'went for a long walk', 'go walking again'].map(headOf)).size,
    ).toBeLessThan(3)
    expect(headOf('walked home')).toBe(headOf('take a walk'))
    expect(headOf('did it again')).toBeNull()
  })
})

const loud = 'After the ward was loud, I walked home and slept well.'

const rang = 'When the ward was very loud, I rang Anna and felt better.'

// Spec: S3-111
test('a behaviour has its triggers and outcomes, counted both ways: with the trigger and without it', () => {
  const pages = [
    samplePage(0, loud),
    samplePage(1, rang),
    samplePage(2, loud),
    samplePage(3, 'I walked by the river and slept well.'),
    samplePage(4, loud),
    samplePage(5, 'When the ward was quiet, I rang Anna.'),
  ]
  const [walk, ...others] = behavioursIn(pages)
  expect(others).toEqual([])
  expect(walk).toMatchObject({
    claim: 'behaviour walk',
    behavior: 'Walked home',
    triggers: ['the ward was loud'],
    outcomes: ['slept well'],
    frequencies: { behavior: 4, 'the ward was loud': 3, 'slept well': 4 },
    before: [{ words: 'the ward was loud', both: 3, days: 4 }],
    after: [{ words: 'slept well', both: 4, days: 4 }],
    implication: 'It comes with “the ward was loud”, and “slept well” follows.',
    actionableInsight: 'Would you want more of what follows, or less of it?',
  })
  expect(walk?.justification).toBe(
    'It is told of 4 days. With “the ward was loud” on 3 of its 4; of the 4 days that tell of that, 3 had this. With “slept well” on 4 of its 4; of the 4 days that tell of that, 4 had this.',
  )
  expect(walk?.receipts.map(({ entryUid }) => entryUid)).toEqual(['page 4', 'page 3', 'page 2', 'page 0'])
  expect(walk?.counterExample).toMatchObject({ entryUid: 'page 1', quote: rang })
})

test('only what was done counts: not what was denied, wished for, a rule or done by others', () => {
  const others = [
    'I did not walk today.',
    'I could not walk. My knee.',
    'Nobody should walk in this weather.',
    'She walked home and slept well.',
  ]
  const told = [0, 1, 2].map((at) => samplePage(at, loud))
  const [walk] = behavioursIn([...told, ...others.map((words, at) => samplePage(3 + at, words))])
  expect(walk?.days).toBe(3)
  expect(behavioursIn([...told.slice(1), ...others.map((words, at) => samplePage(3 + at, words))])).toEqual(
    [],
  )
})

test.each(['After the ward was not loud at all, I rang Anna.', 'After the ward was quiet, I rang Anna.'])(
  '%s is no day on which the ward was loud',
  (other) => {
    const [walk] = behavioursIn([...[0, 1, 2].map((at) => samplePage(at, loud)), samplePage(3, other)])
    expect(walk?.before).toEqual([{ words: 'the ward was loud', both: 3, days: 3 }])
    expect(walk?.counterExample).toBeNull()
  },
)

test('what came before or after once only is not claimed', () => {
  const [walk] = behavioursIn([
    samplePage(0, 'After lunch, I walked along the river and felt fresh.'),
    samplePage(1, loud),
    samplePage(2, 'I walked to the mill and ate an apple.'),
    samplePage(3, 'I walked to the mill, which calmed me.'),
  ])
  expect(walk).toMatchObject({ days: 3, triggers: [], outcomes: [], before: [], after: [] })
  expect(walk?.implication).toBe('What comes before it and what comes of it is another thing each time.')
})

test('the same words before and after are counted each for itself', () => {
  const pages = [
    samplePage(0, 'After I slept well, I walked home and slept well.'),
    samplePage(1, 'After I slept well, I walked home and slept well.'),
    samplePage(2, 'I walked home and slept well.'),
  ]
  expect(Object.values(behavioursIn(pages)[0]?.frequencies ?? {}).sort()).toEqual([2, 3, 3])
})

test('what is told once is no behaviour, however often the word stands there', () => {
  const pages = [samplePage(0, loud), ...[1, 2, 3].map((at) => samplePage(at, 'I walked by the river.'))]
  expect(behavioursIn(pages)).toEqual([])
})

test('every quoted sentence holds what was counted, letter by letter', () => {
  const pages = [0, 1, 2, 3].map((at) => samplePage(at, `${loud} It rained.`))
  for (const { receipts } of behavioursIn(pages))
    for (const { quote, counted } of receipts) expect(quote).toContain(counted)
})
