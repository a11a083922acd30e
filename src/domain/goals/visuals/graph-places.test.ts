import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { graphPlaces, type PlacedGraph, type PlacedNode } from './graph-places.ts'
import type { Relation, Relative } from './relationship-graph.ts'
import { shortTitle } from './short-title.ts'
import { textWidth, wrappedLines } from './wrapped-lines.ts'

const relations: readonly Relation[] = ['above', 'below', 'beside', 'tag', 'habit', 'page']

const relative = (is: Relative['is'], title: string, at = 0): Relative => ({
  ...{ id: `${is} ${at}`, is, title, about: '18 November 2025' },
  ...{ status: 'in_progress', progress: 40 },
})

/** A goal with so many of each relation. */
const around = (counts: readonly number[], titleOf: (at: number) => string): Relative[] => [
  relative('chosen', titleOf(0)),
  ...relations.flatMap((is, r) =>
    Array.from({ length: counts[r] ?? 0 }, (_, at) => relative(is, titleOf(5 * r + at + 1), at)),
  ),
]

/** What words cover, by their own width. */
function boxOf({ label, node }: PlacedNode) {
  const wide = Math.max(
    ...label.lines.map(({ words, is }) =>
      textWidth(words, is === 'about' ? 12 : node.is === 'chosen' ? 14 : 13),
    ),
  )
  const left =
    label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - wide : label.x - wide / 2
  const lines = label.lines.map(({ y }) => y)
  return { left, right: left + wide, top: Math.min(...lines) - 11, bottom: Math.max(...lines) + 3 }
}

type Box = ReturnType<typeof boxOf>

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const markBox = ({ x, y, node }: PlacedNode): Box => {
  const r = node.is === 'chosen' ? 13 : 10
  return { left: x - r, right: x + r, top: y - r, bottom: y + r }
}

/** What is upon one another, or outside. */
function faultsOf({ nodes, width, height }: PlacedGraph): string[] {
  const things = nodes
    .flatMap((node) => [boxOf(node), markBox(node)].map((box) => ({ box, id: node.node.id })))
    .sort((a, b) => a.box.top - b.box.top)
  const faults: string[] = []
  for (const [nth, { box, id }] of things.entries()) {
    if (!(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height))
      faults.push(`${id} outside`)
    for (let next = nth + 1; (things[next]?.box.top ?? box.bottom) < box.bottom; next++) {
      const other = things[next]
      if (other && overlap(box, other.box)) faults.push(`${id} on ${other.id}`)
    }
  }
  return faults
}

/** Lines that run over the words of something, point by point. */
function crossings({ nodes, edges }: PlacedGraph): string[] {
  const boxes = nodes.map((node) => ({ box: boxOf(node), id: node.node.id }))
  return edges.flatMap(({ to, points }) =>
    points.slice(1).flatMap(([x2, y2], at) => {
      const [x1, y1] = points[at] ?? [x2, y2]
      return boxes
        .filter(({ box }) =>
          Array.from({ length: 21 }, (_, step) => step / 20).some((part) => {
            const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
            return x > box.left && x < box.right && y > box.top && y < box.bottom
          }),
        )
        .map(({ id }) => `to ${to.id} over ${id}`)
    }),
  )
}

const longTitles = [
  'Play the Schumann for Dad, with repeats.',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'לנגן את שומאן לאבא בראש השנה עם החזרות כ',
  'Swim',
  '👩‍👩‍👧‍👦🎹👩‍👩‍👧‍👦🎹👩‍👩‍👧‍👦🎹👩‍👩‍👧‍👦🎹',
  'Thirteenchars thirteenchars thirteenchar',
]
const longOf = (at: number): string => longTitles[at % longTitles.length] ?? ''

// Spec: S3-064
describe('a goal among its relatives', () => {
  test.each([272, 300, 380, 520])('has no words upon others in any combination, at %d px', (width) => {
    for (let all = 0; all < 5 ** 6; all += width === 300 ? 1 : 11) {
      const counts = relations.map((_, r) => Math.floor(all / 5 ** r) % 5)
      const titleOf = all % 2 === 0 ? longOf : (at: number) => `Goal ${at}`
      const faults = faultsOf(graphPlaces(around(counts, titleOf), width))
      if (faults.length > 0) expect({ counts, faults }).toEqual({ counts, faults: [] })
    }
  })

  test('has no words upon others, and no line over words, whatever they say', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(4), { minLength: 6, maxLength: 6 }),
        fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 300, max: 560 }),
        fc.boolean(),
        (counts, titles, width, isDetailed) => {
          const placed = graphPlaces(
            around(counts, (at) => titles[at % 5] ?? ''),
            width,
            isDetailed,
          )
          expect(faultsOf(placed)).toEqual([])
          expect(crossings(placed)).toEqual([])
        },
      ),
      { numRuns: 150 },
    )
  })

  test('has every letter of forty, in a drawing that is as high at any width', () => {
    const nodes = around([4, 4, 4, 4, 4, 4], longOf)
    const heights = [300, 380, 520].map((width) => {
      const placed = graphPlaces(nodes, width)
      for (const { node, label } of placed.nodes) {
        const words = label.lines.filter(({ is }) => is === 'title').map((line) => line.words)
        expect(words.join('').replaceAll(' ', '')).toBe(node.title.replaceAll(' ', ''))
      }
      return placed.height
    })
    expect(new Set(heights).size).toBe(1)
  })

  test('joins goals above it one to the next, and all else to the goal', () => {
    const { nodes, edges } = graphPlaces(around([2, 1, 0, 0, 1, 0], longOf), 380)
    const yOf = (id: string) => nodes.find(({ node }) => node.id === id)?.y ?? Number.NaN
    const from = (id: string) => edges.find(({ to }) => to.id === id)?.points[0]?.[1]
    expect(yOf('above 1')).toBeLessThan(yOf('above 0'))
    expect(from('above 1')).toBe(yOf('above 0'))
    expect(from('above 0')).toBe(yOf('chosen 0'))
    expect(yOf('below 0')).toBeGreaterThan(yOf('chosen 0'))
    expect(edges).toHaveLength(4)
  })
})

describe('words', () => {
  test('are cut between words, and never inside a letter', () => {
    expect(shortTitle('  Play   for Dad ')).toBe('Play for Dad')
    expect(shortTitle(' ')).toBe('Untitled')
    expect(shortTitle('Play for Dad at New Year', 16)).toBe('Play for Dad at…')
    expect(shortTitle('👩‍👩‍👧‍👦'.repeat(9), 4)).toBe(`${'👩‍👩‍👧‍👦'.repeat(3)}…`)
    expect(shortTitle('👩‍👩‍👧‍👦'.repeat(9))).toBe('👩‍👩‍👧‍👦'.repeat(9))
  })

  test('are broken into lines that fit, with nothing lost', () => {
    expect(wrappedLines('Play the Schumann for Dad', 90, 13)).toEqual(['Play the', 'Schumann for', 'Dad'])
    expect(wrappedLines(' ', 90, 13)).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 60, max: 300 }), (text, room) => {
        const lines = wrappedLines(text, room, 13)
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
        for (const line of lines) expect(textWidth(line, 13)).toBeLessThanOrEqual(room)
        expect(wrappedLines(text, room + 40, 13).length).toBeLessThanOrEqual(lines.length)
      }),
    )
  })
})
