import { expect, test } from 'vitest'
import { RecordCounter } from './record-count.ts'

function counted(value: unknown, piece = Number.POSITIVE_INFINITY): number {
  const bytes = new TextEncoder().encode(JSON.stringify(value, null, 1))
  const counter = new RecordCounter()
  for (let at = 0; at < bytes.length; at += piece) counter.take(bytes.subarray(at, at + piece))
  return counter.count
}

const record = (text: string) => ({ uid: 'u', kind: 'note', data: { text, tags: ['a', 'b', 'c', 'd', 'e'] } })

test('records are counted whatever stands in them, in pieces of any length', () => {
  const texts = ['a, b, c', '[{,]}', 'a "quoted, word" \\', '\\", "', 'é, 🖋, ü']
  const file = { format: 'inkwell-export', missingBlobs: [], records: texts.map(record) }
  for (const piece of [1, 2, 3, 7, 1000]) expect(counted(file, piece)).toBe(5)
})

test('other lists and a long record count no more than they hold', () => {
  expect(counted({ records: [record('one')] })).toBe(1)
  expect(counted({ missingBlobs: [{ type: 'a' }, { type: 'b' }], records: [] })).toBe(2)
  expect(counted({ records: Array.from({ length: 1_000 }, () => record('x')) })).toBe(1_000)
})
