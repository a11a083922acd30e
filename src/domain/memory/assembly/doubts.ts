import { isRoleOnly } from '../nicknames.ts'
import type { Surface } from '../reading/page-memory.ts'
import type { DoubtGrounds } from './doubt-grounds.ts'
import { pairWeights } from './pair-table.ts'
import { type Pair, pairsOf } from './pairs.ts'
import { isUnnamed, type Somebody } from './somebody.ts'

/** Whether one is one of the others; `why` in words. Where several may be, likeliest first. */
export interface WhoIsWho {
  readonly one: Surface
  readonly others: readonly Surface[]
  readonly why: string
}

/** So many questions of who is who are open at a time. */
const mostOpen = 40
const mostOffered = 6
/** How likely one who is offered has to be, and how likely it has to be for a name to be asked about that one of the offered is the other. */
export const least = { kin: 0.004, name: 0.01, toAsk: 0.12 }
/** What a page that suggests that two are one adds to the odds: more than any sign that is learned, and not learned, as every hint was made with the lives that teach. */
const hinted = 4

/** Whom to ask about, likeliest first. Kin without a name are always asked about, a name where it is likely enough another of somebody's. */
export function doubtsOf(grounds: DoubtGrounds): WhoIsWho[] {
  const weighed = pairsOf(grounds).map((pair) => ({ ...pair, chance: chanceOf(pair) }))
  return [...Map.groupBy(weighed, ({ one }) => one)]
    .flatMap(([one, pairs]) => questionOf(one, pairs) ?? [])
    .sort((a, b) => b.chance - a.chance || inOrder(a.doubt.one, b.doubt.one))
    .slice(0, mostOpen)
    .map(({ doubt }) => doubt)
}

type Weighed = Pair & { readonly chance: number }

/** How likely two are one, 0..1. */
export function chanceOf({ signs, isHinted }: Pick<Pair, 'signs' | 'isHinted'>): number {
  let odds = isHinted ? hinted : 0
  for (const [sign, value] of signs) odds += (pairWeights[sign] ?? 0) * value
  return 1 / (1 + Math.exp(-odds))
}

function questionOf(one: Somebody, pairs: readonly Weighed[]) {
  const isKin = isUnnamed(one)
  const offered = pairs
    .filter(({ chance }) => chance >= (isKin ? least.kin : least.name))
    .sort((a, b) => b.chance - a.chance || inOrder(a.other.root, b.other.root))
    .slice(0, mostOffered)
  const [first] = offered
  const chance = 1 - offered.reduce((none, each) => none * (1 - each.chance), 1)
  if (!first || (!isKin && chance < least.toAsk)) return null
  const doubt: WhoIsWho = {
    one: first.spelled?.one ?? one.ways.find(isRoleOnly) ?? one.root,
    others: offered.map(({ other, spelled }) => spelled?.other ?? other.root),
    why: whyOf(first),
  }
  return { doubt, chance }
}

const whyOf = ({ one, isHinted, spelled }: Pair): string =>
  spelled?.why ??
  (isHinted
    ? 'A page suggests that they are one.'
    : isUnnamed(one)
      ? 'Pages use one without a name, and none says who the other is.'
      : 'They stand close to each other, and no page says who is who.')

const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
