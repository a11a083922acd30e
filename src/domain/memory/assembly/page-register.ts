import type { NamedPerson } from '../identity.ts'
import type { RememberedPage } from '../memory-graph.ts'
import { isIdentity, type Link, type Mention, type Surface } from '../reading/page-memory.ts'
import { type Corrected, linkKey } from './corrected.ts'
import { PageList } from './page-list.ts'
import { nodesOfPair, pairOf } from './placed-page.ts'

/** A page with the names that count on it, and every surface that anything of it rests on. */
export interface EnteredPage {
  readonly page: RememberedPage
  readonly named: readonly Mention[]
  readonly surfaces: ReadonlySet<Surface>
  /** What it says of two and the person did not deny. */
  readonly links: readonly Link[]
  /** Surfaces that mean something else here, as the person said. */
  readonly elsewhere: ReadonlySet<Surface>
}

/** A thing becomes a node once the journal has come back to it on so many pages. */
const fewestForThing = 4

/** The pages by what they name. It notes when something changed that says who is who. */
export class PageRegister {
  readonly order = new PageList()
  readonly #entered = new Map<string, EnteredPage>()
  readonly #bySurface = new Map<Surface, Set<string>>()
  readonly #byThing = new Map<Surface, Set<string>>()
  readonly #roles = new Map<Surface, Map<string, number>>()
  readonly #signs = new Map<Surface, Map<string, number>>()
  readonly #same = new Map<string, number>()
  readonly #beside = new Map<string, number>()
  readonly #hints = new Map<string, number>()
  readonly #following = new Map<string, number>()
  /** Whether a person, a role or a pair that a page calls one came or went since it was last asked. */
  isIdentityStale = true

  page(uid: string): EnteredPage | undefined {
    return this.#entered.get(uid)
  }

  all(): IterableIterator<EnteredPage> {
    return this.#entered.values()
  }

  /** Uids of the pages on which anything rests on a surface. */
  pagesWith(surface: Surface): ReadonlySet<string> {
    return this.#bySurface.get(surface) ?? none
  }

  surfaces(): IterableIterator<Surface> {
    return this.#bySurface.keys()
  }

