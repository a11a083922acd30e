import { type Chance, seededRandom } from '../../chance/seeded-random.ts'
import { lived } from '../../habits/sample-habit.test-support.ts'
import { addDays } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import { keptOn } from '../doings.ts'
import type { DayRatings, HabitLife } from './habit-life.ts'

/** What is true of a life with habits that was made up. */
export interface PlantedHabits {
  readonly seed: number
  readonly days: number
  readonly habits?: number
  /** What the first habit adds to mood on its days, in standard deviations of a day. */
  readonly effect?: number
  /** How much less often the first habit is kept on Sundays, as a share of days. */
  readonly sundays?: number
  /** How much more often the first habit is kept from the middle of the time on, as a share of days. */
  readonly rise?: number
  /** How much more often the second habit is kept on days of the first, as a share of days. */
  readonly pulls?: number
  /** How much less often the first habit is kept the day after it was done late, as a share of days. */
  readonly late?: number
  /** How much of a day's ratings is left in the next one; and how often a habit simply goes on as it was the day before. */
  readonly carried?: number
  /** Share of days without a rating. */
  readonly missing?: number
}

/** One standard deviation of a day's rating, in points. */
export const habitDeviation = 1.5
const from = '2026-01-05'
const often = 0.55

/** A bell-shaped number (Box and Muller 1958). */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

/** Daily habits and ratings of a life with known effects, or with none at all: both come in runs, ratings are whole numbers from 1 to 10, from Monday 5 January 2026 on. */
export function plantedHabits(life: PlantedHabits) {
  const { seed, days, carried = 0.3, effect = 0, missing = 0.1 } = life
  const chance = seededRandom(seed)
  const today = addDays(from, days)
  const habits = Array.from({ length: life.habits ?? 3 }, () => ({
    done: [] as string[],
    hours: new Map(),
    is: false,
  }))
  const ratings = new Map<number, DayRatings>()
  const noise = [normal(chance), normal(chance), normal(chance)]
  let wasLate = false
  for (let at = 0; at < days; at++) {
    const day = addDays(from, at)
    for (const [nth, one] of habits.entries()) {
      const more =
        nth === 0
          ? (at % 7 === 6 ? -(life.sundays ?? 0) : 0) +
            (at >= days / 2 ? 1 : -1) * ((life.rise ?? 0) / 2) -
            (wasLate ? (life.late ?? 0) : 0)
          : nth === 1
            ? (habits[0]?.is ? 0.5 : -0.5) * (life.pulls ?? 0)
            : 0
      if (more !== 0 || chance() >= carried) one.is = chance() < often + more
      if (nth === 0) wasLate = false
      if (!one.is) continue
      one.done.push(day)
      const hour = 7 + Math.floor(chance() * 14)
      one.hours.set(dayNumberOf(day), hour)
      if (nth === 0) wasLate = hour >= 14
    }
    const fresh = Math.sqrt(1 - carried * carried)
    for (const nth of noise.keys()) noise[nth] = carried * (noise[nth] ?? 0) + fresh * normal(chance)
    if (chance() < missing) continue
    const rating = (nth: number, more = 0): number =>
      Math.max(1, Math.min(10, Math.round(5.5 + habitDeviation * ((noise[nth] ?? 0) + more))))
    const mood = rating(0, habits[0]?.is ? effect : 0)
    ratings.set(dayNumberOf(day), { mood, energy: rating(1), stress: rating(2) })
  }
  const lives = habits.map(({ done, hours }, nth): HabitLife => {
    const course = lived({ startDate: from }, { done, today })
    const isKeptOn = keptOn({ target: null }, course, today)
    return { uid: `habit ${nth}`, name: `Habit ${nth}`, course, isKeptOn, hours }
  })
  return { lives, ratings, today }
}
