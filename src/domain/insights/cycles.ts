import { seededRandom } from '#domain/chance/seeded-random.ts'
import { type RatingScale, ratingScales, scaleName } from '../journal/rating-words.ts'
import { timeOfDay } from '../time/day.ts'
import {
  isWeek,
  meanIn,
  type RatedPart,
  type RatedTime,
  type ToldTurn,
  type TurnPart,
  toldDay,
  toldTurn,
} from './cycle-parts.ts'
import { type DayRow, mondayNumberOf } from './day-table.ts'
import type { cyclePeriods, EmotionalCycle } from './derived.ts'
import { hardDayWords } from './hard-day-words.ts'
import { dayPartsOf } from './statistics/day-parts.ts'
import { finished } from './statistics/finished.ts'
import { seedOf } from './statistics/moves.ts'
import { meanOf } from './statistics/numbers.ts'
import { rhythmsOf } from './statistics/rhythm.ts'

type CyclePeriod = (typeof cyclePeriods)[number]

/** The highest or the lowest part of a turn: when it is, and what it rests on. */
export interface CycleEnd {
  /** 'on Sundays' */
  readonly when: string
  /** Each with its place among the days of the analysis, a page if one was written, and what was rated. */
  readonly times: readonly { readonly at: number; readonly uid: string | null; readonly value: number }[]
}

/** A rhythm of one scale, as the specification has it and as it is drawn. */
export interface ScaleCycle extends EmotionalCycle {
  readonly claim: string
  readonly scale: RatingScale
  /** The mean of each part of a turn, with how many days it rests on. */
  readonly parts: readonly { readonly name: string; readonly mean: number | null; readonly days: number }[]
  readonly high: CycleEnd
  readonly low: CycleEnd
}

/** What was looked at for one scale. */
export interface CycleFinding {
  readonly scale: RatingScale
  readonly days: number
  /** Whether two parts of the day had enough ratings to be told apart. */
  readonly isDayTried: boolean
  /** The clearest first; a rhythm of the day last. */
  readonly cycles: readonly ScaleCycle[]
}

/** Fewer rated days show no rhythm. */
export const leastCycleDays = 28

/** The name of a turn of so many days. */
export function periodOf(days: number): CyclePeriod {
  if (days < 1.5) return 'daily'
  if (isWeek(days)) return 'weekly'
  if (days >= 12.5 && days <= 16) return 'bi-weekly'
  if (days >= 25 && days <= 35) return 'monthly'
  return days >= 80 && days <= 400 ? 'seasonal' : 'irregular'
}

/** Looks for rhythms in each scale; a p is held against all three scales (Bonferroni). Yields often. */
export function* cyclesIn(table: readonly DayRow[]): Generator<void, CycleFinding[]> {
  const looks: CycleFinding[] = []
  for (const scale of ratingScales) {
    looks.push(yield* lookAt(scale, table))
    yield
  }
  return looks
}

/** Of the chance that is allowed for, the parts of the day get a fifth where they can be tried. */
const dayShare = 0.2
const mostP = 0.2

function* lookAt(scale: RatingScale, table: readonly DayRow[]): Generator<void, CycleFinding> {
  const times = ratedTimes(scale, table)
  const found = { scale, days: times.length, isDayTried: false, cycles: [] }
  if (times.length < leastCycleDays) return found
  const ratings = ratedParts(scale, table)
  const day = yield* dayPartsOf(ratings, seededRandom(seedOf(`day ${scale}`)))
  const weightOf = (share: number) => ratingScales.length / (day ? share : 1)
  const rhythms = yield* rhythmsOf(
    times.map(({ number }) => number),
    times.map(({ value }) => value),
    seededRandom(seedOf(`rhythm ${scale}`)),
    mostP / weightOf(1 - dayShare),
  )
  const today = mondayNumberOf(table.at(-1)?.day ?? '')
  const cycles = rhythms.map((rhythm) => {
    const its = times.filter(({ number }) => number >= rhythm.from)
    const told = toldTurn(scale, rhythm, its, today, (part, end) =>
      isWeek(rhythm.days) ? clearHour(scale, part, end, ratings) : '',
    )
    return cycleOf(scale, told, its, { ...rhythm, p: rhythm.p * weightOf(1 - dayShare) })
  })
  const p = (day?.p ?? 1) * weightOf(dayShare)
  const told = day && p <= mostP ? toldDay(scale, ratings, day) : null
  if (told) cycles.push(cycleOf(scale, told, ratings, { days: 1, amplitude: halfOf(told), p }))
  return { ...found, isDayTried: day !== null, cycles }
}

