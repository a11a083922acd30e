import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { addDays } from '#domain/time/day.ts'
import { type Experiment, experiment } from './experiment.ts'
import { blockDifference, experimentResult } from './experiment-result.ts'
import { experimentAnswer, experimentSure, tossSentence } from './experiment-words.ts'
import { experimentState, lastDayOf, tosses, tossesOf } from './toss.ts'

const at = '2026-08-03T05:02:00.000Z'
const walking: Experiment = experiment.parse({
  ...{ question: 'Does walking home make me less tense?', doing: 'walk', instead: 'bus' },
  ...{ measure: 'stress', firstDay: '2026-08-03', seed: 7, createdAt: at, updatedAt: at },
})

describe('the tosses', () => {
  test('every block of four has two days with and two without', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 8, max: 84 }), (seed, days) => {
        const all = tosses(days, seededRandom(seed))
        expect(all).toHaveLength(days)
        for (let from = 0; from + 4 <= days; from += 4)
          expect(all.slice(from, from + 4).filter(Boolean)).toHaveLength(2)
      }),
    )
  })

  test('are the same on every device, and others for another experiment', () => {
    expect(tossesOf(walking)).toEqual(tossesOf({ ...walking }))
    expect(tossesOf(walking)).not.toEqual(tossesOf({ ...walking, seed: 8 }))
  })

  test('all six orders of a block come about equally often', () => {
    const counts = new Map<string, number>()
    const all = tosses(24_000, seededRandom(1))
    for (let from = 0; from < all.length; from += 4) {
      const order = all.slice(from, from + 4).join()
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120)
  })
})

test('an experiment is to come, runs day by day, and is over on the day after its last one or when it is stopped', () => {
  expect(experimentState(walking, '2026-08-01')).toEqual({ is: 'coming', inDays: 2 })
  expect(experimentState({ ...walking, followed: { '2026-08-03': true } }, '2026-08-03')).toMatchObject({
    ...{ is: 'running', nth: 1, followed: true },
  })
  expect(experimentState(walking, '2026-08-30')).toMatchObject({ is: 'running', nth: 28, followed: null })
  expect(experimentState(walking, '2026-08-31')).toEqual({ is: 'over', isStopped: false })
  expect(experimentState({ ...walking, stoppedOn: '2026-08-10' }, '2026-08-10')).toEqual({
    ...{ is: 'over', isStopped: true },
  })
  expect([lastDayOf(walking), lastDayOf({ ...walking, stoppedOn: '2026-08-10' })]).toEqual([
    '2026-08-30',
    '2026-08-10',
  ])
})

const resultWith = (effect: number, noise: (nth: number) => number, upTo = '2026-08-30', one = walking) => {
  const isToDo = tossesOf(one)
  const values = new Map(
    isToDo.map((toDo, nth) => [addDays(one.firstDay, nth), 5 + (toDo ? effect : 0) + noise(nth)]),
  )
  return experimentResult(one, upTo, (day) => values.get(day) ?? null)
}

describe('what it found', () => {
  test('a difference that is there is found, with its size inside the interval, and said to be enough', () => {
    const chance = seededRandom(4)
    const result = resultWith(-1.7, () => 2 * chance() - 1)
    expect(result.effect?.low).toBeLessThan(-1.7)
    expect(result.effect?.high).toBeGreaterThan(-1.7)
    expect(result.effect?.high).toBeLessThan(0)
    expect(result.effect?.p).toBeLessThan(0.01)
    expect(experimentAnswer(walking, result)).toMatch(
      /^Yes: stress was lower by [12]\.\d points, at least what you called enough\.$/,
    )
    expect(experimentAnswer({ ...walking, enough: 3 }, result)).toContain('less than what you called enough')
    expect(experimentSure(result)).toMatch(/^95 % −\d\.\d to −\d\.\d\. Tossed anew ten thousand times/)
  })

  test('none is called none', () => {
    const chance = seededRandom(5)
    const result = resultWith(0, () => 4 * chance() - 2)
    expect(experimentAnswer(walking, result)).toMatch(/^No clear difference: about \d\.\d points/)
  })

  test('a slow change of the whole month is not taken for a difference', () => {
    const result = resultWith(0, (nth) => 0.2 * nth)
    expect(Math.abs(result.effect?.difference ?? 9)).toBeLessThan(0.4)
  })

  test('days are counted as tossed, not as they went, and those without a rating nowhere', () => {
    const one = { ...walking, followed: { '2026-08-03': false, '2026-08-04': true } }
    const result = experimentResult(one, '2026-08-10', (day) => (day === '2026-08-05' ? null : 5))
    expect(result.days).toHaveLength(8)
    expect(result.with.tossed + result.without.tossed).toBe(8)
    expect(result.with.rated + result.without.rated).toBe(7)
    expect(result.with.followed + result.without.followed).toBe(1)
  })

  test('of three days nothing is said', () => {
    const result = resultWith(-5, () => 0, '2026-08-05')
    expect(result.effect).toBeNull()
    expect(experimentAnswer(walking, result)).toBe(
      'Too few days were rated to say anything: 4 on each side are needed.',
    )
  })

  test('the day after is looked at where the experiment says so, and nothing from the day it was stopped on', () => {
    const late = experimentResult({ ...walking, lag: 1 }, '2026-08-03', (day) => Number(day.slice(8)))
    expect(late.days.map(({ value }) => value)).toEqual([4])
    const stopped = experimentResult({ ...walking, stoppedOn: '2026-08-05' }, '2026-08-30', () => 5)
    expect(stopped.days.map(({ day }) => day)).toEqual(['2026-08-03', '2026-08-04'])
  })

  test('of lives without a difference about one in twenty has an interval without zero', () => {
    let wrong = 0
    for (let seed = 1; seed <= 200; seed++) {
      const chance = seededRandom(seed)
      const isToDo = tosses(28, chance)
      const values = isToDo.map(() => 3 * (chance() + chance() + chance()))
      const found = blockDifference(values, isToDo)
      if (found && (found.low > 0 || found.high < 0)) wrong++
    }
    expect(wrong).toBeGreaterThan(2)
    expect(wrong).toBeLessThan(20)
  })
})

test('a day says what the coin said, in the person’s own words', () => {
  expect(tossSentence(walking, true)).toBe('Today the coin says: walk.')
  expect(tossSentence(walking, false)).toBe('Today the coin says: bus.')
  expect(tossSentence({ ...walking, instead: '' }, false)).toBe('Today the coin says: without. No “walk”.')
})
