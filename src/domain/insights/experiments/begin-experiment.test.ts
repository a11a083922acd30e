import { beforeAll, expect, test } from 'vitest'
import type { Analysis } from '../analysis.ts'
import { analysisOf, samplePages } from '../sample-life.test-support.ts'
import { canBeTried, experimentFrom } from './begin-experiment.ts'
import { experiment } from './experiment.ts'

let life: Analysis
beforeAll(() => {
  life = analysisOf(samplePages())
})

const at = '2026-10-01T08:00:00.000Z'
const moveOf = (factor: string, lag = 0) =>
  life.moves.find((one) => one.factor === factor && one.measure === 'mood' && one.lag === lag)

test('a link becomes an experiment of four weeks that asks whether it is a cause', () => {
  const walk = moveOf('activity walk')
  const begun = walk && experimentFrom(walk, '2026-10-01', 7)
  expect(begun).toMatchObject({
    ...{ question: 'Do days with “walk” lift my mood?', doing: 'walk', measure: 'mood', lag: 0 },
    ...{ days: 28, firstDay: '2026-10-01', seed: 7, claim: 'move activity walk mood 0' },
  })
  expect(experiment.safeParse({ ...begun, createdAt: at, updatedAt: at }).success).toBe(true)
  const later = moveOf('activity walk', 1)
  expect(later && experimentFrom(later, '2026-10-01', 7).question).toMatch(/ the day after\?$/)
})

test('somebody is met or not; what pages are about, and how much is written, is nothing to toss a coin for', () => {
  const [walk, topic] = [moveOf('activity walk'), moveOf('topic ward')]
  expect(walk && canBeTried(walk)).toBe(true)
  expect(topic && canBeTried(topic)).toBe(false)
  const anna = walk && { ...walk, kind: 'person' as const, name: 'Anna' }
  expect(anna && experimentFrom(anna, '2026-10-01', 1).question).toBe('Does time with Anna lift my mood?')
  const step = walk && { ...walk, kind: 'goal' as const, name: 'A step on a goal' }
  expect(step && experimentFrom(step, '2026-10-01', 1).question).toBe('Does a step on a goal lift my mood?')
})

test('no coin says to leave a habit', () => {
  const walk = moveOf('activity walk')
  expect(walk && canBeTried({ ...walk, kind: 'habit' })).toBe(false)
})
