import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { emotionCategories } from '#domain/journal/emotion.ts'
import { type Meaning, vectorLength } from '#domain/meaning/vectors.ts'
import { root } from '../../root.ts'
import { headFile, headOf, headPath } from './head-file.ts'
import { type HeadTask, learnHead, logOdds } from './head-network.ts'

const random = seededRandom(7)

/** Two signs that vectors carry beside noise; which of them agree is no sum of both. */
function signed(first: number, second: number): Meaning {
  const noise = Int8Array.from({ length: vectorLength }, () => Math.round((random() - 0.5) * 8))
  for (let at = 0; at < 20; at++) noise[at] = (at < 10 ? first : second) * 60
  return noise
}

const signs = Array.from({ length: 400 }, (_, at) => [at % 2 ? 1 : -1, at % 4 < 2 ? 1 : -1] as const)
const task: HeadTask = {
  vectors: signs.map(([first, second]) => signed(first, second)),
  targets: signs.map(([first, second], at) => [
    first === second ? 1 : 0,
    at % 3 === 0 ? undefined : first > 0 ? 1 : 0,
  ]),
  ...{ hiddenUnits: 16, epochs: 30, seed: 20 },
}

const head = learnHead(task)

test('a head learns what is no sum of its signs, also where only some texts have a label', () => {
  for (const [first, second] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const) {
    const [agree = 0, isFirst = 0] = logOdds(head, signed(first, second))
    expect(agree > 0).toBe(first === second)
    expect(isFirst > 0).toBe(first > 0)
  }
})

test('the same seed learns the same head', () => {
  const brief = { ...task, epochs: 1 }
  expect(learnHead(brief)).toEqual(learnHead(brief))
  expect(learnHead({ ...brief, seed: 21 })).not.toEqual(learnHead(brief))
})

test('a head that is kept in signed bytes says nearly the same', () => {
  const kept = headOf(JSON.parse(JSON.stringify(headFile(head, ['agree', 'first'], 'here'))))
  for (const vector of task.vectors.slice(0, 20))
    for (const [at, odds] of logOdds(kept, vector).entries())
      expect(Math.abs(odds - (logOdds(head, vector)[at] ?? 0))).toBeLessThan(0.2)
})

test('the head that is kept has an output for the valence and for each emotion, in at most 26 kB of bytes', () => {
  const file = JSON.parse(readFileSync(join(root, headPath), 'utf8'))
  expect(file.outputs).toEqual(['valence', ...emotionCategories])
  const { hidden, last } = headOf(file)
  expect([hidden.rows, hidden.columns, last.rows, last.columns]).toEqual([64, vectorLength, 9, 64])
  expect(hidden.weights.length + last.weights.length).toBeLessThan(26_000)
  expect(logOdds(headOf(file), signed(1, 1)).every(Number.isFinite)).toBe(true)
})
