import { expect, test } from 'vitest'
import type { Measured } from '../score-calibration.ts'
import { macroF1 } from '../score-measures.ts'
import { emotionBesideWords, type HeadEvidence, type SidedByHead, valenceBesideWords } from './head-scores.ts'

const sides = [1, 0, 1, 0] as const

/** Words know the side of the first two texts alone; the head of all, or of none where it misleads. */
const sided = (name: string, head: 1 | -1): SidedByHead => ({
  name,
  rows: sides.map((side, at) => [at < 2 ? side - 0.5 : -0.01 * (side - 0.5), head * (side - 0.5) * 4]),
  targets: sides,
})

test('a head that helps on the others helps on the source that took no part', () => {
  const found = valenceBesideWords([sided('one', 1), sided('two', 1), sided('three', 1)])
  expect(found.map(({ name }) => name)).toEqual(['one', 'two', 'three'])
  for (const { words, meaning } of found) {
    expect(words[0]?.said).toEqual([1, 0, 0, 1])
    expect(meaning[0]?.said).toEqual(sides)
  }
})

test('strangers are measured by what all sources say, and say nothing themselves', () => {
  const found = valenceBesideWords([sided('one', 1), sided('two', 1)], [sided('stranger', -1)])
  expect(found.map(({ meaning }) => meaning[0]?.said)).toEqual([sides, sides, [0, 1, 0, 1]])
})

test('what a head is worth is not looked up in the source that is left out', () => {
  const [, , left] = valenceBesideWords([sided('one', -1), sided('two', -1), sided('three', 1)])
  expect(left?.meaning[0]?.said).not.toEqual(sides)
})

const row = (learned: number, isSpoken = true): Measured => ({
  measures: [0, learned, 0, 0],
  ...{ isSpoken, isStated: false },
})

/** Every third text holds the emotion; of that the words know little, and the head all. */
const evidence = (isSpoken = true): HeadEvidence => {
  const targets = Array.from({ length: 60 }, (_, at) => (at % 3 === 0 ? 1 : 0))
  return {
    targets,
    share: 1,
    rows: targets.map((target, at) => row(0.3 * target + (at % 5) * 0.2, isSpoken)),
    odds: targets.map((target) => (target ? 3 : -3)),
  }
}

test('an emotion that the head knows is told apart where words know little', () => {
  const { words, meaning } = emotionBesideWords(evidence(), [evidence(), evidence()])
  expect(macroF1([words])).toBeLessThan(0.8)
  expect(macroF1([meaning])).toBe(1)
})

test('a head names nothing for which no word speaks', () => {
  const { meaning } = emotionBesideWords(evidence(false), [evidence()])
  expect(meaning.said.every((each) => each === 0)).toBe(true)
})
