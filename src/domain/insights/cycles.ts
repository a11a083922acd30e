import { seededRandom } from '#domain/chance/seeded-random.ts'
import { type RatingScale, ratingScales, scaleName } from '../journal/rating-words.ts'
import { type DayRow, mondayNumberOf, type PageFacts } from './day-table.ts'
import type { cyclePeriods, EmotionalCycle } from './derived.ts'
import { seedOf } from './statistics/moves.ts'
import { meanOf } from './statistics/numbers.ts'
import { type Rhythm, rhythmOf } from './statistics/rhythm.ts'

type CyclePeriod = (typeof cyclePeriods)[number]

/** A rhythm of one scale, as the specification has it and as it is drawn. */
export interface ScaleCycle extends EmotionalCycle {
  readonly claim: string
  readonly scale: RatingScale
  /** The mean of each part of a turn, with how many days it rests on. */
  readonly parts: readonly { readonly name: string; readonly mean: number | null; readonly days: number }[]
}

/** What was looked at for one scale. */
export interface CycleFinding {
  readonly scale: RatingScale
  readonly days: number
  readonly cycle: ScaleCycle | null
}

/** Fewer rated days show no rhythm. */
export const leastCycleDays = 28
/** Rhythms are looked for in the last two years at most. */
const mostDays = 730

