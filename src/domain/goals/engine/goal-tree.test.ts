import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ancestorsOf,
  goalTree,
  parentsToPut,
  treeRows,
  withAllAbove,
  withAllBelow,
  wouldLoop,
} from './goal-tree.ts'

describe('the tree of goals', () => {
  const chain = [
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: 'b' },
  ]

  test('knows what stands above a goal, the nearest first', () => {
    expect(ancestorsOf('c', chain).map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test('lets no goal become its own ancestor', () => {
    expect(wouldLoop('a', 'c', chain)).toBe(true)
    expect(wouldLoop('a', 'a', chain)).toBe(true)
    expect(wouldLoop('c', 'a', chain)).toBe(false)
    expect(wouldLoop('a', null, chain)).toBe(false)
  })

  test('keeps a goal whose parent is gone on the first level', () => {
    expect(goalTree([{ id: 'c', parentId: 'gone' }]).map(({ goal }) => goal.id)).toEqual(['c'])
  })

  test('holds every goal exactly once, whatever two devices made of the parents', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const parents = fc.array(fc.constantFrom(null, ...ids, 'gone'), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(parents, (chosen) => {
        const goals = ids.map((id, index) => ({ id, parentId: chosen[index] ?? null }))
        const rows = treeRows(goalTree(goals))
        expect(rows.map(({ goal }) => goal.id).sort()).toEqual(ids)
      }),
    )
  })

  const circle = [
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: 'b' },
  ]

  test('takes a circle of two devices apart at its smallest id, and what is asked of it goes by that', () => {
    expect(treeRows(goalTree(circle)).map(({ goal, level }) => [goal.id, level])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ])
    expect(ancestorsOf('c', circle).map(({ id }) => id)).toEqual(['b', 'a'])
    expect(ancestorsOf('a', circle)).toEqual([])
    expect(wouldLoop('a', 'c', circle)).toBe(true)
    expect(wouldLoop('c', 'a', circle)).toBe(false)
    expect(withAllBelow(['b'], circle).map(({ id }) => id)).toEqual(['b', 'c'])
    expect(withAllAbove(new Set(['c']), circle).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(withAllAbove(new Set(['b']), circle).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('mends a circle with the next move in it, and nothing else changes its place', () => {
    expect([...parentsToPut('b', null, circle)]).toEqual([
      ['a', null],
      ['b', null],
    ])
    expect([...parentsToPut('a', null, circle)]).toEqual([['a', null]])
    expect([...parentsToPut('c', null, chain)]).toEqual([['c', null]])
    expect(() => parentsToPut('a', 'c', chain)).toThrow('under itself')
  })

  test('shows a move as it was asked for, whatever two devices made of the parents before', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const parents = fc.array(fc.constantFrom(null, ...ids, 'gone'), { minLength: 5, maxLength: 5 })
    const aboveEach = (goals: { id: string; parentId: string | null }[]) =>
      new Map(goals.map(({ id }) => [id, ancestorsOf(id, goals)[0]?.id ?? null]))
    fc.assert(
      fc.property(parents, fc.constantFrom(...ids), fc.constantFrom(null, ...ids), (chosen, id, under) => {
        const goals = ids.map((one, index) => ({ id: one, parentId: chosen[index] ?? null }))
        fc.pre(!wouldLoop(id, under, goals))
        const put = parentsToPut(id, under, goals)
        const after = goals.map((goal) => ({
          ...goal,
          parentId: put.get(goal.id) ?? (put.has(goal.id) ? null : goal.parentId),
        }))
        expect(aboveEach(after)).toEqual(new Map([...aboveEach(goals), [id, under]]))
      }),
    )
  })

  test('never gets a circle by what a form lets through', () => {
    const moves = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 30 })
    fc.assert(
      fc.property(moves, (tried) => {
        const goals = Array.from({ length: 6 }, (_, id): { id: string; parentId: string | null } => ({
          id: String.fromCharCode(97 + id),
          parentId: null,
        }))
        for (const [which, under] of tried) {
          const [moved, parent] = [goals[which], goals[under]]
          if (moved && parent && !wouldLoop(moved.id, parent.id, goals)) moved.parentId = parent.id
        }
        for (const { id } of goals) expect(ancestorsOf(id, goals).map((one) => one.id)).not.toContain(id)
        expect(treeRows(goalTree(goals))).toHaveLength(6)
      }),
    )
  })
})
