import type { Doubt, Identity, NamedPerson } from '../identity.ts'
import { bare, genderOfTitle, isRoleOnly, titleOf } from '../nicknames.ts'
import { type Gender, genderOfName, genderOfRole } from '../reading/genders.ts'
import { isOfAnother, mayMeanOne } from '../reading/kin-words.ts'
import type { Mention, Surface } from '../reading/page-memory.ts'

/** What asking rests on. The order of `people` is that of the alphabet. */
export interface DoubtGrounds {
  readonly people: readonly NamedPerson[]
  readonly identity: Identity
  /** Whether anything is known of a surface, and the person did not forget it. */
  readonly isThere: (surface: Surface) => boolean
  /** Whether one sentence names both: two people, then. */
  readonly areBeside: (one: Surface, other: Surface) => boolean
  /** How many pages name a surface. */
  readonly pagesOf: (surface: Surface) => number
  /** What is named on each of them. */
  readonly pagesNaming: (surface: Surface) => readonly (readonly Mention[])[]
}

/** Whether one is one of the others; `why` in words. A name has one other; for one without a name several may be, likeliest first. */
export interface WhoIsWho {
  readonly one: Surface
  readonly others: readonly Surface[]
  readonly why: string
}

/** So many questions of who is who are open at a time, and so many names are offered for one who has none. */
const mostOpen = 40
const mostOffered = 6

interface Weighed extends Doubt {
  readonly weight: number
}

/** Whom to ask about, likeliest first: names that are spelled alike, and who kin without a name are. */
export function doubtsOf(grounds: DoubtGrounds): WhoIsWho[] {
  const { people, identity, isThere, areBeside } = grounds
  const { genders } = sortedOut(people)
  const areTwo = (one: Surface, other: Surface): boolean => {
    const [ours, theirs] = [genders.get(one), genders.get(other)]
    return areBeside(one, other) || (!!ours && !!theirs && ours !== theirs)
  }
  const spelled = identity.doubts
    .filter(({ one, other }) => !areTwo(one, other) && isThere(one) && isThere(other))
    .map((doubt): Weighed[] => [{ ...doubt, weight: weightOfSpelled(grounds, doubt) }])
  return [...spelled, ...unnamedDoubts(grounds)]
    .flatMap((asked) => (asked[0] ? [{ asked, ...asked[0] }] : []))
    .sort((a, b) => b.weight - a.weight || inOrder(a.one, b.one) || inOrder(a.other, b.other))
    .slice(0, mostOpen)
    .map(({ asked, one, why }) => ({ one, others: asked.map(({ other }) => other), why }))
}

/** Two names that are each used on many pages are rather two people's. */
function weightOfSpelled({ pagesOf }: DoubtGrounds, { one, other }: Doubt): number {
  const isUsed = Math.min(pagesOf(one), pagesOf(other)) >= often
  return isUsed && !bare(other).includes(' ') ? 5 : 7
}

const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** 'sister' of 'person:role:older sister' and "person:tom's sister"; null for a name. */
function kinOf(surface: Surface): string | null {
  if (isRoleOnly(surface))
    return surface.slice(Math.max(surface.lastIndexOf(':'), surface.lastIndexOf(' ')) + 1)
  return isOfAnother(surface) ? surface.slice(surface.lastIndexOf(' ') + 1) : null
}

const alsoAsked = new Set(
  'cousin granddaughter grandson niece nephew stepdaughter stepson midwife supervisor'.split(' '),
)
/** They are called by their role, and by name once or twice in years. */
const elders = new Set('mother father grandmother grandfather'.split(' '))
const family = [...elders, 'sister', 'brother', 'husband', 'wife', 'daughter', 'son'].map(
  (kin) => `person:role:${kin}`,
)
const atWork = new Set('boss manager therapist doctor gp landlord landlady midwife supervisor'.split(' '))

const why = 'Pages use one without a name, and none says who the other is.'
/** Whoever stands on more pages than that without a name has none. */
const mostPages = 200
const often = 3
const veryOften = 5
const usedOn = (pages: number): number => (pages >= veryOften ? 3 : pages >= often ? 2 : 0)
/** What it adds that a page names both, however far apart. */
const onPage = 2
const enough = { own: 1, ofAnother: 3 }

/** A name that may be that of somebody without one. */
interface Named {
  readonly surface: Surface
  readonly gender: Gender | null
  readonly signs: ReadonlySet<string>
  readonly hasTitle: boolean
  /** A longer name begins with it: close kin are seldom named with their family name. */
  readonly hasLonger: boolean
}

interface SortedOut {
  readonly genders: ReadonlyMap<Surface, Gender | null>
  /** All that are names. */
  readonly named: readonly Surface[]
  /** Names of which no page says what they are to the writer. */
  readonly names: readonly Named[]
  readonly unnamed: readonly Surface[]
}

const known = new WeakMap<readonly NamedPerson[], SortedOut>()

