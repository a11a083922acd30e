import { dayNumberOf } from '../../time/day-number.ts'
import { bare, isRoleOnly, titleOf } from '../nicknames.ts'
import { type Gender, genderOfRole } from '../reading/genders.ts'
import { kinMeant } from '../reading/kin/kin-lexicon.ts'
import { isOfAnother } from '../reading/kin-words.ts'
import type { Surface } from '../reading/page-memory.ts'
import type { DoubtGrounds, NamingPage, Weighed } from './doubt-grounds.ts'
import {
  alsoAsked,
  alsoCalled,
  atWork,
  closest,
  elders,
  kinOf,
  type Named,
  ofTheYoung,
  sortedOut,
} from './kin-and-names.ts'
import { NameUses } from './name-uses.ts'

const why = 'Pages use one without a name, and none says who the other is.'
/** Whoever stands on more pages than that without a name has none. */
const mostPages = 200
/** What it adds that a page names both, however far apart. */
const onPage = 2
/** What a name needs to be offered, and the likeliest of them for anybody to be asked. */
const enough = { own: 1, ofAnother: 3 }
const enoughToAsk = 3

const mostOffered = 6

/** Whom kin without a name may be, each with all names that fit, likeliest first. */
export function unnamedDoubts(grounds: DoubtGrounds): Weighed[][] {
  const { people, identity, isThere, pagesOf } = grounds
  const { named, names, unnamed } = sortedOut(people)
  const uses = new NameUses(grounds, names)
  const hinted = Map.groupBy(
    grounds.hints('may be').flatMap(([one, other]) => [
      { one, other },
      { one: other, other: one },
    ]),
    ({ one }) => one,
  )
  const withName = new Set(named.map((surface) => identity.rootOf(surface)))
  // Who was told apart from the likeliest is not asked about again.
  const isAnswered = (one: Surface) => names.some(({ surface }) => identity.isApart(one, surface))
  const open = unnamed.filter(
    (one) =>
      !withName.has(identity.rootOf(one)) && isThere(one) && pagesOf(one) <= mostPages && !isAnswered(one),
  )
  return [...Map.groupBy(open, (one) => identity.rootOf(one)).values()].map((ways) => {
    const suggested = new Set(ways.flatMap((way) => hinted.get(way)?.map(({ other }) => other) ?? []))
    const found = offeredFor(grounds, uses, { ways, suggested })
    return (found[0]?.weight ?? 0) < enoughToAsk ? [] : found
  })
}

interface Nameless {
  /** By which words pages speak of them. */
  readonly ways: readonly Surface[]
  /** Names of which a page suggests that they are theirs. */
  readonly suggested: ReadonlySet<Surface>
}

