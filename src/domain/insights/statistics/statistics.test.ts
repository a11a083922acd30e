import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { falseFindRates } from '#domain/chance/false-find-rates.ts'
import { seededRandom } from '#domain/chance/seeded-random.ts'
import { plantedDeviation, plantedLife } from '../planted-lives.test-support.ts'
import { adjusted, anew, weekdayAndTrend } from './adjusted.ts'
import { chainsIn } from './chains.ts'
import { changePoints } from './change-point.ts'
import { finished } from './finished.ts'
import { type Move, movesAmong } from './moves.ts'
import { medianOf, quantileOf, ranksOf, tOf95 } from './numbers.ts'
import { oddDays } from './odd-days.ts'
import { linkP, shuffleBlocks } from './resampling.ts'
import { rhythmsOf } from './rhythm.ts'

describe('small sums', () => {
  test('equal values share the mean of their ranks', () => {
    expect([...ranksOf([3, 1, 3, 2])]).toEqual([3.5, 1, 3.5, 2])
  })
  test('a quantile lies between neighbours', () => {
    expect(medianOf([4, 1, 3, 2])).toBe(2.5)
    expect(quantileOf([0, 10], 0.2)).toBe(2)
  })
  test.each([
    [10, 2.228],
    [30, 2.042],
    [120, 1.98],
  ])('Student’s t for %i degrees of freedom is %f, as tables have it', (freedom, t) => {
    expect(tOf95(freedom)).toBeCloseTo(t, 2)
  })
  test('rates of false finds, as Benjamini and Hochberg reckon them', () => {
    const rates = falseFindRates([0.01, 0.04, 0.03, 0.5]).map((rate) => Math.round(rate * 1000) / 1000)
    expect(rates).toEqual([0.04, 0.053, 0.053, 0.5])
  })
  test('what is new each day, with half of each day left in the next one', () => {
    const fresh = [...anew([0, 1, 2], [1, 1, 1], 0.5)].map((value) => Math.round(value * 1000) / 1000)
    expect(fresh).toEqual([0.866, 0.5, 0.5])
  })
})

test('a weekday’s habit and a straight line are taken out wholly', () => {
  const days = Array.from({ length: 60 }, (_, at) => at)
  const values = days.map((day) => 3 + 0.05 * day + (day % 7 === 5 ? 2 : 0))
  for (const left of adjusted(values, weekdayAndTrend(days))) expect(left).toBeCloseTo(0, 9)
})

test('shuffled blocks hold the very same days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 14 }),
      fc.nat(),
      (count, block, seed) => {
        const from = Float64Array.from({ length: count }, (_, at) => at)
        const into = new Float64Array(count)
        shuffleBlocks(from, into, block, seededRandom(seed))
        expect([...into].sort((a, b) => a - b)).toEqual([...from])
      },
    ),
  )
})

const moveOf = (moves: readonly Move[], factor: string, measure: string, lag: number) =>
  moves.find((one) => one.factor === factor && one.measure === measure && one.lag === lag)

/** The chance of a link on so many days, where the thing is there on one of five and moves the measure by so much. */
function chanceOfLink(days: number, by: number, seed: number): number {
  const chance = seededRandom(seed)
  const there = Float64Array.from({ length: days }, () => (chance() < 0.2 ? 1 : 0))
  const share = there.reduce((sum, one) => sum + one, 0) / days
  const noise = () => chance() + chance() + chance() - 1.5
  const y = there.map((one) => by * one + noise())
  return finished(linkP({ x: there.map((one) => one - share), y }, 7, chance))
}

test('of many days the chance of a link is as small as it is, and chance is called what it is', () => {
  expect(chanceOfLink(1_500, 0.5, 1)).toBeLessThan(1e-6)
  const chances = Array.from({ length: 400 }, (_, seed) => chanceOfLink(1_500, 0, seed))
  const share = (most: number) => chances.filter((p) => p <= most).length / chances.length
  expect(share(0.01)).toBeLessThanOrEqual(0.025)
  expect(share(0.05)).toBeLessThanOrEqual(0.08)
  expect(share(0.5)).toBeGreaterThan(0.42)
})

