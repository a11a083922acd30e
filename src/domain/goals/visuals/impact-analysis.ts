import { beginningOf } from '../engine/goal-facts.ts'
import type { GoalWorld, Visual } from './goal-world.ts'
import { leastDays, type StepEffect, stepEffect } from './step-effect.ts'

export interface ImpactRow {
  readonly id: string
  readonly title: string
  readonly effect: StepEffect
  readonly isChosen: boolean
}

/** Mood on days with a step against other days, goal by goal. */
export interface ImpactAnalysis extends Visual {
  readonly rows: readonly ImpactRow[]
}

const mostRows = 8

/** Is a rating higher on days with a step? The goal that is looked at comes first, then those with most steps. */
export function impactAnalysis(
  { goal, goals, steps, rated, habits }: GoalWorld,
  scale: 'mood' | 'energy' = 'mood',
): ImpactAnalysis {
  const days = new Map<string, Set<string>>()
  for (const { goalId, date } of steps) days.set(goalId, (days.get(goalId) ?? new Set()).add(date))
  const own = days.get(goal.id) ?? new Set<string>()
  for (const { days: done } of habits) for (const day of done) own.add(day)
  days.set(goal.id, own)
  const others = goals
    .filter(({ id }) => id !== goal.id && (days.get(id)?.size ?? 0) > 0)
    .sort((a, b) => (days.get(b.id)?.size ?? 0) - (days.get(a.id)?.size ?? 0))
  const rows = [goal, ...others].slice(0, mostRows).map((one): ImpactRow => {
    const stepDays = days.get(one.id) ?? new Set<string>()
    const effect = stepEffect(rated, stepDays, beginningOf(one), scale)
    return { id: one.id, title: one.title, effect, isChosen: one.id === goal.id }
  })
  return {
    question: `Is ${scale} higher on days with a step?`,
    answer: impactWords(rows[0]?.effect),
    finding: null,
    isDrawn: rows.some(({ effect }) => effect.is !== 'too-few'),
    table: {
      caption: `Difference of ${scale} on days with a step`,
      head: ['Goal', 'Days with a step', 'Other days', 'Difference', 'From', 'To'],
      rows: rows.map(({ title, effect }) => [
        title,
        effect.withStep,
        effect.without,
        ...(effect.is === 'too-few'
          ? [null, null, null]
          : [effect.difference, effect.low, effect.high].map(twoDigits)),
      ]),
    },
    rows,
  }
}

const twoDigits = (value: number): number => Math.round(value * 100) / 100

/** A difference with its sign and as many digits after the point, with a real minus: '+0.7'. */
export const signed = (value: number, digits = 1): string =>
  `${value < 0 ? '\u2212' : '+'}${Math.abs(value).toFixed(digits)}`

interface Interval {
  readonly difference: number
  readonly low: number
  readonly high: number
}

/** A difference and its interval, '+0.7 (+0.3 to +1.1)': with one digit, or up to three where an interval that leaves 0 out would be read as touching it. */
export function differenceWords({ difference, low, high }: Interval): string {
  const nearest = Math.min(Math.abs(low), Math.abs(high))
  const digits = [1, 2].find((some) => Number(nearest.toFixed(some)) > 0) ?? 3
  return `${signed(difference, digits)} (${signed(low, digits)} to ${signed(high, digits)})`
}

function impactWords(effect: StepEffect | undefined): string {
  if (!effect || effect.is === 'too-few') {
    const rated = effect?.withStep ?? 0
    return rated < leastDays
      ? `Not enough days yet: ${rated} of ${leastDays} rated days with a step.`
      : `Not enough days yet: ${effect?.without ?? 0} of ${leastDays} rated days without a step.`
  }
  const rests = `over ${effect.withStep} days with a step and ${effect.without} without`
  if (effect.is === 'unclear') return `No clear link, ${rests}.`
  const way = effect.difference > 0 ? 'Yes' : 'No, it is lower'
  return `${way}: ${differenceWords(effect)}, ${rests}.`
}
