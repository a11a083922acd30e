import { ratingScales } from '../journal/rating-words.ts'
import { inWords } from '../text/number-words.ts'
import type { Analysis, NamedMove } from './analysis.ts'
import { changeWords, type LevelChange } from './signals.ts'
import { leastDaysASide } from './statistics/moves.ts'

/** A number with one decimal and a real minus; a plus where `isSigned`. */
export function oneDecimal(value: number, isSigned = false): string {
  const text = Math.abs(value).toFixed(1)
  if (text === '0.0') return text
  return value < 0 ? `−${text}` : isSigned ? `+${text}` : text
}

/** '−2.2 to −0.9' */
export const intervalWords = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  `${oneDecimal(low, true)} to ${oneDecimal(high, true)}`

/** Why a pair has no link that could be drawn: too few days, or days that are all alike; null: it has one. */
export function untold({
  link,
  with: days,
  without,
}: Pick<NamedMove, 'link' | 'with' | 'without'>): 'few' | 'alike' | null {
  if (link) return null
  return Math.min(days, without) < leastDaysASide ? 'few' : 'alike'
}

/** What stands at the right of a pair: its difference, that there is no clear link, or how many days there are. */
export function moveWords(move: NamedMove): string {
  const { confidence, link, with: days, without } = move
  if (untold(move) === 'alike') return 'cannot be told'
  if (!link) return `${Math.min(days, without)} of ${leastDaysASide}`
  return confidence ? oneDecimal(link.difference, true) : 'no clear link'
}

/** 'stress, same day, 23 of 75 days' */
export const moveAbout = ({ measure, lag, with: days, without }: NamedMove): string =>
  `${measure}, ${lag === 0 ? 'same day' : 'day after'}, ${days} of ${days + without} days`

/** When a factor is there, as a sentence begins. */
function dayWith({ kind, name }: NamedMove): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  if (kind === 'person') return `On days with ${name}`
  if (kind === 'topic') return `On days about ${small}`
  if (kind === 'habit') return `On days when you kept “${name}”`
  if (kind === 'practice') return 'On days with practice'
  if (kind === 'goal') return 'On days with a step on a goal'
  if (kind === 'measure') return `On days with a higher number for “${name}”`
  if (kind === 'words') return 'On days you write more'
  return kind === 'late' ? 'On days you write later' : `On days with “${small}”`
}

/** A pair as one sentence: 'On days with Anna, mood is higher by about 0.7.' */
export function moveSentence(move: NamedMove): string {
  const { link, confidence, measure, lag } = move
  const when = lag === 0 ? dayWith(move) : dayWith(move).replace(/^On days/, 'After days')
  if (untold(move) === 'alike')
    return `${when}: ${measure} cannot be told apart. They are always the same weekdays, or it is always rated alike.`
  if (!link) return `${when}: not enough days yet (${moveWords(move)}).`
  if (!confidence) return `${when}, ${measure} is about what it always is.`
  const about = `${when}, ${measure} is ${link.difference > 0 ? 'higher' : 'lower'} by about ${oneDecimal(Math.abs(link.difference))}.`
  return confidence === 'Low' ? `${about} That is a hunch, not more.` : about
}

/** What a look at all pairs gave, in a sentence. */
export function movesSentence(moves: readonly NamedMove[]): string {
  const tried = moves.filter(({ link }) => link).length
  const found = moves.filter(({ confidence }) => confidence !== null).length
  const few = moves.filter((move) => untold(move) === 'few').length
  const alike = moves.filter((move) => untold(move) === 'alike').length
  if (tried === 0 && alike === 0)
    return `Nothing has enough days on both sides yet: ${leastDaysASide} with it and ${leastDaysASide} without.`
  const pairs = `${tried} ${tried === 1 ? 'pair' : 'pairs'} tried and corrected for, ${found === 0 ? 'none' : found} with a link.`
  const rest = [
    few > 0 && ` ${few} not tried: too few days.`,
    alike > 0 && ` ${alike} cannot be told: always the same weekdays, or always rated alike.`,
  ]
    .filter(Boolean)
    .join('')
  return `${pairs}${rest} Each line is a 95 % interval in points of ten, weekday and trend taken out.`
}

/** The latest change of each scale. */
export const latestChanges = ({ changes }: Pick<Analysis, 'changes'>): LevelChange[] =>
  ratingScales.flatMap((scale) => changes.findLast((one) => one.scale === scale) ?? [])

/** Whether it is getting lighter, from the latest changes of level. */
export function courseAnswer(analysis: Analysis): string {
  const { days, to, changesGone = 0 } = analysis
  const rated = days.filter(({ mood }) => mood !== null).length
  if (rated === 0) return 'No mood was given in this time. Nothing is drawn that nobody said.'
  const said = latestChanges(analysis).map((one) => changeWords(one, to))
  if (said.length > 0) return said.join(' ')
  if (changesGone > 0) return 'No other clear change.'
  return rated < 28
    ? `${rated} rated ${rated === 1 ? 'day is' : 'days are'} too few to call anything a change.`
    : 'No clear change. It went up and down about one level.'
}

/** 'two people', 'no people' for the beginning of an answer. */
export const countOf = (count: number, one: string, many: string): string =>
  `${inWords(count)} ${count === 1 ? one : many}`
