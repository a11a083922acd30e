import { expect, test } from 'vitest'
import { askedQuestion } from './asked-question.ts'
import { parseQuery } from './search-query.ts'

const today = '2026-11-21'

test.each([
  ['When did I last write about Lisbon?', ['Lisbon'], 'newest'],
  ['what did Anna say about the flat', ['Anna', 'flat'], null],
  ['when did we first meet Tomas', ['meet', 'Tomas'], 'oldest'],
  ['where did I go last summer', ['go', 'summer'], null],
  ['was I happy in Bergen', ['happy', 'Bergen'], null],
  ['tell me about the heron', ['heron'], null],
  ['the red bicycle of Dad?', ['red', 'bicycle', 'Dad'], null],
  ['who’s Anna’s landlord', ['Anna’s', 'landlord'], null],
  ['what did I write last time', ['write', 'last', 'time'], 'newest'],
] as const)('“%s” looks for %j', (typed, words, wants) => {
  expect(askedQuestion(typed)).toEqual({ words, wants })
})

test.each([
  'anna flat',
  'had lunch with Anna',
  'will and grace',
  'what',
  'what did',
  'the red bicycle',
  'to be with you',
])('“%s” is words beside each other and no question', (typed) => {
  expect(askedQuestion(typed)).toBeNull()
})

test('quotes, operators and what must not be there stand beside a question and stay what they are', () => {
  const { question, clauses } = parseQuery('when did Anna "come home" mood:>5 or #work -rain last', today)
  expect(question).toEqual({ words: ['Anna'], wants: 'newest' })
  expect(clauses.map((clause) => clause.map(({ condition, isNot }) => [condition.kind, isNot]))).toEqual([
    [['words', false]],
    [
      ['rating', false],
      ['topic', false],
    ],
    [['words', true]],
  ])
})

test('“or” between the words of a question is a word of it', () => {
  const { question, clauses } = parseQuery('did Anna or Karin call?', today)
  expect(question?.words).toEqual(['Anna', 'Karin', 'call'])
  expect(clauses).toEqual([])
})

test('a quoted question is looked for as it stands', () => {
  const { question, clauses } = parseQuery('"when did I last see her"', today)
  expect(question).toBeNull()
  expect(clauses).toHaveLength(1)
})
