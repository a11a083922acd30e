import { correctionsOf, type MemoryCorrection } from './memory-correction.ts'
import { calledLike, mayBeShortFor } from './nicknames.ts'
import type { Surface } from './reading/page-memory.ts'

/** Somebody whom a journal names, by one surface, with the roles that pages give them. */
export interface NamedPerson {
  readonly surface: Surface
  readonly roles: ReadonlySet<string>
}

/** What identity rests on. Who is who depends on the order of `people` and `same`, so both come sorted; that of a person's roles does not matter. */
export interface IdentityGrounds {
  readonly people: readonly NamedPerson[]
  /** Pairs that a page says are one. */
  readonly same: readonly (readonly [Surface, Surface])[]
  readonly corrections: readonly MemoryCorrection[]
}

/** Two ways of naming of which nobody can be sure that they are one; `why` in words. */
export interface Doubt {
  readonly one: Surface
  readonly other: Surface
  readonly why: string
}

export interface Identity {
  /** The surface that stands for all of the same thing. */
  readonly rootOf: (surface: Surface) => Surface
  readonly doubts: readonly Doubt[]
}

/** Of these a life has one at a time, so that the only name said of one is theirs. */
const oneOnly = new Set(
  'mother father wife husband partner boyfriend girlfriend fiance spouse stepmother stepfather'.split(' '),
)
/** Of these it may have several; the only one who is ever named so is meant all the same. */
const oftenOne = new Set(
  'sister brother son daughter grandmother grandfather aunt uncle twin boss manager therapist doctor gp landlord landlady'.split(
    ' ',
  ),
)

/** Whether 'my sister' by itself may mean the one person who has this role. */
export function mayMeanOne(role: string): boolean {
  const kind = role.split(' ').at(-1) ?? role
  return oneOnly.has(kind) || oftenOne.has(kind)
}

const bare = (surface: Surface): string => surface.slice(surface.indexOf(':') + 1)
const titles = /^(?:dr|doctor|mr|mrs|ms|miss|professor|prof|sister|father|aunt|auntie|uncle)\.? /
/** 'dr' of 'Dr. Novak'; empty without a title. */
const titleOf = (surface: Surface): string =>
  (titles.exec(bare(surface))?.[0] ?? '').replace(/[. ]/g, '').replace('auntie', 'aunt')
const ofMen = new Set(['mr', 'uncle', 'father'])
const ofWomen = new Set(['mrs', 'ms', 'miss', 'aunt', 'sister'])
/** 'Mr Smith' is not 'Mrs Smith'. */
const areTwo = (one: string, other: string): boolean =>
  (ofMen.has(one) && ofWomen.has(other)) || (ofWomen.has(one) && ofMen.has(other))
const isRoleOnly = (surface: Surface): boolean => surface.startsWith('person:role:')

/** Decides which ways of naming are one thing: what pages or the person say, and what cannot be otherwise. The rest is doubt. */
export function identityOf({ people, same, corrections }: IdentityGrounds): Identity {
  // Of several answers about a pair the latest holds.
  const latest = new Map(
    correctionsOf(corrections, 'same').map((one) => [pairOf(one.surface, one.other), one]),
  )
  const said = [...latest.values()]
  const groups = new Groups(new Set([...latest].flatMap(([pair, { isSame }]) => (isSame ? [] : [pair]))))
  for (const { surface, other, isSame } of said) if (isSame) groups.join(surface, other)
  const near = new NamesNear(namesOf(people))
  for (const [one, other] of same) if (!near.isOneOfSeveral(one, other)) groups.join(one, other)
  for (const [one, other] of roleNames(people)) groups.join(one, other)
  const doubts: Doubt[] = []
  for (const { one, other, why, isSure } of nearNames(namesOf(people), near)) {
    if (groups.rootOf(one) === groups.rootOf(other) || groups.isApart(one, other)) continue
    if (isSure) groups.join(one, other)
    // Where each holds the other, it is one question.
    else if (!doubts.some((known) => known.one === other && known.other === one))
      doubts.push({ one, other, why })
  }
  return {
    rootOf: (surface) => groups.rootOf(surface),
    doubts: doubts.filter(({ one, other }) => groups.rootOf(one) !== groups.rootOf(other)),
  }
}

const pairOf = (one: Surface, other: Surface): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

/**
 * Names that pages give a role, where only one person can have it. Where the person has told names apart, not every pair can be joined and the earlier one
 * wins, so roles come in the order of the alphabet, whichever page gave one first.
 */
function roleNames(people: readonly NamedPerson[]): [Surface, Surface][] {
  const byRole = new Map<string, Surface[]>()
  const known = new Set(people.map(({ surface }) => surface))
  for (const { surface, roles } of people) {
    if (isRoleOnly(surface)) continue
    for (const role of roles) byRole.set(role, [...(byRole.get(role) ?? []), surface])
  }
  const found: [Surface, Surface][] = []
  for (const [role, names] of [...byRole].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own = `person:role:${role}`
    const firsts = new Set(names.map((name) => bare(name).split(' ')[0]))
    const isOne = firsts.size === 1 || (firsts.size === 2 && allNear(names))
    if (!isOne || !mayMeanOne(role)) continue
    for (const name of names.slice(1)) if (names[0]) found.push([names[0], name])
    if (known.has(own) && names[0]) found.push([names[0], own])
  }
  return found
}

const allNear = ([one = '', other = '']: readonly Surface[]): boolean => mayBeShortFor(bare(one), bare(other))

const namesOf = (people: readonly NamedPerson[]): Surface[] =>
  people.flatMap(({ surface }) => (isRoleOnly(surface) ? [] : [surface]))

