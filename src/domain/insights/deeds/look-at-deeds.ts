import { falseFindRates } from '../../chance/false-find-rates.ts'
import type { RatingScale } from '../../journal/rating-words.ts'
import type { Link } from '../statistics/link.ts'
import { type Factor, leastDaysASide, type Measured, movesAmong } from '../statistics/moves.ts'
import { meanOf } from '../statistics/numbers.ts'

/** What is done on some days, by days in their order; null where nothing says whether it was. */
export interface DeedDays {
  readonly key: string
  /** Pages tell of it; 'days': every day says whether it was done. */
  readonly from: 'pages' | 'days'
  readonly values: readonly (number | null)[]
}

/** Everything that days can be asked of what was done on them. */
export interface LivedDays {
  /** The number of the first day, counted from any Monday. */
  readonly firstDay: number
  /** What no habit covers. */
  readonly deeds: readonly DeedDays[]
  /** Habits, after which something else may come; their keys are none of the deeds'. */
  readonly habits: readonly DeedDays[]
  readonly ratings: readonly Measured<RatingScale>[]
}

/** What was compared of a deed. `rating`: a scale the same day (0) or the day after (1); `with`: how often it is done on days with something else. */
export type DeedAbout =
  | { readonly is: 'rating'; readonly scale: RatingScale; readonly lag: 0 | 1 }
  | { readonly is: 'with'; readonly other: string }

/** One comparison. */
export interface DeedLook {
  readonly deed: string
  readonly about: DeedAbout
  /** Days with and without: of the deed where a rating is compared, else of what it comes with. */
  readonly with: number
  readonly without: number
  readonly link: Link | null
  /** Rate of false finds among all that was tried at which it would still be said that it is for the better; 1 where it was not tried. */
  readonly falseFinds: number
}

/** Of so many a life is asked at most: every pair more makes the others harder to tell from chance. */
const mostDeeds = 6
const mostHabits = 3
const mostFalse = 0.025
/** So rarely chance, a change for the worse speaks against it. */
const clearlyWorse = 0.01

const sides = ({ values }: DeedDays): number => {
  const there = values.filter((value) => value === 1).length
  return Math.min(there, values.filter((value) => value === 0).length)
}

/** Those of which most is known both ways, of equals the first by key. */
const bestKnown = (all: readonly DeedDays[], most: number): DeedDays[] =>
  all
    .filter((one) => sides(one) >= leastDaysASide)
    .sort((a, b) => sides(b) - sides(a) || (a.key < b.key ? -1 : 1))
    .slice(0, most)

const factorOf = ({ key, values }: DeedDays): Factor => ({ key, isYesOrNo: true, values })

/** How the chance of a false find that is allowed for is shared: what is likelier gets more of it. */
const weightOf = ({ about }: Pick<DeedLook, 'about'>): number =>
  about.is === 'rating' && about.lag === 0 ? 1 : 0.2

/** More of it, or less where that is better. */
const sign = ({ about }: Pick<DeedLook, 'about'>): number =>
  about.is === 'rating' && about.scale === 'stress' ? -1 : 1

/** The chance of as much for the better if there were no link. */
const betterP = (look: Omit<DeedLook, 'falseFinds'>): number => {
  const { p, difference } = look.link ?? { p: 1, difference: 0 }
  return difference * sign(look) > 0 ? p / 2 : 1 - p / 2
}

/**
 * What of the deeds is compared: ratings the same day and the day after, and how often each is done on days with a habit or another deed. Two of which pages
 * tell are not held against each other: a long page tells more of both. Each pair is tried once. Yields often; the same days give the same.
 */
export function* lookAtDeeds({ firstDay, deeds, habits, ratings }: LivedDays): Generator<void, DeedLook[]> {
  const own = bestKnown(deeds, mostDeeds)
  const tried: Omit<DeedLook, 'falseFinds'>[] = []
  for (const move of yield* movesAmong(own.map(factorOf), ratings, firstDay))
    tried.push({ ...move, deed: move.factor, about: { is: 'rating', scale: move.measure, lag: move.lag } })
  for (const [at, deed] of own.entries()) {
    const others = [...bestKnown(habits, mostHabits), ...own.slice(0, at)]
    for (const other of others) {
      if (deed.from === 'pages' && other.from === 'pages') continue
      // A page is there wherever a page tells of something.
      if (isWriting(deed) ? other.from === 'pages' : isWriting(other) && deed.from === 'pages') continue
      for (const move of yield* movesAmong([factorOf(other)], [deed], firstDay, [0]))
        tried.push({ ...move, deed: deed.key, about: { is: 'with', other: other.key } })
    }
  }
  const looked = tried.filter(({ link }) => link)
  const mean = meanOf(looked.map(weightOf))
  const rates = falseFindRates(looked.map((one) => Math.min(1, (betterP(one) * mean) / weightOf(one))))
  const rateOf = new Map(looked.map((one, at) => [one, rates[at] ?? 1]))
  return tried.map((one) => ({ ...one, falseFinds: rateOf.get(one) ?? 1 }))
}

const isWriting = ({ key }: DeedDays): boolean => key === 'write'

const isBetter = (look: DeedLook): boolean => {
  if (look.falseFinds > mostFalse || !look.link) return false
  return sign(look) > 0 ? look.link.low > 0 : look.link.high < 0
}

const isWorse = (look: DeedLook): boolean =>
  look.about.is === 'rating' &&
  look.link !== null &&
  look.link.p <= clearlyWorse &&
  look.link.difference * sign(look) < 0

/** What speaks for each deed for which anything clearly does, and nothing clearly against it; the surest first, in each and of all. */
export function wellLived(looks: readonly DeedLook[]): DeedLook[][] {
  const against = new Set(looks.filter(isWorse).map(({ deed }) => deed))
  const byDeed = new Map<string, DeedLook[]>()
  const sure = looks.filter(isBetter).sort((a, b) => a.falseFinds - b.falseFinds || betterP(a) - betterP(b))
  for (const look of sure)
    if (!against.has(look.deed)) byDeed.set(look.deed, [...(byDeed.get(look.deed) ?? []), look])
  return [...byDeed.values()]
}
