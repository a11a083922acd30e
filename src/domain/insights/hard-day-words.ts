import { falseFindRates } from '#domain/chance/false-find-rates.ts'
import type { RatedTime } from './cycle-parts.ts'
import type { EmotionalCycle } from './derived.ts'
import { moreHereP, standingAlone } from './statistics/exact.ts'
import { neighbourCorrelation } from './statistics/numbers.ts'

const leastTimes = 3
const mostShown = 3

/**
 * What stands more often on hard days than on all others that were rated, the clearest first: by Fisher's exact test with at most one of twenty false over
 * all feelings and words (Benjamini and Hochberg 1995), made up for what comes in runs. What is on fewer than three days is not tried.
 */
export function hardDayWords(
  hard: readonly RatedTime[],
  all: readonly RatedTime[],
): Pick<EmotionalCycle, 'relatedEmotions' | 'triggers'> {
  const isHard = new Set(hard)
  const carried = neighbourCorrelation(all.map((time) => (isHard.has(time) ? 1 : 0)))
  const places = new Map<string, Set<number>>()
  for (const [at, { pages }] of all.entries())
    for (const page of pages)
      for (const key of [
        ...page.emotions.map((word) => `relatedEmotions ${word}`),
        ...[...page.activities, ...page.people].map((word) => `triggers ${word}`),
      ])
        places.set(key, (places.get(key) ?? new Set()).add(at))
  const tried = [...places]
    .filter(([, on]) => on.size >= leastTimes && on.size < all.length)
    .map(([key, on]) => {
      const there = all.map((_, at) => (on.has(at) ? 1 : 0))
      const here = all.filter((time, at) => on.has(at) && isHard.has(time)).length
      const groups = { here, ofHere: hard.length, there: on.size - here, ofThere: all.length - hard.length }
      return { key, here, p: moreHereP(standingAlone(groups, carried * neighbourCorrelation(there))) }
    })
  const rates = falseFindRates(tried.map(({ p }) => p))
  const found = tried
    .filter(({ here }, at) => here >= leastTimes && (rates[at] ?? 1) <= 0.05)
    .sort((a, b) => a.p - b.p || (a.key < b.key ? -1 : 1))
  const of = (kind: 'relatedEmotions' | 'triggers') =>
    found
      .filter(({ key }) => key.startsWith(`${kind} `))
      .slice(0, mostShown)
      .map(({ key }) => key.slice(kind.length + 1))
  return { relatedEmotions: of('relatedEmotions'), triggers: of('triggers') }
}