describe('what moves with what', () => {
  test('a strong effect that was planted is found, of the right size, and nothing else is called sure', () => {
    const { factors, measures } = plantedLife({ seed: 11, days: 180, effect: 1, factors: 4 })
    const moves = finished(movesAmong(factors, measures, 0))
    const planted = moveOf(moves, 'thing 0', 'mood', 0)
    expect(moves[0]).toBe(planted)
    expect(planted?.confidence).toBe('High')
    expect(planted?.link?.low).toBeLessThan(plantedDeviation)
    expect(planted?.link?.high).toBeGreaterThan(plantedDeviation * 0.8)
    expect(moves.filter(({ confidence }) => confidence === 'High')).toHaveLength(1)
  })

  test('pairs without a link are listed too, each with its interval', () => {
    const { factors, measures } = plantedLife({ seed: 3, days: 120, factors: 2 })
    const moves = finished(movesAmong(factors, measures, 0))
    expect(moves).toHaveLength(2 * 3 * 2)
    for (const { link } of moves) expect(link?.low).toBeLessThan(link?.high ?? 0)
  })

  test('fewer than fourteen days on a side are not tried', () => {
    const values = Array.from({ length: 40 }, (_, at) => (at < 13 ? 1 : 0))
    const measure = { key: 'mood', values: values.map((there) => 5 + 4 * there) }
    const moves = finished(movesAmong([{ key: 'choir', isYesOrNo: true, values }], [measure], 0))
    expect(moves.map(({ with: days, link, confidence }) => [days, link, confidence])).toEqual([
      [13, null, null],
      [13, null, null],
    ])
  })

  test('a day that nobody rated counts on neither side', () => {
    const values = Array.from({ length: 60 }, (_, at) => at % 2)
    const measure = { key: 'mood', values: values.map((_, at) => (at < 20 ? null : 5 + (at % 3))) }
    const [same] = finished(movesAmong([{ key: 'walk', isYesOrNo: true, values }], [measure], 0)).filter(
      ({ lag }) => lag === 0,
    )
    expect([same?.with, same?.without]).toEqual([20, 20])
  })

  test('the same journal gives the same insights', () => {
    const reckoned = () => {
      const { factors, measures } = plantedLife({ seed: 5, days: 90, effect: 0.5, factors: 2 })
      return finished(movesAmong(factors, measures, 3))
    }
    expect(reckoned()).toEqual(reckoned())
  })

  test('of lives in which nothing moves with anything, few show a sure claim', () => {
    let wrong = 0
    for (let seed = 1; seed <= 30; seed++) {
      const { factors, measures } = plantedLife({ seed, days: 100, factors: 3 })
      if (finished(movesAmong(factors, measures, 0)).some(({ confidence }) => confidence === 'High')) wrong++
    }
    expect(wrong).toBeLessThanOrEqual(4)
  })
})

const moodOf = (life: ReturnType<typeof plantedLife>) => {
  const rated = (life.measures[0]?.values ?? []).flatMap((value, day) =>
    value === null ? [] : [{ day, value }],
  )
  return { days: rated.map(({ day }) => day), values: rated.map(({ value }) => value) }
}

describe('rhythms, changes, chains and odd days', () => {
  test.each([7, 28])('a rhythm of %i days is found through gaps', (days) => {
    const life = moodOf(plantedLife({ seed: 2, days: 150, cycle: { days, height: 1 }, missing: 0.2 }))
    const [rhythm] = finished(rhythmsOf(life.days, life.values, seededRandom(1)))
    expect(rhythm?.p).toBeLessThan(0.02)
    expect(Math.abs((rhythm?.days ?? 0) - days)).toBeLessThan(days * 0.1)
  })

  test('fewer than 28 rated days have no rhythm', () => {
    expect(finished(rhythmsOf([1, 2, 3], [4, 5, 6], seededRandom(1)))).toEqual([])
  })

  test('a change of level is found within a few days of where it was planted', () => {
    const { values } = moodOf(plantedLife({ seed: 4, days: 120, change: { at: 60, by: 1.6 }, missing: 0 }))
    const [change, ...others] = finished(changePoints(values, seededRandom(1), 0.02))
    expect(others).toEqual([])
    expect(Math.abs((change?.at ?? 0) - 60)).toBeLessThanOrEqual(4)
    expect(change?.after).toBeGreaterThan(change?.before ?? 10)
  })

  test('what always follows is a chain, and what comes whenever it likes is none', () => {
    const chance = seededRandom(9)
    const days = Array.from({ length: 120 }, (): Set<string> => new Set(chance() < 0.3 ? ['joy'] : []))
    for (let at = 3; at < 118; at += 9) {
      days[at]?.add('anger')
      days[at + 1]?.add('sadness')
    }
    const chains = finished(chainsIn(days))
    expect(chains[0]).toMatchObject({ first: 'anger', next: 'sadness', of: 13 })
    expect(chains.some(({ next }) => next === 'joy')).toBe(false)
  })

  test('a day far from the days around it is odd, and one in a course that rises is not', () => {
    const rising = Array.from({ length: 30 }, (_, at) => 2 + at * 0.2)
    expect(oddDays(rising)).toEqual([])
    const odd = oddDays(rising.map((value, at) => (at === 15 ? 10 : value)))
    expect(odd.map(({ at }) => at)).toEqual([15])
  })
})
