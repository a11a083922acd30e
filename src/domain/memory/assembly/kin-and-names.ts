import type { NamedPerson } from '../identity.ts'
import { bare, genderOfTitle, isRoleOnly, titleOf } from '../nicknames.ts'
import { type Gender, genderOfName, genderOfRole } from '../reading/genders.ts'
import { elderMeant, kinMeant } from '../reading/kin/kin-lexicon.ts'
import { isOfAnother, mayMeanOne } from '../reading/kin-words.ts'
import type { Surface } from '../reading/page-memory.ts'

/** 'sister' of 'person:role:older sister' and "person:tom's sister", 'grandmother' of 'person:babcia'; null for a name. */
export function kinOf(surface: Surface): string | null {
  if (isRoleOnly(surface))
    return surface.slice(Math.max(surface.lastIndexOf(':'), surface.lastIndexOf(' ')) + 1)
  if (isOfAnother(surface)) return surface.slice(surface.lastIndexOf(' ') + 1)
  return elderMeant(bare(surface))
}

export const alsoAsked = new Set(
  'cousin granddaughter grandson niece nephew stepdaughter stepson midwife supervisor mother-in-law father-in-law sister-in-law brother-in-law son-in-law daughter-in-law godmother godfather goddaughter godson'.split(
    ' ',
  ),
)
/** They are called by their role, and by name once or twice in years. */
export const elders = new Set('mother father grandmother grandfather'.split(' '))
export const closest = new Set([...elders, 'sister', 'brother'])
export const family = new Set(
  [...elders, 'sister', 'brother', 'husband', 'wife', 'daughter', 'son'].map((kin) => `person:role:${kin}`),
)
export const ofTheYoung = new Set('niece nephew grandson granddaughter'.split(' '))
export const atWork = new Set(
  'boss manager therapist doctor gp landlord landlady midwife supervisor'.split(' '),
)

/** A name that may be that of somebody without one. */
export interface Named {
  readonly surface: Surface
  readonly gender: Gender | null
  readonly signs: ReadonlySet<string>
  /** What pages say that they are to the writer. */
  readonly roles: ReadonlySet<string>
  readonly hasTitle: boolean
  /** What it means where it is a word of kin: 'brother' of 'kuya'. */
  readonly meant: ReadonlySet<string>
  /** A longer name begins with it: close kin are seldom named with their family name. */
  readonly hasLonger: boolean
  /** They are the kin of somebody else. */
  readonly isTheirs: boolean
  /** No other name begins with its first word. */
  readonly isOnly: boolean
}

interface SortedOut {
  readonly genders: ReadonlyMap<Surface, Gender | null>
  /** All that are names. */
  readonly named: readonly Surface[]
  readonly names: readonly Named[]
  readonly unnamed: readonly Surface[]
}

const known = new WeakMap<readonly NamedPerson[], SortedOut>()

/** The same people are asked about after each page. */
export function sortedOut(people: readonly NamedPerson[]): SortedOut {
  const before = known.get(people)
  if (before) return before
  const bySurface = new Map(people.map(({ surface, signs }) => [surface, signs]))
  const genderOf = ({ surface, signs }: NamedPerson) =>
    genderOfTitle(surface) ??
    genderOfRole(bare(surface).split(' ')[0] ?? '') ??
    genderOfName(bare(surface)) ??
    shownBy(signs) ??
    (surface.includes(' ') ? shownBy(bySurface.get(surface.slice(0, surface.indexOf(' '))) ?? none) : null)
  const genders = new Map(people.map((one) => [one.surface, genderOf(one)]))
  const named = people.filter(({ surface }) => kinOf(surface) === null)
  const firstOf = (surface: Surface) => /^[^ ]*/.exec(surface)?.[0] ?? ''
  const firsts = Map.groupBy(named, ({ surface }) => firstOf(surface))
  const longer = new Set(named.flatMap(({ surface }) => (surface.includes(' ') ? [firstOf(surface)] : [])))
  const made = {
    genders,
    named: named.map(({ surface }) => surface),
    names: named.map(({ surface, signs, roles }) => ({
      ...{ surface, signs, roles, gender: genders.get(surface) ?? null },
      hasTitle: titleOf(surface) !== '',
      meant: kinMeant(bare(surface)),
      hasLonger: longer.has(surface),
      isTheirs: [...signs].some((sign) => sign.startsWith('of ')),
      isOnly: firsts.get(firstOf(surface))?.length === 1,
    })),
    unnamed: people.flatMap(({ surface }) => (mayBeAsked(surface) ? [surface] : [])),
  }
  known.set(people, made)
  return made
}

/**
 * Which other kin somebody with a word for a name may be: whom the children of a writer call 'Granny', the mother or the mother-in-law, and 'Amma' the mother.
 * Nobody where the writer speaks of such kin besides.
 */
export function alsoCalled(
  people: readonly NamedPerson[],
  ways: readonly Surface[],
  gender: Gender | null,
): Surface[] {
  const isParent = ways.some((way) => parents.test(`person:role:${elderMeant(bare(way))}`))
  const hasChildren = people.some(({ surface }) => ofParents.test(surface))
  if (ways.some(isRoleOnly) || !(isParent || hasChildren)) return []
  return people.flatMap(({ surface }) =>
    parents.test(surface) && genderOfRole(surface.slice('person:role:'.length)) === gender ? [surface] : [],
  )
}

const ofParents = /^person:role:(?:.* )?(?:son|daughter|kids|grandson|granddaughter|\p{L}+-in-law)$/u
const parents = /^person:role:(?:mother|father)(?:-in-law)?$/

function mayBeAsked(surface: Surface): boolean {
  const kin = kinOf(surface)
  return kin !== null && (mayMeanOne(kin) || alsoAsked.has(kin) || surface === 'person:role:best friend')
}

const none: ReadonlySet<string> = new Set()
const shownBy = (signs: ReadonlySet<string>): Gender | null =>
  signs.has('woman') === signs.has('man') ? null : signs.has('woman') ? 'woman' : 'man'
