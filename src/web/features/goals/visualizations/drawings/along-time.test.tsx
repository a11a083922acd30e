import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { densities } from '#domain/goals/goal-choices.ts'
import { sampleWorld } from '#domain/goals/sample-goals.test-support.ts'
import { absurdWorlds } from '#domain/goals/visuals/absurd-worlds.test-support.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import { streakCalendar } from '#domain/goals/visuals/streak-calendar.ts'
import { demoWorld } from '../demo-world.ts'
import type { DrawingOptions } from './drawing-options.ts'
import { drawnShapes, outsideOf, overlapsIn } from './drawn-shapes.test-support.ts'
import { drawnVisualizationOf, fetchDrawings } from './drawn-visualization.ts'

await fetchDrawings()

const room = vi.hoisted(() => ({ width: 380 }))
vi.mock('#web/ui/charts/use-width.ts', () => ({ useWidth: () => room.width }))

const types = ['progress_chart', 'streak_calendar', 'timeline', 'milestone_timeline'] as const
const worlds: Readonly<Record<string, () => GoalWorld>> = {
  'a rich world': () => demoWorld,
  'a thin world': sampleWorld,
  ...absurdWorlds,
}

const markupOf = (type: (typeof types)[number], world: GoalWorld, options: DrawingOptions): string =>
  renderToStaticMarkup(drawnVisualizationOf(type, world, options).drawing)

const plain: DrawingOptions = { density: 'normal', showsMood: false, showsEnergy: false }
const over: DrawingOptions = { ...plain, showsMood: true, showsEnergy: true }
const looks = [
  [300, over],
  [310, plain],
  [412, over],
  [560, plain],
] as const
const wordsOf = (html: string) => drawnShapes(html).flatMap(({ words }) => words.map(({ what }) => what))

beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  room.width = 380
})

// Spec: S3-064
describe.each(types)('%s', (type) => {
  test.each(Object.entries(worlds))(
    'is drawn of %s: inside, legible, in each density and width',
    (_, make) => {
      const world = make()
      for (const [width, options] of looks)
        for (const density of densities) {
          room.width = width
          const html = markupOf(type, world, { ...options, density })
          expect(html).not.toMatch(/NaN|Infinity|undefined/)
          for (const drawing of drawnShapes(html)) {
            expect(drawing.width).toBeLessThanOrEqual(width + 0.01)
            expect([outsideOf(drawing), overlapsIn(drawing)], `${width} px, ${density}`).toEqual([[], []])
          }
        }
      expect(console.error).not.toHaveBeenCalled()
    },
  )

  // Spec: S3-068
  test('shows more in the detailed density than in the normal one, and less in the compact one', () => {
    room.width = 412
    const [compact = 0, normal = 0, detailed = 0] = densities.map(
      (density) => wordsOf(markupOf(type, demoWorld, { ...plain, density })).join('').length,
    )
    expect(compact).toBeLessThan(normal)
    expect(normal).toBeLessThan(detailed)
  })

  // Spec: S3-067
  test('lays mood and energy over it with their scale, and nothing where nothing was rated', () => {
    const [bare, laid] = [plain, over].map((options) => markupOf(type, demoWorld, options))
    expect(bare).not.toContain('Energy')
    expect(laid).toContain('Energy')
    expect(laid).toMatch(/means of 14 days, from 1 to 10|the mean of each week, fuller is higher/)
    const unrated = { ...demoWorld, rated: [] }
    expect(markupOf(type, unrated, over)).toBe(markupOf(type, unrated, plain))
  })
})

test('a calendar draws as many weeks as can be read, and says so', () => {
  room.width = 310
  const html = (density: DrawingOptions['density']) =>
    markupOf('streak_calendar', demoWorld, { ...plain, density })
  const days = Number(/of (\d+) days/.exec(streakCalendar(demoWorld).answer)?.[1])
  expect(days).toBeGreaterThan(400)
  expect(html('compact')).toContain(`The latest 13 weeks are drawn; all ${days} days are counted.`)
  expect(html('normal')).toContain('The latest 24 weeks are drawn;')
  expect(drawnShapes(html('normal'))).toHaveLength(1)
  expect(drawnShapes(html('detailed'))).toHaveLength(3)
  room.width = 412
  expect(html('normal')).toContain('The latest 26 weeks are drawn;')
  expect(drawnShapes(html('detailed'))).toHaveLength(2)
  expect(markupOf('streak_calendar', sampleWorld(), plain)).not.toContain('are drawn')
})

test('ten thousand days of a goal are thinned, and still end at what was reached', () => {
  const world = absurdWorlds['ten thousand steps']?.()
  if (!world) throw new Error('There is no such world.')
  const html = markupOf('progress_chart', world, plain)
  expect(html.length).toBeLessThan(60_000)
  expect(html).toContain('Progress<span class="font-normal text-text-2">100</span>')
})
