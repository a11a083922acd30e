import { expect, test } from 'vitest'
import { type BundlePart, kilobytes, partLists } from './bundle-part.ts'

const part = (name: string, group: BundlePart['group'], gzipBytes: number): BundlePart => ({
  file: `/assets/${name}.js`,
  name,
  group,
  holds: [],
  bytes: gzipBytes * 3,
  gzipBytes,
  pages: [],
})

test('parts stand in groups, the first screen first, the heaviest part of each on top', () => {
  const lists = partLists([
    part('worker', 'worker', 90_000),
    part('small', 'first', 999),
    part('less', 'first', 1000),
    part('large', 'first', 9000),
    part('journal', 'page', 30_000),
  ])
  expect(lists.map(({ group, gzipBytes }) => [group, gzipBytes])).toEqual([
    ['first', 10_999],
    ['page', 30_000],
    ['worker', 90_000],
  ])
  expect(lists[0]?.parts.map(({ name }) => name)).toEqual(['large', 'less'])
  expect(lists[0]?.small.map(({ name }) => name)).toEqual(['small'])
})

test.each([
  [0, '0.0 kB'],
  [84, '0.1 kB'],
  [9_940, '9.9 kB'],
  [123_456, '123 kB'],
  [1_234_567, '1,235 kB'],
])('%i bytes are shown as %s', (bytes, shown) => {
  expect(kilobytes(bytes)).toBe(shown)
})
