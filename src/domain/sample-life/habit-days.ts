import { seededRandom } from '../chance/seeded-random.ts'
import { fnv1a } from '../text/fnv.ts'
import { addDays, type Day } from '../time/day.ts'
import { dayNumberOf, daysBetween, weekdayOf } from '../time/day-number.ts'
import { isWithin, type ToldHabit } from './told-life.ts'

/** A number from 0 to 1 that depends on what it is asked about alone. */
export const chanceOf = (...about: readonly string[]): number => seededRandom(fnv1a(about.join('|')))()

/** The days on which a habit of the life was done, up to a day: those with a note, and others as often as it is told. */
export function daysDone(habit: ToldHabit, until: Day): Day[] {
  const { from, notes, skips, pauses, dips, frequency } = habit
  const last = habit.until && habit.until < until ? habit.until : until
  const isPlanned = (day: Day): boolean => {
    if (frequency.days) return frequency.days.includes(weekdayOf(dayNumberOf(day)))
    return frequency.everyDays === undefined || daysBetween(from, day) % frequency.everyDays === 0
  }
  const days: Day[] = []
  for (let day = from; day <= last; day = addDays(day, 1)) {
    const often = dips.find((dip) => isWithin(day, dip))?.often ?? habit.often
    const isDone =
      isPlanned(day) &&
      !(day in skips) &&
      !pauses.some((pause) => isWithin(day, pause)) &&
      chanceOf(habit.id, day) < often
    if (isDone || day in notes) days.push(day)
  }
  return days
}
