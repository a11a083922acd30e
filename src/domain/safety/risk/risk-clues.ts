import { stemmer } from 'stemmer'
import { fnv1a } from '#domain/text/fnv.ts'
import {
  closeOnes,
  laughs,
  longAgo,
  musicWords,
  newsWords,
  ofLate,
  othersWords,
  smallThings,
  storyWords,
  workWords,
} from './risk-frames-vocabulary.ts'
import type { Mention } from './risk-mentions.ts'
import { riskSenseOf } from './risk-senses.ts'
import { isMeant } from './risk-surroundings.ts'
import type { PlainSentence } from './risk-words.ts'

/** A mention with what its frames say of it: why it counts for nothing, or that it counts, and of whom it speaks. */
export interface FramedMention extends Mention {
  readonly reason: string | undefined
  readonly who: 'self' | 'other' | 'nobody'
}

/** A sentence with the mentions that the rules find in it. */
export interface ReadSentence {
  readonly sentence: PlainSentence
  readonly mentions: readonly FramedMention[]
}

/** How many bits the number of a clue has. */
export const clueBits = 20

/** Classes of words, the first that has a word wins. */
const classes: readonly (readonly [name: string, words: ReadonlySet<string>])[] = [
  ['@close', closeOnes],
  ['@story', storyWords],
  ['@music', musicWords],
  ['@news', newsWords],
  ['@work', workWords],
  ['@other', othersWords],
  ['@small', smallThings],
]

interface WordNumbers {
  readonly word: number
  /** The class of the word, or its stem where it has none. */
  readonly rough: number
  readonly group: string | undefined
  /** What the word is about, numbered; 0 for a word of none of the senses. */
  readonly sense: number
}

/** The table names words by signed numbers of 32 bits. */
const signed = (name: string): number => fnv1a(name) | 0

const known = new Map<string, WordNumbers>()
const mostKnown = 20_000

function numbersOf(word: string): WordNumbers {
  const found = known.get(word)
  if (found) return found
  if (known.size >= mostKnown) known.clear()
  const group = classes.find(([, words]) => words.has(word))?.[0]
  const rough = signed(`~${group ?? stemmer(word)}`)
  const sense = riskSenseOf(word)
  const made = { word: signed(word), rough, group, sense: sense === undefined ? 0 : signed(sense) }
  known.set(word, made)
  return made
}

