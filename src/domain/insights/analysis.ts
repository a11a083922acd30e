import { type EmotionCategory, emotionCategories } from '../journal/emotion.ts'
import { type RatingScale, ratingScales } from '../journal/rating-words.ts'
import type { Day } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import { type Behaviour, behavioursIn } from './behaviours/behaviours.ts'
import { type PersonMet, peopleMet, type TopicMet, topicsMet } from './belongings.ts'
import { type CycleFinding, cyclesIn } from './cycles.ts'
import { type DayFactor, factorsOf } from './day-factors.ts'
import { type DayRow, hasRating, mondayNumberOf, type PageFacts } from './day-table.ts'
import { type ThinkingPattern, thinkingPatterns } from './patterns.ts'
import type { RelationshipCalibration } from './records.ts'
import { type EarlySignals, earlySignals, type LevelChange, levelChanges } from './signals.ts'
import { type Chain, chainsIn } from './statistics/chains.ts'
import { type Move, middleOf, movesAmong } from './statistics/moves.ts'
import { type OddDay, oddDays } from './statistics/odd-days.ts'
import { writingTimesIn } from './writing-times.ts'

/** The version of all rules together: what an older one has reckoned is reckoned again. */
export const insightsEngine = 4

/** One day as screens draw it. */
export interface AnalysedDay {
  readonly day: Day
  readonly mood: number | null
  readonly energy: number | null
  readonly stress: number | null
  readonly pages: readonly AnalysedPage[]
}

/** A page of such a day. */
export interface AnalysedPage {
  readonly uid: string
  /** Its first words. */
  readonly line: string
  /** The keys of the factors that it names; absent in what an older version kept. */
  readonly names?: readonly string[]
  /** The feelings that stand on it; absent in what an older version kept. */
  readonly felt?: readonly EmotionCategory[]
}

/** A pair that was looked at, with the name of what may move. */
export interface NamedMove extends Move<RatingScale> {
  readonly claim: string
  readonly name: string
  readonly kind: DayFactor['kind']
  /** Indexes of the days on which it was there and the measure was rated, and of those on which it was not. */
  readonly daysWith: readonly number[]
  readonly daysWithout: readonly number[]
}

/** An emotion by weeks: on how many pages of each it stands. */
export interface EmotionCourse {
  readonly claim: string
  readonly emotion: (typeof emotionCategories)[number]
  readonly weeks: readonly number[]
  readonly pages: number
}

/** A chain with its days. */
export interface NamedChain extends Omit<Chain, 'days'> {
  readonly claim: string
  readonly days: readonly Day[]
}

/** Everything that was found in a range of days. */
export interface Analysis {
  readonly from: Day
  readonly to: Day
  readonly days: readonly AnalysedDay[]
  readonly rated: number
  readonly pages: number
  readonly moves: readonly NamedMove[]
  readonly cycles: readonly CycleFinding[]
  readonly changes: readonly LevelChange[]
  /** How many changes the person put away, which `changes` lacks; absent: none. */
  readonly changesGone?: number
  readonly emotions: readonly EmotionCourse[]
  readonly chains: readonly NamedChain[]
  readonly odd: readonly {
    readonly claim: string
    readonly day: Day
    readonly mood: number
    readonly around: number
  }[]
  readonly patterns: readonly ThinkingPattern[]
  readonly behaviours: readonly Behaviour[]
  readonly people: readonly PersonMet[]
  readonly topics: readonly TopicMet[]
  readonly signals: EarlySignals | null
  /** On how many pages of each half of the time a feeling is named, and how many pages those are. */
  readonly felt: readonly [FeltPages, FeltPages]
  /** Pages by weekday, Monday first, and by three hours of the day, as the clock on the wall has it. */
  readonly writingTimes: readonly (readonly number[])[]
}

interface FeltPages {
  readonly named: number
  readonly of: number
}

/** What is only counted, and needs no test against chance. */
export type Counted = Pick<
  Analysis,
  'from' | 'to' | 'days' | 'rated' | 'pages' | 'emotions' | 'odd' | 'felt' | 'writingTimes'
>

/** Counts a table of days. `names`: the keys of the factors whose names pages are to carry. */
export const counted = (table: readonly DayRow[], names: ReadonlySet<string>): Counted => ({
  from: table[0]?.day ?? '',
  to: table.at(-1)?.day ?? '',
  pages: table.reduce((sum, { pages }) => sum + pages.length, 0),
  days: table.map((row) => analysedDay(row, names)),
  rated: table.filter(hasRating).length,
  emotions: emotionCourses(table),
  odd: oddDays(table.map(({ mood }) => mood)).flatMap((one) => namedOdd(one, table)),
  felt: feltIn(table),
  writingTimes: writingTimesIn(table.flatMap(({ pages }) => pages)),
})

