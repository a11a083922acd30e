import { anyGoal, type GoalFilter } from '#domain/goals/engine/goal-filter.ts'
import { goalCategories, goalPriorities, goalTimeframes } from '#domain/goals/goal-choices.ts'

/** What of a filter are the person's own words. They stand in no address: browsers write those down in the open. */
export type OwnWords = Pick<GoalFilter, 'words' | 'tag'>

/** The choices of a filter as they stand behind the # of an address: 'category=physical&priority=high'. Empty: any goal. */
export function hashOf({ category, priority, timeframe }: GoalFilter): string {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries({ category, priority, timeframe }))
    if (value) said.set(name, value)
  return said.toString()
}

/** The filter that an address has behind its #, with the person's own words. What is not understood is left out. */
export function filterOf(hash: string, { words, tag }: OwnWords = anyGoal): GoalFilter {
  const said = new URLSearchParams(hash)
  const one = <T extends string>(name: string, of: readonly T[]): T | null =>
    of.find((value) => value === said.get(name)) ?? null
  return {
    words,
    tag,
    category: one('category', goalCategories),
    priority: one('priority', goalPriorities),
    timeframe: one('timeframe', goalTimeframes),
  }
}
