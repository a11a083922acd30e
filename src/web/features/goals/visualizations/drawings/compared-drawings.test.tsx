import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { densities } from '#domain/goals/goal-choices.ts'
import { goalFact, sampleWorld, stepFact, today } from '#domain/goals/sample-goals.test-support.ts'
import { absurdWorlds } from '#domain/goals/visuals/absurd-worlds.test-support.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import { textWidth } from '#domain/goals/visuals/wrapped-lines.ts'
import { addDays } from '#domain/time/day.ts'
import { demoWorld } from '../demo-world.ts'
import { drawnVisualizationOf, fetchDrawings } from './drawn-visualization.ts'

await fetchDrawings()

const measured = vi.hoisted(() => ({ width: 380 }))
vi.mock('#web/ui/charts/use-width.ts', () => ({ useWidth: () => measured.width }))
afterEach(() => {
  measured.width = 380
})

interface Words {
  readonly words: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const numberAt = (tag: string, name: string): number =>
  Number(tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1])

function wordsIn(svg: string): Words[] {
  return [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].flatMap(([, tag = '', raw = '']) => {
    const words = raw.replaceAll('&#x27;', '’').replaceAll('&amp;', '&').replaceAll('&quot;', '”')
    const wide = textWidth(words, tag.includes('text-fine') ? 12 : 13) * 0.92
    const [x, y] = [numberAt(tag, 'x'), numberAt(tag, 'y')]
    const anchor = tag.match(/text-anchor="(\w+)"/)?.[1]
    const left = anchor === 'end' ? x - wide : anchor === 'middle' ? x - wide / 2 : x
    return words === '' ? [] : [{ words, left, right: left + wide, top: y - 9, bottom: y + 2 }]
  })
}

/** Numbers of places: of shapes, paths and marks that were moved. */
function placesIn(svg: string): { x: number[]; y: number[] } {
  const x: number[] = []
  const y: number[] = []
  const inPlace = svg.replaceAll(
    /<g transform="translate\(([^ ]+) ([^)]+)\) scale\(([^)]+)\)".*?<\/g>/g,
    (_, left, top, scale) => {
      x.push(Number(left), Number(left) + 24 * Number(scale))
      y.push(Number(top), Number(top) + 24 * Number(scale))
      return ''
    },
  )
  for (const [, tag = ''] of inPlace.matchAll(/<(?:rect|circle)([^>]*)>/g)) {
    const isCircle = tag.includes(' cx=')
    const [left, top] = isCircle
      ? [numberAt(tag, 'cx') - numberAt(tag, 'r'), numberAt(tag, 'cy') - numberAt(tag, 'r')]
      : [numberAt(tag, 'x'), numberAt(tag, 'y')]
    const [wide, high] = isCircle
      ? [2 * numberAt(tag, 'r'), 2 * numberAt(tag, 'r')]
      : [numberAt(tag, 'width'), numberAt(tag, 'height')]
    expect(Math.min(wide, high)).toBeGreaterThan(0)
    x.push(left, left + wide)
    y.push(top, top + high)
  }
  for (const [, path = ''] of inPlace.matchAll(/ d="([^"]*)"/g))
    for (const [, px, py] of path.matchAll(/[ML]([-\d.e]+) ([-\d.e]+)/g)) {
      x.push(Number(px))
      y.push(Number(py))
    }
  return { x, y }
}