/** Reckons everything from a table of days. Yields often, so that it can be done in slices; the same table gives the same. */
export function* analyse(
  table: readonly DayRow[],
  calibration: RelationshipCalibration,
): Generator<void, Analysis> {
  const [from, to] = [table[0]?.day ?? '', table.at(-1)?.day ?? '']
  const pages = table.flatMap((row) => row.pages)
  const factors = yield* factorsOf(table)
  const found = yield* movesAmong<RatingScale>(
    factors,
    ratingScales.map((key) => ({ key, values: table.map((row) => row[key]) })),
    table.length === 0 ? 0 : mondayNumberOf(from),
  )
  const moves: NamedMove[] = []
  for (const move of found) {
    moves.push(namedMove(move, factors, table))
    yield
  }
  const cycles = yield* cyclesIn(table)
  const changes: LevelChange[] = []
  for (const scale of ratingScales) {
    changes.push(...(yield* levelChanges(table, scale)))
    yield
  }
  const chains = yield* chainsIn(
    table.map((row) =>
      row.pages.length === 0 ? null : new Set(row.pages.flatMap(({ emotions }) => emotions)),
    ),
  )
  yield
  const moveOf = (person: string) =>
    moves.find(
      ({ factor, measure, lag }) =>
        factor === `person ${person.toLowerCase()}` && measure === 'mood' && lag === 0,
    )
  const patterns = thinkingPatterns(pages, from, to)
  yield
  const behaviours = behavioursIn(pages)
  yield
  const people = peopleMet(pages, calibration, moveOf, (day) => daysBetween(day, to))
  yield
  const topics = yield* topicsMet(pages)
  yield
  return {
    ...counted(table, new Set(factors.map(({ key }) => key))),
    ...{ moves, cycles, changes, patterns, behaviours, people, topics },
    chains: chains.map((chain) => namedChain(chain, table)),
    signals: earlySignals(table, changes),
  }
}

const namedChain = (chain: Chain, table: readonly DayRow[]): NamedChain => ({
  ...chain,
  claim: `chain ${chain.first} ${chain.next}`,
  days: chain.days.flatMap((at) => table[at]?.day ?? []),
})

function namedOdd({ at, value, around }: OddDay, table: readonly DayRow[]): Analysis['odd'] {
  const day = table[at]?.day
  return day ? [{ claim: `odd ${day}`, day, mood: value, around }] : []
}

function feltIn(table: readonly DayRow[]): Analysis['felt'] {
  const half = Math.floor(table.length / 2)
  const count = (rows: readonly DayRow[]): FeltPages => {
    const written = rows.flatMap(({ pages }) => pages)
    return { named: written.filter(({ emotions }) => emotions.length > 0).length, of: written.length }
  }
  return [count(table.slice(0, half)), count(table.slice(half))]
}

const analysedDay = (
  { day, mood, energy, stress, pages }: DayRow,
  keys: ReadonlySet<string>,
): AnalysedDay => ({
  ...{ day, mood, energy, stress },
  pages: pages.map((page) => ({
    ...{ uid: page.uid, line: page.line, felt: page.emotions },
    names: namedOn(page).filter((key) => keys.has(key)),
  })),
})

/** What a page names, as the keys of factors are written. */
const namedOn = ({ activities, people, topics }: PageFacts): string[] => [
  ...activities.map((word) => `activity ${word.toLowerCase()}`),
  ...people.map((word) => `person ${word.toLowerCase()}`),
  ...topics.map((word) => `topic ${word.toLowerCase()}`),
]

function namedMove(
  move: Move<RatingScale>,
  factors: readonly DayFactor[],
  table: readonly DayRow[],
): NamedMove {
  const factor = factors.find(({ key }) => key === move.factor)
  const values = factor?.values ?? []
  const measured = table.map((row) => row[move.measure])
  const middle = factor ? middleOf(factor, measured, move.lag) : 0.5
  const daysWith: number[] = []
  const daysWithout: number[] = []
  for (const [at, value] of values.entries()) {
    if (value === null || measured[at + move.lag] == null) continue
    if (value > middle) daysWith.push(at)
    else daysWithout.push(at)
  }
  const claim = `move ${move.factor} ${move.measure} ${move.lag}`
  return {
    ...move,
    claim,
    name: factor?.name ?? move.factor,
    kind: factor?.kind ?? 'activity',
    daysWith,
    daysWithout,
  }
}

function emotionCourses(table: readonly DayRow[]): EmotionCourse[] {
  const count = Math.ceil(table.length / 7)
  return emotionCategories.map((emotion) => {
    const weeks = Array.from({ length: count }, () => 0)
    let pages = 0
    for (const [at, row] of table.entries()) {
      const here = row.pages.filter(({ emotions }) => emotions.includes(emotion)).length
      const week = count - 1 - Math.floor((table.length - 1 - at) / 7)
      weeks[week] = (weeks[week] ?? 0) + here
      pages += here
    }
    return { claim: `feeling ${emotion}`, emotion, weeks, pages }
  })
}
