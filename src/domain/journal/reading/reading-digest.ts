import { fold } from '#domain/text/fold.ts'
import type { Span } from '#domain/text/text.ts'
import type { EmotionCategory } from '../emotion.ts'
import type { KnownName, NameContext, NameKind, ReadingContext } from './context.ts'
import type { Readability } from './language/language.ts'
import type { Phrase } from './phrases.ts'
import { type PageReading, readingEngine } from './read-page.ts'

/** Where something stands in a text, in UTF-16 units. */
export type Place = readonly [from: number, to: number]

/** What is kept of a reading: everything that was found with its places; the words themselves stay in the entry. */
export interface ReadingDigest {
  readonly why: Readability['why']
  readonly isReadable: boolean
  /** -1..1 */
  readonly sentiment: number
  readonly emotions: readonly { emotion: EmotionCategory; intensity: number; places: readonly Place[] }[]
  readonly topics: readonly { topic: string; places: readonly Place[] }[]
  readonly names: readonly { name: string; kind: NameKind; role?: string; places: readonly Place[] }[]
  readonly phrases: readonly { type: Phrase['type']; kind: Phrase['kind']; place: Place }[]
}

const placeOf = ({ start, end }: Span): Place => [start, end]
const rounded = (share: number): number => Math.round(share * 1000) / 1000

/** What is kept of a reading. */
export function digestOf(reading: PageReading): ReadingDigest {
  const { readability, sentiment, emotions, topics, names, phrases } = reading
  return {
    why: readability.why,
    isReadable: readability.isReadable,
    sentiment: rounded(sentiment.score),
    emotions: emotions.emotions.map(({ emotion, intensity, evidence }) => ({
      ...{ emotion, intensity: rounded(intensity) },
      places: evidence.map(placeOf),
    })),
    topics: topics.map(({ topic, cues }) => ({ topic, places: cues.map(placeOf) })),
    names: names.map(({ name, kind, role, spans }) => ({
      ...{ name, kind, ...(role && { role }) },
      places: spans.map(placeOf),
    })),
    phrases: phrases.map(({ type, kind, start, end }) => ({ type, kind, place: [start, end] })),
  }
}

/** Names everything that a reading depends on, the engine too: what has the same key need not be read again. */
export const readingKey = (content: string, context: ReadingContext): string =>
  `${readingEngine}.${hashOf(content)}.${hashOf(JSON.stringify([context.day, context.weekStart, context.isSouthern === true]))}.${contextKey(context)}`

const contextKeys = new WeakMap<NameContext['names'], string>()

/** Many pages are read in one context: what it knows of names is hashed once. */
function contextKey({ names, notNames }: NameContext): string {
  const known = contextKeys.get(names)
  if (known !== undefined) return known
  const key = hashOf(JSON.stringify([names, notNames]))
  contextKeys.set(names, key)
  return key
}

/** A short name for a text. Two rounds of 32 bits, mixed as in MurmurHash3 (Appleby 2011). Not against anybody who means harm: the key never leaves the device. */
export function hashOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 0x85ebca6b)
    b = Math.imul(b ^ unit, 0xc2b2ae35)
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ (b >>> 13)
  b = Math.imul(b ^ (b >>> 16), 0xc2b2ae35) ^ (a >>> 13)
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}

/** On fewer pages a name may be a mistake of the engine's. */
const fewestPages = 3

/** The names that stand on at least three pages as the same kind of thing: what a journal has come to know. Roles ("my boss") are no names. */
export function namesKnownFrom(digests: Iterable<ReadingDigest>): KnownName[] {
  const found = new Map<string, { readonly name: string; readonly kind: NameKind; pages: number }>()
  for (const { names } of digests) {
    for (const { name, kind } of names) {
      if (!/^\p{Lu}/u.test(name)) continue
      const key = `${kind} ${fold(name)}`
      const known = found.get(key)
      if (known) known.pages++
      else found.set(key, { name, kind, pages: 1 })
    }
  }
  return [...found.values()]
    .filter(({ pages }) => pages >= fewestPages)
    .sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1))
    .map(({ name, kind }) => ({ name, kind }))
}
