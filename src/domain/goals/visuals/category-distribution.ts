import { counted } from '../engine/days.ts'
import { type GoalCategory, type GoalStatus, goalCategories, statusName } from '../goal-choices.ts'
import type { GoalWorld, Visual } from './goal-world.ts'

export interface CategoryRow {
  readonly category: GoalCategory
  readonly goals: readonly {
    readonly id: string
    readonly title: string
    readonly status: GoalStatus
    readonly progress: number
    readonly isChosen: boolean
  }[]
}

/** Where the goals lie, by the seven parts of a life. */
export interface CategoryDistribution extends Visual {
  readonly rows: readonly CategoryRow[]
}

const order: readonly GoalStatus[] = ['completed', 'in_progress', 'paused', 'not_started']

/** Goals by category, each a drop of its own; categories without one are named. */
export function categoryDistribution({
  goal,
  goals,
}: Pick<GoalWorld, 'goal' | 'goals'>): CategoryDistribution {
  const rows = goalCategories.map((category) => ({
    category,
    goals: goals
      .filter((one) => one.category === category)
      .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
      .map(({ id, title, status, progress }) => ({ id, title, status, progress, isChosen: id === goal.id })),
  }))
  const filled = rows.filter((row) => row.goals.length > 0)
  const most = Math.max(...rows.map((row) => row.goals.length))
  const leading = filled.filter((row) => row.goals.length === most)
  const first = leading[0]
  const lead =
    leading.length === 1 && first && filled.length > 1
      ? ` Most are ${first.category}: ${first.goals.length}.`
      : filled.length > 1
        ? ' None leads.'
        : ''
  return {
    question: 'Where do the goals lie?',
    answer: `${counted(goals.length, 'goal')}, in ${filled.length} of ${goalCategories.length} parts of life.${lead}`,
    finding: null,
    isDrawn: goals.length > 0,
    table: {
      caption: 'Goals by category and status',
      head: ['Category', ...order.map(statusName)],
      rows: rows.map((row) => [
        row.category,
        ...order.map((status) => row.goals.filter((one) => one.status === status).length),
      ]),
    },
    rows,
  }
}
