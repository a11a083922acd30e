import { seededRandom } from '../../chance/seeded-random.ts'
import type { Day } from '../../time/day.ts'
import type { RatedDay } from '../engine/goal-facts.ts'

/** At least so many rated days with and so many without a step. */
export const leastDays = 14

/** How mood on days with a step differs from other days; too few: how many of those days there are. */
export type StepEffect =
  | { readonly is: 'too-few'; readonly withStep: number; readonly without: number }
  | {
      readonly is: 'clear' | 'unclear'
      readonly withStep: number
      readonly without: number
      /** Points of the scale of 1 to 10. */
      readonly difference: number
      /** Bounds of the 95 % interval. */
      readonly low: number
      readonly high: number
    }

const draws = 800
const blockDays = 7

interface Valued {
  readonly value: number
  readonly isStep: boolean
}

/**
 * The difference of a rating's mean between days with and days without a step, with a 95 % interval by block bootstrap: blocks of seven days in a row are drawn
 * again, so that a good week counts as one piece (Künsch, Annals of Statistics 17, 1989). Seeded: the same days give the same interval. Days before
 * `since` are not counted.
 */
export function stepEffect(
  rated: readonly RatedDay[],
  stepDays: ReadonlySet<Day>,
  since: Day,
  scale: 'mood' | 'energy' = 'mood',
): StepEffect {
  const days = rated
    .filter(({ day }) => day >= since)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .flatMap((one): Valued[] => {
      const value = one[scale]
      return value === null ? [] : [{ value, isStep: stepDays.has(one.day) }]
    })
  const withStep = days.filter(({ isStep }) => isStep).length
  const without = days.length - withStep
  if (withStep < leastDays || without < leastDays) return { is: 'too-few', withStep, without }
  const difference = gap(days) ?? 0
  const found = resampled(days).sort((a, b) => a - b)
  const low = found[Math.floor(found.length * 0.025)] ?? difference
  const high = found[Math.ceil(found.length * 0.975) - 1] ?? difference
  return { is: low > 0 || high < 0 ? 'clear' : 'unclear', withStep, without, difference, low, high }
}

function gap(days: Iterable<Valued>): number | null {
  let [stepSum, stepCount, sum, count] = [0, 0, 0, 0]
  for (const { value, isStep } of days) {
    if (isStep) {
      stepSum += value
      stepCount++
    } else {
      sum += value
      count++
    }
  }
  return stepCount === 0 || count === 0 ? null : stepSum / stepCount - sum / count
}

function resampled(days: readonly Valued[]): number[] {
  const chance = seededRandom(days.length)
  const found: number[] = []
  for (let draw = 0; draw < draws; draw++) {
    const sample: Valued[] = []
    while (sample.length < days.length) {
      const start = Math.floor(chance() * days.length)
      for (let at = 0; at < blockDays && sample.length < days.length; at++) {
        const day = days[(start + at) % days.length]
        if (day) sample.push(day)
      }
    }
    const value = gap(sample)
    if (value !== null) found.push(value)
  }
  return found
}
