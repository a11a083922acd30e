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
  return [...spelled, ...hintedDoubts(grounds), ...unnamedDoubts(grounds)]
    .flatMap((asked) => (asked[0] ? [{ asked, ...asked[0] }] : []))
    .sort((a, b) => b.weight - a.weight || inOrder(a.one, b.one) || inOrder(a.other, b.other))
    .slice(0, mostOpen)
    .map(({ asked, one, why }) => ({ one, others: asked.map(({ other }) => other), why }))
}

/** Two names of which a page suggests that they are one. */
function hintedDoubts({ identity, isThere, areBeside, hints }: DoubtGrounds): Weighed[][] {
  const known = new Set(identity.doubts.map(({ one, other }) => `${one}\n${other}`))
  return hints().flatMap(([one, other]) => {
    const isAsked = known.has(`${one}\n${other}`) || known.has(`${other}\n${one}`)
    const areOne = identity.rootOf(one) === identity.rootOf(other)
    if (isAsked || areOne || identity.isApart(one, other) || areBeside(one, other)) return []
    if (kinOf(one) !== null || kinOf(other) !== null || !isThere(one) || !isThere(other)) return []
    return [[{ one, other, why: 'A page suggests that they are one.', weight: 8 }]]
  })
}

/** Two names that are each used on many pages are rather two people's. */
function weightOfSpelled({ pagesOf }: DoubtGrounds, { one, other }: Doubt): number {
  const isUsed = Math.min(pagesOf(one), pagesOf(other)) >= often
  return isUsed && !bare(other).includes(' ') ? 5 : 7
}

const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
