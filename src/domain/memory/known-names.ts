import type { KnownName } from '../journal/reading/context.ts'
import { fold } from '../text/fold.ts'
import {
  nobodyRole,
  type PageMemory,
  type Seeming,
  type SeemingKind,
  thingSign,
} from './reading/page-memory.ts'
import { type LifeSign, lifeWeights, likeliest } from './reading/people/name-table.ts'

/** On fewer pages a name may be a mistake. */
const fewestPages = 2
/** In a journal of fewer pages a name that is said once is somebody's on less evidence: by so many log odds on its first page. */
const [manyPages, trust] = [40, 1.3]

const add = (counts: Map<string, number>, key: string, by: 1 | -1): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + by)

interface Spelled {
  readonly kind: KnownName['kind']
  readonly spellings: Map<string, number>
  pages: number
}

/** What pages show a name to be, added up over them. */
interface Seen {
  readonly spellings: Map<string, number>
  readonly as: Partial<Record<SeemingKind, number>>
  pages: number
  /** Summed up over all its uses: `scoreOf`. */
  score: number
  uses: number
}

type CountedPage = Pick<PageMemory, 'mentions'> & Partial<Pick<PageMemory, 'things' | 'seems' | 'facts'>>

/**
 * The names that a journal has come to know: those that at least two pages prove by themselves, as the same kind of thing. Counted only in pages that were
 * read without them, so that the order of reading changes nothing and no mistake confirms itself.
 */
export class NamesAcross {
  readonly #things = new Map<string, number>()
  /** Of how many pages a fact is told of a name. */
  readonly #told = new Map<string, number>()
  readonly #found = new Map<string, Map<KnownName['kind'], Spelled>>()
  readonly #seen = new Map<string, Seen>()
  #pages = 0

  /** `by` 1: a page comes; -1: it goes. */
  count({ mentions, things = [], seems = [], facts = [] }: CountedPage, by: 1 | -1): void {
    this.#pages += by
    for (const one of seems) this.#countSeeming(one, by)
    for (const { surface } of things) add(this.#things, surface, by)
    const told = new Set(facts.map(({ subject }) => subject))
    for (const { surface, name, kind, signs } of mentions) {
      if (told.has(surface)) add(this.#told, fold(name), by)
      const isThing = signs?.includes(thingSign)
      // 'Tom's sister' is no name that could be told to another page.
      if (!/^\p{Lu}/u.test(name) || name.includes("'s ")) continue
      if (kind !== 'person' && kind !== 'place' && !isThing) continue
      const key = fold(name)
      const kinds = this.#found.get(key) ?? new Map<KnownName['kind'], Spelled>()
      const known = kinds.get(kind) ?? { kind, spellings: new Map<string, number>(), pages: 0 }
      known.pages += by
      add(known.spellings, name, by)
      this.#found.set(key, kinds.set(kind, known))
      if (known.pages <= 0) kinds.delete(kind)
      if (kinds.size === 0) this.#found.delete(key)
    }
  }

  #countSeeming({ name, as, score, uses }: Seeming, by: 1 | -1): void {
    // Whose full name is the writer's has their first name, too.
    const [first = name] = name.split(' ')
    if (as.own && first !== name)
      this.#countSeeming({ name: first, as: { own: as.own }, score: 0, uses: 0 }, by)
    const key = fold(name)
    const seen = this.#seen.get(key) ?? {
      spellings: new Map<string, number>(),
      pages: 0,
      score: 0,
      uses: 0,
      as: {},
    }
    seen.pages += by
    seen.score += by * score
    seen.uses += by * uses
    add(seen.spellings, name, by)
    for (const [kind, weight = 0] of Object.entries(as) as [SeemingKind, number?][])
      seen.as[kind] = (seen.as[kind] ?? 0) + by * weight
    if (seen.pages > 0) this.#seen.set(key, seen)
    else this.#seen.delete(key)
  }

