import { shown } from '../journal/rating-course.ts'
import type { Analysis, NamedMove } from './analysis.ts'
import { meanOf } from './statistics/numbers.ts'

/** A page that a link rests on, or that speaks against it. */
export interface MoveEvidence {
  readonly key: string
  readonly entryUid: string
  readonly day: string
  /** Its first words. */
  readonly quote: string
  /** What was rated then: 'stress 4'. */
  readonly carried: string
  readonly isAgainst: boolean
}

/** The pages that a link rests on, newest first, and after them the latest one that speaks against it. */
export function moveEvidence(analysis: Analysis, move: NamedMove): MoveEvidence[] {
  const { daysWith, daysWithout, link } = move
  const valueAt = (at: number) => analysis.days[at + move.lag]?.[move.measure] ?? 0
  const middle = meanOf(daysWithout.map(valueAt))
  const isOther = (at: number) => link !== null && (valueAt(at) - middle) * link.difference < 0
  return [
    ...linesOf(
      analysis,
      move,
      daysWith.filter((at) => !isOther(at)),
      false,
    ),
    ...linesOf(analysis, move, daysWith.filter(isOther).slice(-1), true),
  ]
}

function linesOf(
  { days }: Analysis,
  { measure, lag }: NamedMove,
  at: readonly number[],
  isAgainst: boolean,
): MoveEvidence[] {
  return [...at].reverse().flatMap((index): MoveEvidence[] => {
    const day = days[index]
    const page = day?.pages.find(({ line }) => line !== '')
    const value = days[index + lag]?.[measure]
    if (!day || !page || value == null) return []
    const carried = `${measure} ${shown(value)}${lag === 1 ? ' the day after' : ''}`
    return [{ key: page.uid, entryUid: page.uid, day: day.day, quote: page.line, carried, isAgainst }]
  })
}
