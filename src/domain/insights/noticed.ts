import type { RatingScale } from '../journal/rating-words.ts'
import type { Analysis, NamedMove } from './analysis.ts'
import { moveSentence, oneDecimal } from './insight-words.ts'
import { type MoveEvidence, moveEvidence } from './move-evidence.ts'

/** A day with a page that can be quoted. */
export interface NoticedLine extends MoveEvidence {
  readonly entryUid: string
}

/** One thing that was noticed, with what it rests on. */
export interface Noticed {
  readonly claim: string
  readonly sentence: string
  readonly measure: RatingScale
  readonly difference: number
  readonly low: number
  readonly high: number
  readonly daysWith: number
  readonly daysWithout: number
  /** What the other day says of the same pair; null: it was not tried. */
  readonly otherDay: string | null
  /** Days with words, three at most, the latest one against last. */
  readonly evidence: readonly NoticedLine[]
  /** All days with it. */
  readonly evidenceCount: number
}

const daysOfOne = 7

/** One of the clear links of an analysis that the person has not put away: another one each week, by the number of the day. Null: there is none. */
export function noticedIn(
  analysis: Analysis,
  isGone: ReadonlySet<string>,
  dayNumber: number,
): Noticed | null {
  const clear = analysis.moves.filter(
    ({ confidence, claim }) => (confidence === 'High' || confidence === 'Medium') && !isGone.has(claim),
  )
  const move = clear[Math.floor(dayNumber / daysOfOne) % Math.max(1, clear.length)]
  if (!move?.link) return null
  const { claim, measure, link, with: daysWith, without: daysWithout } = move
  const all = moveEvidence(analysis, move)
  const written = all.flatMap((line): NoticedLine[] =>
    line.entryUid === null || line.quote === '' ? [] : [{ ...line, entryUid: line.entryUid }],
  )
  const against = written.filter((line) => line.isAgainst).slice(0, 1)
  const rests = written.filter((line) => !line.isAgainst)
  return {
    ...{ claim, measure, daysWith, daysWithout, sentence: moveSentence(move) },
    ...{ difference: link.difference, low: link.low, high: link.high },
    otherDay: otherDayOf(analysis, move, isGone),
    evidence: [...rests.slice(0, 3 - against.length), ...against],
    evidenceCount: all.length,
  }
}

/** What the other of both days, the same or the next, says of a pair; null: it was not tried, or was put away. */
export function otherDayOf(
  { moves }: Pick<Analysis, 'moves'>,
  { factor, measure, lag }: NamedMove,
  gone: ReadonlySet<string>,
): string | null {
  const other = moves.find((one) => one.factor === factor && one.measure === measure && one.lag !== lag)
  if (!other?.link || gone.has(other.claim)) return null
  const when = lag === 0 ? 'The next day' : 'The same day'
  return `${when}: ${other.confidence ? `${oneDecimal(other.link.difference, true)} points.` : 'no clear link.'}`
}