function expectSound(html: string) {
  expect(html).not.toMatch(/NaN|Infinity|undefined/)
  for (const [svg, width, height] of html.matchAll(
    /<svg data-drawing[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)".*?<\/svg>/g,
  )) {
    const words = wordsIn(svg.replaceAll(/<defs>.*?<\/defs>/g, ''))
    const { x, y } = placesIn(svg.replaceAll(/<defs>.*?<\/defs>/g, ''))
    const ends = {
      x: [...x, ...words.flatMap(({ left, right }) => [left, right])],
      y: [...y, ...words.flatMap(({ top, bottom }) => [top, bottom])],
    }
    const outside = [
      ...ends.x.filter((one) => !(one >= -2 && one <= Number(width) + 2)),
      ...ends.y.filter((one) => !(one >= -2 && one <= Number(height) + 2)),
    ]
    expect(outside).toEqual([])
    const upon = words.flatMap((one, nth) =>
      words
        .slice(nth + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.words} on ${other.words}`),
    )
    expect(upon).toEqual([])
  }
}

const thirty = Array.from({ length: 30 }, (_, at) =>
  goalFact({
    id: at === 0 ? 'play' : `goal ${at}`,
    title: `Goal number ${at} with some words`,
    category: 'emotional',
    impact: (at % 10) + 1,
    status: at % 5 === 0 ? 'completed' : 'in_progress',
    progress: at * 3,
    tags: ['dad'],
    createdAt: `${addDays(today, -at * 25)}T09:00:00.000Z`,
  }),
)

const worlds: Readonly<Record<string, () => GoalWorld>> = {
  ...absurdWorlds,
  thin: () => sampleWorld(),
  'of the demonstration': () => demoWorld,
  'of thirty goals in one part of life': () =>
    sampleWorld({
      goals: thirty,
      ...(thirty[0] && { goal: thirty[0] }),
      steps: thirty.flatMap(({ id }, at) =>
        Array.from({ length: 3 * at }, (_, step) => stepFact(addDays(today, -step), 1, { goalId: id })),
      ),
      rated: Array.from({ length: 400 }, (_, at) => ({
        day: addDays(today, -at),
        mood: 1 + (at % 10),
        energy: 10 - (at % 9),
      })),
    }),
  'of two hundred habits': () =>
    sampleWorld({
      habits: Array.from({ length: 200 }, (_, at) => ({
        id: `habit ${at}`,
        name: `Habit ${at}`,
        days: [today],
      })),
    }),
}

const compared = [
  'impact_analysis',
  'category_distribution',
  'status_breakdown',
  'effort_impact',
  'relationship_graph',
] as const

// Spec: S3-064, S3-067, S3-068
describe.each(Object.entries(worlds))('drawings that compare, in a world: %s', (_, worldOf) => {
  test.each(compared)('%s keeps inside, with no words upon others', (type) => {
    const world = worldOf()
    for (const width of [300, 380, 520])
      for (const density of densities) {
        measured.width = width
        const { drawing, visual } = drawnVisualizationOf(type, world, {
          ...{ density, showsMood: true, showsEnergy: true },
        })
        expect(`${visual.answer}${visual.finding}`).not.toMatch(/NaN|undefined|Infinity/)
        if (visual.isDrawn) expectSound(renderToStaticMarkup(drawing))
      }
  })
})

test('what is looked at are the words and shapes of each drawing', () => {
  for (const type of compared) {
    const options = { density: 'normal', showsMood: true, showsEnergy: true } as const
    const html = renderToStaticMarkup(drawnVisualizationOf(type, demoWorld, options).drawing)
    const [svg = ''] = html.match(/<svg data-drawing.*?<\/svg>/) ?? []
    expect([type, placesIn(svg).x.length > 2]).toEqual([type, true])
    expect([type, type === 'impact_analysis' || wordsIn(svg).length > 3]).toEqual([type, true])
  }
})

test('two scales have two intervals for each goal, told apart by word and shape', () => {
  const world = worlds['of thirty goals in one part of life']?.() ?? sampleWorld()
  const html = (showsMood: boolean, showsEnergy: boolean) =>
    renderToStaticMarkup(
      drawnVisualizationOf('impact_analysis', world, { density: 'normal', showsMood, showsEnergy }).drawing,
    )
  const count = (of: string, what: string) => of.split(what).length - 1
  expect(count(html(true, true), '<svg data-drawing')).toBe(2 * count(html(true, false), '<svg data-drawing'))
  expect(count(html(true, true), '>energy, n = ')).toBe(8)
  expect(count(html(false, false), '>mood, n = ')).toBe(0)
  expect(html(false, false)).toBe(html(true, false))
})

test('compact shows less, and detailed more', () => {
  const rich = worlds['of thirty goals in one part of life']?.() ?? sampleWorld()
  for (const type of compared) {
    const [compact = 0, normal = 0, detailed = 0] = densities.map((density) => {
      const options = { density, showsMood: true, showsEnergy: false }
      const html = renderToStaticMarkup(drawnVisualizationOf(type, rich, options).drawing)
      return (
        html.replaceAll(/<[^>]*>/g, '').length +
        html.split('<path').length +
        html.split('<rect').length +
        Number(html.match(/height:(\d+)px/)?.[1] ?? 0)
      )
    })
    expect([type, compact < normal, normal < detailed]).toEqual([type, true, true])
  }
})

test('the list of the graph has everything, opens what can be opened, and folds what is long', () => {
  const world = worlds['of two hundred habits']?.() ?? sampleWorld()
  const html = (onOpen?: () => void) =>
    renderToStaticMarkup(
      drawnVisualizationOf('relationship_graph', world, {
        ...{ density: 'normal', showsMood: false, showsEnergy: false },
        onOpen,
      }).drawing,
    )
  expect(html()).toContain('197 more')
  expect(html().match(/<li>/g)).toHaveLength(3)
  expect(html()).not.toMatch(/<li><button/)
  expect(html(() => undefined).match(/<li><button/g)).toHaveLength(3)
})
