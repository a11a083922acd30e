import type { Span } from '#domain/text/text.ts'
import type { RiskSign } from './patterns/risk-pattern.ts'
import { cluesOf, type ReadSentence } from './risk-clues.ts'
import { dangerWords, despairPhrases, despairWords, graverWords } from './risk-danger-words.ts'
import { riskSenseOf } from './risk-senses.ts'
import { clipsOf, type SentenceOfText, sentencesOfText } from './risk-sentences.ts'
import { has } from './risk-surroundings.ts'
import { type RiskWeights, type Weighed, weigh } from './risk-weights.ts'
import { type PlainSentence, placeOf } from './risk-words.ts'

/** 2 explicit, 1 passive, veiled or hopeless, 0 nothing to ask about. 0 is no finding: it never means that somebody is safe. */
export type RiskLevel = 0 | 1 | 2

export interface RiskReading {
  readonly level: RiskLevel
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
  /** For the sentences of a page: it has many to be wrong about. */
  readonly page: Readonly<Record<RiskEvidence, RiskLeast>>
  /** From where on weights say that it is outright where no rule says so. */
  readonly grave: number
  /** From where on a text of a few sentences is open, so that a single one of them may speak for it. */
  readonly open: number
}

type Place = readonly [start: number, end: number]

interface RiskWindow {
  readonly parts: readonly ReadSentence[]
  readonly evidence: RiskEvidence
  readonly least: RiskLeast
  /** A sentence of a message: weighed only where the whole of it, which comes before, is no less than open. */
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
      ({ sentence: { plain } }) => has(plain, dangerWords) && !asksOfMedicine(plain) && !ofRoofs(plain),
    )
  )
    return 'word'
  return parts.some(({ sentence }) => despairs(sentence.plain)) ? 'despair' : null
}

const medicines = new Set(
  'pill pills tablet tablets meds medication ibuprofen paracetamol insulin codeine'.split(' '),
)
const questioned = /^ ?(?:which|what|when|who) /
const wasPrescribed = / (?:was i|i was|i have been|have i been) (?:given|prescribed|put) /
const tookOnce =
  / (?:did i|was i) (?:take|taking|start|stop|get|given|on)(?: \S+){0,4} (?:in (?:the )?(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|\d{4})|last (?:year|month|spring|summer|autumn|winter)) /

const takesDaily =
  /^ ?how (?:many |much )?(?:\S+ ){0,3}(?:do|did|was|am|were) i (?:take|taking|to take|on|get|given) (?:\S+ ){0,2}?(?:(?:a|per|each|every|in the|at) (?:day|night|morning|evening|week|month)|daily|nightly|with (?:breakfast|lunch|dinner|food)) ?[.?]? ?$/

/** "How many pills do I take a day?": the whole sentence asks what is taken as a rule. */
const asksOfDose = (plain: string): boolean =>
  takesDaily.test(plain) && !plain.split(' ').some((word) => dangerWords.has(word) && !medicines.has(word))

/** "Which tablets was I given in the spring?": what a journal may know, and no other word of danger. */
const asksOfMedicine = (plain: string): boolean =>
  questioned.test(plain) &&
  (wasPrescribed.test(plain) || tookOnce.test(plain)) &&
  !plain.split(' ').some((word) => dangerWords.has(word) && !medicines.has(word)) &&
  !despairs(plain)

/** Said without a thought of heaven: "that's me for tonight, God bless". */
const exclaimed =
  /(?<= )(?:god bless(?: (?:you|ye|them|him|her|us))?|god willing|thank (?:god|heavens?)|good lord|that is me (?:done |off |away )?for (?:tonight|the night|today|now))(?= )/g

const despairs = (plain: string): boolean => {
  const meant = plain.replace(exclaimed, '')
  return has(meant, despairWords) || despairPhrases.test(meant)
}

/** "How many sheets did the roof take?": a roof as its builder or its owner speaks of it, and no other word of danger. */
const roofers =
  /(?<= )(?:sheets?|tiles?|slates?|thatch|felt|gutters?|rafters?|timber|builders?|roofers?|leak(?:s|ed|ing|y)?|repairs?|quote[ds]?|costs?|cement|extension|solar|insulation)(?= )/
