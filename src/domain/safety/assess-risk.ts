import type { Span } from '../journal/text.ts'
import { judged } from './risk-judgement.ts'
import { mentionsIn } from './risk-mentions.ts'
import type { Surroundings } from './risk-surroundings.ts'
import { type PlainSentence, placeOf, plainSentence, sentencePlaces } from './risk-words.ts'

/** 2 explicit, 1 passive, veiled or hopeless, 0 nothing to ask about. 0 is no finding: it never means that somebody is safe. */
export type RiskLevel = 0 | 1 | 2

export interface RiskReading {
  readonly level: RiskLevel
  /** The literal words that the level rests on, in order and apart from each other; none at level 0. */
  readonly spans: readonly Span[]
}

type Place = readonly [start: number, end: number]

function around(text: string, sentences: readonly PlainSentence[], at: number): Surroundings {
  const near = sentences.slice(Math.max(0, at - 1), at + 2)
  return {
    raw: text.slice(near[0]?.start, near.at(-1)?.end),
    plain: near.map((one) => one.plain).join(''),
    next: sentences[at + 1]?.plain ?? '',
  }
}

/** The places as spans, those that overlap as one. */
function apart(text: string, places: readonly Place[]): Span[] {
  const joined: [number, number][] = []
  for (const [start, end] of places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = joined.at(-1)
    if (last && start < last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined.map(([start, end]) => ({ text: text.slice(start, end), start, end }))
}

/**
 * How much a text of a journal or a talk asks for kindness: whether help should be offered, by its most serious sentence.
 * Rules over words, on the device; pure, and the same for the same text. Never throws.
 */
export function assessRisk(text: string): RiskReading {
  const sentences = sentencePlaces(text).map(([start, end]) => plainSentence(text, start, end))
  let level: RiskLevel = 0
  let places: Place[] = []
  for (const [at, sentence] of sentences.entries())
    for (const mention of mentionsIn(sentence)) {
      const found = judged(sentence, mention, around(text, sentences, at))
      const place = placeOf(sentence, mention.from, mention.to)
      if (found === 0 || found < level || !place) continue
      if (found > level) places = []
      level = found
      places.push(place)
    }
  return { level, spans: apart(text, places) }
}
