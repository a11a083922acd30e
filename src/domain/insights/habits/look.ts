import { falseFindRates } from '../../chance/false-find-rates.ts'
import { type RatingScale, ratingScales } from '../../journal/rating-words.ts'
import { type Day, dayOfNumber } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import { leastDaysASide, type Measured, type Move, movesAmong } from '../statistics/moves.ts'
import { meanOf } from '../statistics/numbers.ts'
import { type About, type DayRatings, type HabitLife, mostDays } from './habit-life.ts'
import { changeOf, type Found, hoursOf, mostShuffles, type Sides, weekdayOfHabit } from './own-days.ts'

export const leastDays = leastDaysASide

/** One comparison of days of a habit. */
export interface Look {
  readonly habit: string
  readonly about: About
  readonly sides: Sides
  /** Null where there are not enough days on a side, or nothing differs on either. */
  readonly found: Found | null
  /** Rate of false finds, over all that was compared of all habits, at which it would still be called one; 1 where it was not. */
  readonly falseFinds: number
}

type Tried = Omit<Look, 'falseFinds'>

/**
 * Days that cling to each other make chance look rarer than it is. Of lives without any effect at most five of a hundred may show one claim: held to 3.4 of
 * a hundred, three to four do with one habit and with three, and about six (25 of 450) with six.
 */
const mostFalse = 0.034

/** A find is claimed where it is chance so rarely, and its interval leaves out no difference at all. */
export const isClear = ({ found, falseFinds }: Look): boolean =>
  found !== null && falseFinds <= mostFalse && (found.low > 0 || found.high < 0)

/** How the chance of a false find that is allowed for is shared: what is felt on the day itself is likelier than the rest, and gets four fifths of it. */
const weightOf = ({ about }: Tried): number => (about.is === 'rating' && about.lag === 0 ? 1 : 0.1)

/**
 * Everything that is compared of all habits: ratings and other habits on days with and without one, its weekdays, its hours, and the time since it changed,
 * in one family of weighted Benjamini-Hochberg (Genovese, Roeder and Wasserman 2006). Yields often; the same days give the same.
 */
export function* lookAtHabits(
  lives: readonly HabitLife[],
  ratings: ReadonlyMap<number, DayRatings>,
  today: Day,
): Generator<void, Look[]> {
  const now = dayNumberOf(today)
  const tried: Tried[] = yield* together(lives, ratings, now)
  for (const life of lives) {
    for (const own of [weekdayOfHabit, hoursOf, changeOf]) {
      tried.push({ habit: life.uid, ...(yield* own(life, now)) })
      yield
    }
  }
  const looked = tried.filter(({ found }) => found)
  const mean = meanOf(looked.map(weightOf))
  const rates = falseFindRates(looked.map((one) => Math.min(1, ((one.found?.p ?? 1) * mean) / weightOf(one))))
  const rateOf = new Map(looked.map((one, at) => [one, rates[at] ?? 1]))
  return tried.map((one) => ({ ...one, falseFinds: rateOf.get(one) ?? 1 }))
}

/** Each habit with the three scales, and with each other habit once. */
function* together(
  lives: readonly HabitLife[],
  ratings: ReadonlyMap<number, DayRatings>,
  now: number,
): Generator<void, Tried[]> {
  const days = Array.from({ length: mostDays + 1 }, (_, at) => now - mostDays + at)
  // Counted from any Monday: 5 January 1970 was one.
  const firstDay = (days[0] ?? 0) - 4
  const factors = lives.map(({ uid, isKeptOn }) => ({
    key: uid,
    isYesOrNo: true,
    values: days.map((day) => {
      const is = isKeptOn(dayOfNumber(day))
      return is === null ? null : Number(is)
    }),
  }))
  const scales = ratingScales.map(
    (key): Measured<RatingScale> => ({ key, values: days.map((day) => ratings.get(day)?.[key] ?? null) }),
  )
  const tried: Tried[] = []
  const add = (move: Move, about: About) =>
    tried.push({
      habit: move.factor,
      about,
      sides: { here: { count: 0, of: move.with }, there: { count: 0, of: move.without } },
      found: move.link,
    })
  for (const move of yield* movesAmong(factors, scales, firstDay, [0, 1], mostShuffles))
    add(move, { is: 'rating', scale: move.measure, lag: move.lag })
  for (const [at, factor] of factors.entries())
    for (const move of yield* movesAmong([factor], factors.slice(at + 1), firstDay, [0], mostShuffles))
      add(move, { is: 'habit', other: move.measure })
  return tried
}
