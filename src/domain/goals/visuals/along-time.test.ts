import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { absurdWorlds, anyWorld } from './absurd-worlds.test-support.ts'
import type { GoalWorld, Visual } from './goal-world.ts'
import { milestoneTimeline } from './milestone-timeline.ts'
import { progressChart } from './progress-chart.ts'
import { streakCalendar } from './streak-calendar.ts'
import { timeline } from './timeline.ts'

const engines: Readonly<Record<string, (world: GoalWorld) => Visual>> = {
  progress_chart: progressChart,
  streak_calendar: streakCalendar,
  timeline: (world) => timeline(world),
  milestone_timeline: milestoneTimeline,
}

/** Fails for what no person can read. */
function expectSound(visual: Visual): void {
  const { answer, finding, table } = visual
  expect(`${answer} ${finding ?? ''}`).not.toMatch(/NaN|undefined|null|Infinity|Invalid/)
  expect(finding ?? 'x').not.toBe('')
  expect(answer.length).toBeGreaterThan(0)
  expect(table.rows.every((row) => row.length === table.head.length)).toBe(true)
  // JSON writes null for what is no number, so that the numbers have to be looked at one by one.
  JSON.stringify(visual, (_, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} in a drawing`)
    return value
  })
  if ('from' in visual && 'to' in visual) expect(String(visual.from) <= String(visual.to)).toBe(true)
}

// Spec: S3-064
describe.each(Object.entries(engines))('%s', (_, engine) => {
  test.each(Object.entries(absurdWorlds))('stands %s, within 50 ms of computing', (__, make) => {
    const world = make()
    const times = [1, 2, 3, 4].map(() => {
      const began = process.cpuUsage()
      const visual = engine(world)
      const took = process.cpuUsage(began).user / 1000
      expectSound(visual)
      return took
    })
    expect(Math.min(...times)).toBeLessThan(50)
  })

  test('stands any goal on any days', () => {
    fc.assert(fc.property(anyWorld, (world) => expectSound(engine(world))))
  })
})

test('years are drawn as a year of weeks, never as all their days', () => {
  for (const name of ['begun in the year 1', 'from the year 1 to 9999', 'ten thousand steps']) {
    const world = absurdWorlds[name]?.()
    if (!world) throw new Error(`There is no world ${name}.`)
    expect(streakCalendar(world).weeks).toHaveLength(53)
  }
})