  /** People with the roles that pages give them, in the order of the alphabet. */
  people(): NamedPerson[] {
    return Array.from(this.#roles, ([surface, roles]) => ({
      surface,
      roles: new Set([...roles.keys()].filter((role) => role !== anyRole)),
      signs: new Set(this.#signs.get(surface)?.keys()),
    })).sort((a, b) => (a.surface < b.surface ? -1 : 1))
  }

  /** Pairs that a page says are one, in the order of the alphabet. */
  same(): (readonly [Surface, Surface])[] {
    return [...this.#same.keys()].sort().map((pair) => {
      const [one = '', other = ''] = pair.split('\n')
      return [one, other] as const
    })
  }

  /** Whether one sentence of a page names both: two people, then. */
  areBeside(one: Surface, other: Surface): boolean {
    return this.#beside.has(pairOf(one, other))
  }

  /** The pairs of which a page suggests that they are one, in the order of the alphabet. `type`: 'follows' puts the name that follows first. */
  hints(type: 'may be' | 'follows'): (readonly [Surface, Surface])[] {
    const all = type === 'may be' ? this.#hints : this.#following
    return [...all.keys()].sort().map(nodesOfPair)
  }

  /** Enters changed pages (undefined: the page is gone) and answers all whose names count otherwise now. */
  enter(changed: ReadonlyMap<string, RememberedPage | undefined>, said: Corrected): Set<string> {
    const recurred = new Map<Surface, boolean>()
    for (const [uid, page] of changed) this.#countThings(uid, page, recurred)
    const touched = new Set(changed.keys())
    for (const [surface, before] of recurred)
      if (this.#recurs(surface) !== before)
        for (const uid of this.#byThing.get(surface) ?? none) touched.add(uid)
    for (const uid of touched) {
      const page = changed.has(uid) ? changed.get(uid) : this.#entered.get(uid)?.page
      this.#leave(uid)
      if (page) this.#come(page, said)
    }
    return touched
  }

  #recurs(surface: Surface): boolean {
    return (this.#byThing.get(surface)?.size ?? 0) >= fewestForThing
  }

  #countThings(uid: string, page: RememberedPage | undefined, recurred: Map<Surface, boolean>): void {
    const note = (surface: Surface) => recurred.has(surface) || recurred.set(surface, this.#recurs(surface))
    for (const { surface } of this.#entered.get(uid)?.page.read.things ?? []) {
      note(surface)
      drop(this.#byThing, surface, uid)
    }
    for (const { surface } of page?.read.things ?? []) {
      note(surface)
      put(this.#byThing, surface, uid)
    }
  }

  #leave(uid: string): void {
    const entered = this.#entered.get(uid)
    if (!entered) return
    const { page, named, surfaces } = entered
    this.order.remove(page)
    this.#entered.delete(uid)
    for (const surface of surfaces) drop(this.#bySurface, surface, uid)
    this.#countPeople(page, named, -1)
  }

  #come(page: RememberedPage, { notHere, untold }: Corrected): void {
    const isHere = ({ surface }: Mention) => notHere.size === 0 || !notHere.has(`${page.uid} ${surface}`)
    const { mentions, things } = page.read
    const named = [...mentions, ...things.filter(({ surface }) => this.#recurs(surface))].filter(isHere)
    const surfaces = new Set([...named, ...mentions].map(({ surface }) => surface))
    for (const { from, to } of page.read.links) surfaces.add(from).add(to)
    for (const { subject, value } of page.read.facts) {
      surfaces.add(subject)
      if (/^(?:person|place):/.test(value)) surfaces.add(value)
    }
    this.order.add(page)
    const elsewhere = new Set([...surfaces].filter((surface) => notHere.has(`${page.uid} ${surface}`)))
    const links = page.read.links.filter(
      (link) => !elsewhere.has(link.from) && !elsewhere.has(link.to) && !untold.has(linkKey(link)),
    )
    this.#entered.set(page.uid, { page, named, surfaces, links, elsewhere })
    for (const surface of surfaces) put(this.#bySurface, surface, page.uid)
    this.#countPeople(page, named, 1)
  }

  #countPeople(page: RememberedPage, named: readonly Mention[], by: 1 | -1): void {
    for (const mention of named) this.#countRole(mention, by)
    for (const pair of sameOn(page)) if (counted(this.#same, pair, by)) this.isIdentityStale = true
    for (const pair of besideOn(page)) counted(this.#beside, pair, by)
    for (const { type, from, to } of page.read.links)
      if (type === 'may be') counted(this.#hints, pairOf(from, to), by)
      else if (type === 'follows') counted(this.#following, `${from}\n${to}`, by)
  }

  #countRole({ surface, role, signs = [] }: Mention, by: 1 | -1): void {
    if (!surface.startsWith('person:')) return
    const roles = this.#roles.get(surface) ?? new Map<string, number>()
    this.#roles.set(surface, roles)
    if (counted(roles, anyRole, by)) this.isIdentityStale = true
    if (role && counted(roles, role, by)) this.isIdentityStale = true
    if (roles.size === 0) this.#roles.delete(surface)
    for (const sign of signs) {
      const shown = this.#signs.get(surface) ?? new Map<string, number>()
      this.#signs.set(surface, shown)
      if (counted(shown, sign, by)) this.isIdentityStale = true
    }
  }
}

/** Counts, and answers whether it came to something or to nothing by that. */
function counted(counts: Map<string, number>, key: string, by: 1 | -1): boolean {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
  return count === 0 || (count === 1 && by === 1)
}

const none: ReadonlySet<string> = new Set()
/** Under this stands on how many pages a person is named, with or without a role. */
const anyRole = ''

const sameOn = ({ read }: RememberedPage): string[] =>
  read.links.flatMap(({ type, from, to }) => (type === 'same' ? [`${from}\n${to}`] : []))

/** Pairs of people whom one sentence of the page names, without those whom it may take for one all the same. */
function besideOn({ read }: RememberedPage): Set<string> {
  const mayBeOne = read.links.filter(({ type }) => isIdentity(type))
  const people = read.mentions.filter(({ kind }) => kind === 'person')
  const pairs = new Set<string>()
  for (const [at, one] of people.entries())
    for (const other of people.slice(at + 1))
      if (one.sentences.some((sentence) => other.sentences.includes(sentence)))
        pairs.add(pairOf(one.surface, other.surface))
  for (const { from, to } of mayBeOne) pairs.delete(pairOf(from, to))
  return pairs
}

function put(map: Map<Surface, Set<string>>, key: Surface, uid: string): void {
  const known = map.get(key)
  if (known) known.add(uid)
  else map.set(key, new Set([uid]))
}

function drop(map: Map<Surface, Set<string>>, key: Surface, uid: string): void {
  const known = map.get(key)
  known?.delete(uid)
  if (known?.size === 0) map.delete(key)
}
