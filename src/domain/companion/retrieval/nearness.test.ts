import { expect, test } from 'vitest'
import { lengthOf, vectorLength } from '#domain/meaning/vectors.ts'
import { nearness } from './nearness.ts'

const some = (seed: number): Int8Array =>
  Int8Array.from({ length: vectorLength }, (_, at) =>
    Math.round(127 * Math.sin(seed * 7.3 + at * (seed + 1.7))),
  )
const message = some(1)
const lines = [some(2), some(3), some(4), message]

test.each(['passage', 'statement'] as const)(
  'the vector asked with puts %ss in the order of what they are worth',
  (of) => {
    const head = nearness(of)
    const query = head.query(message) ?? expect.unreachable('it has a direction')
    const cosine = (line: Int8Array): number =>
      line.reduce((sum, one, at) => sum + one * (query[at] ?? 0), 0) / lengthOf(line) / lengthOf(query)
    const ordered = (by: (line: Int8Array) => number): Int8Array[] => lines.toSorted((a, b) => by(b) - by(a))
    expect(ordered(cosine)).toEqual(ordered((line) => head.line(message, line)))
  },
)

test('what a message and a line are worth does not hang on how long their vectors are', () => {
  const head = nearness('statement')
  const half = message.map((one) => Math.round(one / 2))
  expect(head.none(half)).toBeCloseTo(head.none(message), 1)
  expect(head.line(half, half)).toBeCloseTo(head.line(message, message), 1)
})

test('the same words are worth more than others, and more than none', () => {
  const head = nearness('statement')
  for (const other of lines.slice(0, 3))
    expect(head.line(message, message)).toBeGreaterThan(head.line(message, other))
})
