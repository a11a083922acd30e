import type { ReadingContext } from '../journal/reading/context.ts'
import type { NameFound } from '../journal/reading/names.ts'
import { isRole } from '../journal/reading/names-roles.ts'
import type { Phrase } from '../journal/reading/phrases.ts'
import { readPage } from '../journal/reading/read-entry.ts'
import { everydayWords } from '../journal/stopwords.ts'
import { isStopword, type Span, sentences, type Word, words } from '../journal/text.ts'
import { heavyFeelings, heavyThings, lightFeelings } from './feeling-words.ts'
import { kindOf, type MessageKind } from './message-kind.ts'
import { absolutes, bestLine, clausesOf, endsOpen, headOf, quotable, wordCount } from './message-lines.ts'
import { inSecondPerson } from './second-person.ts'
import type { Told } from './skeleton.ts'

/** What a message says, in its own words. Every part but `clause` and `thing` is literal; null where there is none. */
export interface MessageReading {
  readonly kind: MessageKind
  readonly tone: 'heavy' | 'light' | 'plain'
  /** Of the feeling that is named, where one is; else as `tone`. */
  readonly feelingTone: 'heavy' | 'light' | 'plain'
  readonly told: Told
  readonly isManySentences: boolean
  /** The fragment that says most: no end mark, no question mark. */
  readonly line: string
  /** A clause of theirs turned to "you": "you keep waiting". */
  readonly clause: string | null
  /** A thing of theirs: "the lid", "your hand". */
  readonly thing: string | null
  readonly feeling: string | null
  /** "never", "always" and the like. */
  readonly absolute: string | null
  /** The two sides of a "but". */
  readonly contrast: { readonly left: string; readonly right: string } | null
  /** What they want or have to do: "call Anna". */
  readonly wish: string | null
  /** Somebody in it, as the companion may speak of them: "Anna", "your sister". */
  readonly person: string | null
  /** A hard sentence about themselves or the world: "I always ruin everything". */
  readonly phrase: string | null
  /** What took something to do: "I asked for help". */
  readonly strength: string | null
}

/** Of a very long message the end is read: what was said last. */
const readAtMost = 6_000
const everyday = new Set(everydayWords)
const determiners = new Map([
  ['the', 'the'],
  ['a', 'the'],
  ['an', 'the'],
  ['my', 'your'],
  ['his', 'his'],
  ['her', 'her'],
])
/** After these "a" names what somebody is, not a thing: "he is an idiot". */
const beings = new Set([
  'is',
  'was',
  'are',
  'were',
  'be',
  'been',
  'am',
  "i'm",
  "he's",
  "she's",
  "it's",
  'such',
  'like',
])
const notThings = /(?:ly|ing|ed|est|ous|ful|ive|less|able|ible)$/
const wishing =
  /\bI(?:['’]d like| would like| need| have| want| ought| plan| hope|['’]m going| am going| should| must)(?: to)? ((?!to\b|not\b|been\b|a\b|an\b|the\b|be\b|have\b|had\b|so\b|she\b|he\b|they\b|it\b|we\b|you\b|my\b|his\b|her\b|their\b|our\b|this\b|that\b|these\b|those\b|some\b|no\b|more\b|\w+ed\b)[\p{Ll}][^.,;:!?\n]{2,60})/u

/** Reads a message by rules; `context`: what the journal knows. Pure; the same message reads the same way. */
export function readMessage(message: string, context: ReadingContext): MessageReading {
  const text = message.length > readAtMost ? message.slice(-readAtMost).toWellFormed() : message
  const all = sentences(text)
  const said = words(text)
  const feeling = feelingIn(text, all)
  const { names, phrases } = readPage(text, context)
  return {
    kind: kindOf(text, said),
    tone: toneOf(said),
    feelingTone: toneOf(feeling ? words(feeling) : said),
    told: toldIn(text),
    isManySentences: all.length > 1,
    line: bestLine(all, text),
    clause: lastOf(all.flatMap((sentence) => clausesOf(sentence.text)).map(turnedClause)),
    thing: thingIn(text, said),
    feeling,
    absolute: literalOf(text, said, (word) => absolutes.has(word.folded)),
    contrast: lastOf(all.map((sentence) => contrastIn(sentence.text))),
    wish: wishIn(text),
    person: personIn(names),
    phrase: phraseOf(phrases, 'limiting'),
    strength: phraseOf(phrases, 'constructive'),
  }
}

/** More than one: the sentences speak of one. */
const several = /s$|\b(?:children|people|folk|in-laws)$/

/** Who was named last; a role is theirs: 'sister' -> 'your sister'. */
function personIn(names: readonly NameFound[]): string | null {
  const people = names.filter(({ kind }) => kind === 'person')
  const last = people.sort((a, b) => (a.spans.at(-1)?.start ?? 0) - (b.spans.at(-1)?.start ?? 0)).at(-1)
  const literal = last?.spans.at(-1)?.text
  if (!literal) return null
  if (/^\p{Lu}/u.test(literal)) return literal
  return several.test(literal) ? null : `your ${literal}`
}

/** In words. */
const longestPhrase = 10

