import { expect, test } from 'vitest'
import { anyGoal } from '#domain/goals/engine/goal-filter.ts'
import { goalTree, treeRows } from '#domain/goals/engine/goal-tree.ts'
import { planFrom } from '#domain/goals/engine/wish-steps.ts'
import { visualizationTypes } from '#domain/goals/goal-choices.ts'
import { goal } from '#domain/goals/records/goal.ts'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import { boardMove } from './board/board-keys.ts'
import { columnsOf } from './board/goal-board.tsx'
import { treeMove } from './board/tree-keys.ts'
import { treeLayout, treePlaces } from './board/tree-places.ts'
import { filterOf, hashOf } from './filter/filter-address.ts'
import { goalsSentence } from './parts/goal-words.ts'
import { demoWorld } from './visualizations/demo-world.ts'
import { drawnVisualizationOf, fetchDrawings } from './visualizations/drawings/drawn-visualization.ts'
import { choicesFor, orderedTypes } from './visualizations/use-visualizations.ts'

await fetchDrawings()

const order = ['not_started', 'in_progress', 'paused', 'completed'] as const
const goals = [
  goalFact({ id: 'a', status: 'not_started' }),
  goalFact({ id: 'b', status: 'in_progress', targetDate: '2026-12-31' }),
  goalFact({ id: 'c', status: 'in_progress', targetDate: '2026-11-30' }),
  goalFact({ id: 'd', status: 'completed', completedAt: '2026-06-12T10:00:00.000Z' }),
]

test('arrow keys walk the board past an empty column, and carry a goal with Shift', () => {
  const columns = columnsOf(goals)
  const move = (key: string, id: string, isShift = false) => {
    const one = goals.find((each) => each.id === id)
    return one && boardMove(key, isShift, one, order, columns)
  }
  expect(move('ArrowDown', 'c')).toEqual({ is: 'focus', id: 'b' })
  expect(move('ArrowUp', 'c')).toBeUndefined()
  expect(move('ArrowRight', 'b')).toEqual({ is: 'focus', id: 'd' })
  expect(move('ArrowRight', 'b', true)).toEqual({ is: 'carry', to: 'paused' })
  expect(move('ArrowRight', 'd', true)).toBeUndefined()
  expect(move('Enter', 'b')).toBeUndefined()
})

test('arrow keys walk the tree, and with Shift put a goal under the one before it or take it out one level', () => {
  const parents = { a: null, b: 'a', c: 'a', d: 'c', e: null }
  const rows = treeRows(goalTree(Object.entries(parents).map(([id, parentId]) => goalFact({ id, parentId }))))
  const move = (key: string, id: string, isShift = false) => {
    const node = rows.find(({ goal }) => goal.id === id)
    const to = node && treeMove(key, isShift, node, rows)
    return to && (to.is === 'focus' ? to.goal.id : `under ${to.under?.id ?? 'none'}`)
  }
  expect(
    ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => move(key, 'c')),
  ).toEqual(['d', 'b', 'd', 'a', 'a', 'e'])
  expect(move('ArrowRight', 'c', true)).toBe('under b')
  expect(move('ArrowRight', 'b', true)).toBeUndefined()
  expect(move('ArrowRight', 'e', true)).toBe('under a')
  expect(move('ArrowLeft', 'd', true)).toBe('under a')
  expect(move('ArrowLeft', 'c', true)).toBe('under none')
  expect(move('ArrowLeft', 'a', true)).toBeUndefined()
  expect(move('ArrowDown', 'c', true)).toBeUndefined()
})

test('choices stand in the address, the person’s own words do not, and what is not understood is left out', () => {
  const filter = {
    words: 'Träumerei & more',
    category: 'physical',
    priority: 'low',
    timeframe: 'long_term',
    tag: 'a=b#c',
  } as const
  expect(filterOf(hashOf(filter), filter)).toEqual(filter)
  expect(hashOf(filter)).toBe('category=physical&priority=low&timeframe=long_term')
  expect(hashOf(anyGoal)).toBe('')
  expect(filterOf('')).toEqual(anyGoal)
  expect(filterOf('category=everything&tag=piano&q=x')).toEqual(anyGoal)
})

test('a parent stands in the middle of what is below it', () => {
  const tree = goalTree([
    { id: 'p', parentId: null },
    { id: 'x', parentId: 'p' },
    { id: 'y', parentId: 'p' },
    { id: 'z', parentId: null },
  ])
  expect(Object.fromEntries(treePlaces(tree))).toEqual({ x: 0, y: 1, p: 0.5, z: 2 })
})

test('a tree whose levels have no room beside each other is a list in which each level is indented', () => {
  const tree = goalTree([
    { id: 'p', parentId: null },
    { id: 'x', parentId: 'p' },
    { id: 'y', parentId: 'x' },
    { id: 'z', parentId: null },
  ])
  const rows = treeRows(tree)
  const placesIn = (room: number) => {
    const { isNarrow, places } = treeLayout(tree, rows, room)
    return [isNarrow, ...['p', 'x', 'y', 'z'].map((id) => [places.get(id)?.left, places.get(id)?.top])]
  }
  expect(placesIn(1_001)).toEqual([false, [0, 0], [351, 0], [702, 0], [0, 92]])
  expect(placesIn(850)).toEqual([false, [0, 0], [300, 0], [600, 0], [0, 92]])
  expect(placesIn(2_000)).toEqual([false, [0, 0], [400, 0], [800, 0], [0, 92]])
  expect(placesIn(346)).toEqual([true, [0, 0], [30, 92], [60, 184], [0, 276]])
  expect(treeLayout(tree, rows, 346).width).toBe(346)
})

test('favourites come first, then the person’s order, then all others', () => {
  const types = orderedTypes(['timeline'], (type) => type === 'effort_impact')
  expect(types.slice(0, 3)).toEqual(['effort_impact', 'timeline', 'progress_chart'])
  expect(types).toHaveLength(9)
})

test('a drawing’s own choice goes before the general one', () => {
  const general = { density: 'normal', showMoodImpact: true, showEnergyImpact: false } as const
  expect(choicesFor(general, undefined)).toEqual({ density: 'normal', showsMood: true, showsEnergy: false })
})

test('the page says what is in progress and what is paused', () => {
  expect(goalsSentence([])).toBe('')
  expect(goalsSentence([...goals, goalFact({ id: 'e', status: 'paused' })])).toBe(
    'Two in progress. One paused.',
  )
})

test.each([
  ['I am too tired.', 'If I am too tired, then I will '],
  ['The sofa', 'If the sofa, then I will '],
  ['When he rings', 'When he rings, then I will '],
])('of the obstacle “%s” becomes a plan', (obstacle, plan) => {
  expect(planFrom(obstacle)).toBe(plan)
})

test('the fictional year has enough for all nine drawings, each with a question, an answer and its numbers', () => {
  for (const one of demoWorld.goals) expect(goal.safeParse(one).success, one.title).toBe(true)
  const choices = { density: 'normal', showsMood: true, showsEnergy: true } as const
  for (const type of visualizationTypes) {
    const { visual } = drawnVisualizationOf(type, demoWorld, choices)
    expect(visual.isDrawn, type).toBe(true)
    expect(visual.question, type).toMatch(/\?$/)
    expect(visual.answer, type).toMatch(/\.$/)
    expect(visual.table.rows.length, type).toBeGreaterThan(0)
  }
})
