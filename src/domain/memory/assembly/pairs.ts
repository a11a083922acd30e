import type { Doubt } from '../identity.ts'
import { titleOf } from '../nicknames.ts'
import type { Surface } from '../reading/page-memory.ts'
import type { DoubtGrounds } from './doubt-grounds.ts'
import { closest } from './kin-and-names.ts'
import { alikeWords, areTwo, closeTo, firstNameOf, signsOf } from './pair-signs.ts'
import { type Cast, castOf, isUnnamed, type Somebody } from './somebody.ts'

/** Two who may be one, with what speaks for and against it. */
export interface Pair {
  /** Who is asked about. */
  readonly one: Somebody
  readonly other: Somebody
  readonly signs: ReadonlyMap<string, number>
  /** A page suggests that they are one. */
  readonly isHinted: boolean
  /** They are spelled alike, and why that does not say enough. */
  readonly spelled: Doubt | undefined
}

/** On so few pages a name may be another of somebody's. */
const rare = { name: 3, following: 2 }
/** So many of each gender who stand with family are offered to kin without a name, however far off. */
const mostFar = 12

/** In a journal of fewer pages nobody is asked about only because two names stand close to each other. */
const fewestPages = 20

/** All pairs that are worth weighing. */
export function pairsOf(grounds: DoubtGrounds): Pair[] {
  const { identity, hints } = grounds
  const cast = castOf(grounds)
  const [links, letters] = [new Links(cast), new Letters(cast)]
  for (const [one, other] of hints('may be')) links.add(one, other, { isHinted: true })
  for (const [one, other] of hints('follows'))
    if (isNew(letters, cast.of(one))) links.add(one, other, { follows: true })
  for (const doubt of [...identity.doubts].sort(inOrder))
    links.add(doubt.one, doubt.other, { spelled: doubt })
  const far = familiar(cast)
  return cast.all.flatMap((one) => pairsWith(grounds, { cast, links, letters, far, one }))
}

/** A name that hardly any page has, and nobody else's first name. */
const isNew = (letters: Letters, one: Somebody | undefined): boolean =>
  one !== undefined && one.roles.size === 0 && one.pages.length <= rare.following && letters.isOnly(one)

interface Asking {
  readonly cast: Cast
  readonly links: Links
  readonly letters: Letters
  readonly far: readonly Somebody[]
  readonly one: Somebody
}

function pairsWith(grounds: DoubtGrounds, { cast, links, letters, far, one }: Asking): Pair[] {
  const { identity, areBeside } = grounds
  const { hasChildren } = cast
  const linked = links.of(one)
  const isOld = cast.scenes.length >= fewestPages
  const isAsked = isUnnamed(one) || (isOld && (one.called === 'formal' || one.pages.length <= rare.name))
  if (!isAsked && linked.size === 0) return []
  // Who was told apart from the likeliest is not asked about again, unless they are spelled alike or a page suggests it.
  const isAnswered = cast.all.some((other) => other !== one && identity.isApart(one.root, other.root))
  if (isAnswered && isUnnamed(one)) return []
  const close = closeTo(cast, one)
  const others = new Set([
    ...linked.keys(),
    ...(isAsked ? close.keys() : []),
    ...(isUnnamed(one) || one.called === 'formal' ? far : []),
    ...(one.called === 'elder' ? cast.all.filter(isUnnamed) : []),
    ...(isAsked && !isUnnamed(one) ? letters.like(one) : []),
  ])
  const rivals = [...linked.values()].filter(({ spelled }) => spelled).length
  return [...others].flatMap((other): Pair[] => {
    const link = linked.get(other)
    if (other === one || !asks(one, other, link) || areTwo(one, other) || !mayBeKin(cast, one, other))
      return []
    const ways = one.ways.flatMap((way) => other.ways.map((that) => [way, that] as const))
    if (identity.isApart(one.root, other.root)) return []
    if (isAnswered && !link?.spelled && !link?.isHinted) return []
    const isBeside = ways.some(([way, that]) => areBeside(way, that))
    if (isBeside && isUnnamed(one) && !(one.called === 'elder' && other.pages.length === 1)) return []
    const signs = signsOf(one, other, {
      ...{ close: close.get(other), isBeside, follows: link?.follows ?? false, rivals, hasChildren },
    })
    return [{ one, other, signs, isHinted: link?.isHinted ?? false, spelled: link?.spelled }]
  })
}

