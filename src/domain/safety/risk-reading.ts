import type { Span } from '../journal/text.ts'
import { cluesOf, type FramedMention, type ReadSentence } from './risk-clues.ts'
import { spokenOf } from './risk-frames.ts'
import { reasonOf } from './risk-judgement.ts'
import { mentionsIn } from './risk-mentions.ts'
import type { Surroundings } from './risk-surroundings.ts'
import { type RiskWeights, type Weighed, weigh } from './risk-weights.ts'
import { type PlainSentence, placeOf, plainSentence, sentencePlaces } from './risk-words.ts'

/** 2 explicit, 1 passive, veiled or hopeless, 0 nothing to ask about. 0 is no finding: it never means that somebody is safe. */
export type RiskLevel = 0 | 1 | 2

export interface RiskReading {
  readonly level: RiskLevel
  /** The literal words that the level rests on, in order and apart from each other; none at level 0. */
  readonly spans: readonly Span[]
}

/** From where on weights speak for a finding, for one said outright, and for level 2 where no rule says so. */
export interface RiskThresholds {
  readonly any: number
  readonly outright: number
  readonly grave: number
}

/** A long page has many sentences to be wrong about: there the weights have to be surer. */
const strictest = ({ any, outright, grave }: RiskThresholds): RiskThresholds => ({
  any: Math.max(any, 0.4),
  outright: Math.max(outright, 0),
  grave,
})

type Place = readonly [start: number, end: number]

function around(text: string, sentences: readonly PlainSentence[], at: number): Surroundings {
  const near = sentences.slice(Math.max(0, at - 1), at + 2)
  return {
    raw: text.slice(near[0]?.start, near.at(-1)?.end),
    plain: near.map((one) => one.plain).join(''),
    next: sentences[at + 1]?.plain ?? '',
  }
}

/** The sentences of a text with what the rules find in them. */
export function readSentences(text: string): ReadSentence[] {
  const sentences = sentencePlaces(text).map(([start, end]) => plainSentence(text, start, end))
  return sentences.map((sentence, at) => {
    const found = mentionsIn(sentence)
    if (found.length === 0) return { sentence, mentions: [] }
    const near = around(text, sentences, at)
    const mentions = found.map(
      (mention): FramedMention => ({
        ...mention,
        reason: reasonOf(sentence, mention, near),
        who: spokenOf(sentence.plain, mention),
      }),
    )
    return { sentence, mentions }
  })
}

const shortText = 4

/**
 * The sentences that are weighed together: all of a short text; of a long one each that a rule sees something in, with its neighbours.
 * What no rule sees costs nothing there, and a page of many sentences is not alarming for its length.
 */
function windowsOf(all: readonly ReadSentence[]): (readonly ReadSentence[])[] {
  if (all.length <= shortText) return [all]
  return all.flatMap(({ mentions }, at) =>
    mentions.length > 0 ? [all.slice(Math.max(0, at - 1), at + 2)] : [],
  )
}

const plainLength = 6
const quietLength = 8
const clearLength = 12
const countWords = ({ plain }: PlainSentence): number => plain.trim().split(' ').length

/** What the rules say of a short sentence of the writer's own: it stands whatever the weights say. */
function plainLevelOf({ sentence, mentions }: ReadSentence): RiskLevel {
  const length = countWords(sentence)
  const own = mentions.filter(({ reason, who }) => reason === undefined && who === 'self')
  if (length <= plainLength && own.some(({ level }) => level === 2)) return 2
  return length <= quietLength && own.length > 0 ? 1 : 0
}

const clear = new Set(['denied', 'jest', 'harmless', 'elsewhere', 'past'])

/** A denial, a jest or a mishap and hardly more: "I would never hurt myself", "printer jammed again. kms". */
const isClear = (window: readonly ReadSentence[]): boolean => {
  const mentions = window.flatMap((one) => one.mentions)
  return (
    mentions.length > 0 &&
    mentions.every(({ reason }) => reason !== undefined && clear.has(reason)) &&
    window.reduce((sum, { sentence }) => sum + countWords(sentence), 0) <= clearLength
  )
}

function levelOf(window: readonly ReadSentence[], weighed: Weighed, least: RiskThresholds): RiskLevel {
  const plain = window.map(plainLevelOf)
  if (plain.includes(2)) return 2
  if (isClear(window)) return 0
  const mentions = window.flatMap((one) => one.mentions)
  if (weighed.any <= least.any && weighed.outright <= least.outright) return plain.includes(1) ? 1 : 0
  const counted = mentions.filter(({ reason }) => reason === undefined)
  if (counted.length > 0) return counted.some(({ level }) => level === 2) ? 2 : 1
  return weighed.outright > least.grave ? 2 : 1
}

/** The places that a level rests on: mentions that count, else all mentions, else the whole sentences. */
function placesOf(window: readonly ReadSentence[], level: RiskLevel): Place[] {
  const all = window.flatMap(({ sentence, mentions }) => mentions.map((mention) => ({ sentence, mention })))
  const counted = all.filter(({ mention }) => mention.reason === undefined)
  const highest = counted.filter(({ mention }) => mention.level === level)
  const best = [highest, counted, all].find((list) => list.length > 0)
  const places = best
    ? best.map(({ sentence, mention }) => placeOf(sentence, mention.from, mention.to))
    : window.map(({ sentence }) => placeOf(sentence, 0, sentence.plain.length))
  return places.filter((place) => place !== undefined)
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

/** Reads a text by the rules and by learned weights. */
export function readRisk(text: string, weights: RiskWeights, thresholds: RiskThresholds): RiskReading {
  let level: RiskLevel = 0
  let places: Place[] = []
  const all = readSentences(text)
  const least = all.length <= shortText ? thresholds : strictest(thresholds)
  for (const window of windowsOf(all)) {
    const raw = text.slice(window[0]?.sentence.start, window.at(-1)?.sentence.end)
    const found = levelOf(window, weigh(weights, cluesOf(window, raw)), least)
    if (found === 0 || found < level) continue
    if (found > level) places = []
    level = found
    places.push(...placesOf(window, level))
  }
  return { level, spans: apart(text, places) }
}
