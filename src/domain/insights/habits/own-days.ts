import { type Chance, seededRandom } from '../../chance/seeded-random.ts'
import { weekdayOf } from '../../time/day-number.ts'
import { adjusted, anew, basisAnew, carriedOver, lineOver, weekdayAndTrend } from '../statistics/adjusted.ts'
import { clearestChange } from '../statistics/change-point.ts'
import { linkOf } from '../statistics/link.ts'
import { leastDaysASide, seedOf } from '../statistics/moves.ts'
import { medianOf, tOf95 } from '../statistics/numbers.ts'
import { blockLength, shuffleBlocks, shuffledP, slopeError } from '../statistics/resampling.ts'
import { type About, type HabitLife, type KeptDays, keptDaysOf } from './habit-life.ts'

/** On how many of so many days something was kept. */
export interface Counted {
  readonly count: number
  readonly of: number
}

/** The days of which something is told, and those it is held against. */
export interface Sides {
  readonly here: Counted
  readonly there: Counted
}

/** By how much the first side lies above the other, with its 95 % interval and the chance of as much if nothing differed. */
export interface Found {
  readonly difference: number
  readonly low: number
  readonly high: number
  readonly p: number
}

interface Own {
  readonly about: About
  readonly sides: Sides
  readonly found: Found | null
}

type OwnDays = (life: HabitLife, now: number) => Generator<void, Own>

const rounds = 400

/** Among all that is compared of ten habits a find has to be rarer than one in ten thousand, which fewer shuffles could not tell. */
export const mostShuffles = 19_999

function sidesOf({ kept }: KeptDays, isHere: (at: number) => boolean): Sides {
  const [here, there] = [
    { count: 0, of: 0 },
    { count: 0, of: 0 },
  ]
  for (const [at, value] of kept.entries()) {
    const side = isHere(at) ? here : there
    side.count += value
    side.of++
  }
  return { here, there }
}

const least = ({ here, there }: Sides): number => Math.min(here.of, there.of)
const hasEnough = (sides: Sides): boolean => least(sides) >= leastDaysASide
const chanceOf = ({ uid }: HabitLife, what: string): Chance => seededRandom(seedOf(`${uid} ${what}`))

/** The difference of two shares over days in their order, with its interval by a block bootstrap; `block`: days that are kept together at least. */
function gapOf({ kept }: KeptDays, isHere: (at: number) => boolean, block: number, chance: Chance) {
  const { here, there } = sidesOf({ days: [], kept }, isHere)
  const x = Float64Array.from(kept, (_, at) => (isHere(at) ? 1 : 0))
  const y = Float64Array.from(kept)
  const left = y.map((value, at) => value - (isHere(at) ? here.count / here.of : there.count / there.of))
  const length = Math.max(block, blockLength(x, left))
  const error = slopeError(x, y, length, rounds, chance) * Math.sqrt(y.length / (y.length - 2))
  const reach = tOf95((y.length - 2) / length) * error
  const difference = here.count / here.of - there.count / there.of
  return { difference, low: difference - reach, high: difference + reach }
}

/** The weekday that is most unlike the others among the days on which it was due. */
export const weekdayOfHabit: OwnDays = function* (life, now) {
  const { plan } = life.course
  const all = keptDaysOf(life, now)
  const at = [...all.days.keys()].filter((nth) => plan.is === 'days' && plan.isDue(all.days[nth] ?? 0))
  const own = { days: at.map((nth) => all.days[nth] ?? 0), kept: at.map((nth) => all.kept[nth] ?? 0) }
  const weekdays = own.days.map(weekdayOf)
  const candidates = [0, 1, 2, 3, 4, 5, 6]
    .map((weekday) => ({ weekday, sides: sidesOf(own, (nth) => weekdays[nth] === weekday) }))
    .sort((a, b) => least(b.sides) - least(a.sides))
  const enough = candidates.filter(({ sides }) => hasEnough(sides))
  const [first] = candidates
  if (enough.length === 0 || !first || own.kept.every((value) => value === own.kept[0])) {
    const { weekday, sides } = first ?? { weekday: 0, sides: sidesOf(own, () => true) }
    return { about: { is: 'weekday', weekday }, sides, found: null }
  }
  const chance = chanceOf(life, 'weekday')
  const carried = carriedOver(own.days, adjusted(own.kept, weekdayAndTrend(own.days)))
  const line = basisAnew(own.days, lineOver(own.days), carried)
  const fresh = adjusted(anew(own.days, own.kept, carried), line)
  const strengths = (values: Float64Array): number[] => {
    const sums = [0, 0, 0, 0, 0, 0, 0]
    for (let nth = 0; nth < values.length; nth++) {
      const weekday = weekdays[nth] ?? 0
      sums[weekday] = (sums[weekday] ?? 0) + (values[nth] ?? 0)
    }
    return enough.map(({ weekday, sides: { here, there } }) =>
      Math.abs((sums[weekday] ?? 0) / Math.sqrt((here.of * there.of) / (here.of + there.of))),
    )
  }
  const observed = strengths(fresh)
  const strongest = Math.max(...observed)
  const { weekday, sides } = enough[observed.indexOf(strongest)] ?? first
  const shuffled = new Float64Array(fresh.length)
  const p = yield* shuffledP(
    strongest,
    () => {
      shuffleBlocks(fresh, shuffled, 1, chance)
      return Math.max(...strengths(shuffled))
    },
    3 * fresh.length,
    mostShuffles,
  )
  const gap = gapOf(own, (nth) => weekdays[nth] === weekday, 7, chance)
  return { about: { is: 'weekday', weekday }, sides, found: { ...gap, p } }
}

/** Whether it is kept the next time after it was done early rather than late, as it goes for this habit. Hours are halved at their middle. */
export const hoursOf: OwnDays = function* (life, now) {
  const own = keptDaysOf(life, now)
  const days: number[] = []
  const next: number[] = []
  const hours: number[] = []
  for (let nth = 0; life.course.plan.is === 'days' && nth + 1 < own.days.length; nth++) {
    const hour = life.hours.get(own.days[nth] ?? 0)
    if (own.kept[nth] !== 1 || hour === undefined) continue
    days.push(own.days[nth + 1] ?? 0)
    next.push(own.kept[nth + 1] ?? 0)
    hours.push(hour)
  }
  const before = days.length === 0 ? 0 : Math.floor(medianOf(hours)) + 1
  const isEarly = (nth: number) => (hours[nth] ?? 0) < before
  const after = { days, kept: next }
  const sides = sidesOf(after, isEarly)
  const about = { is: 'hour', before } as const
  if (!hasEnough(sides)) return { about, sides, found: null }
  const isThere = days.map((_, nth) => Number(isEarly(nth)))
  const chance = chanceOf(life, 'hour')
  return {
    about,
    sides,
    found: yield* linkOf({ days, isThere, measured: next }, weekdayAndTrend(days), chance, mostShuffles),
  }
}

/** The day from which on it was kept more, or less, often than before. */
export const changeOf: OwnDays = function* (life, now) {
  const own = keptDaysOf(life, now)
  const chance = chanceOf(life, 'change')
  const change = yield* clearestChange(own.kept, chance, mostShuffles)
  const at = change?.at ?? Math.floor(own.days.length / 2)
  const isSince = (nth: number) => nth >= at
  const sides = sidesOf(own, isSince)
  const about = { is: 'change', since: own.days[at] ?? now } as const
  if (!change || !hasEnough(sides)) return { about, sides, found: null }
  return { about, sides, found: { ...gapOf(own, isSince, 1, chance), p: change.p } }
}
