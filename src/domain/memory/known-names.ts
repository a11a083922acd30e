import type { KnownName } from '../journal/reading/context.ts'
import { fold } from '../text/fold.ts'
import { type PageMemory, thingSign } from './reading/page-memory.ts'

/** On fewer pages a name may be a mistake. */
const fewestPages = 2

interface Spelled {
  readonly kind: KnownName['kind']
  readonly spellings: Map<string, number>
  pages: number
  /** On how many of them it only looks like a name. */
  unheard: number
}

type CountedPage = Pick<PageMemory, 'mentions'> & Partial<Pick<PageMemory, 'things' | 'unheard'>>

/**
 * The names that a journal has come to know: those that at least two pages prove by themselves, as the same kind of thing. Counted only in pages that were
 * read without them, so that the order of reading changes nothing and no mistake confirms itself.
 */
export class NamesAcross {
  readonly #things = new Map<string, number>()
  readonly #found = new Map<string, Map<KnownName['kind'], Spelled>>()

  /** `by` 1: a page comes; -1: it goes. */
  count({ mentions, things = [], unheard = [] }: CountedPage, by: 1 | -1): void {
    for (const { surface } of things) this.#things.set(surface, (this.#things.get(surface) ?? 0) + by)
    const people = unheard.map((name) => ({ name, kind: 'person' as const, isUnheard: true }))
    for (const { name, kind, isUnheard, isThing } of [
      ...mentions.map((one) => ({ ...one, isUnheard: false, isThing: one.signs?.includes(thingSign) })),
      ...people.map((one) => ({ ...one, isThing: false })),
    ]) {
      // 'Tom's sister' is no name that could be told to another page.
      if (!/^\p{Lu}/u.test(name) || name.includes("'s ")) continue
      if (kind !== 'person' && kind !== 'place' && !isThing) continue
      const key = fold(name)
      const kinds = this.#found.get(key) ?? new Map<KnownName['kind'], Spelled>()
      const known = kinds.get(kind) ?? { kind, spellings: new Map<string, number>(), pages: 0, unheard: 0 }
      known.pages += by
      if (isUnheard) known.unheard += by
      known.spellings.set(name, (known.spellings.get(name) ?? 0) + by)
      this.#found.set(key, kinds.set(kind, known))
      if (known.pages <= 0) kinds.delete(kind)
      if (kinds.size === 0) this.#found.delete(key)
    }
  }

  /** Each name once, as the kind and in the spelling that most pages give it, in the order of the alphabet. */
  known(): KnownName[] {
    const known: KnownName[] = []
    for (const [key, kinds] of this.#found) {
      // Who is an animal on one page is one on all.
      const [most] = [...kinds.values()].sort(
        (a, b) =>
          Number(b.kind === 'concept') - Number(a.kind === 'concept') ||
          b.pages - a.pages ||
          (a.kind < b.kind ? 1 : -1),
      )
      // Somebody on one page and a place on another: a place, of which one can speak as of somebody.
      const pages = [...kinds.values()].reduce((sum, one) => sum + one.pages, 0)
      if (!most || pages < fewestPages) continue
      // 'The choir' anywhere: a word of everyday language.
      if (most.unheard > 0 && (this.#things.get(`concept:${key}`) ?? 0) > 0) continue
      const [name] = [...most.spellings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? []
      if (name !== undefined) known.push({ name, kind: most.kind })
    }
    return known.sort((a, b) => (a.name < b.name ? -1 : 1))
  }
}

/** The names that pages prove together. */
export function knownAcross(pages: Iterable<CountedPage>): KnownName[] {
  const names = new NamesAcross()
  for (const page of pages) names.count(page, 1)
  return names.known()
}

/** The words of a text, folded. */
export const wordsIn = (text: string): Set<string> => new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])

const firstWordOf = (name: string): string => fold(name).split(/[^\p{L}\p{N}]+/u)[0] ?? ''

const byFirstWord = new WeakMap<readonly KnownName[], ReadonlyMap<string, readonly number[]>>()

/** The first words of names, folded, and which of the names begin so. */
export function firstWordsOf(known: readonly KnownName[]): ReadonlyMap<string, readonly number[]> {
  const kept = byFirstWord.get(known)
  if (kept) return kept
  const made = Map.groupBy(known.keys(), (at) => firstWordOf(known[at]?.name ?? ''))
  byFirstWord.set(known, made)
  return made
}

/** Those of the known names whose first word is among the words of a text (`wordsIn`): all that its reading can depend on. */
export function knownAmong(words: ReadonlySet<string>, known: readonly KnownName[]): KnownName[] {
  const first = firstWordsOf(known)
  const places = Array.from(words, (word) => first.get(word) ?? []).flat()
  return places.sort((a, b) => a - b).flatMap((at) => known[at] ?? [])
}

/** The names that only one of two lists has. */
export function namesChanged(before: readonly KnownName[], now: readonly KnownName[]): KnownName[] {
  const keyOf = ({ name, kind }: KnownName): string => `${kind} ${name}`
  const [old, fresh] = [new Set(before.map(keyOf)), new Set(now.map(keyOf))]
  return [...before.filter((name) => !fresh.has(keyOf(name))), ...now.filter((name) => !old.has(keyOf(name)))]
}
