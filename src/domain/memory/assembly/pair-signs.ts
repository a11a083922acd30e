import { bare, genderOfTitle, isRoleOnly, nearness, withoutTitle } from '../nicknames.ts'
import { type Cast, isUnnamed, type Somebody } from './somebody.ts'

/** How two stand to each other, over all pages. */
export interface Closeness {
  /** On how many pages in one sentence, in neighbouring ones, in ones with one between them, further off. */
  readonly apart: readonly [same: number, next: number, second: number, further: number]
  /** On how many pages of the first the other stands only a page or two before or behind. */
  readonly neighbours: number
}

/** Whoever stands on more pages than that is looked at on the last of them alone. */
const mostPages = 200

/** How close all others stand to somebody. */
export function closeTo({ scenes }: Cast, one: Somebody): Map<Somebody, Closeness> {
  const found = new Map<Somebody, { apart: [number, number, number, number]; neighbours: number }>()
  const of = (other: Somebody) => {
    const known = found.get(other) ?? { apart: [0, 0, 0, 0], neighbours: 0 }
    found.set(other, known)
    return known
  }
  for (const at of one.pages.slice(-mostPages)) {
    const here = scenes[at]
    const own = here?.get(one) ?? []
    for (const [other, sentences] of here ?? []) {
      if (other === one) continue
      let apart = 3
      for (const a of own) for (const b of sentences) apart = Math.min(apart, Math.abs(a - b))
      of(other).apart[apart as 0 | 1 | 2 | 3]++
    }
    const around = new Set([-2, -1, 1, 2].flatMap((by) => [...(scenes[at + by]?.keys() ?? [])]))
    for (const other of around) if (other !== one && !here?.has(other)) of(other).neighbours++
  }
  return found
}

const nobodyClose: Closeness = { apart: [0, 0, 0, 0], neighbours: 0 }

/** What else is known of a pair. */
export interface PairGrounds {
  readonly close: Closeness | undefined
  readonly isBeside: boolean
  /** A page has the name behind the other's as if it were theirs. */
  readonly follows: boolean
  /** How many names are spelled like the first. */
  readonly rivals: number
  /** The writer has children, or is married. */
  readonly hasChildren: boolean
}

type Words = readonly string[]
const namesOf = ({ ways }: Somebody): Words[] => ways.map((way) => withoutTitle(bare(way)).split(/[ -]/))

/** 'ellen' of 'Dr Ellen Marsh'. */
export const firstNameOf = ({ root }: Somebody): string => withoutTitle(bare(root)).split(/[ -]/)[0] ?? ''

const skeleton = (word: string): string => word.replace(/(?<=.)[aeiouy]|(.)(?=\1)/g, '')
const isWithin = (short: string, long: string): boolean => {
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

/** How like two words are: one holds the other, they begin alike, or the letters of one come in the other in order. */
export function alikeWords(a: string, b: string): string[] {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length < 2 || short === long) return []
  return [
    ...(long.includes(short) ? ['inside'] : []),
    ...(short.slice(0, 2) === long.slice(0, 2) ? ['beginsTwo'] : []),
    ...(short.slice(0, 3) === long.slice(0, 3) && short.length > 2 ? ['beginsThree'] : []),
    ...(short.length > 2 && short.slice(-3) === long.slice(-3) ? ['endsThree'] : []),
    ...(skeleton(short).length > 1 && short[0] === long[0] && isWithin(skeleton(short), skeleton(long))
      ? ['skeleton']
      : []),
  ]
}

function alike(one: Somebody, other: Somebody): Set<string> {
  const found = new Set<string>()
  for (const way of one.ways)
    for (const that of other.ways) {
      const is = nearness(way, that) ?? nearness(that, way)
      if (is) found.add(is)
    }
  for (const ours of namesOf(one))
    for (const theirs of namesOf(other)) {
      const [a = '', b = ''] = [ours[0], theirs[0]]
      for (const sign of alikeWords(a, b)) found.add(sign)
      if (ours.at(-1) === theirs.at(-1) && ours.length > 1 && theirs.length > 1) found.add('family')
      if (a === b) found.add('sameFirst')
      for (const x of ours)
        for (const y of theirs) if (alikeWords(x, y).includes('inside')) found.add('holds')
    }
  return found
}

/** Signs in numbers; those that are not there have none. */
type Signs = Readonly<Record<string, number | boolean>>

