import type { Doubt } from '../identity.ts'
import { bare } from '../nicknames.ts'
import type { Surface } from '../reading/page-memory.ts'
import type { DoubtGrounds, Weighed } from './doubt-grounds.ts'
import { kinOf, sortedOut } from './kin-and-names.ts'
import { unnamedDoubts } from './unnamed-doubts.ts'

/** Whether one is one of the others; `why` in words. A name has one other; for one without a name several may be, likeliest first. */
export interface WhoIsWho {
  readonly one: Surface
  readonly others: readonly Surface[]
  readonly why: string
}

/** So many questions of who is who are open at a time. */
const mostOpen = 40
/** On so few pages a name may be another of somebody's. */
const rare = 2
/** On so many pages a name is often used. */
const often = 3

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
  const known = new Set(spelled.flatMap((asked) => asked.map(({ one, other }) => `${one}\n${other}`)))
  return [...spelled, ...hintedDoubts(grounds, known), ...unnamedDoubts(grounds)]
    .flatMap((asked) => (asked[0] ? [{ asked, ...asked[0] }] : []))
    .sort((a, b) => b.weight - a.weight || inOrder(a.one, b.one) || inOrder(a.other, b.other))
    .slice(0, mostOpen)
    .map(({ asked, one, why }) => ({ one, others: asked.map(({ other }) => other), why }))
}

/** Two names of which a page suggests that they are one, and a name that hardly any page has with whomever it follows. */
function hintedDoubts(
  { identity, isThere, areBeside, hints, pagesOf, people }: DoubtGrounds,
  known: Set<string>,
): Weighed[][] {
  const { names } = sortedOut(people)
  const isNew = new Set(
    names.flatMap(({ surface, roles, isOnly }) =>
      roles.size === 0 && isOnly && pagesOf(surface) <= rare ? [surface] : [],
    ),
  )
  const following = hints('follows').filter(([name, other]) => isNew.has(name) && kinOf(other) === null)
  return [...hints('may be'), ...following].flatMap(([one, other], at, all) => {
    const isAsked = known.has(`${one}\n${other}`) || known.has(`${other}\n${one}`)
    const areOne = identity.rootOf(one) === identity.rootOf(other)
    if (isAsked || areOne || identity.isApart(one, other) || areBeside(one, other)) return []
    if (kinOf(one) !== null || kinOf(other) !== null || !isThere(one) || !isThere(other)) return []
    known.add(`${one}\n${other}`)
    const weight = at < all.length - following.length ? 8 : 6
    return [[{ one, other, why: 'A page suggests that they are one.', weight }]]
  })
}

/** Two names that are each used on many pages are rather two people's. */
function weightOfSpelled({ pagesOf }: DoubtGrounds, { one, other }: Doubt): number {
  const isUsed = Math.min(pagesOf(one), pagesOf(other)) >= often
  return isUsed && !bare(other).includes(' ') ? 5 : 7
}

const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