/** A name to which pages give another role is nobody's without one; 'Granny' is the mother only where the writer has children, or calls her so. */
function mayBeKin({ hasChildren }: Cast, one: Somebody, other: Somebody): boolean {
  if (!isUnnamed(one)) return true
  if (isUnnamed(other)) return hasChildren || one.kin === other.kin
  // 'Father Roddy' and 'Sister Comfort' are a priest and a nun.
  if (closest.has(one.kin) && other.ways.some((way) => titleOf(way) === one.kin)) return false
  return other.roles.size === 0 || one.ways.some((way) => other.roles.has(way.slice('person:role:'.length)))
}

/** Which of two is asked about: who has no name, else who is named on fewer pages; where they are spelled alike, the shorter name. */
function asks(one: Somebody, other: Somebody, link: Link | undefined): boolean {
  if (isUnnamed(one) !== isUnnamed(other)) return isUnnamed(one)
  if (isUnnamed(one)) return one.called === 'elder' && one.root < other.root && mayBeCalled.test(other.root)
  if (link?.spelled) return one.ways.includes(link.spelled.one)
  if (one.pages.length !== other.pages.length) return one.pages.length < other.pages.length
  return one.root < other.root
}

/** Whom a writer may also call 'Granny', for their children, or by another word. */
const mayBeCalled = /^person:(?:role:(?:grand)?(?:mother|father)(?:-in-law)?|[^: ]+)$/

interface Link {
  isHinted?: boolean
  follows?: boolean
  spelled?: Doubt
}

/** What ties pairs wherever they stand. */
class Links {
  readonly #cast: Cast
  readonly #all = new Map<Somebody, Map<Somebody, Link>>()

  constructor(cast: Cast) {
    this.#cast = cast
  }

  add(one: Surface, other: Surface, link: Link): void {
    const [ours, theirs] = [this.#cast.of(one), this.#cast.of(other)]
    if (!ours || !theirs || ours === theirs) return
    for (const [a, b] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const known = this.#all.get(a) ?? new Map<Somebody, Link>()
      this.#all.set(a, known.set(b, { ...known.get(b), ...link }))
    }
  }

  of(one: Somebody): ReadonlyMap<Somebody, Link> {
    return this.#all.get(one) ?? new Map()
  }
}

/** Names by their first letters. */
class Letters {
  readonly #byFirst: ReadonlyMap<string, readonly Somebody[]>

  constructor({ all }: Cast) {
    this.#byFirst = Map.groupBy(
      all.filter((one) => !isUnnamed(one)),
      (one) => firstNameOf(one)[0] ?? '',
    )
  }

  /** Whether nobody else has somebody's first name. */
  isOnly(one: Somebody): boolean {
    const own = firstNameOf(one)
    return (this.#byFirst.get(own[0] ?? '') ?? []).every(
      (other) => other === one || firstNameOf(other) !== own,
    )
  }

  /** Those whose first names have something of the letters of somebody's. */
  like(one: Somebody): Somebody[] {
    const own = firstNameOf(one)
    return (this.#byFirst.get(own[0] ?? '') ?? []).filter(
      (other) => alikeWords(own, firstNameOf(other)).length > 0,
    )
  }
}

/** Those of each gender who stand with close family most. */
function familiar({ all }: Cast): Somebody[] {
  const share = ({ withFamily, pages }: Somebody) =>
    withFamily / Math.max(3, pages.length) + Math.log(pages.length) / 4
  return (['woman', 'man', null] as const).flatMap((gender) =>
    all
      .filter((one) => one.gender === gender && !isUnnamed(one))
      .sort((a, b) => share(b) - share(a) || (a.root < b.root ? -1 : 1))
      .slice(0, mostFar),
  )
}

const inOrder = (a: Doubt, b: Doubt): number => {
  const [ours, theirs] = [`${a.one} ${a.other}`, `${b.one} ${b.other}`]
  return ours === theirs ? 0 : ours < theirs ? -1 : 1
}