/** One number of `clueBits` bits for numbers in their order (the last steps of MurmurHash3). */
function mixed(kind: number, one: number, two = 0, three = 0): number {
  let hash = Math.imul(kind ^ 0x9e3779b9, 0x85ebca6b)
  for (const part of [one, two, three]) {
    hash ^= Math.imul(part, 0xcc9e2d51)
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> (32 - clueBits)
}

const named = (name: string): number => mixed(9, signed(name))
const edge = signed('^')
const ending = signed('$')

function ofWords(words: readonly WordNumbers[], found: Set<number>): void {
  for (const part of ['word', 'rough'] as const) {
    const kind = part === 'word' ? 1 : 2
    const at = (place: number): number =>
      place < 0 ? edge : place >= words.length ? ending : (words[place]?.[part] ?? 0)
    for (let place = -1; place < words.length; place++) {
      const [first, second, third] = [at(place), at(place + 1), at(place + 2)]
      if (place >= 0) found.add(mixed(kind, first))
      found.add(mixed(kind, first, second))
      if (place + 1 < words.length) found.add(mixed(kind, first, second, third))
      if (place + 2 < words.length) found.add(mixed(kind + 2, first, third))
      if (place + 3 < words.length) found.add(mixed(kind + 2, first, at(place + 3), 7))
    }
  }
}

/** How many words lie at most between two that are about something together. */
const senseReach = 14

/** What is spoken of in whatever words, and before what: that somebody wants, then death. */
function ofSenses(words: readonly WordNumbers[], found: Set<number>): void {
  const held = words.flatMap(({ sense }, place) => (sense === 0 ? [] : [{ sense, place }]))
  for (const [at, one] of held.entries()) {
    found.add(mixed(10, one.sense))
    for (let next = at + 1; next < held.length; next++) {
      const other = held[next]
      if (!other || other.place - one.place > senseReach) break
      found.add(mixed(11, one.sense, other.sense))
      const third = held[next + 1]
      if (third && next - at < 3) found.add(mixed(12, one.sense, other.sense, third.sense))
    }
  }
}

function ofMentions(
  { sentence, mentions }: ReadSentence,
  words: readonly WordNumbers[],
  found: Set<number>,
): void {
  for (const { sign, level, reason = 'counts', who, from, to } of mentions) {
    const first = sentence.words.findIndex(({ at }) => at >= from)
    const end = sentence.words.findIndex(({ at }) => at >= to)
    const before = words[first - 1]?.rough ?? edge
    const after = words[end < 0 ? words.length : end]?.rough ?? ending
    for (const name of [
      sign,
      `${sign} ${reason}`,
      `${level} ${reason}`,
      `${level} ${who}`,
      `${sign} ${who} ${reason}`,
    ])
      found.add(named(name))
    found.add(mixed(5, signed(sign), before))
    found.add(mixed(6, signed(sign), after))
    found.add(mixed(7, signed(`${level} ${reason}`), before))
    found.add(mixed(8, signed(`${level} ${reason}`), after))
  }
}

const sizes = [4, 8, 14, 22, 34, 50, 80]

function ofWhole(parts: readonly ReadSentence[], words: readonly WordNumbers[], raw: string): Set<string> {
  const plain = parts.map(({ sentence }) => sentence.plain).join('')
  const level = Math.max(
    0,
    ...parts.flatMap((part) => part.mentions).map((one) => (one.reason ? 0 : one.level)),
  )
  const all = Math.max(0, ...parts.flatMap((part) => part.mentions).map((one) => one.level))
  const names = new Set<string>()
  const own = / (?:i|me|my|myself) /.test(plain) ? 'own' : 'no own'
  names.add(`rules ${level}`)
  names.add(`seen ${all} ${level}`)
  names.add(own).add(`${own} ${all} ${level}`)
  const size = `size ${sizes.filter((one) => words.length > one).length}`
  names.add(size).add(`${size} ${level}`)
  if (laughs.test(raw)) names.add('laughs').add(`laughs ${all}`)
  if (isMeant.test(raw)) names.add('meant').add(`meant ${all}`)
  if (longAgo.test(plain)) names.add('ago').add(`ago ${all}`)
  if (ofLate.test(plain)) names.add('late').add(`late ${all}`)
  if (/ not | never | no | cannot /.test(plain)) names.add('denial').add(`denial ${all}`)
  if (/ (?:was|were|had|did|[a-z]{2,}ed) /.test(plain)) names.add('told').add(`told ${all}`)
  if (/ " /.test(plain)) names.add('quotes').add(`quotes ${all}`)
  if (/\?/.test(raw)) names.add('asks')
  if (/!/.test(raw)) names.add('cries').add(`cries ${all}`)
  if (/\p{Extended_Pictographic}/u.test(raw)) names.add('pictures').add(`pictures ${all}`)
  const signs = new Set(parts.flatMap((part) => part.mentions).map(({ sign }) => sign))
  for (const group of new Set(words.map((one) => one.group)))
    if (group !== undefined) {
      names.add(`has ${group}`).add(`has ${group} ${all}`)
      names.add(`has ${group} ${own} ${level}`)
      for (const sign of signs) names.add(`has ${group} ${sign}`)
    }
  return names
}

/** The clues of some sentences that stand together, as numbers: words and what they are near, what the rules say, and how it is told. */
export function cluesOf(parts: readonly ReadSentence[], raw: string): Set<number> {
  const found = new Set<number>()
  const all: WordNumbers[] = []
  for (const part of parts) {
    const words = part.sentence.plain
      .trim()
      .split(' ')
      .filter((word) => word !== '')
      .map(numbersOf)
    ofWords(words, found)
    ofSenses(words, found)
    ofMentions(part, words, found)
    all.push(...words)
  }
  for (const name of ofWhole(parts, all, raw)) found.add(named(name))
  return found
}
