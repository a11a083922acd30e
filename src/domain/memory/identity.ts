import { correctionsOf, type MemoryCorrection } from './memory-correction.ts'
import {
  bare,
  betterRoot,
  calledLike,
  holds,
  isRoleOnly,
  mayBeShortFor,
  nearness,
  spelledOut,
  stemOfPetForm,
  titleOf,
  withoutByname,
  withoutSeveral,
  withoutTitle,
} from './nicknames.ts'
import { elderMeant, kinTitleOf } from './reading/kin/kin-lexicon.ts'
import { mayMeanOne } from './reading/kin-words.ts'
import { calledSign, type Surface } from './reading/page-memory.ts'

/** Somebody whom a journal names, by one surface, with the roles that pages give them. */
export interface NamedPerson {
  readonly surface: Surface
  readonly roles: ReadonlySet<string>
  /** What pages show of them besides, as Mention.signs. */
  readonly signs: ReadonlySet<string>
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
  /** Whether the person said that two, or whom they are one with, are not one. */
  readonly isApart: (one: Surface, other: Surface) => boolean
  readonly doubts: readonly Doubt[]
}

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
  for (const [one, other] of withoutSeveral(same))
    if (!near.isOneOfSeveral(one, other)) groups.join(one, other)
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
    isApart: (one, other) => groups.isApart(one, other),
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
  const known = new Map(people.map(({ surface, signs }) => [surface, signs]))
  for (const { surface, roles } of people) {
    if (isRoleOnly(surface)) continue
    for (const role of roles) byRole.set(role, [...(byRole.get(role) ?? []), surface])
  }
  const found: [Surface, Surface][] = []
  for (const [role, names] of [...byRole].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own = `person:role:${role}`
    const firsts = new Set(names.map((name) => withoutTitle(bare(name)).split(' ')[0]))
    const isOne = firsts.size === 1 || (firsts.size === 2 && allNear(names))
    if (!isOne || !mayMeanOne(role)) continue
    for (const name of names.slice(1)) if (names[0]) found.push([names[0], name])
    // Who writes 'Mum' may call her mother-in-law 'Amma'.
    const isOther = known.get(own)?.has(calledSign) && names.some((name) => elderMeant(bare(name)))
    if (known.has(own) && names[0] && !isOther) found.push([names[0], own])
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
    const words = withoutTitle(bare(long)).split(' ')
    for (const short of near.candidates(words, kinTitleOf(bare(long)))) {
      if (short === long) continue
      const is = nearness(short, long)
      if (is === 'part') {
        const rivals = near.longer(short).filter((surface) => surface !== long)
        const [ours, theirs] = [titleOf(short), titleOf(long)]
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
      } else if (
        is === 'short' &&
        !near.isOfSeveralBynames(short, long) &&
        (words.length > 1 && !short.includes(' ')
          ? words.at(-1) === bare(short) || !near.isNamed(words[0])
          : short < long || !near.candidates([bare(short)]).includes(long))
      )
        found.push({ one: short, other: long, why: 'One may be short for the other.', isSure: false })
    }
  }
  return found
}

/** Finds names that may be near without comparing each with each. */
class NamesNear {
  readonly #byName = new Map<string, Surface[]>()
  readonly #byBeginning = new Map<string, Surface[]>()
  readonly #byStem = new Map<string, Surface[]>()
  readonly #byEnd = new Map<string, Surface[]>()

  constructor(people: readonly Surface[]) {
    for (const surface of people) {
      const name = withoutTitle(bare(surface))
      const words = name.split(' ')
      addTo(this.#byName, name, surface)
      for (const word of new Set([words[0] ?? '', words.at(-1) ?? '', kinTitleOf(bare(surface)) ?? '']))
        addTo(this.#byEnd, word, surface)
      if (words.length !== 1) continue
      const stem = stemOfPetForm(name)
      if (stem) addTo(this.#byStem, stem, surface)
      for (let length = 1; length < name.length; length++)
        addTo(this.#byBeginning, name.slice(0, length), surface)
    }
  }

  /** Names that may be part of a name or short for it, in the order of the alphabet. `words`: those of the name, without its title; `title`: a word of kin. */
  candidates(words: readonly string[], title: string | null = null): Surface[] {
    const [first = '', last = ''] = [words[0], words.at(-1)]
    const names = [first, last, ...calledLike(first), ...(title === null ? [] : [title])]
    for (let length = 1; length < first.length; length++)
      names.push(first.slice(0, length), first.slice(length))
    const found = new Set(names.flatMap((name) => this.#byName.get(name) ?? []))
    if (words.length === 2) for (const one of this.#byEnd.get(last) ?? []) found.add(one)
    for (const one of this.#byEnd.get(first) ?? []) if (withoutByname(bare(one)) === first) found.add(one)
    for (const word of new Set([spelledOut(first), spelledOut(last)]))
      for (let length = 3; length <= word.length; length++)
        for (const one of this.#byStem.get(word.slice(0, length)) ?? []) found.add(one)
    for (const beginning of [first, stemOfPetForm(first) ?? first])
      for (const one of this.#byBeginning.get(beginning) ?? []) found.add(one)
    return [...found].sort()
  }

  /** 'Tam', of 'Big Tam' and 'Wee Tam': whoever writes tells them apart, and may mean either. */
  isOfSeveralBynames(short: Surface, long: Surface): boolean {
    const own = bare(short)
    if (withoutByname(bare(long)) !== own) return false
    return (
      this.candidates([own]).filter((one) => one !== short && withoutByname(bare(one)) === own).length > 1
    )
  }

  /** Whether somebody is named by one word alone. */
  isNamed(word = ''): boolean {
    return this.#byName.has(word)
  }

  /** Whether one of two is part of the other and of further names: a page that uses both means only its own. */
  isOneOfSeveral(one: Surface, other: Surface): boolean {
    const short = holds(bare(other), bare(one)) ? one : holds(bare(one), bare(other)) ? other : null
    return short !== null && this.longer(short).length > 1
  }

  /** The names that hold a short one. */
  longer(short: Surface): Surface[] {
    const own = bare(short)
    return (this.#byEnd.get(withoutTitle(own)) ?? []).filter(
      (surface) => surface !== short && holds(bare(surface), own),
    )
  }
}

function addTo(map: Map<string, Surface[]>, key: string, surface: Surface): void {
  const known = map.get(key)
  if (known) known.push(surface)
  else map.set(key, [surface])
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
