import type { Chance } from '#domain/chance/seeded-random.ts'
import { adjusted, carriedOver, turnAndTrend, turnParts } from './adjusted.ts'
import { Periodogram } from './lomb-scargle.ts'
import { meanOf } from './numbers.ts'
import { shuffledP } from './resampling.ts'

/** A rhythm in a course. */
export interface Rhythm {
  /** Days a turn. */
  readonly days: number
  /** Points above and below the middle. */
  readonly amplitude: number
  /** The number of a day on which its wave is highest, in any turn. */
  readonly peak: number
  /** The number of the first day that it was looked for on. */
  readonly from: number
  /** Chance of as strong a one in shuffled data that carry over from day to day as these do. */
  readonly p: number
}

export const monthDays = 30.44
export const yearDays = 365.25
/** The calendar's own rhythms: a week, two, a month however it is counted, a quarter and a year. */
const calendarDays = [7, 14, 28, 29.5, monthDays, yearDays / 4, yearDays]
const shortestDays = 3
const leastTurns = 3
/** Any other rhythm is looked for in the last two years at most: that takes as long as there are days. */
const mostFreeDays = 730

/** Turns between a third of the whole time and three days, three times as dense as they can be told apart. */
function freeTurns(span: number): number[] {
  const step = 1 / (3 * span)
  const first = leastTurns / span
  const count = Math.max(0, Math.floor((1 / shortestDays - first) / step) + 1)
  return Array.from({ length: count }, (_, at) => 1 / (first + at * step))
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
  const left = new Float64Array(values.length)
  for (let at = 0; at < left.length; at++)
    left[at] = (values[at] ?? 0) - mean - slope * ((days[at] ?? 0) - middle)
  return left
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
  const kept = Float64Array.from(values, (_, at) =>
    at === 0 ? 0 : carried ** Math.min(60, (days[at] ?? 0) - (days[at - 1] ?? 0)),
  )
  const scales = kept.map((each) => Math.sqrt(1 - each * each) / share)
  while (true) {
    for (let at = fresh.length - 1; at > 0; at--) {
      const other = Math.floor(chance() * (at + 1))
      const held = fresh[at] ?? 0
      fresh[at] = fresh[other] ?? 0
      fresh[other] = held
    }
    let before = 0
    for (let at = 0; at < shuffled.length; at++) {
      before = (kept[at] ?? 0) * before + (scales[at] ?? 0) * (fresh[at] ?? 0)
      shuffled[at] = before
    }
    yield level(days, shuffled)
  }
}

/** So many shuffles tell most of chance; where hardly one of them was as strong, so many more are asked instead. */
const firstShuffles = 399
const moreShuffles = 1_999
const hardlyOne = 2.5 / (firstShuffles + 1)

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
  turns: readonly number[],
  chance: Chance,
): Generator<void, Rhythm | null> {
  if (turns.length === 0) return null
  const frequencies = turns.map((turn) => 1 / turn)
  const spectrum = yield* Periodogram.over(days, frequencies)
  const found = highest(spectrum, days, values, frequencies)
  if (found.height === 0) return null
  const shuffles = carriedShuffles(days, values, found.carried, chance)
  yield
  const strength = () => {
    const next = shuffles.next().value
    return next ? highest(spectrum, days, next, frequencies).height : 0
  }
  const numbers = frequencies.length * days.length
  const first = yield* shuffledP(found.height, strength, numbers, firstShuffles)
  const p = first > hardlyOne ? first : yield* shuffledP(found.height, strength, numbers, moreShuffles)
  const { amplitude, peak } = spectrum.fitted(values, found.nth)
  return { days: turns[found.nth] ?? 1, amplitude, peak, from: days[0] ?? 0, p }
}

/** Of all the chance that is allowed for, the calendar's few rhythms get four fifths and every other one the rest. */
const calendarShare = 0.8

const leastDays = 28

/** Where the calendar's p is so small, other rhythms wait until it is taken out. */
const clearP = 0.001

/** Whether a turn is another one than a known one, its half and its third, as far as so many days can tell. */
const isOther = (turn: number, known: number, span: number): boolean =>
  turnParts.every((part) => Math.abs(1 / turn - part / known) >= 1.5 / span)

/** The clearest rhythm beside a known one. The p of the calendar's rhythms and of all others are made one (weighted Bonferroni, Holm 1979). */
function* clearest(
  days: Float64Array,
  values: Float64Array,
  known: Rhythm | undefined,
  chance: Chance,
): Generator<void, Rhythm | null> {
  const last = days.at(-1) ?? 0
  const span = last - (days[0] ?? 0) + 1
  const lateFrom = days.findIndex((day) => day > last - mostFreeDays)
  const [lateDays, late] = [days.subarray(lateFrom), values.subarray(lateFrom)]
  const lateSpan = last - (lateDays[0] ?? 0) + 1
  const beside = (turns: readonly number[]) =>
    turns.filter((one) => !known || isOther(one, known.days, lateSpan))
  const whole = calendarDays.filter((each) => span >= Math.floor(leastTurns * each))
  const own = yield* rhythmAmong(days, level(days, values), beside(whole), chance)
  if (own && own.p <= clearP) return { ...own, p: own.p / calendarShare }
  const freely = lateDays.length < leastDays ? [] : beside(freeTurns(lateSpan))
  const free = yield* rhythmAmong(lateDays, level(lateDays, late), freely, chance)
  const weighed = [
    own && { ...own, p: Math.min(1, own.p / calendarShare) },
    free && { ...free, p: Math.min(1, free.p / (1 - calendarShare)) },
  ].filter((one) => one !== null)
  return weighed.sort((a, b) => a.p - b.p)[0] ?? null
}

const mostRhythms = 2

/**
 * The rhythms of values on days (numbers, rising) whose p is at most so much, two at most; none where fewer than 28 days have one. The second is looked for
 * once the first is taken out, and is no surer than that, so that both together are wrong no more often than one (fixed sequence, Maurer and others 1995).
 * Yields now and then.
 */
export function* rhythmsOf(
  days: ArrayLike<number>,
  values: ArrayLike<number>,
  chance: Chance,
  mostP = 1,
): Generator<void, Rhythm[]> {
  const found: Rhythm[] = []
  if (days.length < leastDays) return found
  const all = Float64Array.from(days)
  let left = Float64Array.from(values)
  while (found.length < mostRhythms) {
    const known = found[0]
    const next = yield* clearest(all, left, known, chance)
    const p = Math.max(next?.p ?? 1, known?.p ?? 0)
    if (!next || p > mostP) break
    found.push({ ...next, p })
    left = Float64Array.from(adjusted(left, turnAndTrend(all, next.days)))
  }
  return found
}
