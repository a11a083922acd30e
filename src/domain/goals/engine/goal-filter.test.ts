import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goalCategories, goalPriorities, goalTimeframes } from '../goal-choices.ts'
import { goalFact } from '../sample-goals.test-support.ts'
import { anyGoal, choicesIn, filteredGoals, type GoalFilter, isFiltering, tagsOf } from './goal-filter.ts'

const goals = [
  goalFact({ id: 'play', tags: ['Piano', 'Dad'], notes: 'Schumann, Träumerei' }),
  goalFact({
    id: 'swim',
    title: 'Swim a kilometre',
    category: 'physical',
    priority: 'low',
    timeframe: 'yearly',
  }),
  goalFact({ id: 'rota', title: 'Leave the night rota', category: 'professional', tags: ['piano'] }),
]
const found = (filter: Partial<GoalFilter>) =>
  filteredGoals(goals, { ...anyGoal, ...filter }).map(({ id }) => id)

describe('the filter of goals', () => {
  test.each([
    [{}, ['play', 'swim', 'rota']],
    [{ category: 'physical' }, ['swim']],
    [{ priority: 'high' }, ['play', 'rota']],
    [{ timeframe: 'yearly' }, ['swim']],
    [{ tag: 'piano' }, ['play', 'rota']],
    [{ tag: 'pia' }, []],
    [{ words: 'traumerei DAD' }, ['play']],
    [{ words: 'night', category: 'physical' }, []],
    [{ words: '  ' }, ['play', 'swim', 'rota']],
  ] as const)('%o lets through %o', (filter, ids) => {
    expect(found(filter)).toEqual(ids)
  })

  test('says whether it leaves anything out, and how much is chosen', () => {
    expect(isFiltering(anyGoal)).toBe(false)
    expect(isFiltering({ ...anyGoal, words: ' ' })).toBe(false)
    expect(isFiltering({ ...anyGoal, words: 'a' })).toBe(true)
    expect(choicesIn({ ...anyGoal, words: 'a', tag: 'piano', priority: 'low' })).toBe(2)
  })

  test('offers every tag once, whatever its case', () => {
    expect(tagsOf(goals)).toEqual(['Dad', 'Piano'])
  })

  test('lets each goal through that meets every choice for itself, and no other', () => {
    const choice = <T>(...of: readonly T[]) => fc.constantFrom(null, ...of)
    const filter = fc.record({
      words: fc.constantFrom('', 'swim', 'the', 'dad'),
      category: choice(...goalCategories),
      priority: choice(...goalPriorities),
      timeframe: choice(...goalTimeframes),
      tag: choice('piano', 'Dad'),
    })
    fc.assert(
      fc.property(filter, (chosen) => {
        const alone = Object.entries(chosen).map(([name, value]) => found({ [name]: value }))
        expect(found(chosen)).toEqual(
          goals.map(({ id }) => id).filter((id) => alone.every((ids) => ids.includes(id))),
        )
      }),
    )
  })
})
