import type { RatingScale } from '../journal/rating-words.ts'
import type { Analysis, NamedMove } from './analysis.ts'
import { moveSentence, oneDecimal } from './insight-words.ts'
import { type MoveEvidence, moveEvidence } from './move-evidence.ts'

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
  /** Three at most, the one against last. */
  readonly evidence: readonly MoveEvidence[]
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
  const evidence = moveEvidence(analysis, move)
  const against = evidence.filter((line) => line.isAgainst)
  const rests = evidence.filter((line) => !line.isAgainst)
  return {
    ...{ claim, measure, daysWith, daysWithout, sentence: moveSentence(move) },
    ...{ difference: link.difference, low: link.low, high: link.high },
    otherDay: otherDayOf(analysis, move),
    evidence: [...rests.slice(0, 3 - against.length), ...against],
    evidenceCount: evidence.length,
  }
}

function otherDayOf({ moves }: Analysis, { factor, measure, lag }: NamedMove): string | null {
  const other = moves.find((one) => one.factor === factor && one.measure === measure && one.lag !== lag)
  if (!other?.link) return null
  const when = lag === 0 ? 'The next day' : 'The same day'
  return `${when}: ${other.confidence ? `${oneDecimal(other.link.difference, true)} points.` : 'no clear link.'}`
}
