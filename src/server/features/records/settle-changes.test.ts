import { expect, test } from 'vitest'
import { type Before, type CheckedChange, type Place, settle } from './settle-changes.ts'

const nothing: Before = { seq: 7, revisions: new Map(), remembered: new Map() }
const bytes = (value: number): Uint8Array => new Uint8Array([value])
const change = (changeId: string, uid: string, baseRevision: number, value = 0): CheckedChange => ({
  changeId,
  uid,
  baseRevision,
  sealed: bytes(value),
})

test('changes of one batch are settled in the order sent, and only a record’s last version is kept', () => {
  const settled = settle([change('c1', 'a', 0, 1), change('c2', 'b', 0, 2), change('c3', 'a', 1, 3)], nothing)
  expect(settled.outcomes).toEqual([
    { uid: 'a', revision: 1, seq: 8 },
    { uid: 'b', revision: 1, seq: 9 },
    { uid: 'a', revision: 2, seq: 10 },
  ])
  expect(settled.seq).toBe(10)
  expect(settled.records).toEqual([
    { uid: 'a', revision: 2, seq: 10, sealed: bytes(3) },
    { uid: 'b', revision: 1, seq: 9, sealed: bytes(2) },
  ])
})

test('a base that is not the current revision is a conflict, too low or too high', () => {
  const before = { ...nothing, revisions: new Map([['a', 3]]) }
  const { outcomes, seq } = settle(
    [change('c1', 'a', 2), change('c2', 'a', 4), change('c3', 'new', 1)],
    before,
  )
  expect([outcomes, seq]).toEqual([[null, null, null], 7])
})

test('a change sent again gets its first answer, also within one batch and after another write', () => {
  const first: Place = { uid: 'a', revision: 1, seq: 3 }
  const before = { seq: 7, revisions: new Map([['a', 2]]), remembered: new Map([['c1', first]]) }
  const { outcomes, seq, accepted } = settle(
    [change('c1', 'a', 0), change('c2', 'b', 0), change('c2', 'b', 0)],
    before,
  )
  const second: Place = { uid: 'b', revision: 1, seq: 8 }
  expect([outcomes, seq]).toEqual([[first, second, second], 8])
  expect(accepted).toEqual([{ ...second, changeId: 'c2' }])
})
