import { correctionsOf, type MemoryCorrection } from '../memory-correction.ts'
import {
  bare,
  betterRoot,
  holds,
  isRoleOnly,
  mayBeShortFor,
  nearness,
  titleOf,
  withoutSeveral,
  withoutTitle,
} from '../nicknames.ts'
import { elderMeant } from '../reading/kin/kin-lexicon.ts'
import { mayMeanOne } from '../reading/kin-words.ts'
import { calledSign, type Surface } from '../reading/page-memory.ts'

/** How often and how a journal uses a surface. */
export interface SurfaceUse {
  readonly surface: Surface
  readonly pages: number
  /** Roles that pages give it, with how many pages do. */
  readonly roles: ReadonlyMap<string, number>
  readonly signs: ReadonlySet<string>
}

/** What identity rests on besides the uses. */
export interface IdentityGrounds {
  readonly uses: readonly SurfaceUse[]
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
  readonly isApart: (one: Surface, other: Surface) => boolean
  readonly doubts: readonly Doubt[]
}

const isPerson = (surface: Surface): boolean => surface.startsWith('person:')

/** Decides which ways of naming are one thing: what pages or the person say, and what cannot be otherwise. The rest is doubt. */
export function identityOf({ uses, same, corrections }: IdentityGrounds): Identity {
  const all = correctionsOf(corrections, 'same')
  const said = all.filter(
    (one, at) =>
      !all
        .slice(at + 1)
        .some((other) => pairOf(other.surface, other.other) === pairOf(one.surface, one.other)),
  )
  const apart = new Set(
    said.filter(({ isSame }) => !isSame).map(({ surface, other }) => pairOf(surface, other)),
  )
  const groups = new Groups(apart)
  for (const { surface, other, isSame } of said) if (isSame) groups.join(surface, other)
  const names = uses.map(({ surface }) => surface).filter((one) => isPerson(one) && !isRoleOnly(one))
  const longer = (short: Surface) =>
    names.filter((name) => name !== short && holds(bare(name), bare(short))).length
  for (const [one, other] of withoutSeveral(same)) {
    const isAmbiguous =
      (holds(bare(other), bare(one)) && longer(one) > 1) ||
      (!holds(bare(other), bare(one)) && holds(bare(one), bare(other)) && longer(other) > 1)
    if (!isAmbiguous) groups.join(one, other)
  }
  for (const [one, other] of roleNames(uses)) groups.join(one, other)
  const doubts: Doubt[] = []
  for (const { one, other, why, isSure } of nearNames(uses)) {
    if (groups.rootOf(one) === groups.rootOf(other) || groups.isApart(one, other)) continue
    if (isSure) groups.join(one, other)
    else if (!doubts.some((each) => each.one === other && each.other === one))
      doubts.push({ one, other, why })
  }
  return {
    rootOf: (surface) => groups.rootOf(surface),
    isApart: (one, other) => groups.isApart(one, other),
    doubts: doubts.filter(({ one, other }) => groups.rootOf(one) !== groups.rootOf(other)),
  }
}

const pairOf = (one: Surface, other: Surface): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

/** Names that pages give a role, where only one person can have it; roles in the order of the alphabet, since the earlier of two joins wins. */
function roleNames(uses: readonly SurfaceUse[]): [Surface, Surface][] {
  const byRole = new Map<string, Surface[]>()
  const known = new Map(uses.map(({ surface, signs }) => [surface, signs]))
  for (const { surface, roles } of uses) {
    if (!isPerson(surface) || isRoleOnly(surface)) continue
    for (const role of roles.keys()) byRole.set(role, [...(byRole.get(role) ?? []), surface])
  }
  const found: [Surface, Surface][] = []
  for (const role of [...byRole.keys()].sort()) {
    const names = byRole.get(role) ?? []
    const own = `person:role:${role}`
    const firsts = new Set(names.map((name) => withoutTitle(bare(name)).split(' ')[0]))
    const isOne = firsts.size === 1 || (firsts.size === 2 && allNear(names))
    if (!isOne || !mayMeanOne(role)) continue
    for (const name of names.slice(1)) if (names[0]) found.push([names[0], name])
    const isOther = known.get(own)?.has(calledSign) && names.some((name) => elderMeant(bare(name)))
    if (known.has(own) && names[0] && !isOther) found.push([names[0], own])
  }
  return found
}

const allNear = ([one = '', other = '']: readonly Surface[]): boolean => mayBeShortFor(bare(one), bare(other))

interface Near extends Doubt {
  readonly isSure: boolean
}

/** Names that may be one by how they are spelled. */
function nearNames(uses: readonly SurfaceUse[]): Near[] {
  const people = uses.filter(({ surface }) => isPerson(surface) && !isRoleOnly(surface))
  const names = new Set(people.map(({ surface }) => withoutTitle(bare(surface))))
  const firstOf = (surface: Surface) => withoutTitle(bare(surface)).split(' ')[0] ?? ''
  const isWhole = (surface: Surface) => withoutTitle(bare(surface)).includes(' ')
  const found: Near[] = []
  for (const { surface: long } of people) {
    for (const { surface: short } of people) {
      if (short === long) continue
      const near = nearness(short, long)
      if (near === 'part') {
        const rivals = people.filter(
          ({ surface }) => surface !== short && surface !== long && holds(bare(surface), bare(short)),
        )
        const [ours, theirs] = [titleOf(short), titleOf(long)]
        const isSure = rivals.length === 0 && ours !== '' && ours === theirs
        const why =
          rivals.length > 0
            ? `There are several: ${rivals.length + 1} longer names hold this one.`
            : 'They share a name, and no page says that they are one.'
        found.push({ one: short, other: long, why, isSure })
      } else if (
        near === 'short' &&
        (isWhole(long) && !short.includes(' ')
          ? withoutTitle(bare(long)).endsWith(` ${bare(short)}`) || !names.has(firstOf(long))
          : short < long || nearness(long, short) !== 'short')
      )
        found.push({ one: short, other: long, why: 'One may be short for the other.', isSure: false })
    }
  }
  return found
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