/** The likeliest names of somebody without one. */
function offeredFor(grounds: DoubtGrounds, uses: NameUses, { ways, suggested }: Nameless): Weighed[] {
  const { people, identity, isThere, areBeside } = grounds
  const one = ways.find(isRoleOnly) ?? ways[0] ?? ''
  const pages = new Set(ways.flatMap((way) => grounds.pagesNaming(way)))
  const near = nearOn(pages, new Set(ways))
  const kin = kinOf(one) ?? ''
  const needed = genderOfRole(kin)
  const least = isOfAnother(one) ? enough.ofAnother : enough.own
  // Only close kin are found by how they are used; others by standing close.
  const isByUse = !isOfAnother(one) && !elders.has(kin) && !atWork.has(kin)
  // Who is called by a word of kin is asked about with names alone.
  const isCalled = ways.some((way) => kinMeant(bare(way)).size > 0)
  const sought: Sought = {
    ...{ one, kin, needed, uses },
    days: ofTheYoung.has(kin) ? Array.from(pages, ({ page }) => dayNumberOf(page.day)) : [],
  }
  const isAllowed = ({ other }: Weighed): boolean =>
    isThere(other) && !ways.some((way) => areBeside(way, other))
  const weighed = (all: Iterable<Named>): Weighed[] =>
    [...all]
      .filter(
        ({ surface, gender, signs, roles, meant }) =>
          (roles.size === 0 || ways.some((way) => roles.has(way.slice('person:role:'.length)))) &&
          (!gender || !needed || gender === needed) &&
          (meant.size === 0 || (!isCalled && meant.has(kin))) &&
          (isByUse || (near.get(surface) ?? 0) > onPage || signs.has(`of ${kin}`) || suggested.has(surface)),
      )
      .map((name): Weighed => {
        const weight = weightOf(grounds, sought, name, near.get(name.surface) ?? 0)
        return { one, other: name.surface, why, weight: weight + (suggested.has(name.surface) ? 8 : 0) }
      })
      .filter((each) => each.weight >= least && isAllowed(each))
  const special = uses.special(kin, ways, [...near.keys(), ...suggested])
  const found = [
    ...weighed(isByUse && ofTheYoung.has(kin) ? uses.names : special),
    ...(isCalled ? alsoCalled(people, ways, needed) : []).map((other) => ({ one, other, why, weight: 4 })),
  ].filter(isAllowed)
  if (isByUse && !ofTheYoung.has(kin)) {
    // All others count by how they are used alone, likeliest first: no more of them than are offered are looked at.
    const roots = new Set<Surface>()
    for (const name of uses.byUse(needed, !alsoAsked.has(kin))) {
      if (roots.size === mostOffered) break
      if (special.has(name)) continue
      const [only] = weighed([name])
      if (!only) continue
      found.push(only)
      roots.add(identity.rootOf(name.surface))
    }
  }
  found.sort((a, b) => b.weight - a.weight || inOrder(a.other, b.other))
  // Of two names of one person the likelier.
  return [...Map.groupBy(found, ({ other }) => identity.rootOf(other)).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, mostOffered)
}

interface Sought {
  readonly one: Surface
  readonly kin: string
  readonly needed: Gender | null
  /** On which days they stand. */
  readonly days: readonly number[]
  readonly uses: NameUses
}

/** How likely a name is that of somebody without one. `close`: how close both stand, over all pages. */
function weightOf(
  { pagesOf }: DoubtGrounds,
  { one, kin, needed, days, uses }: Sought,
  name: Named,
  close: number,
): number {
  const { surface, gender, signs, roles, hasTitle, meant } = name
  const fits = gender !== null && gender === needed ? 2 : 0
  const pages = pagesOf(surface)
  // Whoever is named all the time stands close to everybody now and then.
  const most = close < pages ? 3 : 6
  const weight = Math.min(most, close) + (close > 0 && signs.has('alone') ? 2 : 0) + fits
  if (isOfAnother(one)) return weight + (signs.has(`of ${kin}`) ? 6 : 0)
  // 'Father Roddy' and 'Sister Comfort' are a priest and a nun.
  const isCalledSo = meant.has(kin) || (hasTitle && titleOf(surface) === kin && !closest.has(kin))
  if (isCalledSo || roles.size > 0) return weight + 9
  if (name.isTheirs || (hasTitle && !atWork.has(kin))) return 0
  if (elders.has(kin)) return pages <= 2 && close >= 4 * pages && fits > 0 ? weight : 0
  if (atWork.has(kin)) return weight
  const first = ofTheYoung.has(kin) ? uses.first(surface) : 0
  // 'My niece has a whole nose!', and eight days later her name.
  const isNew = ofTheYoung.has(kin) && days.some((day) => Math.abs(day - first) <= 10)
  return weight + uses.weight(name, !alsoAsked.has(kin)) + (isNew ? 5 : 0)
}

/** In the same sentence, in a clause of its own; in the next one; in the one after it. */
const closeBy = [3, 5, 4]

/** How close others stand to somebody, over all pages; 2 where only further off. */
function nearOn(pages: Iterable<NamingPage>, ways: ReadonlySet<Surface>): Map<Surface, number> {
  const near = new Map<Surface, number>()
  for (const { named: mentions } of pages) {
    const own = mentions.flatMap(({ surface, sentences }) => (ways.has(surface) ? sentences : []))
    for (const { surface, sentences } of mentions) {
      let apart = Number.POSITIVE_INFINITY
      for (const at of sentences) for (const that of own) apart = Math.min(apart, Math.abs(that - at))
      const known = near.get(surface) ?? 0
      near.set(surface, apart <= 2 ? known + (closeBy[apart] ?? 0) : Math.max(known, onPage))
    }
  }
  return near
}

const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
