import type { NamedPerson } from '../identity.ts'
import { bare, genderOfTitle, isRoleOnly } from '../nicknames.ts'
import { type Gender, genderOfName, genderOfRole } from '../reading/genders.ts'
import { elderMeant } from '../reading/kin/kin-lexicon.ts'
import { isOfAnother } from '../reading/kin-words.ts'
import type { Surface } from '../reading/page-memory.ts'

/** 'sister' of 'person:role:older sister' and "person:tom's sister", 'grandmother' of 'person:babcia'; null for a name. */
export function kinOf(surface: Surface): string | null {
  if (isRoleOnly(surface))
    return surface.slice(Math.max(surface.lastIndexOf(':'), surface.lastIndexOf(' ')) + 1)
  if (isOfAnother(surface)) return surface.slice(surface.lastIndexOf(' ') + 1)
  return elderMeant(bare(surface))
}

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

/** The gender that a title, a word of kin or a listed name says. */
export const genderSaid = (surface: Surface): Gender | null =>
  genderOfTitle(surface) ?? genderOfRole(bare(surface).split(' ')[0] ?? '') ?? genderOfName(bare(surface))

/** The gender of each, as far as their names or else pages say it. */
export function gendersOf(people: readonly NamedPerson[]): Map<Surface, Gender | null> {
  const bySurface = new Map(people.map(({ surface, signs }) => [surface, signs]))
  const genderOf = ({ surface, signs }: NamedPerson) =>
    genderSaid(surface) ??
    shownBy(signs) ??
    (surface.includes(' ') ? shownBy(bySurface.get(surface.slice(0, surface.indexOf(' '))) ?? none) : null)
  return new Map(people.map((one) => [one.surface, genderOf(one)]))
}

const none: ReadonlySet<string> = new Set()
const shownBy = (signs: ReadonlySet<string>): Gender | null =>
  signs.has('woman') === signs.has('man') ? null : signs.has('woman') ? 'woman' : 'man'
