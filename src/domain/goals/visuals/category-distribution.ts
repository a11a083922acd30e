import { listed } from '../../habits/frequency-words.ts'
import { inWords } from '../../text/number-words.ts'
import { counted } from '../engine/days.ts'
import { type GoalCategory, type GoalStatus, goalCategories, statusName } from '../goal-choices.ts'
import type { GoalsWorld, Visual } from './goal-world.ts'

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
}: Pick<GoalsWorld, 'goal' | 'goals'>): CategoryDistribution {
  const rows = goalCategories.map((category) => ({
    category,
    goals: goals
      .filter((one) => one.category === category)
      .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
      .map(({ id, title, status, progress }) => ({
        id,
        title,
        status,
        progress,
        isChosen: id === goal?.id,
      })),
  }))
  return {
    question: 'Where do the goals lie?',
    answer: answerOf(rows, goals.length),
    finding: goals.length > 1 ? findingOf(rows, goals.length) : null,
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

function answerOf(rows: readonly CategoryRow[], all: number): string {
  if (all === 0) return 'There is no goal yet.'
  const filled = rows.filter((row) => row.goals.length > 0)
  const most = Math.max(...rows.map((row) => row.goals.length))
  const leading = filled.filter((row) => row.goals.length === most)
  const [first] = leading
  const lead =
    filled.length < 2 || !first
      ? ''
      : leading.length > 1
        ? ' None leads.'
        : 2 * most > all
          ? ` Most are ${first.category}: ${most}.`
          : ` The largest group is ${first.category}: ${most}.`
  return `${counted(all, 'goal')}, in ${filled.length} of ${goalCategories.length} parts of life.${lead}`
}

/** So few empty parts are named. */
const mostNamed = 3

/** Where goals were completed, else the parts of life without a goal. */
function findingOf(rows: readonly CategoryRow[], all: number): string | null {
  const done = rows
    .map(({ category, goals }) => ({
      category,
      count: goals.filter(({ status }) => status === 'completed').length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const completed = done.reduce((sum, { count }) => sum + count, 0)
  if (completed === all) return 'All of them are completed.'
  if (completed > 0)
    return `Completed so far: ${listed(done.map(({ category, count }) => `${inWords(count)} ${category}`))}.`
  const empty = rows.filter(({ goals }) => goals.length === 0).map(({ category }) => category)
  if (empty.length === 0 || empty.length > mostNamed) return null
  return `None of them is ${empty.length === 1 ? empty[0] : `${empty.slice(0, -1).join(', ')} or ${empty.at(-1)}`}.`
}
