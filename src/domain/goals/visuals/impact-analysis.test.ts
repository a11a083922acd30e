import { describe, expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import type { GoalFact, StepFact } from '../engine/goal-facts.ts'
import { goalFact, ratedDays, sampleWorld, stepFact, today } from '../sample-goals.test-support.ts'
import type { GoalsWorld } from './goal-world.ts'
import { impactAnalysis } from './impact-analysis.ts'
import { countWords, differenceWords, rangeWords } from './impact-words.ts'
import { ratingsOf, type StepEffect, stepEffect } from './step-effect.ts'

// Spec: S3-064
describe('a rating on days with a step', () => {
  const rated = ratedDays(60, (index) => (index % 3 === 0 ? 8 : 5))
  const days = ratingsOf(rated, 'mood')
  const stepDays = new Set(rated.filter((_, index) => index % 3 === 0).map(({ day }) => day))

  test('is higher, by the difference of the means, with an interval that holds it', () => {
    const effect = stepEffect(days, stepDays, '2026-01-01')
    expect(effect).toMatchObject({ is: 'clear', withStep: 20, without: 40 })
    const found = intervalOf(effect)
    expect(found.difference).toBeCloseTo(3, 10)
    expect(found.low).toBeLessThanOrEqual(3 + 1e-9)
    expect(found.high).toBeGreaterThanOrEqual(3 - 1e-9)
    expect(found.low).toBeGreaterThan(0)
  })

  test('has an interval about as wide as chance makes it', () => {
    const uneven = ratedDays(280, (index) => 4 + ((index * 7919) % 13) / 4 + (index % 2))
    const some = new Set(uneven.filter((_, index) => index % 2 === 0).map(({ day }) => day))
    const { low, high, difference } = intervalOf(stepEffect(ratingsOf(uneven, 'mood'), some, '2020-01-01'))
    expect(difference).toBeLessThan(-0.8)
    // Spread of the ratings 0.94: 1.96 × 0.94 × √(1/140 + 1/140) is 0.22 at each side.
    expect(high - low).toBeGreaterThan(0.15)
    expect(high - low).toBeLessThan(0.6)
  })

  test('is the same answer for the same days, and no answer for fewer than fourteen', () => {
    expect(stepEffect(days, stepDays, '2026-01-01')).toEqual(stepEffect(days, stepDays, '2026-01-01'))
    expect(stepEffect(days, stepDays, addDays(today, -20))).toEqual({
      is: 'too-few',
      withStep: 7,
      without: 14,
    })
    expect(stepEffect(days, stepDays, '9999-12-31')).toEqual({ is: 'too-few', withStep: 0, without: 0 })
  })

  test('is no clear link where it does not depend on the step, to the last digit', () => {
    const level = ratedDays(120, (index) => 4 + ((index * 7) % 5))
    const some = new Set(level.filter((_, index) => index % 2 === 0).map(({ day }) => day))
    expect(stepEffect(ratingsOf(level, 'mood'), some, '2026-01-01').is).toBe('unclear')
    const same = ratedDays(120, () => 6.3)
    expect(stepEffect(ratingsOf(same, 'mood'), some, '2026-01-01').is).toBe('unclear')
  })

  test('reads as clear of 0 wherever it is', () => {
    expect(differenceWords({ difference: 0.71, low: 0.3, high: 1.12 })).toBe('+0.7 (+0.3 to +1.1)')
    expect(differenceWords({ difference: 0.51, low: 0.02, high: 1.1 })).toBe('+0.51 (+0.02 to +1.10)')
    expect(rangeWords({ difference: -0.51, low: -1.1, high: -0.0012 })).toBe('−1.100 to −0.001')
  })
})

function intervalOf(effect: StepEffect) {
  if (effect.is === 'too-few') throw new Error('It has enough days.')
  return effect
}

describe('ratings by goal', () => {
  /** Of the last 90 days every third is 8 and the others are 5. */
  const rated = ratedDays(90, (index) => (index % 3 === 0 ? 8 : 5)).map((day) => ({ ...day, energy: 6 }))
  const stepsOn = (goalId: string, isOne: (index: number) => boolean): StepFact[] =>
    rated.filter((_, index) => isOne(index)).map(({ day }) => stepFact(day, 1, { goalId }))
  const named = (id: string): GoalFact =>
    goalFact({ id, title: `Goal ${id}`, status: 'in_progress', startDate: addDays(today, -100) })
  const play = named('play')
  const world = (more: Partial<GoalsWorld> = {}): GoalsWorld => ({
    today,
    goal: play,
    goals: [play, named('good'), named('low'), named('few'), named('none')],
    rated,
    habits: [],
    steps: [
      ...stepsOn('play', (index) => index % 3 === 0),
      ...stepsOn('good', (index) => index % 6 === 0),
      ...stepsOn('low', (index) => index % 3 === 1),
      ...stepsOn('few', (index) => index < 5),
    ],
    ...more,
  })

  test('are told for the chosen goal first, and for all of them below', () => {
    const drawn = impactAnalysis(world())
    expect(drawn.question).toBe('Is mood higher on days with a step?')
    expect(drawn.answer).toMatch(
      /^Yes: \+3\.0 \(\+3\.0 to \+3\.0\), over 30 days with a step and 60 without\.$/,
    )
    expect(drawn.finding).toBe('For two goals yes, for one it is lower; one has too few days.')
    expect(drawn.rows.map(({ id, isChosen }) => [id, isChosen])).toEqual([
      ['play', true],
      ['low', false],
      ['good', false],
    ])
    expect(drawn.table.rows.map(([title]) => title)).toEqual([
      'Goal play',
      'Goal low',
      'Goal good',
      'Goal few',
    ])
  })

  test('of both scales are answered each', () => {
    const drawn = impactAnalysis(world(), 'both')
    expect(drawn.question).toBe('Are mood and energy higher on days with a step?')
    expect(drawn.answer).toBe(
      'Mood: yes, +3.0 (+3.0 to +3.0), over 30 days with a step and 60 without. Energy: no clear link, over 30 days with a step and 60 without.',
    )
    expect(drawn.finding).toBe(
      'Mood: for two goals yes, for one it is lower; one has too few days. Energy: three goals show no clear link, and one has too few days.',
    )
    expect(drawn.rows[0]?.effects.map(({ is }) => is)).toEqual(['clear', 'unclear'])
    expect(drawn.table.rows.slice(0, 2).map(([name]) => name)).toEqual([
      'Goal play, mood',
      'Goal play, energy',
    ])
    expect(impactAnalysis(world(), 'energy').answer).toBe(
      'No clear link, over 30 days with a step and 60 without.',
    )
  })

  test('of all goals are told without a chosen one, whose habits then count nowhere', () => {
    const habits = [{ id: 'lid', name: 'Lid', days: rated.map(({ day }) => day) }]
    const drawn = impactAnalysis(world({ goal: null, habits }))
    expect(drawn.answer).toBe('For two goals yes, for one it is lower; one has too few days.')
    expect(drawn.finding).toMatch(/^The difference is largest for “Goal play”: \+3\.0 \(/)
    expect(drawn.rows.every(({ isChosen }) => !isChosen)).toBe(true)
    expect(impactAnalysis(world({ habits })).answer).toBe(
      'Not enough days yet: 0 of 14 rated days without a step.',
    )
    expect(impactAnalysis(world({ goal: null, goals: [] }))).toMatchObject({
      isDrawn: false,
      finding: null,
      answer: 'Not enough days yet: no goal has 14 rated days with a step and 14 without.',
    })
  })

  test('say what is missing instead of drawing a weak answer', () => {
    expect(impactAnalysis(sampleWorld({ rated: ratedDays(30, () => 6) }))).toMatchObject({
      isDrawn: false,
      finding: null,
      answer: 'Not enough days yet: 1 of 14 rated days with a step.',
    })
  })

  test('are compared for sixteen goals at most, and the others are counted', () => {
    const goals = Array.from({ length: 20 }, (_, at) => named(`${at}`))
    const steps = goals.flatMap(({ id }) => stepsOn(id, (index) => index % 3 === 0))
    const drawn = impactAnalysis(world({ goal: null, goals, steps }))
    expect(drawn.rows).toHaveLength(16)
    expect(drawn.answer).toBe('For 16 goals yes; four more are not compared here.')
  })
})

test.each([
  [
    { higher: 2, lower: 0, unclear: 1, few: 4, left: 0 },
    'For two goals yes; one shows no clear link, and four have too few days.',
  ],
  [{ higher: 1, lower: 0, unclear: 0, few: 0, left: 0 }, 'For one goal yes.'],
  [{ higher: 0, lower: 1, unclear: 0, few: 1, left: 0 }, 'For one goal it is lower; one has too few days.'],
  [{ higher: 0, lower: 0, unclear: 1, few: 0, left: 0 }, 'One goal shows no clear link.'],
  [
    { higher: 0, lower: 0, unclear: 3, few: 1, left: 2 },
    'Three goals show no clear link, one has too few days and two more are not compared here.',
  ],
])('answers %o are counted in words', (counts, words) => {
  expect(countWords(counts)).toBe(words)
})
