import { inWords } from '../../text/number-words.ts'
import { addDays, type Day } from '../../time/day.ts'
import { monthName } from '../../time/entry-date.ts'
import { completedOn } from '../engine/goal-facts.ts'
import { statusOn } from '../engine/goal-status.ts'
import { type GoalStatus, goalStatuses, statusName } from '../goal-choices.ts'
import type { GoalsWorld, Visual } from './goal-world.ts'

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

type World = Pick<GoalsWorld, 'goals' | 'today'>

/** Has anything been finished? The last `count` months, from the first with a goal on; this month as it stands today. */
export function statusBreakdown(world: World, count = 12): StatusBreakdown {
  const months = monthsOf(world, count)
  const now = months.at(-1)?.counts ?? { not_started: 0, in_progress: 0, completed: 0, paused: 0 }
  return {
    question: 'Has anything been finished?',
    answer: answerOf(now, sumOf(now)),
    finding: findingOf(world, months),
    isDrawn: months.length > 0,
    table: {
      caption: 'Goals by status at the end of each month',
      head: ['Month', ...goalStatuses.map(statusName)],
      rows: months.map((one) => [one.month, ...goalStatuses.map((status) => one.counts[status])]),
    },
    months,
  }
}

function monthsOf({ goals, today }: World, count: number): StatusMonth[] {
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  const all = Array.from({ length: count }, (_, at): StatusMonth => {
    const index = now - (count - 1 - at)
    const counts = { not_started: 0, in_progress: 0, completed: 0, paused: 0 }
    const month = monthNamed(index)
    if (index < 12) return { month, counts }
    const day = index === now ? today : addDays(`${monthNamed(index + 1)}-01`, -1)
    for (const goal of goals) {
      const status = statusOn(goal, day)
      if (status) counts[status]++
    }
    return { month, counts }
  })
  const first = all.findIndex(({ counts }) => sumOf(counts) > 0)
  return first < 0 ? [] : all.slice(first)
}

const monthNamed = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`

const sumOf = (counts: StatusCounts): number => goalStatuses.reduce((sum, status) => sum + counts[status], 0)

function answerOf(now: StatusCounts, all: number): string {
  if (all === 0) return 'There is no goal yet.'
  const done = now.completed === 0 ? `None of ${all} yet` : `${now.completed} of ${all}`
  if (now.completed === all) return all === 1 ? 'Yes, the one there is.' : `Yes, all ${all} of them.`
  const rest = now.paused > 0 ? `, ${now.paused} at rest` : ''
  return `${done}; ${now.in_progress === 0 ? 'none' : now.in_progress} under way${rest}.`
}

/** How many goals were added and how many finished in the months that are shown; null where neither, or where there is one goal. */
function findingOf({ goals, today }: World, months: readonly StatusMonth[]): string | null {
  const [first] = months
  if (!first || goals.length < 2) return null
  const from: Day = `${first.month}-01`
  const isBefore = from > '0001-01-01' ? addDays(from, -1) : null
  const added = goals.filter(
    (goal) => statusOn(goal, today) !== null && (isBefore === null || statusOn(goal, isBefore) === null),
  ).length
  const finished = goals.filter((goal) => {
    const day = completedOn(goal)
    return day !== null && day >= from && day <= today
  }).length
  const since =
    months.length === 1
      ? 'This month'
      : `Since ${monthName(first.month)}${from.slice(0, 4) === today.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`}`
  const were = (count: number) => (count === 1 ? 'was' : 'were')
  const goalsOf = (count: number) => `${inWords(count)} ${count === 1 ? 'goal' : 'goals'} ${were(count)}`
  if (added === 0 && finished === 0) return null
  if (added === 0) return `${since} ${goalsOf(finished)} finished.`
  if (finished === 0) return `${since} ${goalsOf(added)} added.`
  return `${since} ${goalsOf(added)} added and ${inWords(finished)} ${were(finished)} finished.`
}
