import { inWords } from '../../text/number-words.ts'
import type { Day } from '../../time/day.ts'
import { counted } from '../engine/days.ts'
import type { GoalStatus } from '../goal-choices.ts'
import type { GoalsWorld, Visual } from './goal-world.ts'
import { shortTitle } from './short-title.ts'
import { stepDays } from './step-days.ts'

export interface EffortPoint {
  readonly id: string
  readonly title: string
  readonly status: GoalStatus
  readonly progress: number
  /** Days with a step. */
  readonly effort: number
  /** As the person set it, 1 to 10. */
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
export function effortImpact(world: GoalsWorld): EffortImpact {
  const days = stepDays(world)
  const points = world.goals
    .filter(({ impact }) => impact > 0)
    .map(
      ({ id, title, status, progress, impact }): EffortPoint => ({
        id,
        title,
        status,
        progress,
        impact,
        effort: days.get(id)?.size ?? 0,
        isChosen: id === world.goal?.id,
      }),
    )
    .sort((a, b) => b.impact - a.impact || b.effort - a.effort)
  const isDrawn = points.length >= least
  return {
    question: 'Is the effort where it matters?',
    answer: answerOf(points),
    finding: isDrawn ? findingOf(points, days) : null,
    isDrawn,
    table: {
      caption: 'Days worked on and impact',
      head: ['Goal', 'Days with a step', 'Impact'],
      rows: points.map(({ title, effort, impact }) => [title, effort, impact]),
    },
    points,
    mostEffort: points.reduce((most, { effort }) => Math.max(most, effort), 1),
  }
}

/** What the height of a goal means. */
const upward = 'The higher up, the more it matters to you.'

function answerOf(points: readonly EffortPoint[]): string {
  if (points.length < least)
    return `${points.length} of ${least} goals have an impact so far. Set how much they matter, and they find their place.`
  const [matters] = points
  const [most, next] = [...points].sort((a, b) => b.effort - a.effort || b.impact - a.impact)
  if (!most || !matters || most.effort === 0) return `No goal has had a step yet. ${upward}`
  const name = `“${shortTitle(most.title)}”`
  const led =
    next?.effort === most.effort
      ? `had ${counted(most.effort, 'day')}, as many as any other`
      : `had the most days, ${most.effort}`
  if (most.impact === matters.impact) return `Yes: ${name} ${led}, and none matters more. ${upward}`
  return `${name} ${led}; “${shortTitle(matters.title)}” matters more and had ${matters.effort}. ${upward}`
}

/** With fewer days there is nothing to say about where they went. */
const leastWorked = 10

/** How many of the days with a step went to the goals of the highest impact: about three, more where several matter the same, and fewer than all. */
function findingOf(
  points: readonly EffortPoint[],
  days: ReadonlyMap<string, ReadonlySet<Day>>,
): string | null {
  const [first] = points
  const third = points[least - 1]
  if (!first || !third) return null
  const upTo = (impact: number) => points.filter((one) => one.impact >= impact)
  const top = [third.impact, first.impact]
    .map(upTo)
    .find((some) => some.length <= Math.max(least, points.length / 2) && some.length < points.length)
  if (!top) return null
  const daysOf = (some: readonly EffortPoint[]) =>
    new Set(some.flatMap(({ id }) => [...(days.get(id) ?? [])])).size
  const worked = daysOf(points)
  if (worked < leastWorked) return null
  const topDays = daysOf(top)
  const part =
    topDays === worked
      ? `All ${worked} days`
      : topDays === 0
        ? `None of the ${worked} days`
        : `${topDays} of ${counted(worked, 'day')}`
  const goal = top.length === 1 ? 'goal that matters' : `${inWords(top.length)} goals that matter`
  return `${part} went to the ${goal} most to you.`
}
