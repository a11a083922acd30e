import { dayNumberOf } from '../../time/day-number.ts'
import { bare, isFormal, isRoleOnly, titleOf } from '../nicknames.ts'
import { type Gender, genderOfRole } from '../reading/genders.ts'
import { kinMeant } from '../reading/kin/kin-lexicon.ts'
import { isOfAnother } from '../reading/kin-words.ts'
import type { Surface } from '../reading/page-memory.ts'
import type { DoubtGrounds } from './doubt-grounds.ts'
import { atWork, closest, elders, family, genderSaid, gendersOf, kinOf, ofTheYoung } from './kin-and-names.ts'

/** By what somebody is called: what kin they are, whose, or what kind of name they have. */
export type Called = 'elder' | 'close' | 'young' | 'far' | 'work' | 'theirs' | Named
export type Named = 'formal' | 'titled' | 'full' | 'single'

/** Somebody by all the ways of naming them that are known to be one. */
export interface Somebody {
  readonly root: Surface
  readonly ways: readonly Surface[]
  readonly called: Called
  /** 'sister' of 'my older sister' and "Tom's sister"; empty for a name. */
  readonly kin: string
  readonly gender: Gender | null
  /** By their name or what kin they are; `gender` may be what pronouns show. */
  readonly genderSaid: Gender | null
  readonly roles: ReadonlySet<string>
  readonly signs: ReadonlySet<string>
  /** What titles and words of kin in their names mean: 'brother' of 'Kuya Jun'. */
  readonly meant: ReadonlySet<string>
  /** On which pages they stand, counted in the order of writing. */
  readonly pages: readonly number[]
  /** The number of the day of the first of them. */
  readonly first: number
  /** On how many of these pages close family stands too. */
  readonly withFamily: number
  /** Over which share of all pages they are named, and whether one of the first tenth does. */
  readonly spread: number
  readonly isEarly: boolean
}

/** A page with the sentences in which it names each of them. */
export type Scene = ReadonlyMap<Somebody, readonly number[]>

export interface Cast {
  readonly all: readonly Somebody[]
  readonly of: (surface: Surface) => Somebody | undefined
  readonly scenes: readonly Scene[]
  /** The writer has children or is married. */
  readonly hasChildren: boolean
}

/** Of these a life has many: nobody is asked who they are. */
const many = new Set('parents grandparents kids children friend colleague coworker neighbour'.split(' '))

export const isUnnamed = ({ kin }: Somebody): boolean => kin !== ''

/** Everybody whom a journal names, and who stands where. */
export function castOf({ people, identity, isThere, pagesInOrder }: DoubtGrounds): Cast {
  const genders = gendersOf(people)
  const groups = Map.groupBy(
    people.filter(({ surface }) => isThere(surface)),
    ({ surface }) => identity.rootOf(surface),
  )
  const rootOf = new Map(
    [...groups].flatMap(([root, ways]) => ways.map(({ surface }) => [surface, root] as const)),
  )
  const seen = seenOn(pagesInOrder(), rootOf)
  const bySurface = new Map<Surface, Somebody>()
  const all = [...groups].flatMap(([root, members]): Somebody[] => {
    const ways = members.map(({ surface }) => surface)
    const kin = kinOfAll(ways)
    const use = seen.uses.get(root)
    if (kin === null || !use) return []
    const signs = new Set(members.flatMap((one) => [...one.signs]))
    const said = (kin && genderOfRole(kin)) || (ways.map(genderSaid).find((each) => each) ?? null)
    const one: Somebody = {
      ...{ root, ways, kin, called: calledOf(ways, kin), signs },
      gender: said ?? ways.map((way) => genders.get(way)).find((each) => each) ?? null,
      genderSaid: said,
      roles: new Set(members.flatMap(({ roles }) => [...roles])),
      meant: new Set(
        ways.flatMap((way) => [...kinMeant(bare(way)), titleOf(way)]).filter((each) => each !== ''),
      ),
      ...use,
      spread: ((use.pages.at(-1) ?? 0) - (use.pages[0] ?? 0)) / seen.scenes.length,
      isEarly: (use.pages[0] ?? 0) < seen.scenes.length / 10,
    }
    for (const way of ways) bySurface.set(way, one)
    return [one]
  })
  const scenes = seen.scenes.map((scene) => {
    const named = new Map<Somebody, readonly number[]>()
    for (const [root, sentences] of scene) {
      const one = bySurface.get(root)
      if (one) named.set(one, sentences)
    }
    return named
  })
  const hasChildren = people.some(({ surface }) => ofParents.test(surface))
  return { all, of: (surface) => bySurface.get(surface), scenes, hasChildren }
}

const ofParents = /^person:role:(?:.* )?(?:son|daughter|kids|grandson|granddaughter|\p{L}+-in-law)$/u

/** What kin somebody is who has no name; empty for somebody who has; null for many. */
function kinOfAll(ways: readonly Surface[]): string | null {
  if (ways.some((way) => kinOf(way) === null)) return ''
  const kin = kinOf(ways.find(isRoleOnly) ?? ways[0] ?? '') ?? ''
  return many.has(kin) && !ways.includes('person:role:best friend') ? null : kin
}

function calledOf(ways: readonly Surface[], kin: string): Called {
  if (kin !== '') {
    if (ways.some(isOfAnother)) return 'theirs'
    if (elders.has(kin)) return 'elder'
    if (closest.has(kin) || family.has(`person:role:${kin}`)) return 'close'
    return ofTheYoung.has(kin) ? 'young' : atWork.has(kin) ? 'work' : 'far'
  }
  if (ways.some(isFormal)) return 'formal'
  if (ways.some((way) => titleOf(way) !== '')) return 'titled'
  return ways.some((way) => way.includes(' ')) ? 'full' : 'single'
}

interface Seen {
  readonly scenes: readonly ReadonlyMap<Surface, readonly number[]>[]
  readonly uses: ReadonlyMap<Surface, Pick<Somebody, 'pages' | 'first' | 'withFamily'>>
}

function seenOn(
  pages: ReturnType<DoubtGrounds['pagesInOrder']>,
  rootOf: ReadonlyMap<Surface, Surface>,
): Seen {
  const uses = new Map<Surface, { pages: number[]; first: number; withFamily: number }>()
  const scenes = pages.map(({ page, named }, at) => {
    const scene = new Map<Surface, number[]>()
    const kin = new Set<Surface>()
    for (const { surface, role, sentences } of named) {
      const root = rootOf.get(surface)
      if (root === undefined) continue
      const known = scene.get(root)
      if (known) known.push(...sentences)
      else scene.set(root, [...sentences])
      if (family.has(surface) || (role !== undefined && elders.has(role))) kin.add(root)
    }
    for (const root of scene.keys()) {
      const use = uses.get(root) ?? { pages: [], first: dayNumberOf(page.day), withFamily: 0 }
      uses.set(root, use)
      use.pages.push(at)
      if (kin.size > Number(kin.has(root))) use.withFamily++
    }
    return scene
  })
  return { scenes, uses }
}
