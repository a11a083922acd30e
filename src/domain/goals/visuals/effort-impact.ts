import type { GoalStatus } from '../goal-choices.ts'
import type { GoalWorld, Visual } from './goal-world.ts'

export interface EffortPoint {
  readonly id: string
  readonly title: string
  readonly status: GoalStatus
  readonly progress: number
  /** Days with a step. */
  readonly effort: number
  /** As the person set it, 0 to 10. */
  readonly impact: number
  readonly isChosen: boolean
}

/** Days worked on against how much it matters. */
export interface EffortImpact extends Visual {
  readonly points: readonly EffortPoint[]
  readonly mostEffort: number
}

const least = 3

/** Is the effort where it matters? Goals whose impact was never set are left out. */
export function effortImpact({ goal, goals, steps, habits }: GoalWorld): EffortImpact {
  const days = new Map<string, Set<string>>()
  for (const { goalId, date } of steps) days.set(goalId, (days.get(goalId) ?? new Set()).add(date))
  for (const { days: done } of habits) {
    const own = days.get(goal.id) ?? new Set<string>()
    for (const day of done) own.add(day)
    days.set(goal.id, own)
  }
  const points = goals
    .filter(({ impact }) => impact > 0)
    .map(({ id, title, status, progress, impact }): EffortPoint => {
      return {
        id,
        title,
        status,
        progress,
        impact,
        effort: days.get(id)?.size ?? 0,
        isChosen: id === goal.id,
      }
    })
    .sort((a, b) => b.impact - a.impact || b.effort - a.effort)
  return {
    question: 'Is the effort where it matters?',
    answer: answerOf(points),
    finding: null,
    isDrawn: points.length >= least,
    table: {
      caption: 'Days worked on and impact',
      head: ['Goal', 'Days with a step', 'Impact'],
      rows: points.map(({ title, effort, impact }) => [title, effort, impact]),
    },
    points,
    mostEffort: Math.max(1, ...points.map(({ effort }) => effort)),
  }
}

function answerOf(points: readonly EffortPoint[]): string {
  if (points.length < least)
    return `${points.length} of ${least} goals have an impact so far. Set how much they matter, and they find their place.`
  const [most] = [...points].sort((a, b) => b.effort - a.effort)
  const [matters] = points
  if (!most || !matters || most.effort === 0) return 'No goal has had a step yet. Up: impact as you set it.'
  const top = matters.impact
  if (most.impact === top)
    return `Yes: “${most.title}” had most days, ${most.effort}, and matters as much as any. Up: impact as you set it.`
  return `“${most.title}” had most days, ${most.effort}; “${matters.title}” matters more and had ${matters.effort}. Up: impact as you set it.`
}
