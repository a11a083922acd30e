import { expect, test } from 'vitest'
import { type PagePromise, promisesDue, promisesIn } from './promises.ts'

// 19 November 2026 is a Thursday.
const on = '2026-11-19'

test.each([
  ['I will call Dad on Sunday.', '2026-11-22'],
  ["I'll write to Ilse tomorrow.", '2026-11-20'],
  ['I promise to be done with the hallway by 3 December.', null],
  ['I promise to finish the hallway on 3 December.', '2026-12-03'],
  ['The piano is dusty, and I am going to clean it next week.', '2026-11-26'],
  ['I promised myself that I will swim in two weeks.', '2026-12-03'],
])('%s comes back when it is due', (sentence, due) => {
  expect(promisesIn('a', `Rain. ${sentence}`, on)).toEqual(
    due === null ? [] : [{ claim: `promise a ${sentence}`, entryUid: 'a', quote: sentence, madeOn: on, due }],
  )
})

test.each([
  'Will I call Dad on Sunday?',
  'I will call Dad.',
  'If it rains I will call Dad on Sunday.',
  '“I will call Dad on Sunday,” said Anna.',
  'I will never see him on Sunday again.',
  'She will call on Sunday.',
])('%s is no promise with a day', (sentence) => {
  expect(promisesIn('a', sentence, on)).toEqual([])
})

test('a promise is shown from its day on, for a fortnight, the latest first', () => {
  const promise = (claim: string, due: string): PagePromise => ({
    ...{ claim, due, entryUid: 'a', quote: claim, madeOn: '2026-11-01' },
  })
  const all = [
    promise('later', '2026-11-20'),
    promise('now', on),
    promise('past', '2026-11-06'),
    promise('old', '2026-11-04'),
  ]
  expect(promisesDue(all, on).map(({ claim }) => claim)).toEqual(['now', 'past'])
})
