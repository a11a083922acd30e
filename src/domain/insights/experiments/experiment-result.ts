import { type Chance, seededRandom } from '../../chance/seeded-random.ts'
import { addDays, type Day } from '../../time/day.ts'
import { meanOf, tOf95 } from '../statistics/numbers.ts'
import type { Experiment } from './experiment.ts'
import { blockDays, tosses, tossesOf } from './toss.ts'

/** One day of an experiment. */
export interface ExperimentDay {
  readonly day: Day
  readonly isToDo: boolean
  readonly followed: boolean | null
  /** What was rated on it, or on the day after; null: nothing. */
  readonly value: number | null
}

/** What an experiment found. */
export interface ExperimentResult {
  readonly days: readonly ExperimentDay[]
  /** Rated days of each side, and how many of them went as tossed. */
  readonly with: Side
  readonly without: Side
  /** Null: too few days were rated on a side to say anything. */
  readonly effect: ExperimentEffect | null
}

interface Side {
  readonly tossed: number
  readonly followed: number
  readonly rated: number
  readonly mean: number
}

interface ExperimentEffect {
  /** Points with it less points without it, within blocks. */
  readonly difference: number
  readonly low: number
  readonly high: number
  /** How often other tosses gave as much. */
  readonly p: number
}

/** Fewer rated days on a side say nothing. */
export const leastRatedASide = 4
const shuffles = 9_999

/** The rated days of one block, their values without what the whole block has in common. */
interface Block {
  /** Places of the days in the block. */
  readonly places: readonly number[]
  readonly values: readonly number[]
}

function blocksOf(values: readonly (number | null)[]): Block[] {
  const blocks: Block[] = []
  for (let from = 0; from < values.length; from += blockDays) {
    const known = values
      .slice(from, from + blockDays)
      .flatMap((value, place) => (value === null ? [] : [{ value, place }]))
    if (known.length === 0) continue
    const middle = meanOf(known.map(({ value }) => value))
    blocks.push({
      places: known.map(({ place }) => from + place),
      values: known.map(({ value }) => value - middle),
    })
  }
  return blocks
}

/** Least squares within blocks: the difference, and how much the days with it vary there. A block of which one side alone is known says nothing. */
function slopeWithin(blocks: readonly Block[], isToDo: readonly boolean[]) {
  let [together, spread] = [0, 0]
  for (const { places, values } of blocks) {
    let there = 0
    for (let nth = 0; nth < places.length; nth++) {
      if (!isToDo[places[nth] ?? 0]) continue
      there++
      together += values[nth] ?? 0
    }
    spread += (there * (places.length - there)) / places.length
  }
  return { difference: spread < 1e-9 ? 0 : together / spread, spread }
}

/**
 * The difference that a thing made, counted as tossed and not as done, in points with what is 95 % sure of it (least squares within blocks, Student's
 * interval). Null where a side has fewer than four rated days.
 */
export function blockDifference(
  values: readonly (number | null)[],
  isToDo: readonly boolean[],
): Omit<ExperimentEffect, 'p'> | null {
  const rated = (side: boolean) => values.filter((value, at) => value !== null && isToDo[at] === side).length
  if (Math.min(rated(true), rated(false)) < leastRatedASide) return null
  const blocks = blocksOf(values)
  const { difference, spread } = slopeWithin(blocks, isToDo)
  const days = rated(true) + rated(false)
  const freedom = days - blocks.length - 1
  if (spread < 1e-9 || freedom < 1) return null
  // What is left: all squares within blocks less those that the difference explains.
  const squares = blocks.reduce(
    (sum, block) => sum + block.values.reduce((all, value) => all + value * value, 0),
    0,
  )
  const rest = Math.max(0, squares - difference * difference * spread)
  const reach = tOf95(freedom) * Math.sqrt(rest / freedom / spread)
  return { difference, low: difference - reach, high: difference + reach }
}

/** The share of other tosses of the same days that give as large a difference (randomisation test, Edgington 1980). */
function tossedP(values: readonly (number | null)[], difference: number, chance: Chance): number {
  const blocks = blocksOf(values)
  let asStrong = 0
  for (let nth = 0; nth < shuffles; nth++) {
    const other = slopeWithin(blocks, tosses(values.length, chance))
    if (Math.abs(other.difference) >= Math.abs(difference) - 1e-12) asStrong++
  }
  return (asStrong + 1) / (shuffles + 1)
}

/** The same with the chance that tosses alone would give as much. */
export function experimentEffect(
  values: readonly (number | null)[],
  isToDo: readonly boolean[],
  chance: Chance,
): ExperimentEffect | null {
  const found = blockDifference(values, isToDo)
  return found && { ...found, p: tossedP(values, found.difference, chance) }
}

/** What an experiment found up to and with a day. `valueOn`: what was rated on a day; null: nothing. */
export function experimentResult(
  one: Experiment,
  upTo: Day,
  valueOn: (day: Day) => number | null,
): ExperimentResult {
  const isToDo = tossesOf(one)
  const days = isToDo
    .map((toDo, at) => ({ day: addDays(one.firstDay, at), isToDo: toDo }))
    .filter(({ day }) => day <= upTo && (one.stoppedOn === null || day < one.stoppedOn))
    .map(
      ({ day, isToDo: toDo }): ExperimentDay => ({
        ...{ day, isToDo: toDo, followed: one.followed[day] ?? null },
        value: valueOn(addDays(day, one.lag)),
      }),
    )
  const side = (toDo: boolean): Side => {
    const its = days.filter((each) => each.isToDo === toDo)
    const values = its.flatMap(({ value }) => value ?? [])
    return {
      tossed: its.length,
      followed: its.filter(({ followed }) => followed === true).length,
      rated: values.length,
      mean: meanOf(values),
    }
  }
  return {
    ...{ days, with: side(true), without: side(false) },
    effect: experimentEffect(
      days.map(({ value }) => value),
      days.map((each) => each.isToDo),
      seededRandom(one.seed + 1),
    ),
  }
}
