import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MeaningIndex } from './meaning-index.ts'
import { plainRoom, simdRoom, type VectorRoom } from './vector-room.ts'
import { type Meaning, vectorLength } from './vectors.ts'

function fastRoom(): VectorRoom {
  const room = simdRoom()
  if (!room) throw new Error('This engine has no SIMD')
  return room
}

const vector = fc.int8Array({ minLength: vectorLength, maxLength: vectorLength })
const vectors = fc.array(vector, { minLength: 1, maxLength: 40 })

function roomOf(room: VectorRoom, held: readonly Meaning[]): VectorRoom {
  for (const [slot, one] of held.entries()) {
    room.hold(slot + 1)
    room.bytes.set(one, slot * vectorLength)
  }
  return room
}

test('with SIMD the products are exactly those of plain multiplication', () => {
  const extreme = [127, -127, -128].map((number) => new Int8Array(vectorLength).fill(number))
  fc.assert(
    fc.property(vectors, vector, (random, asked) => {
      const held = [...random, ...extreme]
      const byHand = (one: Meaning): number =>
        one.reduce((sum, number, at) => sum + number * (asked[at] ?? 0), 0)
      const expected = Int32Array.from(held, byHand)
      for (const room of [fastRoom(), plainRoom()]) {
        roomOf(room, held)
        expect(room.dots(asked, held.length)).toEqual(expected)
        expect(room.dots(asked, 1)).toEqual(expected.subarray(0, 1))
      }
    }),
    { numRuns: 20 },
  )
  const [most, , least] = extreme as [Meaning, Meaning, Meaning]
  expect([...roomOf(fastRoom(), extreme).dots(least, 3)]).toEqual([-6_242_304, 6_242_304, 6_291_456])
  expect(fastRoom().dots(most, 0)).toHaveLength(0)
})

test('room for more keeps what is there, and has nothing in it yet', () => {
  for (const room of [fastRoom(), plainRoom()]) {
    const filled = new Int8Array(vectorLength).fill(3)
    roomOf(room, Array<Meaning>(300).fill(filled))
    room.hold(2_000)
    expect(room.bytes.subarray(0, 300 * vectorLength).every((number) => number === 3)).toBe(true)
    expect(room.bytes.subarray(300 * vectorLength).every((number) => number === 0)).toBe(true)
    expect(room.dots(filled, 2_000)[1_999]).toBe(0)
  }
})

test('an index finds the same with SIMD and without, after pages were replaced and forgotten', () => {
  const step = fc.record({ page: fc.nat(6), held: fc.array(vector, { maxLength: 4 }) })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), vector, (steps, asked) => {
      const scored = [fastRoom(), plainRoom()].map((room) => {
        const index = new MeaningIndex(room)
        for (const { page, held } of steps)
          index.put(
            `${page}`,
            held.map((one, at) => ({ uid: `${page}`, start: at, end: at + 1, vector: one })),
          )
        const scores = index.score(asked)
        const zs = [...index.rows()].flatMap(([uid, { slots }]) => slots.map((_, at) => scores.zOf(uid, at)))
        return { near: scores.nearPages(-1, 9), above: scores.above(-9, 99), zs }
      })
      expect(scored[0]).toEqual(scored[1])
    }),
    { numRuns: 20 },
  )
})

test('the best of many are those that come first when all are put in order, of those that are as good the earlier', () => {
  fc.assert(
    fc.property(fc.array(vector, { minLength: 3, maxLength: 12 }), vector, fc.nat(30), (few, asked, most) => {
      const index = new MeaningIndex()
      for (let page = 0; page < 25; page++) {
        const one = few[(page * 7) % few.length] ?? asked
        index.put(`${page}`, [{ uid: `${page}`, start: 0, end: 1, vector: one }])
      }
      const scores = index.score(asked)
      for (const leastZ of [-9, 0, 1])
        expect(scores.above(leastZ, most)).toEqual(
          scores.above(leastZ, Number.POSITIVE_INFINITY).slice(0, most),
        )
      const all = Array.from({ length: 25 }, (_, page) => ({ uid: `${page}`, start: 0, end: 1 }))
      const z = ({ uid }: { readonly uid: string }): number => scores.zOf(uid, 0)
      if (all.some((one) => z(one) !== 0) && all.every((one) => z(one) > -9))
        expect(scores.above(-9, most)).toEqual(all.sort((a, b) => z(b) - z(a)).slice(0, most))
    }),
    { numRuns: 30 },
  )
})
