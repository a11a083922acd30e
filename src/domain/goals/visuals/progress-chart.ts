import { addDays, type Day } from '../../time/day.ts'
import { daysBetween } from '../../time/day-number.ts'
import { earliest, latest } from '../engine/days.ts'
import { beginningOf, completedOn, stepsOf } from '../engine/goal-facts.ts'
import { paceOf, paceSentence } from '../engine/goal-pace.ts'
import { fastestSentence } from './fastest-stretch.ts'
import type { GoalWorld, Visual, VisualTable } from './goal-world.ts'
import { oneDecimal } from './rating-means.ts'

export interface ProgressPoint {
  readonly day: Day
  readonly value: number
  readonly note: string
  readonly mood: number | null
  readonly energy: number | null
}

/** Progress as a line of steps, and the two ways on. */
export interface ProgressChart extends Visual {
  readonly from: Day
  readonly to: Day
  /** One a day with a step, oldest first; the first is the beginning, the last today. */
  readonly points: readonly ProgressPoint[]
  /** Where the pace so far arrives; null: nowhere that can be foreseen. */
  readonly arrivesOn: Day | null
  /** The target date, while there is something left for it. */
  readonly target: Day | null
}

/** The furthest that a drawing looks ahead, as a part of what it looks back on. */
const mostAhead = 2

/** How far a goal has come, and when it arrives. Nothing is foreseen before a week has passed. */
export function progressChart(world: GoalWorld): ProgressChart {
  const { goal, steps, today } = world
  const own = stepsOf(steps, goal.id).filter(({ date }) => date <= today)
  const end = completedOn(goal) ?? today
  const began = earliest(beginningOf(goal), own[0]?.date ?? today, end)
  const byDay = new Map<Day, ProgressPoint>()
  for (const { date, progressValue, note, mood, energy } of own)
    byDay.set(date, { day: date, value: progressValue, note, mood, energy })
  const bare = (day: Day, value: number) => ({ day, value, note: '', mood: null, energy: null })
  if (!byDay.has(began)) byDay.set(began, bare(began, 0))
  const inOrder = (a: ProgressPoint, b: ProgressPoint) => (a.day < b.day ? -1 : 1)
  const moved = [...byDay.values()].filter(({ day }) => day <= end).sort(inOrder)
  if (!byDay.has(end)) byDay.set(end, bare(end, goal.progress))
  const points = [...byDay.values()].sort(inOrder)
  const isOpen = goal.status !== 'completed' && goal.status !== 'paused' && goal.progress < 100
  const reach = addDays(today, Math.max(60, mostAhead * daysBetween(began, today)))
  const within = (day: Day | null) => (isOpen && day !== null && day > today && day <= reach ? day : null)
  const arrivesOn = within(paceOf(goal, today).arrivesOn)
  const target = within(goal.targetDate)
  const last = points.at(-1)?.day ?? end
  return {
    question: 'How far is it, and is it fast enough?',
    answer: paceSentence(goal, today),
    finding: fastestSentence(world, moved, end),
    isDrawn: daysBetween(began, last) > 0,
    table: tableOf(world, points),
    from: began,
    to: latest(last, arrivesOn ?? last, target ?? last),
    points,
    arrivesOn,
    target,
  }
}

/** Where a step has no rating of its own, its day's stands there. */
function tableOf({ goal, rated }: GoalWorld, points: readonly ProgressPoint[]): VisualTable {
  const ratings = new Map(rated.map((one) => [one.day, one]))
  return {
    caption: `Steps of ${goal.title}`,
    head: ['Day', 'Progress', 'Mood', 'Energy', 'Note'],
    rows: points.map(({ day, value, mood, energy, note }) => [
      day,
      oneDecimal(value),
      oneDecimal(mood ?? ratings.get(day)?.mood ?? null),
      oneDecimal(energy ?? ratings.get(day)?.energy ?? null),
      note || null,
    ]),
  }
}