const ofRoofs = (plain: string): boolean =>
  / roof /.test(plain) &&
  roofers.test(plain) &&
  !plain.split(' ').some((word) => dangerWords.has(word) && word !== 'roof')

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
const moreThan = ({ any, outright }: RiskLeast, by: number): RiskLeast => ({
  any: any + by,
  outright: outright + by,
})
const moreBeside = 0.4
const moreInMessage = 0.2

/** A sentence of oneself with a word of despair that speaks of several such things together: wanting, not, waking, tomorrow. */
function isDense({ sentence: { plain } }: ReadSentence): boolean {
  if (!selfOrNobody.test(plain) || !despairs(plain)) return false
  const senses = new Set(plain.split(' ').map(riskSenseOf))
  senses.delete(undefined)
  return senses.size >= fewestSenses
}

const hasLetter = /\p{L}/u
const isLong = (parts: readonly ReadSentence[]): boolean =>
  parts.flatMap(({ sentence: { plain } }) => plain.split(' ').filter((word) => hasLetter.test(word)))
    .length >= longText

/**
 * What is weighed together: all of a short text, and of one with many words each sentence as well; of a longer one each sentence with a mention or a word of danger alone, or that speaks
 * of several things that danger speaks of; those with a mention of what is said outright also with each neighbour, so that nothing plain
 * drowns; and of a sentence that goes on and on what stands around each mention.
 */
function windowsOf(
  text: string,
  all: readonly SentenceOfText[],
  { short, long, page }: RiskThresholds,
): RiskWindow[] {
  const windowOf = (parts: readonly ReadSentence[], from: RiskThresholds['page']): RiskWindow[] => {
    const evidence = evidenceOf(parts)
    return evidence ? [{ parts, evidence, least: from[evidence] }] : []
  }
  const clips = all.flatMap(({ near }) => clipsOf(text, near).flatMap((clip) => windowOf([clip], page)))
  const whole = all.map(({ near }) => near)
  const single = (part: ReadSentence): RiskWindow[] => {
    if (part.mentions.length > 0) return windowOf([part], page)
    if (isGraver(part)) return [{ parts: [part], evidence: 'word', least: page.word }]
    return isDense(part) ? [{ parts: [part], evidence: 'despair', least: page.despair }] : []
  }
  if (all.length <= shortText) {
    if (!isLong(whole)) return [...windowOf(whole, short), ...clips]
    const sentences = whole.flatMap(single).map((window): RiskWindow => {
      return { ...window, least: moreThan(window.least, moreInMessage), isOfMessage: true }
    })
    return [...windowOf(whole, { ...short, ...long }), ...(all.length > 1 ? sentences : []), ...clips]
  }
  const beside = (at: number): RiskWindow[] =>
    [whole.slice(Math.max(0, at - 1), at + 1), whole.slice(at, at + 2)]
      .flatMap((parts) => windowOf(parts, page))
      .filter(({ evidence }) => evidence === 'outright' || evidence === 'role')
      .map((window) => ({ ...window, least: moreThan(window.least, moreBeside) }))
  const singles = all.flatMap(({ alone }, at) => [
    ...single(alone),
    ...(alone.mentions.length > 0 ? beside(at) : []),
  ])
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

/** Reads a text by the rules and by learned weights. */
export function readRisk(text: string, weights: RiskWeights, thresholds: RiskThresholds): RiskReading {
  let level: RiskLevel = 0
  let places: Place[] = []
  let whole: number | undefined
  for (const window of windowsOf(text, sentencesOfText(text), thresholds)) {
    const { parts, isOfMessage } = window
    if (isOfMessage && (whole ?? Number.NEGATIVE_INFINITY) < thresholds.open) continue
    const raw = text.slice(parts[0]?.sentence.start, parts.at(-1)?.sentence.end)
    const weighed = weigh(weights, cluesOf(parts, raw))
    whole ??= weighed.any
    const found = levelOf(window, weighed, thresholds)
    if (found === 0 || found < level) continue
    if (found > level) places = []
    level = found
    places.push(...placesOf(parts, level))
  }
  return { level, spans: apart(text, places) }
}