/** How close they stand, and whether one sentence names both. */
function closenessSigns(one: Somebody, other: Somebody, { close, isBeside }: PairGrounds): Signs {
  const { apart, neighbours } = close ?? nobodyClose
  const [same, next, second, further] = apart
  const near = same + next + second
  const fewest = Math.min(one.pages.length, other.pages.length)
  return {
    same: Math.log1p(same),
    next: Math.log1p(next),
    second: Math.log1p(second),
    onPage: Math.log1p(near + further),
    neighbour: Math.log1p(neighbours),
    nearShare: near / Math.max(2, other.pages.length),
    pageShare: (near + further) / Math.max(2, fewest),
    neighbourShare: neighbours / Math.max(2, one.pages.length),
    isAway: near + further + neighbours === 0,
    alone: other.signs.has('alone') && near > 0,
    isBeside,
    besideOnce: isBeside && fewest === 1,
    besideMore: isBeside && same > 1,
  }
}

/** Who the other is: how often, how long and with whom they are named, and of which gender they are. */
function otherSigns(one: Somebody, other: Somebody): Signs {
  const isSameGender = one.gender !== null && one.gender === other.gender
  return {
    pages: Math.log(other.pages.length),
    ownPages: Math.log(one.pages.length),
    once: other.pages.length === 1,
    sameGender: isSameGender,
    saidGender: isSameGender && other.genderSaid !== null,
    noGender: other.gender === null,
    twoGenders: one.gender !== null && other.gender !== null && !isSameGender,
    withFamily: other.withFamily / Math.max(2, other.pages.length),
    ours: other.signs.has('ours'),
    isTheirs: [...other.signs].some((sign) => sign.startsWith('of ')),
    hasRole: other.roles.size > 0,
    isNew: Math.abs(other.first - one.first) <= 10,
    isLater: other.first > one.first,
    spread: other.spread,
    isEarly: other.isEarly,
    [isUnnamed(other) ? `to ${other.kin}` : other.called]: true,
  }
}

/** What speaks for somebody being kin without a name. */
const kinSigns = (one: Somebody, other: Somebody, hasChildren: boolean): Signs => ({
  ofKin: other.signs.has(`of ${one.kin}`),
  isCalledSo: other.meant.has(one.kin),
  isOtherKin: other.meant.size > 0 && !other.meant.has(one.kin),
  hasThisRole: one.ways.some((way) => other.roles.has(way.slice('person:role:'.length))),
  isWord: !one.ways.some(isRoleOnly),
  hasChildren: isUnnamed(other) && hasChildren,
})

/** How two names are spelled. */
function spelledSigns(one: Somebody, other: Somebody, { isBeside, rivals, follows }: PairGrounds): Signs {
  const found = alike(one, other)
  const signs = { ...Object.fromEntries(Array.from(found, (sign) => [sign, true])), follows }
  if (!found.has('part') && !found.has('short')) return signs
  return {
    ...signs,
    rivals: Math.log(Math.max(1, rivals)),
    besideAlike: isBeside,
    bothOften: Math.min(one.pages.length, other.pages.length) >= often,
  }
}

/** On so many pages a name is often used. */
const often = 3

/** What speaks for and against two being one, in numbers. A sign with the kind of the first before its name counts for that kind alone. */
export function signsOf(one: Somebody, other: Somebody, grounds: PairGrounds): Map<string, number> {
  const ofNames = isUnnamed(one)
    ? kinSigns(one, other, grounds.hasChildren)
    : isUnnamed(other)
      ? {}
      : spelledSigns(one, other, grounds)
  const plain = {
    ...{ bias: 1, ...closenessSigns(one, other, grounds) },
    ...{ ...otherSigns(one, other), ...ofNames },
  }
  const kind = 'rivals' in ofNames ? 'spelled' : one.called
  return new Map(
    Object.entries(plain).flatMap(([sign, value]) =>
      Number(value) === 0
        ? []
        : [[sign, Number(value)] as const, [`${kind} ${sign}`, Number(value)] as const],
    ),
  )
}

/** Whether two can be nobody but two people. */
export function areTwo(one: Somebody, other: Somebody): boolean {
  return (
    (one.genderSaid !== null && other.genderSaid !== null && one.genderSaid !== other.genderSaid) ||
    one.ways.some((way) =>
      other.ways.some((that) => new Set([genderOfTitle(way), genderOfTitle(that), null]).size === 3),
    )
  )
}
