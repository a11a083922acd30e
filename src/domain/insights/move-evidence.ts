import { shown } from '../journal/rating-course.ts'
import type { RatingScale } from '../journal/rating-words.ts'
import type { Day } from '../time/day.ts'
import type { AnalysedPage, Analysis, NamedChain, NamedMove } from './analysis.ts'
import type { CycleEnd, ScaleCycle } from './cycles.ts'
import type { LevelChange } from './signals.ts'
import { reach } from './statistics/chains.ts'
import { meanOf } from './statistics/numbers.ts'

/** A day that a link rests on, or that speaks against it. */
export interface MoveEvidence {
  readonly key: string
  /** Its page; null: nothing was written on it. */
  readonly entryUid: string | null
  readonly day: string
  /** The first words of the page; empty where it has none. */
  readonly quote: string
  /** What was rated then: 'stress 4'. */
  readonly carried: string
  readonly isAgainst: boolean
}

/** All days with it, newest first: those that a link rests on, and after them those that speak against it. */
export function moveEvidence(analysis: Analysis, move: NamedMove): MoveEvidence[] {
  const { daysWith, daysWithout, link } = move
  const valueAt = (at: number) => analysis.days[at + move.lag]?.[move.measure] ?? 0
  const middle = meanOf(daysWithout.map(valueAt))
  const lines = [...daysWith].reverse().flatMap((at) => {
    const isAgainst = link !== null && (valueAt(at) - middle) * link.difference < 0
    return lineOf(analysis, move, at, isAgainst)
  })
  return [...lines.filter((line) => !line.isAgainst), ...lines.filter((line) => line.isAgainst)]
}

function lineOf(
  { days }: Analysis,
  { factor, measure, lag }: NamedMove,
  at: number,
  isAgainst: boolean,
): MoveEvidence[] {
  const row = days[at]
  const value = days[at + lag]?.[measure]
  if (!row || value == null) return []
  const { day, pages } = row
  const page = pageThat(pages, ({ names }) => names?.includes(factor) === true) ?? pages[0]
  const carried = `${measure} ${shown(value)}${lag === 1 ? ' the day after' : ''}`
  return [{ key: day, entryUid: page?.uid ?? null, day, quote: page?.line ?? '', carried, isAgainst }]
}

/** The page that is meant, one with words if there is such a one; else the first with words. */
function pageThat(
  pages: readonly AnalysedPage[],
  isMeant: (page: AnalysedPage) => boolean,
): AnalysedPage | undefined {
  const meant = pages.filter(isMeant)
  const hasWords = ({ line }: AnalysedPage) => line !== ''
  return meant.find(hasWords) ?? meant[0] ?? pages.find(hasWords)
}

/** A page that a chain of feelings rests on. */
export interface ChainEvidence {
  readonly key: string
  readonly entryUid: string
  readonly day: string
  readonly quote: string
  /** The feeling that it has. */
  readonly carried: string
}

/** For each time that one feeling came after another, the latest first: a page with the first and one with what followed. */
export function chainEvidence({ days: table }: Analysis, { first, next, days }: NamedChain): ChainEvidence[] {
  const places = new Map(table.map(({ day }, at) => [day, at]))
  const lineOf = (at: number, feeling: string, of: string): ChainEvidence[] => {
    const day = table[at]
    const meant = day?.pages.filter(({ felt }) => felt?.some((one) => one === feeling)) ?? []
    const page = pageThat(meant, () => true)
    if (!day || !page) return []
    const key = `${of} ${feeling}`
    return [{ key, entryUid: page.uid, day: day.day, quote: page.line, carried: feeling }]
  }
  return [...days].reverse().flatMap((day) => {
    const at = places.get(day) ?? -1
    const later = Array.from({ length: reach }, (_, nth) => lineOf(at + nth + 1, next, day))
    return [...lineOf(at, first, day), ...(later.find(({ length }) => length > 0) ?? [])]
  })
}

/** The days of one end of a rhythm, the latest first, each with its page. */
export function cycleEvidence(
  { days }: Analysis,
  { scale }: Pick<ScaleCycle, 'scale'>,
  { times }: CycleEnd,
): Omit<MoveEvidence, 'isAgainst'>[] {
  return [...times].reverse().flatMap(({ at, uid, value }) => {
    const row = days[at]
    const quote = row?.pages.find((page) => page.uid === uid)?.line ?? ''
    return row
      ? [{ key: row.day, entryUid: uid, day: row.day, quote, carried: `${scale} ${shown(value)}` }]
      : []
  })
}
/** A page that names what a claim is of. */
export type PageEvidence = Pick<MoveEvidence, 'key' | 'day' | 'quote'> & { readonly entryUid: string }

/** The pages of which something is true, newest first. */
export const pagesThat = (
  { days }: Pick<Analysis, 'days'>,
  isMeant: (page: AnalysedPage) => boolean,
): PageEvidence[] =>
  days
    .flatMap(({ day, pages }) =>
      pages.filter(isMeant).map(({ uid, line }) => ({ key: uid, entryUid: uid, day, quote: line })),
    )
    .reverse()

/** The days from one on for which a scale was rated, newest first. */
export function ratedEvidence(
  { days }: Pick<Analysis, 'days'>,
  scale: RatingScale,
  since: Day,
  isAgainst: (value: number) => boolean = () => false,
): MoveEvidence[] {
  return days
    .flatMap(({ day, pages, ...ratings }): MoveEvidence[] => {
      const value = ratings[scale]
      if (day < since || value === null) return []
      const page = pageThat(pages, () => true)
      return [
        {
          ...{ key: day, entryUid: page?.uid ?? null, day, quote: page?.line ?? '' },
          ...{ carried: `${scale} ${shown(value)}`, isAgainst: isAgainst(value) },
        },
      ]
    })
    .reverse()
}

/** The rated days since a change of level: those nearer to what it was before speak against it. */
export const changeEvidence = (
  analysis: Pick<Analysis, 'days'>,
  { scale, day, before, after }: Omit<LevelChange, 'claim' | 'p'>,
): MoveEvidence[] =>
  ratedEvidence(analysis, scale, day, (value) => Math.abs(value - before) < Math.abs(value - after))
