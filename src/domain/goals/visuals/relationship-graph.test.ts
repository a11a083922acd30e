import { describe, expect, test } from 'vitest'
import { goalFact, sampleWorld, today } from '../sample-goals.test-support.ts'
import type { GoalWorld } from './goal-world.ts'
import { relationshipGraph } from './relationship-graph.ts'

const goals = [
  goalFact({ id: 'flat', status: 'completed' }),
  goalFact({ id: 'play', parentId: 'flat', tags: ['dad'], startDate: '2026-10-01' }),
  goalFact({ id: 'notebook', parentId: 'play' }),
  goalFact({ id: 'room', parentId: 'flat' }),
  goalFact({ id: 'ring', tags: ['dad'], status: 'in_progress', progress: 46.4 }),
  goalFact({ id: 'swim' }),
]

const graphOf = (id: string, more: Partial<GoalWorld> = {}, most = 4) => {
  const goal = (more.goals ?? goals).find((one) => one.id === id)
  if (!goal) throw new Error('There is one.')
  return relationshipGraph(sampleWorld({ goals, ...more, goal }), most)
}

// Spec: S3-064
test('a goal hangs together with goals, habits and the pages that speak of it', () => {
  const drawn = graphOf('play', {
    habits: [{ id: 'lid', name: 'Lid open', days: [today] }],
    pages: [
      { id: 'old', day: '2026-10-02', quote: ' The lid. ' },
      { id: 'twice', day: '2026-11-01', quote: 'Earlier in it.' },
      { id: 'twice', day: '2026-11-18', quote: 'Scales.' },
      { id: 'bare', day: '2025-11-18', quote: ' ' },
    ],
  })
  expect(drawn.nodes.map(({ id, is, about }) => [id, is, about])).toEqual([
    ['play', 'chosen', 'not started'],
    ['flat', 'above', 'completed'],
    ['notebook', 'below', 'not started'],
    ['room', 'beside', 'not started'],
    ['ring', 'tag', '46 of 100'],
    ['lid', 'habit', 'done on 1 day'],
    ['twice', 'page', '18 November'],
    ['old', 'page', '2 October'],
    ['bare', 'page', '18 November 2025'],
  ])
  expect(drawn.nodes.slice(-3).map(({ title }) => title)).toEqual(['“Scales.”', '“The lid.”', 'A page'])
  expect(drawn.answer).toBe(
    '1 goal above it, 1 goal below it, 1 goal beside it, 1 goal with a tag in common, 1 linked habit, 3 pages.',
  )
  expect(drawn.table.rows).toHaveLength(8)
  expect(relationshipGraph(sampleWorld())).toMatchObject({ isDrawn: false, finding: null, groups: [] })
})

test('a few of each are drawn, and list and table have all', () => {
  const pages = Array.from({ length: 9 }, (_, at) => ({
    id: `p${at}`,
    day: `2026-11-0${at + 1}`,
    quote: 'x',
  }))
  const drawn = graphOf('swim', { pages }, 2)
  expect(drawn.nodes.map(({ id }) => id)).toEqual(['swim', 'p8', 'p7'])
  expect(drawn.groups.map(({ name, relatives }) => [name, relatives.length])).toEqual([['Pages', 9]])
  expect(drawn.table.rows).toHaveLength(9)
})

test('circles, and parents that are gone, join nothing that the tree does not', () => {
  const circle = [
    goalFact({ id: 'a', parentId: 'b' }),
    goalFact({ id: 'b', parentId: 'a' }),
    goalFact({ id: 'self', parentId: 'self' }),
    goalFact({ id: 'c', parentId: 'gone' }),
    goalFact({ id: 'd', parentId: 'gone' }),
  ]
  const found = (id: string) => graphOf(id, { goals: circle }).nodes.map((one) => [one.id, one.is])
  expect(found('a')).toEqual([
    ['a', 'chosen'],
    ['b', 'below'],
  ])
  expect(found('b')).toEqual([
    ['b', 'chosen'],
    ['a', 'above'],
  ])
  expect(found('self')).toEqual([['self', 'chosen']])
  expect(found('c')).toEqual([['c', 'chosen']])
})

describe('the habit that stands out', () => {
  const habit = (id: string, ...days: string[]) => ({ id, name: `Habit ${id}`, days })
  const finding = (...habits: ReturnType<typeof habit>[]) => graphOf('play', { habits }).finding

  test('was done on most days since the goal began', () => {
    const early = habit('early', '2026-09-01', '2026-09-02', '2026-09-03', '2026-10-02')
    const late = habit('late', '2026-10-05', '2026-10-06', '2026-10-06')
    expect(finding(early, late)).toBe(
      '“Habit late” was done on 2 days since the goal began, more than any other habit here.',
    )
    expect(finding(habit('one', today))).toBe('“Habit one” was done on 1 day since the goal began.')
  })

  test('is none where two lead, or where none was done yet', () => {
    expect(finding(habit('a', today), habit('b', today))).toBeNull()
    expect(finding(habit('a', '2026-09-01', '9999-12-31'))).toBeNull()
    expect(finding()).toBeNull()
  })
})
