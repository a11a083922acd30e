import type { Chance } from '#domain/chance/seeded-random.ts'
import { carriedOver } from './adjusted.ts'
import { Periodogram } from './lomb-scargle.ts'
import { meanOf } from './numbers.ts'
import { shuffledP } from './resampling.ts'

/** A rhythm in a course. */
export interface Rhythm {
  /** Days a turn. */
  readonly days: number
  /** Points above and below the middle. */
  readonly amplitude: number
  /** Chance of as strong a one in shuffled data that carry over from day to day as these do. */
  readonly p: number
}

/** The calendar's own rhythms: a week, two, and a month however it is counted. */
const calendarDays = [7, 14, 28, 29.5, 30.44]
const shortestDays = 3

/** Frequencies between three turns in the whole time and one in three days, three times as dense as they can be told apart. */
function freeFrequencies(span: number): number[] {
  const step = 1 / (3 * span)
  const first = 3 / span
  const count = Math.max(0, Math.floor((1 / shortestDays - first) / step) + 1)
  return Array.from({ length: count }, (_, at) => first + at * step)
}

/** Without its straight line over the days. */
function level(days: ArrayLike<number>, values: ArrayLike<number>): Float64Array {
  const [middle, mean] = [meanOf(days), meanOf(values)]
  let [together, spread] = [0, 0]
  for (let at = 0; at < days.length; at++) {
    const from = (days[at] ?? 0) - middle
    together += from * ((values[at] ?? 0) - mean)
    spread += from * from
  }
  const slope = spread < 1e-9 ? 0 : together / spread
  return Float64Array.from(values, (value, at) => value - mean - slope * ((days[at] ?? 0) - middle))
}

/** Values that carry over as much as these and have no rhythm: what each day brought anew, shuffled (after Theiler and others 1992). */
function* carriedShuffles(days: ArrayLike<number>, values: Float64Array, carried: number, chance: Chance) {
  const fresh: number[] = []
  for (let at = 0; at < values.length; at++) {
    const isNext = at > 0 && (days[at] ?? 0) - (days[at - 1] ?? 0) === 1
    fresh.push(
      isNext
        ? (values[at] ?? 0) - carried * (values[at - 1] ?? 0)
        : (values[at] ?? 0) * Math.sqrt(1 - carried ** 2),
    )
  }
  const shuffled = new Float64Array(values.length)
  const share = Math.sqrt(1 - carried ** 2)
  while (true) {
    for (let at = fresh.length - 1; at > 0; at--) {
      const other = Math.floor(chance() * (at + 1))
      const held = fresh[at] ?? 0
      fresh[at] = fresh[other] ?? 0
      fresh[other] = held
    }
    let before = (fresh[0] ?? 0) / share
    shuffled[0] = before
    for (let at = 1; at < shuffled.length; at++) {
      const gap = Math.min(60, (days[at] ?? 0) - (days[at - 1] ?? 0))
      const kept = carried ** gap
      const scale = share === 0 ? 1 : Math.sqrt((1 - kept * kept) / (1 - carried * carried))
      before = kept * before + scale * (fresh[at] ?? 0)
      shuffled[at] = before
    }
    yield level(days, shuffled)
  }
}

const mostShuffles = 399

interface Found {
  readonly nth: number
  readonly height: number
  /** How much of a day is left in the next one, beside the rhythm. */
  readonly carried: number
}

/** The frequency that stands out most over what carrying over alone would give (Schulz and Mudelsee 2002). */
function highest(
  spectrum: Periodogram,
  days: ArrayLike<number>,
  values: Float64Array,
  frequencies: readonly number[],
): Found {
  const powers = spectrum.powers(values)
  const { wave } = spectrum.fitted(values, placeOfMost(powers))
  const carried = carriedOver(
    days,
    values.map((value, at) => value - (wave[at] ?? 0)),
  )
  const over = powers.map((power, at) => power / groundAt(frequencies[at] ?? 0, carried))
  const nth = placeOfMost(over)
  return { nth, height: over[nth] ?? 0, carried }
}

/** The power at a frequency of days that carry over and have no rhythm. */
const groundAt = (frequency: number, carried: number): number =>
  (1 - carried ** 2) / (1 + carried ** 2 - 2 * carried * Math.cos(2 * Math.PI * frequency))

const placeOfMost = (values: Float64Array): number =>
  values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0)

function* rhythmAmong(
  days: ArrayLike<number>,
  values: Float64Array,
  frequencies: readonly number[],
  chance: Chance,
): Generator<void, Rhythm | null> {
  if (frequencies.length === 0) return null
  const spectrum = yield* Periodogram.over(days, frequencies)
  const found = highest(spectrum, days, values, frequencies)
  if (found.height === 0) return null
  const shuffles = carriedShuffles(days, values, found.carried, chance)
  yield
  const p = yield* shuffledP(
    found.height,
    () => {
      const next = shuffles.next().value
      return next ? highest(spectrum, days, next, frequencies).height : 0
    },
    frequencies.length * days.length,
    mostShuffles,
  )
  return {
    days: 1 / (frequencies[found.nth] ?? 1),
    amplitude: spectrum.fitted(values, found.nth).amplitude,
    p,
  }
}

/** Of all the chance that is allowed for, the calendar's few rhythms get four fifths and every other one the rest. */
const calendarShare = 0.8

/**
 * The clearest rhythm of values on days (numbers, rising); null where fewer than 28 days have one, or nothing turns. The p of the calendar's rhythms and
 * of all others are made one (weighted Bonferroni, Holm 1979). Yields now and then.
 */
export function* rhythmOf(
  days: ArrayLike<number>,
  values: ArrayLike<number>,
  chance: Chance,
): Generator<void, Rhythm | null> {
  if (days.length < 28) return null
  const even = level(days, values)
  const span = (days[days.length - 1] ?? 0) - (days[0] ?? 0) + 1
  const calendar = calendarDays.filter((each) => span >= 3 * each).map((each) => 1 / each)
  const own = yield* rhythmAmong(days, even, calendar, chance)
  const free = yield* rhythmAmong(days, even, freeFrequencies(span), chance)
  const weighed = [
    own && { ...own, p: Math.min(1, own.p / calendarShare) },
    free && { ...free, p: Math.min(1, free.p / (1 - calendarShare)) },
  ].filter((one) => one !== null)
  return weighed.sort((a, b) => a.p - b.p)[0] ?? null
}
