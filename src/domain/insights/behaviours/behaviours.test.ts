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

// Spec: S3-111
test('a behaviour has its triggers and outcomes, counted both ways: with the trigger and without it', () => {
  const pages = [
    samplePage(0, loud),
    samplePage(1, 'The ward was loud.'),
    samplePage(2, loud),
    samplePage(3, 'I walked by the river.'),
    samplePage(4, loud),
    samplePage(5, 'The ward was quiet.'),
  ]
  const [walk, ...others] = behavioursIn(pages)
  expect(others).toEqual([])
  expect(walk).toMatchObject({
    claim: 'behaviour walk',
    behavior: 'Walked home',
    triggers: ['the ward was loud'],
    outcomes: ['slept well'],
    frequencies: { behavior: 4, 'the ward was loud': 3, 'slept well': 3 },
    before: [{ words: 'the ward was loud', both: 3, days: 5 }],
    after: [{ words: 'slept well', both: 3, days: 3 }],
    implication: 'It comes with “the ward was loud”, and “slept well” follows.',
    actionableInsight: 'Would you want more of what follows, or less of it?',
  })
  expect(walk?.justification).toBe(
    'It stands on 4 days. With “the ward was loud” on 3 of its 4; of the 5 days with that, 3 had this. With “slept well” on 3 of its 4; of the 3 days with that, 3 had this.',
  )
  expect(walk?.receipts.map(({ entryUid }) => entryUid)).toEqual(['page 4', 'page 2', 'page 0'])
  expect(walk?.counterExample).toMatchObject({ entryUid: 'page 5', quote: 'The ward was quiet.' })
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
