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
  family,
  kinOf,
  type Named,
  ofTheYoung,
  sortedOut,
} from './kin-and-names.ts'

const why = 'Pages use one without a name, and none says who the other is.'
/** Whoever stands on more pages than that without a name has none. */
const mostPages = 200
const often = 3
const veryOften = 5
const usedOn = (pages: number): number => (pages >= veryOften ? 3 : pages >= often ? 2 : 0)
/** What it adds that a page names both, however far apart. */
const onPage = 2
const enough = { own: 1, ofAnother: 3 }

const mostOffered = 6

/** Whom kin without a name may be, each with all names that fit, likeliest first. */
export function unnamedDoubts(grounds: DoubtGrounds): Weighed[][] {
  const { people, identity, isThere, areBeside, pagesOf } = grounds
  const { named, names, unnamed } = sortedOut(people)
  const uses = new Uses(grounds)
  const hinted = Map.groupBy(
    grounds.hints().flatMap(([one, other]) => [
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
    const one = ways.find(isRoleOnly) ?? ways[0] ?? ''
    const pages = new Set(ways.flatMap((way) => grounds.pagesNaming(way)))
    const near = nearOn(pages, new Set(ways))
    const days = Array.from(pages, ({ page }) => dayNumberOf(page.day))
    const kin = kinOf(one) ?? ''
    const needed = genderOfRole(kin)
    const least = isOfAnother(one) ? enough.ofAnother : enough.own
    // Only close kin are found by how they are used; others by standing close.
    const isByUse = !isOfAnother(one) && !elders.has(kin) && !atWork.has(kin)
    // Who is called by a word of kin is asked about with names alone.
    const isCalled = ways.some((way) => kinMeant(bare(way)).size > 0)
    const suggested = new Set(ways.flatMap((way) => hinted.get(way)?.map(({ other }) => other) ?? []))
    const signOfKin = `of ${kin}`
    const found = names
      .filter(
        ({ surface, gender, signs, roles, meant }) =>
          (roles.size === 0 || ways.some((way) => roles.has(way.slice('person:role:'.length)))) &&
          (!gender || !needed || gender === needed) &&
          (meant.size === 0 || (!isCalled && meant.has(kin))) &&
          (isByUse || (near.get(surface) ?? 0) > onPage || signs.has(signOfKin) || suggested.has(surface)),
      )
      .map((name): Weighed => {
        const close = near.get(name.surface) ?? 0
        const weight = weightOf(grounds, { one, kin, needed }, name, { close, days, uses })
        return { one, other: name.surface, why, weight: weight + (suggested.has(name.surface) ? 8 : 0) }
      })
      .concat(
        (isCalled ? alsoCalled(people, ways, needed) : []).map((other) => ({ one, other, why, weight: 4 })),
      )
      .filter(
        ({ other, weight }) =>
          weight >= least && isThere(other) && !ways.some((way) => areBeside(way, other)),
      )
      .sort((a, b) => b.weight - a.weight || inOrder(a.other, b.other))
    // Of two names of one person the likelier.
    return [...Map.groupBy(found, ({ other }) => identity.rootOf(other)).values()]
      .flatMap(([first]) => first ?? [])
      .slice(0, mostOffered)
  })
}

interface Use {
  /** The number of the first day on which a name stands. */
  readonly first: number
  /** On which share of its pages family stands. */
  readonly withFamily: number
  /** One sentence names it and family. */
  readonly isBesideFamily: boolean
}

/** How names are used; each is looked up once. */
class Uses {
  readonly #grounds: DoubtGrounds
  readonly #known = new Map<Surface, Use>()

  constructor(grounds: DoubtGrounds) {
    this.#grounds = grounds
  }

  of(surface: Surface): Use {
    const before = this.#known.get(surface)
    if (before) return before
    const pages = this.#grounds.pagesNaming(surface)
    const close = pages.filter(({ named }) =>
      named.some((one) => one.surface !== surface && (family.has(one.surface) || elders.has(one.role ?? ''))),
    )
    const made = {
      first: Math.min(...pages.map(({ page }) => dayNumberOf(page.day))),
      withFamily: close.length / Math.max(2, pages.length),
      isBesideFamily: [...family].some((each) => this.#grounds.areBeside(each, surface)),
    }
    this.#known.set(surface, made)
    return made
  }
}

interface Beside {
  /** How close both stand, over all pages. */
  readonly close: number
  /** On which days somebody without a name stands. */
  readonly days: readonly number[]
  readonly uses: Uses
}

/** How likely a name is that of somebody without one. */
function weightOf(
  { pagesOf }: DoubtGrounds,
  { one, kin, needed }: { readonly one: Surface; readonly kin: string; readonly needed: Gender | null },
  { surface, gender, signs, roles, hasTitle, meant, hasLonger }: Named,
  { close, days, uses }: Beside,
): number {
  const fits = gender !== null && gender === needed ? 2 : 0
  const pages = pagesOf(surface)
  // Whoever is named all the time stands close to everybody now and then.
  const most = close < pages ? 3 : 6
  const weight = Math.min(most, close) + (close > 0 && signs.has('alone') ? 2 : 0) + fits
  if (isOfAnother(one)) return weight + (signs.has(`of ${kin}`) ? 6 : 0)
  const isTheirs = [...signs].some((sign) => sign.startsWith('of '))
  // 'Father Roddy' and 'Sister Comfort' are a priest and a nun.
  const isCalledSo = meant.has(kin) || (hasTitle && titleOf(surface) === kin && !closest.has(kin))
  if (isCalledSo || roles.size > 0) return weight + 9
  if (isTheirs || (hasTitle && !atWork.has(kin))) return 0
  if (elders.has(kin)) return pages <= 2 && close >= 4 * pages && fits > 0 ? weight : 0
  if (atWork.has(kin)) return weight
  const byUse = alsoAsked.has(kin) ? 0 : usedOn(pages)
  const { first, withFamily, isBesideFamily } = uses.of(surface)
  // 'My niece has a whole nose!', and eight days later her name.
  const isNew = ofTheYoung.has(kin) && days.some((day) => Math.abs(day - first) <= 10)
  return (
    weight +
    byUse +
    2 * withFamily +
    (isNew ? 5 : 0) +
    (signs.has('ours') ? 4 : 0) +
    (isBesideFamily ? 2 : 0) -
    (hasLonger || surface.includes(' ') ? 1 : 0)
  )
}

/** How close others stand to somebody: on each page 5 in the next sentence, 4 in the one after it; 2 where only further off. */
function nearOn(pages: Iterable<NamingPage>, ways: ReadonlySet<Surface>): Map<Surface, number> {
  const near = new Map<Surface, number>()
  for (const { named: mentions } of pages) {
    const own = mentions.flatMap(({ surface, sentences }) => (ways.has(surface) ? sentences : []))
    for (const { surface, sentences } of mentions) {
      const apart = Math.min(...sentences.flatMap((at) => own.map((that) => Math.abs(that - at))))
      const known = near.get(surface) ?? 0
      if (apart <= 2) near.set(surface, known + (apart < 2 ? 5 : 4))
      else near.set(surface, Math.max(known, onPage))
    }
  }
  return near
}

const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
