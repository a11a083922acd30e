import type { Day } from '../../time/day.ts'
import { dated, earliest, latest } from '../engine/days.ts'
import { beginningOf, milestonesOf } from '../engine/goal-facts.ts'
import { cut } from './finding-words.ts'
import type { GoalWorld, Visual } from './goal-world.ts'
import { datesSentence } from './milestone-dates.ts'

export interface MilestonePoint {
  readonly id: string
  readonly title: string
  /** When it was done, else when it is meant to be; null: no date. */
  readonly day: Day | null
  /** When it is or was meant to be done. */
  readonly planned: Day | null
  readonly is: 'done' | 'next' | 'open'
}

/** Milestones on a line from the goal's beginning to its end. */
export interface MilestoneTimeline extends Visual {
  readonly from: Day
  readonly to: Day
  readonly points: readonly MilestonePoint[]
}

/** Which step is next, and when? The next one is the first in the person's order that is not done. */
export function milestoneTimeline({ goal, milestones, today }: GoalWorld): MilestoneTimeline {
  const own = milestonesOf(milestones, goal.id)
  const next = own.find((one) => !one.isCompleted)
  const points = own.map((one): MilestonePoint => {
    const day = one.isCompleted ? (one.completedAt?.slice(0, 10) ?? one.targetDate) : one.targetDate
    return {
      id: one.id,
      title: one.title,
      day,
      planned: one.targetDate,
      is: one.isCompleted ? 'done' : one === next ? 'next' : 'open',
    }
  })
  const days = [beginningOf(goal), today, goal.targetDate, ...points.map(({ day }) => day)].filter(
    (day): day is Day => day !== null,
  )
  const done = own.filter(({ isCompleted }) => isCompleted).length
  const count = `${done} of ${own.length} ${done === 1 ? 'is' : 'are'} done.`
  return {
    question: 'Which step is next, and when?',
    answer:
      own.length === 0
        ? 'No milestones yet. Three are enough to see a way.'
        : next
          ? `${cut(next.title)}${next.targetDate ? `, by ${dated(next.targetDate, today)}` : ', without a date'}. ${count}`
          : `None is left: ${count}`,
    finding: datesSentence(own),
    isDrawn: own.length > 0,
    table: {
      caption: `Milestones of ${goal.title}`,
      head: ['Milestone', 'Planned for', 'Done on', 'State'],
      rows: points.map(({ title, planned, is }, at) => [
        title,
        planned,
        own[at]?.completedAt?.slice(0, 10) ?? null,
        is,
      ]),
    },
    from: earliest(today, ...days),
    to: latest(today, ...days),
    points,
  }
}