/** The name of a turn of so many days. A week is seven of them: what turns in six and a half soon runs through all weekdays. */
export function periodOf(days: number): CyclePeriod {
  if (days < 1.5) return 'daily'
  if (days >= 6.8 && days <= 7.2) return 'weekly'
  if (days >= 12.5 && days <= 16) return 'bi-weekly'
  if (days >= 25 && days <= 35) return 'monthly'
  return days >= 80 && days <= 400 ? 'seasonal' : 'irregular'
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A day on which a scale was rated. */
interface RatedRow {
  readonly number: number
  readonly value: number
  readonly row: DayRow
}

/** The days of each part of a turn: the weekdays of a week, the quarters of anything else. */
function rowsByPart(rhythm: Rhythm, rows: readonly RatedRow[]): readonly RatedRow[][] {
  const isWeek = periodOf(rhythm.days) === 'weekly'
  const count = isWeek ? 7 : 4
  const first = rows[0]?.number ?? 0
  const placeOf = (number: number) =>
    isWeek ? ((number % 7) + 7) % 7 : Math.floor((((number - first) % rhythm.days) / rhythm.days) * count)
  return Array.from({ length: count }, (_, part) => rows.filter(({ number }) => placeOf(number) === part))
}

function partsOf(rhythm: Rhythm, byPart: readonly RatedRow[][]): ScaleCycle['parts'] {
  const isWeek = periodOf(rhythm.days) === 'weekly'
  const turn = isWeek ? 7 : rhythm.days
  const count = byPart.length
  return byPart.map((here, part) => {
    const [first, last] = [Math.round((part * turn) / count) + 1, Math.round(((part + 1) * turn) / count)]
    const days = first >= last ? `day ${last}` : `days ${first} to ${last}`
    const name = isWeek ? (weekdays[part] ?? '') : days
    return {
      name,
      mean: here.length === 0 ? null : meanOf(here.map(({ value }) => value)),
      days: here.length,
    }
  })
}

/** A turn's length in days: of the shorter ones a tenth of a day is told, as half a day more is another rhythm. */
const lengthOf = (days: number): string =>
  days < 12.5 ? shown(days).replace('.0', '') : `${Math.round(days)}`

const shown = (value: number): string => (Math.round(value * 10) / 10).toFixed(1)

function describe(scale: RatingScale, rhythm: Rhythm, parts: ScaleCycle['parts']): string {
  const known = parts.filter((part) => part.mean !== null)
  const low = known.reduce((a, b) => ((b.mean ?? 0) < (a.mean ?? 0) ? b : a))
  const high = known.reduce((a, b) => ((b.mean ?? 0) > (a.mean ?? 0) ? b : a))
  const turn =
    periodOf(rhythm.days) === 'weekly' ? 'with the week' : `about every ${lengthOf(rhythm.days)} days`
  const plural = periodOf(rhythm.days) === 'weekly' ? 's' : ''
  const [lowest, highest] = [`${low.name}${plural}`, `${high.name}${plural}`]
  return `${scaleName(scale)} turns ${turn}: highest on ${highest} (${shown(high.mean ?? 0)}), lowest on ${lowest} (${shown(low.mean ?? 0)}).`
}

/** Looks for a rhythm in each scale; a p is held against all three scales (Bonferroni). Yields after each. */
export function* cyclesIn(table: readonly DayRow[]): Generator<void, CycleFinding[]> {
  const late = table.slice(-mostDays)
  const looks: CycleFinding[] = []
  for (const scale of ratingScales) {
    const rows = late.flatMap((row): RatedRow[] => {
      const value = row[scale]
      return value === null ? [] : [{ number: mondayNumberOf(row.day), value, row }]
    })
    looks.push({ scale, days: rows.length, cycle: yield* cycleOf(scale, rows) })
    yield
  }
  return looks
}

function* cycleOf(scale: RatingScale, rows: readonly RatedRow[]): Generator<void, ScaleCycle | null> {
  if (rows.length < leastCycleDays) return null
  const days = rows.map(({ number }) => number)
  const values = rows.map(({ value }) => value)
  const rhythm = yield* rhythmOf(days, values, seededRandom(seedOf(`rhythm ${scale}`)))
  const p = Math.min(1, (rhythm?.p ?? 1) * ratingScales.length)
  if (!rhythm || p > 0.2) return null
  const byPart = rowsByPart(rhythm, rows)
  const parts = partsOf(rhythm, byPart)
  const hardest = hardestOf(scale, byPart)
  const period = periodOf(rhythm.days)
  return {
    ...{ claim: claimOf(scale, rhythm.days), scale, period, parts },
    name: `${scaleName(scale)}, ${period}`,
    confidence: 1 - p,
    qualitativeConfidence: p <= 0.01 ? 'High' : p <= 0.1 ? 'Medium' : 'Low',
    description: describe(scale, rhythm, parts),
    relatedEmotions: moreOften(hardest, rows, ({ emotions }) => emotions),
    triggers: moreOften(hardest, rows, ({ activities, people }) => [...activities, ...people]),
    ...{ duration: rhythm.days, intensity: rhythm.amplitude },
  }
}

/** How a rhythm is called when it is put away: by its scale and how many days a turn takes. */
const claimOf = (scale: RatingScale, days: number): string =>
  `cycle ${scale} ${periodOf(days) === 'weekly' ? 7 : Math.round(days)}`

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

/** The days of the part of a turn that is hardest: where mood or energy is lowest, or stress highest. */
function hardestOf(scale: RatingScale, byPart: readonly RatedRow[][]): readonly RatedRow[] {
  const hardness = (rows: readonly RatedRow[]) =>
    rows.length === 0
      ? Number.NEGATIVE_INFINITY
      : meanOf(rows.map(({ value }) => value)) * (scale === 'stress' ? 1 : -1)
  return byPart.reduce((a, b) => (hardness(b) > hardness(a) ? b : a))
}

/** What stands on at least three of some days, and at least one and a half times as often there as on all; three at most. */
function moreOften(
  here: readonly RatedRow[],
  all: readonly RatedRow[],
  wordsOf: (page: PageFacts) => readonly string[],
): string[] {
  const count = (rows: readonly RatedRow[]) => {
    const counts = new Map<string, number>()
    for (const { row } of rows)
      for (const word of new Set(row.pages.flatMap(wordsOf))) counts.set(word, (counts.get(word) ?? 0) + 1)
    return counts
  }
  const whole = count(all)
  return [...count(here)]
    .filter(([word, n]) => n >= 3 && n / here.length >= (1.5 * (whole.get(word) ?? n)) / all.length)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([word]) => word)
}
