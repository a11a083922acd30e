import { addDays } from '../../time/day.ts'
import { statusOn } from '../engine/goal-status.ts'
import { type GoalStatus, goalStatuses, statusName } from '../goal-choices.ts'
import type { GoalWorld, Visual } from './goal-world.ts'

export type StatusCounts = Readonly<Record<GoalStatus, number>>

export interface StatusMonth {
  /** '2026-11' */
  readonly month: string
  readonly counts: StatusCounts
}

/** How many goals had which status at the end of each month. */
export interface StatusBreakdown extends Visual {
  readonly months: readonly StatusMonth[]
}

/** Has anything been finished? The last `count` months, from the first with a goal on; this month as it stands today. */
export function statusBreakdown(
  { goals, today }: Pick<GoalWorld, 'goals' | 'today'>,
  count = 12,
): StatusBreakdown {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  const all = Array.from({ length: count }, (_, at): StatusMonth => {
    const index = year * 12 + month - 1 - (count - 1 - at)
    const name = monthNamed(index)
    const last = addDays(`${monthNamed(index + 1)}-01`, -1)
    const day = last < today ? last : today
    const counts = { not_started: 0, in_progress: 0, completed: 0, paused: 0 }
    for (const goal of goals) {
      const status = statusOn(goal, day)
      if (status) counts[status]++
    }
    return { month: name, counts }
  })
  const first = all.findIndex(({ counts }) => sumOf(counts) > 0)
  const months = first < 0 ? [] : all.slice(first)
  const now = months.at(-1)?.counts ?? { not_started: 0, in_progress: 0, completed: 0, paused: 0 }
  return {
    question: 'Has anything been finished?',
    answer: answerOf(now, sumOf(now)),
    finding: null,
    isDrawn: months.length > 0,
    table: {
      caption: 'Goals by status at the end of each month',
      head: ['Month', ...goalStatuses.map(statusName)],
      rows: months.map((one) => [one.month, ...goalStatuses.map((status) => one.counts[status])]),
    },
    months,
  }
}

const monthNamed = (index: number): string =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

const sumOf = (counts: StatusCounts): number => goalStatuses.reduce((sum, status) => sum + counts[status], 0)

function answerOf(now: StatusCounts, all: number): string {
  if (all === 0) return 'There is no goal yet.'
  const done = now.completed === 0 ? `None of ${all} yet` : `${now.completed} of ${all}`
  const rest = now.paused > 0 ? `, ${now.paused} at rest` : ''
  return `${done}; ${now.in_progress} under way${rest}.`
}
