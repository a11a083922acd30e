import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../time/day.ts'
import { goalFact, sampleWorld, stepFact, today } from '../sample-goals.test-support.ts'
import { absurdWorlds, anyWorld, unsound } from './absurd-worlds.test-support.ts'
import { categoryDistribution } from './category-distribution.ts'
import { effortImpact } from './effort-impact.ts'
import type { GoalsWorld, GoalWorld, Visual } from './goal-world.ts'
import { impactAnalysis } from './impact-analysis.ts'
import { relationshipGraph } from './relationship-graph.ts'
import { statusBreakdown } from './status-breakdown.ts'

const ofAll: Readonly<Record<string, (world: GoalsWorld) => Visual>> = {
  impact: (world) => impactAnalysis(world),
  'impact of both': (world) => impactAnalysis(world, 'both'),
  category: categoryDistribution,
  status: (world) => statusBreakdown(world),
  effort: effortImpact,
}

/** Every sentence ends, says nothing that is no number, and is short enough to be read; tables are as wide as their heads. */
function expectSaid({ question, answer, finding, table }: Visual) {
  expect(question).toMatch(/^[A-Z].*\?$/)
  for (const sentence of [answer, finding ?? 'None.']) {
    expect(sentence).toMatch(/^[“A-Z\d][\s\S]*\.$/)
    expect(sentence).not.toMatch(unsound)
    expect(sentence.length).toBeLessThan(420)
  }
  for (const row of table.rows) {
    expect(row).toHaveLength(table.head.length)
    for (const cell of row) if (typeof cell === 'number') expect(Number.isFinite(cell)).toBe(true)
  }
}

function expectAllSaid(world: GoalWorld) {
  for (const visualOf of Object.values(ofAll))
    for (const one of [world, { ...world, goal: null }]) expectSaid(visualOf(one))
  expectSaid(relationshipGraph(world))
}

// Spec: S3-064
test.each(Object.entries(absurdWorlds))('drawings that compare say sound sentences of %s', (_, worldOf) => {
  expectAllSaid(worldOf())
})

test('drawings that compare say sound sentences of any goals, on days of any century', () => {
  fc.assert(
    fc.property(anyWorld, (world) => expectAllSaid(world)),
    { numRuns: 80 },
  )
})

describe('counts hold together', () => {
  test('in any world', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const { goals, today: now } = world
        const { rows } = categoryDistribution(world)
        expect(rows.reduce((sum, row) => sum + row.goals.length, 0)).toBe(goals.length)
        for (const { counts } of statusBreakdown({ goals, today: now }).months)
          expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(goals.length)
        const { points, mostEffort } = effortImpact(world)
        expect(points.every(({ effort }) => effort <= mostEffort)).toBe(true)
        const { groups, nodes } = relationshipGraph(world)
        const ids = groups.flatMap(({ relatives }) => relatives.map(({ is, id }) => `${is} ${id}`))
        expect(new Set(ids).size).toBe(ids.length)
        expect(nodes.length).toBeLessThanOrEqual(1 + 4 * groups.length)
      }),
      { numRuns: 80 },
    )
  })
})

/** ms of the quickest of three. */
function quickest(run: () => unknown): number {
  const spent = Array.from({ length: 3 }, () => {
    const from = performance.now()
    run()
    return performance.now() - from
  })
  return Math.min(...spent)
}

test('ten thousand steps of five hundred goals are told quickly', () => {
  const goals = Array.from({ length: 500 }, (_, at) =>
    goalFact({
      id: at === 0 ? 'play' : `goal ${at}`,
      startDate: '2024-01-01',
      impact: at % 11,
      tags: ['dad'],
    }),
  )
  const world = sampleWorld({
    goals,
    ...(goals[0] && { goal: goals[0] }),
    steps: Array.from({ length: 10_000 }, (_, at) => ({
      ...stepFact(addDays(today, -(at % 900)), 1),
      goalId: at % 2 === 0 ? `goal ${at % 16}` : `goal ${at % 500}`,
    })),
    rated: Array.from({ length: 400 }, (_, at) => ({
      day: addDays(today, -at),
      mood: 1 + (at % 10),
      energy: 5,
    })),
  })
  expect(impactAnalysis(world).rows.length).toBeGreaterThan(7)
  // Many times what it takes (30 ms for impact, up to 12 ms for the others): this finds what grows with the square.
  expect(quickest(() => impactAnalysis(world))).toBeLessThan(400)
  for (const visualOf of [categoryDistribution, statusBreakdown, effortImpact])
    expect(quickest(() => visualOf(world))).toBeLessThan(200)
  expect(quickest(() => relationshipGraph(world))).toBeLessThan(200)
})
