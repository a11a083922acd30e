import { anyGoal, type GoalFilter } from '#domain/goals/engine/goal-filter.ts'
import { goalCategories, goalPriorities, goalTimeframes } from '#domain/goals/goal-choices.ts'

/** A filter as it stands behind the # of an address, which no browser sends to a server: 'category=physical&q=piano'. Empty: any goal. */
export function hashOf({ words, ...choices }: GoalFilter): string {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries(choices)) if (value !== null) said.set(name, value)
  if (words !== '') said.set('q', words)
  return said.toString()
}

/** The filter that an address has behind its #. What is not understood is left out. */
export function filterOf(hash: string): GoalFilter {
  const said = new URLSearchParams(hash)
  const one = <T extends string>(name: string, of: readonly T[]): T | null =>
    of.find((value) => value === said.get(name)) ?? null
  return {
    ...anyGoal,
    words: said.get('q') ?? '',
    category: one('category', goalCategories),
    priority: one('priority', goalPriorities),
    timeframe: one('timeframe', goalTimeframes),
    tag: said.get('tag') || null,
  }
}