/** The days on which a scale was rated. */
const ratedTimes = (scale: RatingScale, table: readonly DayRow[]): RatedTime[] =>
  table.flatMap(({ day, pages, [scale]: value }, at) =>
    value === null ? [] : [{ at, number: mondayNumberOf(day), day, value, pages }],
  )

/** The parts of days on which a page has a rating and an hour that is known. */
function ratedParts(scale: RatingScale, table: readonly DayRow[]): RatedPart[] {
  return table.flatMap(({ day, pages }, at) => {
    const known = pages.filter((page) => page[scale] !== null && page.hoursIn !== null)
    const parts = [...new Set(known.map(({ hour }) => timeOfDay(hour)))]
    return parts.map((part): RatedPart => {
      const here = known.filter(({ hour }) => timeOfDay(hour) === part)
      const value = meanOf(here.map((page) => page[scale] ?? 0))
      return { at, number: mondayNumberOf(day), day, value, part, pages: here }
    })
  })
}

/** Of two ends told, each may be wrong in one of forty. */
const clearHourP = 0.025

/** ', in the evening' where the days of a part are clearly the lowest, or the highest, then; else nothing. */
function clearHour(
  scale: RatingScale,
  part: TurnPart,
  end: 'high' | 'low',
  ratings: readonly RatedPart[],
): string {
  const days = new Set(part.times.map(({ number }) => number))
  const its = ratings.filter(({ number }) => days.has(number))
  const found = finished(dayPartsOf(its, seededRandom(seedOf(`hour ${scale} ${part.name}`))))
  const told = found && found.p <= clearHourP ? toldDay(scale, its, found) : null
  return told ? `, ${told[end].when}` : ''
}

const halfOf = ({ high, low }: ToldTurn): number => (meanIn(high) - meanIn(low)) / 2

function cycleOf(
  scale: RatingScale,
  { parts, high, low, description }: ToldTurn,
  all: readonly RatedTime[],
  { days, amplitude, p }: { readonly days: number; readonly amplitude: number; readonly p: number },
): ScaleCycle {
  const period = periodOf(days)
  return {
    ...{ claim: claimOf(scale, days), scale, period, description },
    name: `${scaleName(scale)}, ${period}`,
    confidence: 1 - p,
    qualitativeConfidence: p <= 0.01 ? 'High' : p <= 0.1 ? 'Medium' : 'Low',
    ...hardDayWords((scale === 'stress' ? high : low).times, all),
    ...{ duration: days, intensity: amplitude },
    parts: parts.map((part) => ({
      name: part.name,
      mean: part.times.length === 0 ? null : meanIn(part),
      days: part.times.length,
    })),
    ...{ high: endOf(high), low: endOf(low) },
  }
}

const endOf = ({ when, times }: TurnPart): CycleEnd => ({
  when,
  times: times.map(({ at, value, pages }) => ({
    ...{ at, value },
    uid: (pages.find(({ line }) => line !== '') ?? pages[0])?.uid ?? null,
  })),
})

/** How a rhythm is called when it is put away: by its scale and how many days a turn takes. */
const claimOf = (scale: RatingScale, days: number): string =>
  `cycle ${scale} ${isWeek(days) ? 7 : Math.round(days)}`

/** Turns that are so much longer or shorter, of one, are the same rhythm looked at over another range. */
const sameTurn = 0.15

/** Whether a rhythm was put away, be it at another range, where its turn is a little longer or shorter. */
export function isCycleGone(
  { claim, scale, duration, period }: Pick<ScaleCycle, 'claim' | 'scale' | 'duration' | 'period'>,
  gone: ReadonlySet<string>,
): boolean {
  // Older answers name the period.
  if (gone.has(claim) || gone.has(`cycle ${scale} ${period}`)) return true
  return [...gone].some((one) => {
    const days = one.startsWith(`cycle ${scale} `) ? Number(one.slice(`cycle ${scale} `.length)) : 0
    return days > 0 && Math.abs(duration - days) <= sameTurn * days
  })
}
