import type { Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import { titleOf } from '../nicknames.ts'
import type { Gender } from '../reading/genders.ts'
import type { Surface } from '../reading/page-memory.ts'
import type { DoubtGrounds } from './doubt-grounds.ts'
import { elders, family, type Named } from './kin-and-names.ts'

const often = 3
const veryOften = 5
const usedOn = (pages: number): number => (pages >= veryOften ? 3 : pages >= often ? 2 : 0)

/** How names are used, whoever is looked for. */
export class NameUses {
  readonly names: readonly Named[]
  readonly #grounds: DoubtGrounds
  readonly #bySurface: ReadonlyMap<Surface, Named>
  readonly #byRole: ReadonlyMap<string, readonly Named[]>
  readonly #weights = new Map<Surface, number>()
  readonly #sorted = new Map<string, readonly Named[]>()
  #uses: ReadonlyMap<Surface, Use> | undefined

  constructor(grounds: DoubtGrounds, names: readonly Named[]) {
    this.#grounds = grounds
    this.names = names
    this.#bySurface = new Map(names.map((name) => [name.surface, name]))
    this.#byRole = groupedBy(names, ({ surface, roles, signs, meant, hasTitle }) => [
      ...[...roles, ...meant, ...signs],
      ...(hasTitle ? [titleOf(surface)] : []),
    ])
  }

  /** The number of the first day on which a name stands. */
  first(surface: Surface): number {
    const use = this.#use().get(surface)
    return use ? dayNumberOf(use.first) : Number.POSITIVE_INFINITY
  }

  /** Those for whom more speaks than how they are used: who have a role or a title of their own, or are among `others`. */
  special(kin: string, ways: readonly Surface[], others: readonly Surface[]): Set<Named> {
    const roles = [kin, `of ${kin}`, ...ways.map((way) => way.slice('person:role:'.length))]
    return new Set([
      ...roles.flatMap((role) => this.#byRole.get(role) ?? []),
      ...others.flatMap((surface) => this.#bySurface.get(surface) ?? []),
    ])
  }

  /** Those that may be close kin, likeliest first. */
  *byUse(needed: Gender | null, withPages: boolean): Generator<Named, void> {
    const lists = genders.map((gender) => ({
      all: this.#of(gender, withPages),
      at: 0,
      more: gender !== null && gender === needed ? 2 : 0,
    }))
    while (true) {
      let best: (typeof lists)[number] | undefined
      let most = Number.NEGATIVE_INFINITY
      for (const list of lists) {
        const name = list.all[list.at]
        const weight = name ? this.weight(name, withPages) + list.more : most
        if (weight > most) [best, most] = [list, weight]
      }
      const next = best?.all[best.at++]
      if (!next) return
      yield next
    }
  }

  /** How much speaks for a name being close kin: on how many pages it stands, and how often with family. */
  weight(name: Named, withPages: boolean): number {
    const { surface, signs, hasLonger } = name
    let weight = this.#weights.get(surface)
    if (weight === undefined) {
      const pages = this.#grounds.pagesOf(surface)
      const close = this.#use().get(surface)?.withFamily ?? 0
      const isBeside = close > 0 && familyAll.some((each) => this.#grounds.areBeside(each, surface))
      weight =
        (2 * close) / Math.max(2, pages) +
        (signs.has('ours') ? 4 : 0) +
        (isBeside ? 2 : 0) -
        (hasLonger || surface.includes(' ') ? 1 : 0)
      this.#weights.set(surface, weight)
    }
    return weight + (withPages ? usedOn(this.#grounds.pagesOf(surface)) : 0)
  }

  #of(gender: Gender | null, withPages: boolean): readonly Named[] {
    const key = `${gender} ${withPages}`
    const known = this.#sorted.get(key)
    if (known) return known
    const made = this.names
      .filter((name) => name.gender === gender && name.roles.size === 0 && !name.isTheirs && !name.hasTitle)
      .map((name) => ({ name, weight: this.weight(name, withPages) }))
      .sort((a, b) => b.weight - a.weight || (a.name.surface < b.name.surface ? -1 : 1))
      .map(({ name }) => name)
    this.#sorted.set(key, made)
    return made
  }

  #use(): ReadonlyMap<Surface, Use> {
    if (this.#uses) return this.#uses
    const uses = new Map<Surface, Use>()
    for (const { page, named } of this.#grounds.allPages()) {
      const kin = new Set<Surface>()
      for (const { surface, role } of named)
        if (family.has(surface) || (role !== undefined && elders.has(role))) kin.add(surface)
      for (const surface of new Set(named.map((one) => one.surface))) {
        const use = uses.get(surface) ?? { first: page.day, withFamily: 0 }
        uses.set(surface, use)
        if (page.day < use.first) use.first = page.day
        if (kin.size > (kin.has(surface) ? 1 : 0)) use.withFamily++
      }
    }
    this.#uses = uses
    return uses
  }
}

interface Use {
  /** The first day on which a name stands. */
  first: Day
  /** On how many pages it stands together with family. */
  withFamily: number
}

const genders = ['woman', 'man', null] as const
const familyAll = [...family]

function groupedBy(
  names: readonly Named[],
  keysOf: (name: Named) => readonly string[],
): Map<string, Named[]> {
  const grouped = new Map<string, Named[]>()
  for (const name of names)
    for (const key of keysOf(name)) {
      const known = grouped.get(key)
      if (known) known.push(name)
      else grouped.set(key, [name])
    }
  return grouped
}
