import { expect, test } from 'vitest'
import type { NodeRow, RelationRow } from '#worker/memory/memory.calls.ts'
import { drawScene, nodeAt, sceneOf } from './graph-drawing.ts'

const node = (id: string, type: NodeRow['type'] = 'person'): NodeRow => ({
  ...{ id, type, name: id, aliases: [], role: null, pages: 4, strength: 0.5, isConfirmed: false },
  ...{ first: '2026-01-01', last: '2026-02-01' },
})
const relation = (source: string, target: string, rest: Partial<RelationRow> = {}): RelationRow => ({
  ...{ source, target, type: 'together', sentences: 0, pages: 3, strength: 0.5 },
  ...rest,
})
const room = { width: 400, height: 300 }
const view = { x: 0.5, y: 0.5, scale: 400 }

test('only those are joined that stood in one sentence, and only where both have a place', () => {
  const spots = ['a', 'b', 'c'].map((id) => ({ id, x: 0.5, y: 0.5 }))
  const relations = [
    relation('a', 'b'),
    relation('a', 'c', { sentences: 2 }),
    relation('b', 'c', { type: 'sister of' }),
    relation('a', 'd', { sentences: 9 }),
  ]
  const { lines } = sceneOf(
    ['a', 'b', 'c', 'd'].map((id) => node(id)),
    relations,
    spots,
  )
  expect(lines.map((pair) => pair.map((one) => one.node.id))).toEqual([
    ['a', 'c'],
    ['b', 'c'],
  ])
})

/** The names of what is called on a canvas. */
function callsOf(type: NodeRow['type']): string[] {
  const calls: string[] = []
  const canvas = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => () => void calls.push(String(name)),
    set: () => true,
  })
  const scene = sceneOf([node('a', type)], [], [{ id: 'a', x: 0.5, y: 0.5 }])
  const colours = { ink: '', line: '', fill: '', edge: '', text: '', ground: '' }
  drawScene(canvas, scene, view, { colours, chosen: null, ...room, isMoving: false })
  return calls
}

test('people, places, things and events have the shapes of the legend', () => {
  expect(callsOf('event')).toEqual(expect.arrayContaining(['lineTo', 'closePath']))
  expect(callsOf('event')).not.toContain('arc')
  expect(callsOf('place')).toContain('arc')
  expect(callsOf('place')).not.toContain('quadraticCurveTo')
  expect(callsOf('person')).toContain('quadraticCurveTo')
  expect(callsOf('concept')).toContain('roundRect')
})

test('a finger finds the nearest name within its reach', () => {
  const spots = [
    { id: 'a', x: 0.5, y: 0.5 },
    { id: 'b', x: 0.55, y: 0.5 },
  ]
  const scene = sceneOf([node('a'), node('b')], [], spots)
  expect(nodeAt(scene, view, { x: 214, y: 150, ...room })?.node.id).toBe('b')
  expect(nodeAt(scene, view, { x: 200, y: 250, ...room })).toBeNull()
})
