import { expect, test } from 'vitest'
import { fnv1a } from './fnv.ts'

// The values published with the algorithm.
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the digest of "%s" is the published one', (text, digest) => {
  expect(fnv1a(text)).toBe(digest)
})
