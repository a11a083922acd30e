import { fold } from '../../text/fold.ts'
import type { GoalCategory, GoalPriority, GoalTimeframe } from '../goal-choices.ts'
import type { GoalFact } from './goal-facts.ts'

/** What goals are looked for; null: any. */
export interface GoalFilter {
  /** Each of these words stands somewhere in the goal. */
  readonly words: string
  readonly category: GoalCategory | null
  readonly priority: GoalPriority | null
  readonly timeframe: GoalTimeframe | null
  readonly tag: string | null
}

export const anyGoal: GoalFilter = { words: '', category: null, priority: null, timeframe: null, tag: null }

/** How many of category, priority, timeframe and tag are chosen. */
export const choicesIn = ({ category, priority, timeframe, tag }: GoalFilter): number =>
  [category, priority, timeframe, tag].filter((one) => one !== null).length

/** Whether a filter leaves anything out. */
export const isFiltering = (filter: GoalFilter): boolean =>
  filter.words.trim() !== '' || choicesIn(filter) > 0

/** Folded once for each goal as long as it does not change: notes may be long. */
const folded = new WeakMap<GoalFact, string>()

function textOf(goal: GoalFact): string {
  const known = folded.get(goal)
  if (known !== undefined) return known
  const { title, description, tags, notes, customization } = goal
  const text = fold([title, customization.why, description, ...tags, notes].join('\n'))
  folded.set(goal, text)
  return text
}

/** The goals that a filter lets through, in their order. Words are looked for in title, reason, description, tags and notes, whatever their case and accents. */
export function filteredGoals(goals: readonly GoalFact[], filter: GoalFilter): readonly GoalFact[] {
  if (!isFiltering(filter)) return goals
  const { category, priority, timeframe } = filter
  const words = fold(filter.words).split(/\s+/).filter(Boolean)
  const tag = filter.tag === null ? null : fold(filter.tag)
  return goals.filter(
    (goal) =>
      (category === null || goal.category === category) &&
      (priority === null || goal.priority === priority) &&
      (timeframe === null || goal.timeframe === timeframe) &&
      (tag === null || goal.tags.some((one) => fold(one) === tag)) &&
      words.every((word) => textOf(goal).includes(word)),
  )
}

/** Every tag of some goals once, as it was written first, by the alphabet. */
export function tagsOf(goals: readonly GoalFact[]): readonly string[] {
  const tags = new Map<string, string>()
  for (const tag of goals.flatMap((goal) => goal.tags)) if (!tags.has(fold(tag))) tags.set(fold(tag), tag)
  return [...tags].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tag]) => tag)
}
