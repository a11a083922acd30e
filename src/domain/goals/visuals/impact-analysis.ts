import type { Day } from '../../time/day.ts'
import { beginningOf, type GoalFact } from '../engine/goal-facts.ts'
import type { GoalsWorld, Visual } from './goal-world.ts'
import { countWords, differenceWords, effectWords, perScale } from './impact-words.ts'
import { shortTitle } from './short-title.ts'
import { stepDays } from './step-days.ts'
import { leastDays, type Ratings, ratingsOf, type Scale, type StepEffect, stepEffect } from './step-effect.ts'

export interface ImpactRow {
  readonly id: string
  readonly title: string
  /** One for each scale that is looked at. */
  readonly effects: readonly StepEffect[]
  readonly isChosen: boolean
}

/** Ratings on days with a step against other days, goal by goal. */
export interface ImpactAnalysis extends Visual {
  readonly scales: readonly Scale[]
  /** The chosen goal, and those that have enough days to be told: most days first. */
  readonly rows: readonly ImpactRow[]
}

/** So many goals are compared; others that could be are counted. */
const mostCompared = 16

interface Compared {
  readonly rows: readonly ImpactRow[]
  /** Goals with a step, but with too few days for every scale. */
  readonly few: readonly ImpactRow[]
  readonly left: number
}

const isTold = (effect: StepEffect | undefined): boolean => effect !== undefined && effect.is !== 'too-few'

function compared({ goal, goals }: GoalsWorld, days: Map<string, Set<Day>>, ratings: Ratings[]): Compared {
  const none = new Set<Day>()
  const rowOf = (one: GoalFact): ImpactRow => {
    const effects = ratings.map((some) => stepEffect(some, days.get(one.id) ?? none, beginningOf(one)))
    return { id: one.id, title: one.title, effects, isChosen: one.id === goal?.id }
  }
  const size = ({ id }: GoalFact) => days.get(id)?.size ?? 0
  const others = goals.filter((one) => one.id !== goal?.id && size(one) > 0).sort((a, b) => size(b) - size(a))
  const rows = goal ? [rowOf(goal)] : []
  const few: ImpactRow[] = []
  let left = 0
  for (const one of others) {
    if (rows.length >= mostCompared && size(one) >= leastDays) left++
    else {
      const row = rowOf(one)
      if (row.effects.some(isTold)) rows.push(row)
      else few.push(row)
    }
  }
  return { rows, few, left }
}

/**
 * Are ratings higher on days with a step? The chosen goal comes first, then those with most steps. A difference, never a cause; each goal's interval is its own,
 * and is not widened for the number of goals that stand beside it.
 */
export function impactAnalysis(world: GoalsWorld, measured: Scale | 'both' = 'mood'): ImpactAnalysis {
  const scales: readonly Scale[] = measured === 'both' ? ['mood', 'energy'] : [measured]
  const ratings = scales.map((scale) => ratingsOf(world.rated, scale))
  const all = compared(world, stepDays(world), ratings)
  const overview = overviewOf(scales, all)
  const [chosen] = world.goal ? all.rows : []
  return {
    question:
      measured === 'both'
        ? 'Are mood and energy higher on days with a step?'
        : `Is ${measured} higher on days with a step?`,
    answer:
      (chosen
        ? perScale(scales, (_, at) =>
            effectWords(chosen.effects[at] ?? nothing, scales.length > 1 ? ',' : ':'),
          )
        : overview) ??
      `Not enough days yet: no goal has ${leastDays} rated days with a step and ${leastDays} without.`,
    finding: chosen
      ? all.rows.length + all.few.length > 1
        ? overview
        : null
      : largestWords(scales, all.rows),
    isDrawn: all.rows.some(({ effects }) => effects.some(isTold)),
    table: tableOf(scales, [...all.rows, ...all.few]),
    scales,
    rows: all.rows,
  }
}

const nothing: StepEffect = { is: 'too-few', withStep: 0, without: 0 }

/** How many goals have which answer; null where none can be told. */
function overviewOf(scales: readonly Scale[], { rows, few, left }: Compared): string | null {
  return perScale(scales, (_, at) => {
    const effects = rows.map(({ effects }) => effects[at] ?? nothing)
    if (!effects.some(isTold)) return null
    const count = (isOne: (effect: StepEffect) => boolean) => effects.filter(isOne).length
    return countWords({
      higher: count((one) => one.is === 'clear' && one.difference > 0),
      lower: count((one) => one.is === 'clear' && one.difference < 0),
      unclear: count((one) => one.is === 'unclear'),
      few: count((one) => one.is === 'too-few') + few.length,
      left,
    })
  })
}

/** The goal with the largest clear difference; null where fewer than two have one. */
function largestWords(scales: readonly Scale[], rows: readonly ImpactRow[]): string | null {
  return perScale(scales, (_, at) => {
    const clear = rows
      .flatMap(({ title, effects }) => {
        const effect = effects[at]
        return effect?.is === 'clear' ? [{ title, effect }] : []
      })
      .sort((a, b) => Math.abs(b.effect.difference) - Math.abs(a.effect.difference))
    const [first] = clear
    if (!first || clear.length < 2) return null
    return `The difference is largest for “${shortTitle(first.title)}”: ${differenceWords(first.effect)}.`
  })
}

const twoDigits = (value: number): number => Math.round(value * 100) / 100

function tableOf(scales: readonly Scale[], rows: readonly ImpactRow[]): Visual['table'] {
  const isBoth = scales.length > 1
  return {
    caption: `Difference of ${scales.join(' and ')} on days with a step`,
    head: ['Goal', 'Days with a step', 'Other days', 'Difference', 'From', 'To'],
    rows: rows.flatMap(({ title, effects }) =>
      effects.map((effect, at) => [
        isBoth ? `${title}, ${scales[at]}` : title,
        effect.withStep,
        effect.without,
        ...(effect.is === 'too-few'
          ? [null, null, null]
          : [effect.difference, effect.low, effect.high].map(twoDigits)),
      ]),
    ),
  }
}