function phraseOf(phrases: readonly Phrase[], type: Phrase['type']): string | null {
  const found = phrases.findLast((one) => one.type === type && quotable(one.text))
  const head = found && (wordCount(found.text) > longestPhrase ? headOf(found.text) : found.text)
  return head && wordCount(head) <= longestPhrase && !endsOpen.test(head) ? head : null
}

function lastOf<T>(found: readonly (T | null)[]): T | null {
  return found.findLast((each) => each !== null) ?? null
}

function literalOf(text: string, said: readonly Word[], fits: (word: Word) => boolean): string | null {
  const word = said.findLast(fits)
  return word ? text.slice(word.start, word.end) : null
}

const happened =
  /\b(?:I|we|he|she|they|it)\s+(?:\w+ly\s+)?(?:\w{2,}ed|was|were|had|did|went|got|made|took|saw|came|told|said|met|found|left|felt|gave|spent|ate|slept|woke|ran|bought|wrote|read|heard|sat|stood|kept|lost|began|drove|thought|knew|fell)\b|\b(?:yesterday|last (?:night|week)|this morning)\b/gi
const isSo =
  /\b(?:I['’]m|I am|I feel|I keep|I want|I need|I like|I love|I hate|I think|I know|I can['’]?t|I don['’]t|I always|I never|is|are|it['’]s|there['’]s)\b/gi

function toldIn(text: string): Told {
  const events = text.match(happened)?.length ?? 0
  return events > 0 && events >= (text.match(isSo)?.length ?? 0) ? 'event' : 'state'
}

function toneOf(said: readonly Word[]): MessageReading['tone'] {
  if (said.some((word) => heavyFeelings.has(word.folded) || heavyThings.has(word.folded))) return 'heavy'
  return said.some((word) => lightFeelings.has(word.folded)) ? 'light' : 'plain'
}

const subjects = new Set([
  'i',
  "i'm",
  "i've",
  'he',
  'she',
  'they',
  'you',
  'we',
  'it',
  "he's",
  "she's",
  "they're",
])
const negations = /^(?:not|never|no|without|hardly)$|n't$/

/** A feeling word that is the person's own and not denied, as written. */
function feelingIn(text: string, all: readonly Span[]): string | null {
  let found: string | null = null
  for (const sentence of all) {
    const said = words(sentence.text)
    for (const [at, word] of said.entries()) {
      if (!heavyFeelings.has(word.folded) && !lightFeelings.has(word.folded)) continue
      const before = said.slice(0, at)
      const subject = before.findLast((each) => subjects.has(each.folded))?.folded
      const isDenied = before.slice(-3).some((each) => negations.test(each.folded))
      if (isDenied || (subject !== undefined && !subject.startsWith('i') && subject !== 'it')) continue
      found = text.slice(sentence.start + word.start, sentence.start + word.end)
    }
  }
  return found
}

function turnedClause(clause: string): string | null {
  if (!/^I(?:['’]\p{L}+)?\s/u.test(clause) || wordCount(clause) < 3 || wordCount(clause) > 14) return null
  if (/^I(?:['’]m)? (?:mean|guess|think|know)$/.test(clause)) return null
  return inSecondPerson(clause)
}

/** A noun phrase of two words that surely ends where it ends: what follows is a grammar word, a mark, or nothing. */
function thingIn(text: string, said: readonly Word[]): string | null {
  for (let at = said.length - 1; at > 0; at--) {
    const noun = said[at]
    const before = said[at - 1]
    const next = said[at + 1]
    if (!noun || !before) continue
    const determiner = determiners.get(before.folded)
    if (!determiner || text.slice(before.end, noun.start) !== ' ') continue
    if (/^an?$/.test(before.folded) && beings.has(said[at - 2]?.folded ?? '')) continue
    if (noun.folded.length < 3 || isStopword(noun.folded) || everyday.has(noun.folded)) continue
    if (notThings.test(noun.folded) || heavyFeelings.has(noun.folded) || isRole(noun.folded)) continue
    // The sentences speak of one thing.
    if (/[^su]s$/.test(noun.folded)) continue
    const isOpen = next !== undefined && /^\s+$/.test(text.slice(noun.end, next.start))
    if (isOpen && (!isStopword(next.folded) || /^ones?$/.test(next.folded))) continue
    const literal = text.slice(noun.start, noun.end)
    if (/^\p{L}+$/u.test(literal)) return `${determiner} ${literal}`
  }
  return null
}

function contrastIn(sentence: string): MessageReading['contrast'] {
  const [left, right, more] = sentence.replace(/[\s.!…]+$/u, '').split(/,?\s+but\s+/i)
  if (!left || !right || more !== undefined || !quotable(left) || !quotable(right)) return null
  const isFit = (part: string): boolean => wordCount(part) >= 2 && wordCount(part) <= 9
  return isFit(left) && isFit(right) ? { left, right } : null
}

function wishIn(text: string): string | null {
  const found = wishing.exec(text)?.[1]?.trim()
  if (!found || wordCount(found) > 8) return null
  const clean = found.replace(/\s+(?:but|and|because|so)\b.*$/, '')
  return /^(?:say|admit|know|think|believe|feel)\b/.test(clean) ? null : inSecondPerson(clean)
}