/** The same people are asked about after each page. */
function sortedOut(people: readonly NamedPerson[]): SortedOut {
  const before = known.get(people)
  if (before) return before
  const bySurface = new Map(people.map(({ surface, signs }) => [surface, signs]))
  const genderOf = ({ surface, signs }: NamedPerson) =>
    genderOfTitle(surface) ??
    genderOfName(bare(surface)) ??
    shownBy(signs) ??
    (surface.includes(' ') ? shownBy(bySurface.get(surface.slice(0, surface.indexOf(' '))) ?? none) : null)
  const genders = new Map(people.map((one) => [one.surface, genderOf(one)]))
  const named = people.filter(({ surface }) => kinOf(surface) === null)
  const firsts = new Set(
    named.flatMap(({ surface }) => (surface.includes(' ') ? [surface.slice(0, surface.indexOf(' '))] : [])),
  )
  const made = {
    genders,
    named: named.map(({ surface }) => surface),
    names: named
      .filter(({ roles }) => roles.size === 0)
      .map(({ surface, signs }) => ({
        ...{ surface, signs, gender: genders.get(surface) ?? null },
        hasTitle: titleOf(surface) !== '',
        hasLonger: firsts.has(surface),
      })),
    unnamed: people.flatMap(({ surface }) => (mayBeAsked(surface) ? [surface] : [])),
  }
  known.set(people, made)
  return made
}

function unnamedDoubts(grounds: DoubtGrounds): Weighed[][] {
  const { people, identity, isThere, areBeside, pagesOf } = grounds
  const { named, names, unnamed } = sortedOut(people)
  const withName = new Set(named.map((surface) => identity.rootOf(surface)))
  // Who was told apart from the likeliest is not asked about again.
  const isAnswered = (one: Surface) => names.some(({ surface }) => identity.isApart(one, surface))
  const open = unnamed.filter(
    (one) =>
      !withName.has(identity.rootOf(one)) && isThere(one) && pagesOf(one) <= mostPages && !isAnswered(one),
  )
  return open.map((one) => {
    const near = nearOn(grounds.pagesNaming(one), one)
    const kin = kinOf(one) ?? ''
    const needed = genderOfRole(kin)
    const least = isRoleOnly(one) ? enough.own : enough.ofAnother
    // Only close kin are found by how they are used; others by standing close.
    const isByUse = isRoleOnly(one) && !elders.has(kin) && !atWork.has(kin)
    const found = names
      .filter(
        ({ surface, gender, signs }) =>
          (!gender || !needed || gender === needed) &&
          (isByUse || (near.get(surface) ?? 0) > onPage || signs.has(`of ${kin}`)),
      )
      .map((name): Weighed => {
        const close = near.get(name.surface) ?? 0
        return { one, other: name.surface, why, weight: weightOf(grounds, { one, kin, needed }, name, close) }
      })
      .filter(({ other, weight }) => weight >= least && isThere(other) && !areBeside(one, other))
      .sort((a, b) => b.weight - a.weight || inOrder(a.other, b.other))
    // Of two names of one person the likelier.
    return [...Map.groupBy(found, ({ other }) => identity.rootOf(other)).values()]
      .flatMap(([first]) => first ?? [])
      .slice(0, mostOffered)
  })
}

function mayBeAsked(surface: Surface): boolean {
  const kin = kinOf(surface)
  return kin !== null && (mayMeanOne(kin) || alsoAsked.has(kin))
}

/** How likely a name is that of somebody without one. `close`: how close both stand, over all pages. */
function weightOf(
  { pagesOf, areBeside }: DoubtGrounds,
  { one, kin, needed }: { readonly one: Surface; readonly kin: string; readonly needed: Gender | null },
  { surface, gender, signs, hasTitle, hasLonger }: Named,
  close: number,
): number {
  const fits = gender !== null && gender === needed ? 2 : 0
  const pages = pagesOf(surface)
  // Whoever is named all the time stands close to everybody now and then.
  const most = close < pages ? 3 : 6
  const weight = Math.min(most, close) + (close > 0 && signs.has('alone') ? 2 : 0) + fits
  if (!isRoleOnly(one)) return weight + (signs.has(`of ${kin}`) ? 6 : 0)
  const isTheirs = [...signs].some((sign) => sign.startsWith('of '))
  const isCalledSo = hasTitle && titleOf(surface) === kin
  if (isCalledSo) return weight + 9
  if (isTheirs || (hasTitle && !atWork.has(kin))) return 0
  if (elders.has(kin)) return pages <= 2 && close >= 4 * pages ? weight : 0
  if (atWork.has(kin)) return weight
  const byUse = alsoAsked.has(kin) ? 0 : usedOn(pages)
  const isWithFamily = family.some((each) => areBeside(each, surface))
  return (
    weight +
    byUse +
    (signs.has('ours') ? 4 : 0) +
    (isWithFamily ? 2 : 0) -
    (hasLonger || surface.includes(' ') ? 1 : 0)
  )
}

const none: ReadonlySet<string> = new Set()
const shownBy = (signs: ReadonlySet<string>): Gender | null =>
  signs.has('woman') === signs.has('man') ? null : signs.has('woman') ? 'woman' : 'man'

/** How close others stand to somebody: on each page 5 in the next sentence, 4 in the one after it; 2 where only further off. */
function nearOn(pages: readonly (readonly Mention[])[], one: Surface): Map<Surface, number> {
  const near = new Map<Surface, number>()
  for (const mentions of pages) {
    const own = mentions.flatMap(({ surface, sentences }) => (surface === one ? sentences : []))
    for (const { surface, sentences } of mentions) {
      const apart = Math.min(...sentences.flatMap((at) => own.map((that) => Math.abs(that - at))))
      const known = near.get(surface) ?? 0
      if (apart <= 2) near.set(surface, known + (apart < 2 ? 5 : 4))
      else near.set(surface, Math.max(known, onPage))
    }
  }
  return near
}