  /** The signs of each name that only all pages together have, for learning. */
  *signs(): Generator<readonly [key: string, signs: ReadonlyMap<LifeSign, number>]> {
    const shape = this.#shape()
    for (const [key, seen] of this.#seen) yield [key, lifeSigns(key, seen, shape)]
  }

  #shape(): Shape {
    const long = [...this.#seen.keys()].filter((key) => key.includes(' '))
    const withSurname = [...this.#found].filter(([key, kinds]) => kinds.has('person') && key.includes(' '))
    return {
      withSurname: new Set(withSurname.map(([key]) => firstWordOf(key))),
      firsts: new Set(long.map(firstWordOf)),
      lasts: new Set(long.map(lastWordOf)),
      isName: (key) => this.#seen.has(key),
      isThing: (key) => (this.#things.get(`concept:${key}`) ?? 0) > 0,
    }
  }

  /** Each name once, as the kind and in the spelling that most pages give it, in the order of the alphabet. */
  known(): KnownName[] {
    const shape = this.#shape()
    return [...new Set([...this.#found.keys(), ...this.#seen.keys()])]
      .flatMap((key) => this.#knownAs(key, shape) ?? [])
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  #leastOdds(): number {
    return likeliest.named - trust * Math.max(0, 1 - this.#pages / manyPages)
  }

  #knownAs(key: string, shape: Shape): KnownName | null {
    const kinds = this.#found.get(key) ?? new Map<KnownName['kind'], Spelled>()
    const seen = this.#seen.get(key)
    const shown = seen && otherThanPerson(seen.as, kinds)
    // 'Victoria' of 'Victoria Chan', who works in Victoria.
    const instead = shown === 'place' && shape.withSurname.has(key) ? null : shown
    const nobody = { kind: 'concept', aliases: [key], role: nobodyRole } as const
    const spelled = (seen && mostUsed(seen.spellings)) ?? key
    if (instead === 'nobody') return { name: spelled, ...nobody }
    if (instead === 'concept') return { name: spelled, kind: 'concept' }
    const [most] = [...kinds.values()].sort(
      (a, b) =>
        // Who is an animal on one page is one on all.
        Number(b.kind === 'concept') - Number(a.kind === 'concept') ||
        b.pages - a.pages ||
        (a.kind < b.kind ? 1 : -1),
    )
    // Somebody on one page and a place on another: a place, of which one can speak as of somebody.
    const pages = [...kinds.values()].reduce((sum, one) => sum + one.pages, 0)
    const kind = most?.kind === 'person' && instead === 'place' ? 'place' : most?.kind
    if (seen && (kind === undefined || kind === 'person')) {
      const odds = oddsOf(key, seen, shape)
      if (odds >= likeliest.other) return { name: spelled, kind: 'person' }
      if (!kind) return null
      if (odds < this.#leastOdds() && !this.#told.get(key)) return { name: spelled, ...nobody }
      return pages >= fewestPages ? { name: spelled, kind } : null
    }
    const name = most && pages >= fewestPages ? mostUsed(most.spellings) : undefined
    return name !== undefined && kind ? { name, kind } : null
  }
}

/** The first and last words of all longer names, and whether a name stands anywhere and whether 'the choir' does. */
interface Shape {
  readonly withSurname: ReadonlySet<string>
  readonly firsts: ReadonlySet<string>
  readonly lasts: ReadonlySet<string>
  readonly isName: (key: string) => boolean
  readonly isThing: (key: string) => boolean
}

const lastWordOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1)

function lifeSigns(
  key: string,
  { pages, uses }: Seen,
  { firsts, lasts, isName, isThing }: Shape,
): Map<LifeSign, number> {
  const isLong = key.includes(' ')
  return new Map<LifeSign, number>([
    ['bias', 1],
    ['mentions', Math.log(Math.max(1, uses))],
    ['pages', Math.log(Math.max(1, pages))],
    ['single', Number(uses <= 1)],
    ['isThing', Number(isThing(key))],
    ['isFirst', Number(!isLong && firsts.has(key))],
    ['isLast', Number(!isLong && lasts.has(key))],
    ['hasFirst', Number(isLong && isName(firstWordOf(key)))],
    ['hasLast', Number(isLong && isName(lastWordOf(key)))],
  ])
}

/** How likely a name is somebody's (log odds). */
function oddsOf(key: string, seen: Seen, shape: Shape): number {
  let odds = seen.score / 10 / Math.max(1, seen.uses)
  for (const [sign, value] of lifeSigns(key, seen, shape)) odds += lifeWeights[sign] * value
  return odds
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
