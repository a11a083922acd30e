import { listed } from '../../habits/frequency-words.ts'
import { capital, inWords } from '../../text/number-words.ts'
import { leastDays, type Scale, type StepEffect } from './step-effect.ts'

/** A difference with its sign and as many digits after the point, with a real minus: '+0.7'. */
export const signed = (value: number, digits = 1): string =>
  `${value < 0 ? '\u2212' : '+'}${Math.abs(value).toFixed(digits)}`

interface Interval {
  readonly difference: number
  readonly low: number
  readonly high: number
}

/** As many digits as an interval needs that leaves 0 out, so as not to be read as touching it: one, or up to three. */
function digitsOf({ low, high }: Interval): number {
  const nearest = Math.min(Math.abs(low), Math.abs(high))
  return [1, 2].find((some) => Number(nearest.toFixed(some)) > 0) ?? 3
}

/** An interval alone: '+0.3 to +1.1'. */
export function rangeWords(interval: Interval): string {
  const digits = digitsOf(interval)
  return `${signed(interval.low, digits)} to ${signed(interval.high, digits)}`
}

/** A difference and its interval: '+0.7 (+0.3 to +1.1)'. */
export const differenceWords = (interval: Interval): string =>
  `${signed(interval.difference, digitsOf(interval))} (${rangeWords(interval)})`

/** What holds for the chosen goal: 'Yes: +0.7 (+0.3 to +1.1), over 20 days with a step and 40 without.'; after a colon with a comma: 'Mood: yes, +0.7 ...' */
export function effectWords(effect: StepEffect, colon: ':' | ',' = ':'): string {
  const { withStep, without } = effect
  if (effect.is === 'too-few') {
    return withStep < leastDays
      ? `Not enough days yet${colon} ${withStep} of ${leastDays} rated days with a step.`
      : `Not enough days yet${colon} ${without} of ${leastDays} rated days without a step.`
  }
  const rests = `over ${withStep} days with a step and ${without} without`
  if (effect.is === 'unclear') return `No clear link, ${rests}.`
  const way = effect.difference > 0 ? 'Yes' : 'No, it is lower'
  return `${way}${colon} ${differenceWords(effect)}, ${rests}.`
}

/** How many goals have which answer. `left`: could be told, but were not compared. */
export interface EffectCounts {
  readonly higher: number
  readonly lower: number
  readonly unclear: number
  readonly few: number
  readonly left: number
}

/** What holds for several goals: 'For two goals yes; one shows no clear link, and four have too few days.' */
export function countWords({ higher, lower, unclear, few, left }: EffectCounts): string {
  const clear = [
    ...(higher > 0 ? [`for ${goalWords(higher)} yes`] : []),
    ...(lower > 0 ? [`for ${higher > 0 ? inWords(lower) : goalWords(lower)} it is lower`] : []),
  ].join(', ')
  const counted = (count: number) => (clear === '' ? goalWords(count) : inWords(count))
  const rest = [
    ...(unclear > 0 ? [`${counted(unclear)} ${unclear === 1 ? 'shows' : 'show'} no clear link`] : []),
    ...(few > 0
      ? [`${unclear > 0 ? inWords(few) : counted(few)} ${few === 1 ? 'has' : 'have'} too few days`]
      : []),
    ...(left > 0 ? [`${inWords(left)} more ${left === 1 ? 'is' : 'are'} not compared here`] : []),
  ]
  const words = rest.length === 2 ? rest.join(', and ') : listed(rest)
  return `${capital([clear, words].filter((one) => one !== '').join('; '))}.`
}

const goalWords = (count: number): string => `${inWords(count)} ${count === 1 ? 'goal' : 'goals'}`

/** The same said of each scale: one sentence where there is one, else 'Mood: for two goals yes. Energy: one goal shows no clear link.' */
export const perScale = (
  scales: readonly Scale[],
  words: (scale: Scale, at: number) => string | null,
): string | null => {
  const said = scales.flatMap((scale, at) => {
    const sentence = words(scale, at)
    return sentence === null ? [] : [{ scale, sentence }]
  })
  if (said.length === 0) return null
  if (scales.length === 1) return said[0]?.sentence ?? null
  return said
    .map(
      ({ scale, sentence }) => `${capital(scale)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
    )
    .join(' ')
}
