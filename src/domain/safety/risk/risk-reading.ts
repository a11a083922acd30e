import type { Span } from '#domain/text/text.ts'
import type { RiskSign } from './patterns/risk-pattern.ts'
import { cluesOf, type ReadSentence } from './risk-clues.ts'
import { dangerWords, graverWords } from './risk-danger-words.ts'
import { asksOfDose, asksOfMedicine, despairs, isOfThing } from './risk-everyday.ts'
import { riskSenseOf } from './risk-senses.ts'
import { clipsOf, type SentenceOfText, sentencesOfText } from './risk-sentences.ts'
import { has } from './risk-surroundings.ts'
import { type RiskWeights, type Weighed, weigh } from './risk-weights.ts'
import { type PlainSentence, placeOf } from './risk-words.ts'

/** 2 explicit, 1 passive, veiled or hopeless, 0 nothing to ask about. 0 is no finding: it never means that somebody is safe. */
export type RiskLevel = 0 | 1 | 2

export interface RiskReading {
  readonly level: RiskLevel
  /** What it rests on: a mention that the rules know and that is of no fall, words of danger or despair that the weights speak on, or nothing that was weighed at all. */
  readonly rests: 'mention' | 'words' | 'nothing'
  /** The literal words that the level rests on, in order and apart from each other; none at level 0. */
  readonly spans: readonly Span[]
}

/**
 * What some sentences have to show for themselves: a role that only danger has (a voice that orders it, holding out against it,
 * food kept from oneself), a mention that counts, one that its frames took away, a word of danger, a word of despair. Without one of these
 * nothing is weighed: weights alone never say anything.
 */
export type RiskEvidence = 'role' | 'outright' | 'quiet' | 'framed' | 'word' | 'despair'

/** From where on weights speak for any finding, and for one said outright; either suffices. */
export interface RiskLeast {
  readonly any: number
  readonly outright: number
}

export interface RiskThresholds {
  /** For a text of a few sentences. */
  readonly short: Readonly<Record<RiskEvidence, RiskLeast>>
  /** For a text of a few sentences and many words, where words alone speak: each further one may be what the weights are wrong about. */
  readonly long: Readonly<Pick<Record<RiskEvidence, RiskLeast>, 'word' | 'despair'>>
  /** For each sentence of such a text: what is told around it may not drown it. */
  readonly sentence: Readonly<Record<RiskEvidence, RiskLeast>>
  /** For the sentences of a page: it has many to be wrong about. */
  readonly page: Readonly<Record<RiskEvidence, RiskLeast>>
  /** From where on weights say that it is outright where no rule says so. */
  readonly grave: number
  /** From where on all of a text lets a mention in one of its sentences stand, and one in a sentence that weighs at least `firm`: below, what is around says that it is harmless. */
  readonly open: number
  readonly ajar: number
  readonly firm: number
}

type Place = readonly [start: number, end: number]

interface RiskWindow {
  readonly parts: readonly ReadSentence[]
  readonly evidence: RiskEvidence
  readonly least: RiskLeast
  /** A sentence of a message: weighed beside the whole of it, which comes before. */
  readonly isOfMessage?: true
}

const roles: ReadonlySet<RiskSign> = new Set(['voice', 'struggle', 'eating', 'deed'])

/** What sentences have to show for themselves; null where nothing is weighed. */
export function evidenceOf(all: readonly ReadSentence[]): RiskEvidence | null {
  const parts = all.filter(({ sentence: { plain } }) => !asksOfDose(plain))
  const mentions = parts.flatMap((part) => part.mentions)
  const counted = mentions.filter(({ reason }) => reason === undefined)
  if (counted.some(({ sign, who }) => roles.has(sign) && who !== 'other')) return 'role'
  if (counted.some(({ level }) => level === 2)) return 'outright'
  if (counted.length > 0) return 'quiet'
  if (mentions.length > 0) return 'framed'
  if (
    parts.some(
      ({ sentence: { plain } }) => has(plain, dangerWords) && !asksOfMedicine(plain) && !isOfThing(plain),
    )
  )
    return 'word'
  return parts.some(({ sentence }) => despairs(sentence.plain)) ? 'despair' : null
}

const shortText = 4
/** From so many words on a text of a few sentences is a long one. */
const longText = 26
const selfOrNobody = /(?<= )(?:i|me|my|myself)(?= )/
const bareSentence = 40

