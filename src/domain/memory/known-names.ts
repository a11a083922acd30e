import type { KnownName } from '../journal/reading/context.ts'
import { fold } from '../text/fold.ts'
import {
  nobodyRole,
  type PageMemory,
  type Seeming,
  type SeemingKind,
  thingSign,
} from './reading/page-memory.ts'

/** On fewer pages a name may be a mistake. */
const fewestPages = 2

interface Spelled {
  readonly kind: KnownName['kind']
  readonly spellings: Map<string, number>
  pages: number
  /** On how many of them it only looks like a name. */
  unheard: number
}

/** What pages show a name to be, added up over them. */
interface Seen {
  readonly spellings: Map<string, number>
  readonly as: Partial<Record<SeemingKind, number>>
  pages: number
}

type CountedPage = Pick<PageMemory, 'mentions'> & Partial<Pick<PageMemory, 'things' | 'unheard' | 'seems'>>

/**
 * The names that a journal has come to know: those that at least two pages prove by themselves, as the same kind of thing. Counted only in pages that were
 * read without them, so that the order of reading changes nothing and no mistake confirms itself.
 */
export class NamesAcross {
  readonly #things = new Map<string, number>()
  readonly #found = new Map<string, Map<KnownName['kind'], Spelled>>()
  readonly #seen = new Map<string, Seen>()

  /** `by` 1: a page comes; -1: it goes. */
  count({ mentions, things = [], unheard = [], seems = [] }: CountedPage, by: 1 | -1): void {
    for (const one of seems) this.#countSeeming(one, by)
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

  #countSeeming({ name, as }: Seeming, by: 1 | -1): void {
    // Whose full name is the writer's has their first name, too.
    const [first = name] = name.split(' ')
    if (as.own && first !== name) this.#countSeeming({ name: first, as: { own: as.own } }, by)
    const key = fold(name)
    const seen = this.#seen.get(key) ?? { spellings: new Map<string, number>(), pages: 0, as: {} }
    seen.pages += by
    seen.spellings.set(name, (seen.spellings.get(name) ?? 0) + by)
    for (const [kind, weight = 0] of Object.entries(as) as [SeemingKind, number?][])
      seen.as[kind] = (seen.as[kind] ?? 0) + by * weight
    if (seen.pages > 0) this.#seen.set(key, seen)
    else this.#seen.delete(key)
  }

  /** Each name once, as the kind and in the spelling that most pages give it, in the order of the alphabet. */
  known(): KnownName[] {
    const known: KnownName[] = []
    const withSurname = new Set<string>()
    for (const [key, kinds] of this.#found)
      if (kinds.has('person') && key.includes(' ')) withSurname.add(firstWordOf(key))
    for (const key of new Set([...this.#found.keys(), ...this.#seen.keys()])) {
      const kinds = this.#found.get(key) ?? new Map<KnownName['kind'], Spelled>()
      const seen = this.#seen.get(key)
      const shown = seen && otherThanPerson(seen.as, kinds)
      // 'Victoria' of 'Victoria Chan', who works in Victoria.
      const instead = shown === 'place' && withSurname.has(key) ? null : shown
      if (seen && (instead === 'nobody' || instead === 'concept')) {
        const named = { name: mostUsed(seen.spellings) ?? key, kind: 'concept' } as const
        known.push(instead === 'concept' ? named : { ...named, aliases: [key], role: nobodyRole })
        continue
      }
      const [most] = [...kinds.values()].sort(
        (a, b) =>
          // Who is an animal on one page is one on all.
          Number(b.kind === 'concept') - Number(a.kind === 'concept') ||
          b.pages - a.pages ||
          (a.kind < b.kind ? 1 : -1),
      )
      // Somebody on one page and a place on another: a place, of which one can speak as of somebody.
      const pages = [...kinds.values()].reduce((sum, one) => sum + one.pages, 0)
      if (!most || pages < fewestPages) continue
      // 'The choir' anywhere: a word of everyday language.
      if (most.unheard > 0 && (this.#things.get(`concept:${key}`) ?? 0) > 0) continue
      const name = mostUsed(most.spellings)
      if (name !== undefined)
        known.push({ name, kind: most.kind === 'person' && instead === 'place' ? 'place' : most.kind })
    }
    return known.sort((a, b) => (a.name < b.name ? -1 : 1))
  }
}

const mostUsed = (spellings: ReadonlyMap<string, number>): string | undefined =>
  [...spellings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]

/** What a name is that pages take for somebody's, as all of them together show it: 'nobody' for the writer's own, a team's and a figure's; null: somebody's. */
function otherThanPerson(
  { own = 0, animal = 0, place = 0, team = 0, figure = 0, acts = 0 }: Seen['as'],
  kinds: ReadonlyMap<KnownName['kind'], Spelled>,
): 'nobody' | 'concept' | 'place' | null {
  const pages = kinds.get('person')?.pages ?? 0
  if (own > acts && (own >= pages || (own >= 2 && 3 * own >= pages))) return 'nobody'
  if (animal >= 2 && animal > 2 * acts) return 'concept'
  const placed = place + (kinds.get('place')?.pages ?? 0)
  if (placed >= 2 && placed > acts) return 'place'
  return team + figure >= 2 && acts === 0 && 2 * (team + figure) >= pages ? 'nobody' : null
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
  const keyOf = ({ name, kind, role }: KnownName): string => `${kind} ${name} ${role}`
  const [old, fresh] = [new Set(before.map(keyOf)), new Set(now.map(keyOf))]
  return [...before.filter((name) => !fresh.has(keyOf(name))), ...now.filter((name) => !old.has(keyOf(name)))]
}
