import type { QueryTerm, SearchIndex } from '#domain/search/search-index.ts'
import { nearKeys, tellingWords, wordKey } from '#domain/search/word-keys.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf, weekdayOf } from '#domain/time/day-number.ts'
import { isGrave } from '../moves/grave.ts'
import { isNorm, perilKeys, perilsIn, tellsOfHarm, warns } from '../moves/perils.ts'
import {
  circumstances,
  conditions,
  hours,
  isAbout,
  night,
  type Topic,
  topicsOf,
} from '../moves/rule-topics.ts'
import { toneOf } from '../replies/tone.ts'
import { isEvidence, type Said } from './line-worth.ts'
import { adviceIn, isRule, ruleItself } from './own-rule.ts'
import { statementsIn } from './statements.ts'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const dayNamed =
  /(?<!\blast )\b(sun|mon|tues|wednes|thurs|fri|satur)days?\b(?! only)|\blord['’]s day\b|\bsabbath\b/gi

/** The weekdays that a text names; a weekend is two of them. */
function daysNamed(text: string): ReadonlySet<string> {
  const named = new Set(
    Array.from(text.matchAll(dayNamed), ([, start]) => (start ? `${start.toLowerCase()}day` : 'sunday')),
  )
  if (/\bweekends?\b/i.test(text)) for (const day of ['saturday', 'sunday']) named.add(day)
  if (/(?<!\b(?:not|even) (?:for|to) )\b(?:church|mass|chapel)\b/i.test(text)) named.add('sunday')
  return named
}

/** Of what a rule names as its day, hour or place, whether any is told in the message; null where the message is of another. */
function isItsTime(rule: string, { text, keys, days }: Told, today: Day | undefined): boolean | null {
  const itsDays = daysNamed(rule)
  const isToday = today !== undefined && itsDays.has(weekdays[weekdayOf(dayNumberOf(today))] ?? '')
  const isNamed = [...itsDays].some((day) => days.has(day))
  const isItsDay = itsDays.size === 0 || isNamed || (days.size === 0 && isToday)
  const named = conditions.filter((one) => one.rule.test(rule))
  if (!isItsDay || !named.every(({ of }) => isAbout(of, text, keys))) return null
  return isNamed || named.length > 0
}

const toWhom = /\b(?:to|lend|for) (?!\p{L}+days?\b|Christmas\b|Easter\b|I\b)(\p{Lu}\p{Ll}+)/u
const somebodyNear =
  /\b(?:brother|sister|cousin|son|daughter|nephew|niece|uncle|aunt\p{L}*|mate|friend|dad|mum|mom|lad|boy|he|she|him|her)\b/iu
const namesAnother = /(?<=\p{L} |^)(?!I\b)\p{Lu}\p{Ll}+ (?:needs?|wants?|is|asked|was|texted|rang)\b/u

/** Whoever a rule names is named in the message, or is somebody near whom it does not name. */
function isOfHim(rule: string, message: string): boolean {
  const [, name] = toWhom.exec(rule) ?? []
  return !name || message.includes(name) || (somebodyNear.test(message) && !namesAnother.test(message))
}

/** A name alone joins nothing: who is in a rule is in much else, too. */
const large = /\b(?!I\b|\p{L}+days?\b)\p{Lu}\p{L}+/gu
const largeInside = /(?<=[\p{L},;'’] )(?!I\b|\p{L}+days?\b)\p{Lu}\p{L}+/gu
function namesIn({ names }: Told, text: string): ReadonlySet<string> {
  const inside = keysIn([...text.matchAll(largeInside)].join(' '))
  const both = [...keysIn([...text.matchAll(large)].join(' '))].filter((one) => names.has(one))
  return new Set([...inside, ...both])
}

/** Verbs of every day, numbers and weekdays: that a rule has one of them, too, says nothing. */
const everydayKeys = new Set(
  'wait see look say tell ask know think want let keep find try use call go come get take give make put need mean feel leave stay turn start stop help show bring hold set one two three four five six seven eight nine ten'
    .split(' ')
    .concat(weekdays)
    .map(wordKey),
)

/** What is about something that stands before it. */
const leans = /\b(?:it|that|those|these|there)\b/iu

const isTelling = ({ stem, isStrong }: QueryTerm): boolean =>
  isStrong && !everydayKeys.has(stem) && !hours.keys.has(stem) && !/\d/.test(stem)

const keysIn = (text: string): Set<string> => new Set(tellingWords(text).map(({ stem }) => stem))

const hail =
  /^(?:good (?:morning|evening|afternoon|day|night)|hi|hello|hey|thanks?|thank you|cheers|evening|morning)\b/i
const isCheer = /!!/
const fewestWords = 5

/** What a message tells that rules are held against. */
export interface Told {
  readonly text: string
  readonly keys: ReadonlySet<string>
  /** Those of its terms that stand in what is told. */
  readonly terms: readonly QueryTerm[]
  /** Stems of what is named. */
  readonly names: ReadonlySet<string>
  readonly topics: readonly Topic[]
  /** Of what weighs, only what is dangerous is joined. */
  readonly isHeavy: boolean
  /** Who writes is about to do something, or did. */
  readonly isDoing: boolean
  /** Plain dangers that somebody goes into, or has gone. */
  readonly perils: ReadonlySet<Topic>
  /** Weekdays. */
  readonly days: ReadonlySet<string>
}

/** Null where no rule may be held against a message: nothing is told, or it is a cheer or too heavy. */
export function toldOf(said: Said): Told | null {
  const text = toldIn(said.text).replace(/\b(?:the|a) lift\b/giu, '')
  const isHeavy = isCheer.test(said.text) || isTooHeavy(said.text)
  if (text === '' || isGrave(said.text.replace(notOnesOwn, ''))) return null
  const keys = keysIn(text)
  const terms = said.terms.filter(({ stem }) => keys.has(stem))
  const named = said.words.filter(({ start }) => /\p{Lu}/u.test(said.text.charAt(start)))
  const names = new Set(named.map(({ stem }) => stem))
  const isDoing = deed.test(text)
  const perils = isDoing ? perilsIn(text, keys) : new Set<Topic>()
  if (isHeavy && !isDoing) return null
  return {
    text,
    keys,
    terms,
    names,
    topics: topicsOf(text, keys),
    isDoing,
    isHeavy,
    perils,
    days: daysNamed(text),
  }
}

/** Something is about to be done by who writes, or was. */
const deed =
  /\b(?:I|we|Im|Ill|i)(?:['’](?:ll|m|ve|d))? (?!(?:am (?!\p{L}+ing\b|off|about|in\b|good)|was|watched|laughed|won|have to tell|feel|wish|hope|thought|remember|saw|heard|love|like|could|used|don|didn|won|never|refused)\b)\p{L}+|\b(?:gonna|going to|bout to|off to|so we|let's|(?:in|up|off|down) (?:she|he|it) goes)\b|(?:^|[.,;!] )(?:so |just |only )?(?:\p{L}{2,}(?:ed|ing)|took|went|had|got|left|put|drank|drove|off|bottle)\b/iu

/** No question, no greeting, and nothing of a few words. */
function toldIn(text: string): string {
  const told = statementsIn(text).filter(
    ({ text: one }) => !one.trim().endsWith('?') && !hail.test(one.trim()),
  )
  const all = told.map(({ text: one }) => one).join(' ')
  return all.split(/\s+/).length < fewestWords ? '' : all
}

/** Somebody else's tears, and "dead" said of anything: no reason to hold a rule back. */
const notOnesOwn =
  /\bdead (?:branch|tree|limb|wood|battery)\b|\b(?:panel|circuit|wire|line|socket|mains|hive)(?:['’]s| is) dead\b|\b(?!I\b)(?:she|he|they|\p{Lu}\p{Ll}+|(?:my|our|the) \p{L}+)(?: (?!I\b)\p{L}+){0,2},? (?:crying|cried|in (?:tears|floods)|wept|weeping|sobbing)\b|\bdead (?:asleep|on my feet|beat|tired|sure|keen|set|serious)\b/gu

/** Whether what is said is too heavy for a rule to be held against it. */
function isTooHeavy(text: string): boolean {
  return toneOf(text.replace(notOnesOwn, '')) === 'heavy'
}

const isOneOf = (perils: ReadonlySet<Topic>, text: string): boolean =>
  perils.size > 0 && [...perilsIn(text, keysIn(text))].some((one) => perils.has(one))

/** Whether a page tells of harm that was done with what the message names; the rule itself names it, or what tells of the harm. */
function isLearnt(told: Told, page: string, rule: string, thing: string): boolean {
  if (!warns(page)) return false
  const names = namesIn(told, page)
  const terms = told.terms.filter((term) => isTelling(term) && !names.has(term.stem))
  const heldIn = (text: string): readonly QueryTerm[] => {
    const keys = keysIn(text)
    return terms.filter(({ stem }) => keys.has(stem))
  }
  const held = heldIn(rule)
  const harmed = statementsIn(thing).filter(({ text }) => tellsOfHarm(text))
  return held.length > 1 || [...held, ...heldIn(harmed.map(({ text }) => text).join(' '))].some(isEvidence)
}

/** How many of what joins them are counted, of each kind. */
const most = 2
const fewTerms = 10
const aboutMe = /\b(?:I|I'm|I'll|I've|i|im|my|me)\b/
const about =
  /\b(?:just|gonna|going to|about to|said (?:yes|ok|sure|I)|told \p{L}+ I|tonight|right now|anyway|might|may as well|want(?:s|ed)?|needs?|asked|I'?ll|I will|I shall|will|let (?:him|her|them|it))\b/iu

export const noTies: readonly number[] = new Array(15).fill(0)

/**
 * What joins a rule and a message, in the order of the last of `weights`: telling words that are the same, plain ones, those of every day and words for
 * the same; what both are about, sharp and plain, and what may be beside; its day, hour or place; telling words and names of the message elsewhere on its page; that the message
 * tells of who writes, and of what is about to be done, that somebody else said it, and how long the message is. Null where it does not hold now.
 */
export function rulesTies(
  told: Told,
  quote: string,
  onPage: ReadonlySet<string>,
  today?: Day,
  context = quote,
): readonly number[] | null {
  const rule = statementsIn(quote)
    .flatMap(({ text }) => (isRule(text) || isNorm(text) ? ruleItself(text) : (adviceIn(text) ?? [])))
    .join(' ')
  // "I do not sleep with it on" is about what stands before it.
  const thing = leans.test(rule) || rule.split(/\s+/).length < 5 ? context : rule
  const isPerilous = told.isDoing && (isOneOf(told.perils, thing) || isLearnt(told, context, rule, thing))
  const keys = keysIn(rule)
  // What counts by its danger alone.
  if (!isPerilous && (told.isHeavy || (!isRule(quote) && adviceIn(quote) === null))) return null
  const isTimely = isItsTime(rule, told, today)
  if (isTimely === null || !isOfHim(rule, told.text)) return null
  const of = { evidence: 0, plain: 0, everyday: 0, near: 0, page: 0, names: 0 }
  for (const term of told.terms) {
    const isPlain = isTelling(term)
    const kind = !isPlain ? 'everyday' : isEvidence(term) ? 'evidence' : 'plain'
    if (keys.has(term.stem)) of[kind] += 1
    else if (isPlain && [...nearKeys(term.stem)].some((near) => keys.has(near) && !night.keys.has(near)))
      of.near += 1
    else if (kind === 'evidence' && onPage.has(term.stem))
      of[told.names.has(term.stem) ? 'names' : 'page'] += 1
  }
  const shared = told.topics.filter((one) => isAbout(one, rule, keys))
  const sharpOnes = shared.filter((one) => one.isSharp).length
  const beside = shared.filter((one) => circumstances.has(one)).length
  const inRule = namesIn(told, rule)
  const ofNames = told.terms.filter(({ stem }) => inRule.has(stem)).length
  const joined = of.evidence + of.plain + of.near + shared.length - beside - ofNames
  if (joined <= 0 && !isPerilous) return noTies
  // What somebody told them has to be of the same thing, and not only of the same people.
  const isTold = !isRule(quote)
  if (
    !isPerilous &&
    isTold &&
    of.evidence + sharpOnes === 0 &&
    of.names + Number(shared.length > 0) + of.plain < 2
  )
    return noTies
  return [
    ...[of.evidence, of.plain, of.everyday, of.near],
    ...[sharpOnes, shared.length - sharpOnes - beside, beside].map((count) => Math.min(most, count)),
    ...[Number(isTimely), of.page, of.names],
    ...[Number(aboutMe.test(told.text)), Number(about.test(told.text)), Number(isTold)],
    // A long message shares something with nearly every rule.
    Math.max(0, Math.log2(told.terms.length / fewTerms)),
    Number(isPerilous),
  ].map((count) => Math.min(most, count))
}

/** Whether a rule is about one of the known things of every day: lifting, driving, money, work. */
export const isOfEveryday = (rule: string): boolean => topicsOf(rule, keysIn(rule)).length > 0

/** Terms by which rules are found that share no word with a message. */
export function termsOfTopics(index: SearchIndex, { topics, perils }: Told): { stem: string; idf: number }[] {
  const keys = [...topics.flatMap((one) => [...one.keys]), ...perilKeys(perils)]
  return [...new Set(keys)].flatMap((stem) => {
    const term = index.holds(stem) ? index.term(stem) : null
    return term ? [{ stem, idf: term.idf }] : []
  })
}

/** Whether a text is about a plain danger. */
export const isOfPeril = (text: string): boolean => warns(text) || perilsIn(text, keysIn(text)).size > 0