/** A word of danger said of oneself, or in a sentence too short to say of whom. */
const isGraver = ({ sentence: { plain } }: ReadSentence): boolean =>
  (plain.length < bareSentence || selfOrNobody.test(plain)) && has(plain, graverWords)

/** So many of the things that danger speaks of make a sentence worth weighing without a word of danger; one in nine of every day has them. */
const fewestSenses = 4

/** What a neighbour adds has to weigh more: most pages have something sad next to something harmless. */
const moreThan = ({ any, outright }: RiskLeast): RiskLeast => ({ any: any + 0.4, outright: outright + 0.4 })

/** A sentence of oneself with a word of despair that speaks of several such things together: wanting, not, waking, tomorrow. */
function isDense({ sentence: { plain } }: ReadSentence): boolean {
  if (!selfOrNobody.test(plain) || !despairs(plain)) return false
  const senses = new Set(plain.split(' ').map(riskSenseOf))
  senses.delete(undefined)
  return senses.size >= fewestSenses
}

/** Hardly one in two hundred sentences of despair has a glad word, and none a faint one. */
const gladWords =
  /\b(?:glad|bliss|blissful|delighted|enjoy\w*|laugh\w*|proud|brilliant|thrilled|wonderful|fun|best (?:day|night|week|weekend))\b/i

const hasLetter = /\p{L}/u
const isLong = (parts: readonly ReadSentence[]): boolean =>
  parts.flatMap(({ sentence: { plain } }) => plain.split(' ').filter((word) => hasLetter.test(word)))
    .length >= longText

/**
 * What is weighed together: all of a short text, and of one with many words each sentence as well; of a longer one each sentence with a
 * mention or a word of danger alone, or that speaks of several things that danger speaks of; those with a mention of what is said outright
 * also with each neighbour, so that nothing plain drowns; and of a sentence that goes on and on what stands around each mention.
 */
function windowsOf(
  text: string,
  all: readonly SentenceOfText[],
  { short, long, sentence, page }: RiskThresholds,
): RiskWindow[] {
  const windowOf = (parts: readonly ReadSentence[], from: RiskThresholds['page']): RiskWindow[] => {
    const evidence = evidenceOf(parts)
    return evidence ? [{ parts, evidence, least: from[evidence] }] : []
  }
  const clips = all.flatMap(({ near }) => clipsOf(text, near).flatMap((clip) => windowOf([clip], page)))
  const whole = all.map(({ near }) => near)
  if (all.length <= shortText) {
    const despair = gladWords.test(text) ? long.despair : short.despair
    if (!isLong(whole)) return [...windowOf(whole, { ...short, despair }), ...clips]
    const inMessage = all.length > 1 ? whole.flatMap((part) => windowOf([part], sentence)) : []
    return [
      ...windowOf(whole, { ...short, ...long }),
      ...inMessage.map((window) => ({ ...window, isOfMessage: true as const })),
      ...clips,
    ]
  }
  const beside = (at: number): RiskWindow[] =>
    [whole.slice(Math.max(0, at - 1), at + 1), whole.slice(at, at + 2)]
      .flatMap((parts) => windowOf(parts, page))
      .filter(({ evidence }) => evidence === 'outright' || evidence === 'role')
      .map((window) => ({ ...window, least: moreThan(window.least) }))
  const singles = all.flatMap(({ alone }, at) => {
    if (alone.mentions.length === 0) {
      if (isGraver(alone)) return [{ parts: [alone], evidence: 'word' as const, least: page.word }]
      return isDense(alone) ? [{ parts: [alone], evidence: 'despair' as const, least: page.despair }] : []
    }
    return [...windowOf([alone], page), ...beside(at)]
  })
  return [...singles, ...clips]
}

const plainLength = 6
const quietLength = 8
const clearLength = 8
const countWords = ({ plain }: PlainSentence): number => plain.trim().split(' ').length

/** What the rules say of a short sentence of the writer's own: it stands whatever the weights say. */
function plainLevelOf({ sentence, mentions }: ReadSentence): RiskLevel {
  const length = countWords(sentence)
  const own = mentions.filter(({ reason, who }) => reason === undefined && who === 'self')
  if (length <= plainLength && own.some(({ level }) => level === 2)) return 2
  return length <= quietLength && own.some(({ sign }) => sign !== 'spent') ? 1 : 0
}

/** From here on weights outweigh that it looks like a mishap. */
const surely = 3

