import { expect, test } from 'vitest'
import { MeaningIndex, middleOf } from './meaning-index.ts'
import { bytesOf, type Meaning, vectorLength } from './vectors.ts'

/** A direction in the first few numbers. */
function towards(...first: number[]): Meaning {
  const vector = bytesOf(Float64Array.from({ length: vectorLength }, (_, at) => first[at] ?? 0))
  if (!vector) throw new Error('It has no direction')
  return vector
}

function put(index: MeaningIndex, uid: string, ...vectors: Meaning[]): void {
  index.put(
    uid,
    vectors.map((vector, at) => ({ uid, start: at * 10, end: at * 10 + 9, vector })),
  )
}

const rain = towards(1, 0, 0)
const rent = towards(0, 1, 0)

test('the nearest passage and the page as a whole say how near a page is', () => {
  const index = new MeaningIndex()
  put(index, 'both', rain, rent)
  put(index, 'rent', rent)
  const near = index.score(towards(1, 1, 0)).nearPages(0.45, 5)
  expect(near.map(({ uid }) => uid)).toEqual(['both', 'rent'])
  expect(near[0]?.cosine).toBeCloseTo(1, 2)
  expect(near[1]?.cosine).toBeCloseTo(Math.SQRT1_2, 2)
  expect(index.score(rain).nearPages(0.45, 5)).toMatchObject([{ uid: 'both', start: 0, end: 9 }])
  expect(index.score(rain).nearPages(0.45, 5, (uid) => uid !== 'both')).toEqual([])
})

test('z counts deviations above the mean, with a share of the best of the same page', () => {
  const index = new MeaningIndex()
  put(index, 'a', rain, rent)
  put(index, 'b', rent)
  put(index, 'c', rent)
  const scores = index.score(rain)
  expect(scores.zOf('a', 0)).toBeGreaterThan(1.5)
  expect(scores.zOf('a', 10)).toBeGreaterThan(scores.zOf('b', 0))
  expect(scores.zOf('b', 0)).toBeLessThan(0)
  expect(scores.zOf('nowhere', 0)).toBe(0)
  expect(scores.cosineOf('a', 0)).toBeCloseTo(1, 5)
  expect(scores.cosineOf('nowhere', 0)).toBeNull()
  expect(scores.above(1, 5)).toEqual([{ uid: 'a', start: 0, end: 9 }])
})

test('where all are alike nothing stands above', () => {
  const index = new MeaningIndex()
  put(index, 'a', rain)
  expect(index.score(rain).zOf('a', 0)).toBe(0)
  expect(index.score(rain).above(0, 5)).toEqual([])
})

test('a page that is replaced or forgotten is found no more', () => {
  const index = new MeaningIndex()
  put(index, 'a', rain, rain)
  put(index, 'a', rent)
  expect(index.passageCount).toBe(1)
  expect(index.score(rain).nearPages(0.45, 5)).toEqual([])
  index.remove('a')
  expect([index.isEmpty, index.passageCount, index.has('a')]).toEqual([true, 0, false])
  put(index, 'b', rain)
  expect(index.score(rain).nearPages(0.45, 5)).toMatchObject([{ uid: 'b' }])
  expect(index.vectorsOf('b')).toEqual([rain])
})

test('what was scored before rows came and went is no longer scored after', () => {
  const [index, fresh] = [new MeaningIndex(), new MeaningIndex()]
  put(index, 'gone', rain, rent)
  put(index, 'a', rent)
  expect(index.score(rain).above(0, 5)).toEqual([{ uid: 'gone', start: 0, end: 9 }])
  put(index, 'b', rain, rent)
  expect(
    index
      .score(rain)
      .above(0, 5)
      .map(({ uid }) => uid),
  ).toEqual(['gone', 'b'])
  index.remove('gone')
  put(index, 'a', rent, rent)
  put(fresh, 'b', rain, rent)
  put(fresh, 'a', rent, rent)
  const [scores, expected] = [index.score(rain), fresh.score(rain)]
  expect(scores.above(-9, 9)).toEqual(expected.above(-9, 9))
  expect(scores.above(0, 9)).toEqual([{ uid: 'b', start: 0, end: 9 }])
  for (const [uid, start] of [
    ['a', 0],
    ['a', 10],
    ['b', 0],
    ['b', 10],
  ] as const)
    expect(scores.zOf(uid, start)).toBe(expected.zOf(uid, start))
})

test('the middle of several vectors; none where they cancel out', () => {
  expect(middleOf([rain, rent])).toEqual(towards(1, 1, 0))
  expect(middleOf([rain, towards(-1, 0, 0)])).toBeNull()
  expect(middleOf([])).toBeNull()
})
