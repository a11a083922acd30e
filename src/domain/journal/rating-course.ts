import { capital, inWords } from '../text/number-words.ts'
import { addDays, type Day } from '../time/day.ts'
import { type Rating, type RatingScale, type Ratings, ratingScales } from './rating-words.ts'

interface RatedOn extends Ratings {
  readonly day: Day
}

/** One day of a course: the mean of what was given that day; null where nothing was. */
export interface CourseDay extends Ratings {
  readonly day: Day
}

/** The days from `days - 1` days before `today` up to today, oldest first, each with the mean of its ratings. */
export function ratingCourse(entries: Iterable<RatedOn>, today: Day, days: number): CourseDay[] {
  const given = new Map<Day, Record<RatingScale, number[]>>()
  for (let i = days - 1; i >= 0; i--) given.set(addDays(today, -i), { mood: [], energy: [], stress: [] })
  for (const entry of entries) {
    const of = given.get(entry.day)
    if (!of) continue
    for (const scale of ratingScales) {
      const rating = entry[scale]
      if (rating !== null) of[scale].push(rating)
    }
  }
  return [...given].map(([day, of]) => ({
    day,
    mood: mean(of.mood),
    energy: mean(of.energy),
    stress: mean(of.stress),
  }))
}

/** Which of the three scales has a rating on a day: any of them. */
export const isRated = (day: Ratings): boolean => ratingScales.some((scale) => day[scale] !== null)

/** What a course says in a sentence or two: whether its second half was higher, lower or level, or, of few days, what they were; and what it has no rating for. */
export function courseSentence(course: readonly CourseDay[]): string {
  const moods = course.flatMap((day) => day.mood ?? [])
  const empty = course.filter((day) => !isRated(day)).length
  if (empty === course.length) return 'Nothing is drawn until you say it.'
  const gap =
    empty === 0
      ? 'Every day has a rating.'
      : `${capital(inWords(empty))} ${empty === 1 ? 'day has' : 'days have'} no rating, so nothing is drawn there.`
  return moods.length === 0
    ? `No mood was given. ${gap}`
    : `${levelSentence(course) ?? moodSentence(moods)} ${gap}`
}

/** Fewer rated days in half of a course say nothing of its level. */
const leastInHalf = 3
/** Means that lie less apart, in points of ten, are called level. */
const apart = 1

function levelSentence(course: readonly CourseDay[]): string | null {
  const half = Math.floor(course.length / 2)
  const [before, after] = [course.slice(0, -half), course.slice(-half)].map((days) =>
    days.flatMap(({ mood }) => mood ?? []),
  )
  if (!before || !after || before.length < leastInHalf || after.length < leastInHalf) return null
  const [was, is] = [mean(before) ?? 0, mean(after) ?? 0]
  const change = is - was
  const way =
    change >= apart ? 'has been higher' : change <= -apart ? 'has been lower' : 'has stayed about level'
  return `Mood ${way} in the last ${inWords(half)} days: ${shown(is)} after ${shown(was)}.`
}

function moodSentence(moods: readonly number[]): string {
  const low = shown(Math.min(...moods))
  const high = shown(Math.max(...moods))
  if (moods.length === 1) return `Mood was ${high} on the one day that has it.`
  const days = `on ${inWords(moods.length)} days`
  return low === high ? `Mood stayed at ${low} ${days}.` : `Mood lay between ${low} and ${high} ${days}.`
}

/** A mean as people read it: whole, or with one decimal. */
export const shown = (value: number): string => String(Math.round(value * 10) / 10)

function mean(values: readonly number[]): Rating {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