const clear = new Set(['denied', 'jest', 'harmless', 'elsewhere', 'past', 'fear'])

/** A denial, a jest or a mishap and hardly more: "I would never hurt myself", "printer jammed again. kms"; or fear of dying alone. */
const isClear = (window: readonly ReadSentence[], weighed: Weighed): boolean => {
  const reasons = window.flatMap((one) => one.mentions.map(({ reason }) => reason))
  if (reasons.length === 0 || !reasons.every((reason) => reason !== undefined && clear.has(reason)))
    return false
  if (reasons.every((reason) => reason === 'fear')) return true
  if (reasons.every((reason) => reason === 'harmless') && weighed.any > surely) return false
  return window.reduce((sum, { sentence }) => sum + countWords(sentence), 0) <= clearLength
}

/** What one falls on, off or over: 'slipped into the bathroom', 'fell into a dark place' and 'came off my tablets' are no falls. */
const fall =
  /(?<= )(?:fell|fall|slipped|slip|tripped|trip|tumbled|came|come)(?: down| doon)? (?:on|off|down|doon|from|over) (?:the|da|a|an|my|some)(?: [^ .]+){0,2} (?:ice|snow|mud|leaves|floor|rug|mat|kerb|curb|pavement|sidewalk|path|stairs?|steps?|escalator|ladder|wall|roof|tree|rocks?|chair|stool|bike|bicycle|motorbike|scooter|horse|pony|cat|dog|hose|deck|slope) and (?:really |badly )?hurt myself(?= )/
const meant = /(?<= )(?:purpose|purposely|deliberately|told|tell|say|said|want|wanted)(?= )/

/** "I fell on the ice and hurt myself", and nothing else is mentioned: only the words are those of harm. */
const isFall = (window: readonly ReadSentence[]): boolean =>
  window.every(
    ({ sentence: { plain }, mentions }) =>
      mentions.length === 0 || (mentions.length === 1 && fall.test(plain) && !meant.test(plain)),
  )

/** So far below what is asked for any finding a mention said outright is still rated 2. */
const nearly = 0.3

function levelOf(
  { parts: window, evidence, least }: RiskWindow,
  weighed: Weighed,
  { grave }: RiskThresholds,
): RiskLevel {
  const plain = window.map(plainLevelOf)
  if (plain.includes(2)) return 2
  if (isClear(window, weighed)) return 0
  if (weighed.any <= least.any && weighed.outright <= least.outright) return plain.includes(1) ? 1 : 0
  if (evidence === 'despair') return 1
  const counted = window.flatMap((one) => one.mentions).filter(({ reason }) => reason === undefined)
  if (counted.length > 0) {
    // What the weights find outright but nothing else about is rated 1: most of it only sounds alike.
    const isFirm = evidence === 'role' || weighed.any > least.any - nearly
    return isFirm && counted.some(({ level }) => level === 2) ? 2 : 1
  }
  return weighed.outright > grave ? 2 : 1
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

const mayStand = (
  parts: readonly ReadSentence[],
  any: number,
  whole: number,
  { open, ajar, firm }: RiskThresholds,
): boolean =>
  whole >= open || (whole >= ajar && any >= firm) || parts.every(({ mentions }) => mentions.length === 0)

/** Reads a text by the rules and by learned weights. */
export function readRisk(text: string, weights: RiskWeights, thresholds: RiskThresholds): RiskReading {
  let level: RiskLevel = 0
  let places: Place[] = []
  let rests: RiskReading['rests'] = 'nothing'
  let whole: number | undefined
  for (const window of windowsOf(text, sentencesOfText(text), thresholds)) {
    const { parts, isOfMessage, evidence } = window
    if (rests === 'nothing') rests = 'words'
    const raw = text.slice(parts[0]?.sentence.start, parts.at(-1)?.sentence.end)
    const weighed = weigh(weights, cluesOf(parts, raw))
    whole ??= weighed.any
    if (isOfMessage && !mayStand(parts, weighed.any, whole, thresholds)) continue
    const found = levelOf(window, weighed, thresholds)
    if (found === 0 || found < level) continue
    if (found > level) {
      places = []
      rests = 'words'
    }
    level = found
    if (evidence !== 'word' && evidence !== 'despair' && !isFall(parts)) rests = 'mention'
    places.push(...placesOf(parts, level))
  }
  return { level, rests, spans: apart(text, places) }
}
