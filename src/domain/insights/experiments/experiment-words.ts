import { oneDecimal } from '../insight-words.ts'
import type { Experiment } from './experiment.ts'
import { type ExperimentResult, leastRatedASide } from './experiment-result.ts'

/** What an experiment found, as one sentence that claims no more than its interval does. */
export function experimentAnswer({ enough, measure }: Experiment, { effect }: ExperimentResult): string {
  if (!effect) return `Too few days were rated to say anything: ${leastRatedASide} on each side are needed.`
  const { difference, low, high } = effect
  const points = `${oneDecimal(Math.abs(difference))} points`
  if (low <= 0 && high >= 0) return `No clear difference: about ${points}, which tosses of a coin give too.`
  const way = difference > 0 ? 'higher' : 'lower'
  const held =
    Math.abs(difference) >= enough ? 'at least what you called enough' : 'less than what you called enough'
  return `Yes: ${measure} was ${way} by ${points}, ${held}.`
}

/** How sure that is: the interval, and how often other tosses gave as much. */
export function experimentSure({ effect }: ExperimentResult): string {
  if (!effect) return ''
  const { low, high, p } = effect
  const often =
    p < 0.001
      ? 'less than once in a thousand times'
      : `${Math.max(1, Math.round(1000 * p))} times in a thousand`
  return `95 % ${oneDecimal(low, true)} to ${oneDecimal(high, true)}. Tossed anew ten thousand times, chance alone gave as much ${often}.`
}

/** What a day says: 'Today the coin says walk.' */
export function tossSentence({ doing, instead }: Experiment, isToDo: boolean): string {
  if (isToDo) return `Today the coin says: ${doing}.`
  return instead === '' ? `Today the coin says: without. No “${doing}”.` : `Today the coin says: ${instead}.`
}