interface Near extends Doubt {
  readonly isSure: boolean
}

/** Names that may be one by how they are spelled. */
function nearNames(people: readonly Surface[], near: NamesNear): Near[] {
  const found: Near[] = []
  for (const long of people) {
    const words = bare(long).replace(titles, '').split(' ')
    for (const short of near.candidates(words)) {
      if (short === long) continue
      const is = nearness(bare(short), bare(long), words)
      if (is === 'part') {
        const rivals = near.longer(short).filter((surface) => surface !== long)
        const [ours, theirs] = [titleOf(short), titleOf(long)]
        if (areTwo(ours, theirs)) continue
        const why =
          rivals.length > 0
            ? `There are several: ${rivals.length + 1} longer names hold this one.`
            : 'They share a name, and no page says that they are one.'
        found.push({
          one: short,
          other: long,
          why,
          isSure: rivals.length === 0 && ours !== '' && ours === theirs,
        })
      } else if (is === 'short' && short < long)
        found.push({ one: short, other: long, why: 'One may be short for the other.', isSure: false })
    }
  }
  return found
}

/** Finds names that may be near without comparing each with each. */
class NamesNear {
  readonly #byName = new Map<string, Surface[]>()
  readonly #byBeginning = new Map<string, Surface[]>()
  readonly #byEnd = new Map<string, Surface[]>()

  constructor(people: readonly Surface[]) {
    for (const surface of people) {
      const name = bare(surface).replace(titles, '')
      const words = name.split(' ')
      addTo(this.#byName, name, surface)
      for (const word of new Set([words[0] ?? '', words.at(-1) ?? ''])) addTo(this.#byEnd, word, surface)
      if (words.length === 1)
        for (let length = 1; length < name.length; length++)
          addTo(this.#byBeginning, name.slice(0, length), surface)
    }
  }

  /** Single names that may be part of a name or short for it, in the order of the alphabet. `words`: those of the name, without its title. */
  candidates(words: readonly string[]): Surface[] {
    const [first = '', last = ''] = [words[0], words.at(-1)]
    const names = [first, last]
    if (words.length === 1) {
      names.push(...calledLike(first))
      for (let length = 1; length < first.length; length++) names.push(first.slice(0, length))
    }
    const found = new Set(names.flatMap((name) => this.#byName.get(name) ?? []))
    if (words.length === 1) for (const one of this.#byBeginning.get(first) ?? []) found.add(one)
    return [...found].sort()
  }

  /** Whether one of two is part of the other and of further names: a page that uses both means only its own. */
  isOneOfSeveral(one: Surface, other: Surface): boolean {
    const short = isPartOf(bare(one), bare(other)) ? one : isPartOf(bare(other), bare(one)) ? other : null
    return short !== null && this.longer(short).length > 1
  }

  /** The names that hold a short one. */
  longer(short: Surface): Surface[] {
    const own = bare(short)
    return (this.#byEnd.get(own.replace(titles, '')) ?? []).filter(
      (surface) => surface !== short && isPartOf(own, bare(surface)),
    )
  }
}

function addTo(map: Map<string, Surface[]>, key: string, surface: Surface): void {
  const known = map.get(key)
  if (known) known.push(surface)
  else map.set(key, [surface])
}

const isPartOf = (short: string, long: string): boolean => {
  const words = long.replace(titles, '').split(' ')
  const isTitled = titles.test(long)
  const own = short.replace(titles, '')
  if (own === long || (words.length === 1 && !isTitled)) return false
  if (own.includes(' ')) return false
  return words[0] === own || (words.at(-1) === own && (isTitled || titles.test(short)))
}

function nearness(short: string, long: string, words: readonly string[]): 'part' | 'short' | null {
  if (isPartOf(short, long)) return 'part'
  if (words.length === 1 && !short.includes(' ') && mayBeShortFor(short, words[0] ?? '')) return 'short'
  return null
}

/** Groups of surfaces that never hold a pair that the person has told apart. */
class Groups {
  readonly #parent = new Map<Surface, Surface>()
  readonly #members = new Map<Surface, Surface[]>()
  readonly #apart: ReadonlySet<string>

  constructor(apart: ReadonlySet<string>) {
    this.#apart = apart
  }

  rootOf(surface: Surface): Surface {
    let root = surface
    for (let next = this.#parent.get(root); next !== undefined; next = this.#parent.get(root)) root = next
    return root
  }

  isApart(one: Surface, other: Surface): boolean {
    if (this.#apart.size === 0) return false
    const [ours, theirs] = [this.#of(this.rootOf(one)), this.#of(this.rootOf(other))]
    return ours.some((each) => theirs.some((that) => this.#apart.has(pairOf(each, that))))
  }

  /** Joins two; nothing where the person said that they are not one. */
  join(one: Surface, other: Surface): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)]
    if (a === b || this.isApart(a, b)) return
    const [root, child] = betterRoot(a, b)
    this.#parent.set(child, root)
    this.#members.set(root, [...this.#of(root), ...this.#of(child)])
  }

  #of(root: Surface): Surface[] {
    return this.#members.get(root) ?? [root]
  }
}

/** A name stands for its role, and of two names the longer; else the first in the alphabet: the same whatever comes first. */
function betterRoot(a: Surface, b: Surface): [Surface, Surface] {
  if (isRoleOnly(a) !== isRoleOnly(b)) return isRoleOnly(a) ? [b, a] : [a, b]
  if (a.length !== b.length) return a.length > b.length ? [a, b] : [b, a]
  return a < b ? [a, b] : [b, a]
}
