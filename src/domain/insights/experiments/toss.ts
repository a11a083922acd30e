import { type Chance, seededRandom } from '../../chance/seeded-random.ts'
import { addDays, type Day } from '../../time/day.ts'
import { daysBetween } from '../../time/day-number.ts'
import type { Experiment } from './experiment.ts'

/** Days in a block: two with and two without, in an order of chance. */
export const blockDays = 4

/** For each day whether the thing is to be done: in every block of four on two (randomised blocks, Fisher 1926). */
export function tosses(days: number, chance: Chance): boolean[] {
  return Array.from({ length: Math.ceil(days / blockDays) }, () => {
    const block = [true, true, false, false]
    for (let at = block.length - 1; at > 0; at--) {
      const other = Math.floor(chance() * (at + 1))
      const held = block[at] ?? false
      block[at] = block[other] ?? false
      block[other] = held
    }
    return block
  })
    .flat()
    .slice(0, days)
}

/** What the seed of an experiment says of each of its days. */
export const tossesOf = ({ days, seed }: Pick<Experiment, 'days' | 'seed'>): boolean[] =>
  tosses(days, seededRandom(seed))

/** Where an experiment stands on a day. `nth` counts from 1. */
export type ExperimentState =
  | { readonly is: 'coming'; readonly inDays: number }
  | {
      readonly is: 'running'
      readonly nth: number
      readonly isToDo: boolean
      readonly followed: boolean | null
    }
  | { readonly is: 'over'; readonly isStopped: boolean }

/** Whether an experiment runs on a day, and what that day says. */
export function experimentState(one: Experiment, today: Day): ExperimentState {
  if (one.stoppedOn !== null && today >= one.stoppedOn) return { is: 'over', isStopped: true }
  const at = daysBetween(one.firstDay, today)
  if (at < 0) return { is: 'coming', inDays: -at }
  if (at >= one.days) return { is: 'over', isStopped: false }
  return {
    is: 'running',
    nth: at + 1,
    isToDo: tossesOf(one)[at] ?? false,
    followed: one.followed[today] ?? null,
  }
}

/** The last day of an experiment, also of one that was stopped. */
export const lastDayOf = ({ firstDay, days, stoppedOn }: Experiment): Day =>
  stoppedOn ?? addDays(firstDay, days - 1)
