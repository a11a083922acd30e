import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['Bytes = 10-19', 'whole'],
  ['BYTES=10-19', { from: 10, to: 19 }],
  ['bytes= 10 - 19 ', { from: 10, to: 19 }],
  ['bytes=90-400', { from: 90, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=-1', { from: 99, to: 99 }],
  ['bytes=-30', { from: 70, to: 99 }],
  ['bytes=-400', { from: 0, to: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=1-2,5-6', 'whole'],
  ['items=1-2', 'whole'],
  ['bytes=1.5-2', 'whole'],
] as const)('of a hundred bytes %j is %j', (header, wanted) => {
  expect(byteRange(header, 100)).toEqual(wanted)
})

test('of nothing no byte can be asked for', () => {
  expect([byteRange('bytes=0-', 0), byteRange('bytes=-1', 0), byteRange(undefined, 0)]).toEqual([
    'none',
    'none',
    'whole',
  ])
})

test('a range header costs no more than in proportion to its length', () => {
  const cost = (letters: number): number => {
    const header = `bytes=${' '.repeat(letters)}x`
    const times = Array.from({ length: 5 }, () => {
      const from = performance.now()
      expect(byteRange(header, 100)).toBe('whole')
      return performance.now() - from
    })
    return Math.min(...times)
  }
  expect(cost(60_000)).toBeLessThan(8 * cost(15_000) + 20)
})
