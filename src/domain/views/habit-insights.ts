import type { Moment } from '#domain/entity/moment.ts'
import type { Records } from '#domain/entity/records.ts'
import { rowPerEntity } from '#domain/entity/view.ts'
import { type Habit, habits } from '#domain/habits/habit.ts'
import type { HabitFinding } from '#domain/habits/insights/finding.ts'
import type { SaidReason } from '#domain/habits/insights/obstacles.ts'
import { courseOf, type Noted, notedIn } from '#domain/habits/noted/noted-days.ts'
import { keptOn } from '#domain/insights/doings.ts'
import { habitFindings } from '#domain/insights/habits/habit-findings.ts'
import { type DayRatings, type HabitLife, mostDays } from '#domain/insights/habits/habit-life.ts'
import { lookAtHabits } from '#domain/insights/habits/look.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { type RatingScale, ratingScales } from '#domain/journal/rating-words.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf } from '#domain/time/day-number.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn, perStartHour } from '#domain/time/my-day-in.ts'
import { hourDone } from './habit-detail.ts'

/** From here on a day counts as hard, and what was noted of it as an obstacle. */
const hard = 4

const dayNumbers = perStartHour((startHour) =>
  rowPerEntity<JournalEntry, { id: string; day: number }>(({ uid, data }) => ({
    id: uid,
    day: dayNumberOf(entryDay(data, startHour)),
  })),
)

/** The means of each day's ratings, from `first` on. */
function ratingsIn(records: Records, first: number): Map<number, DayRatings> {
  const sums = new Map<number, Record<RatingScale, { sum: number; count: number }>>()
  const dayOf = dayNumbers(records)
  for (const entity of records.of(journalEntries).values()) {
    const { data } = entity
    if (data.deletedAt !== null || ratingScales.every((scale) => data[scale] === null)) continue
    const { day } = dayOf(entity)
    if (day < first) continue
    const none = () => ({ sum: 0, count: 0 })
    const sum = sums.get(day) ?? { mood: none(), energy: none(), stress: none() }
    sums.set(day, sum)
    for (const scale of ratingScales) {
      const rating = data[scale]
      if (rating === null) continue
      sum[scale].sum += rating
      sum[scale].count++
    }
  }
  const mean = ({ sum, count }: { sum: number; count: number }) => (count === 0 ? null : sum / count)
  return new Map(
    Array.from(sums, ([day, { mood, energy, stress }]) => [
      day,
      { mood: mean(mood), energy: mean(energy), stress: mean(stress) },
    ]),
  )
}

function hoursOf({ done }: Noted, startHour: number): Map<number, number> {
  const hours = new Map<number, number>()
  for (const { data } of done.values()) {
    const hour = hourDone(data)
    if (hour !== null) hours.set(dayNumberOf(data.completedDate), hour < startHour ? hour + 24 : hour)
  }
  return hours
}

/** A habit that was archived by an import that does not say when was asked for until something was last noted of it. */
function untilKnown(data: Habit, { done, skips }: Noted): Habit {
  if (!data.isArchived || data.archivedOn !== null) return data
  const noted = [
    ...done.values().map(({ data: { completedDate } }) => completedDate),
    ...skips.values().map(({ data: { skippedDate } }) => skippedDate),
  ].sort()
  return { ...data, archivedOn: noted.at(-1) ?? data.startDate }
}

/** All habits, the smallest id first. */
function livesIn(records: Records, today: Day, at: Moment): HabitLife[] {
  const notedOf = notedIn(records)
  const { startHour } = myDayIn(records)
  return [...records.of(habits).values()]
    .sort((a, b) => (a.uid < b.uid ? -1 : 1))
    .map(({ uid, data: kept }) => {
      const noted = notedOf(uid)
      const data = untilKnown(kept, noted)
      const course = courseOf(records, data, noted, today, at)
      return {
        ...{ uid, name: data.name, course },
        isKeptOn: keptOn(data, course, today),
        hours: hoursOf(noted, startHour),
      }
    })
}

/** Why days were skipped, and what was noted of hard ones. */
function reasonsOf({ done, skips }: Noted): SaidReason[] {
  return [
    ...skips.values().map(({ data }) => ({ day: data.skippedDate, text: data.reason })),
    ...done
      .values()
      .flatMap(({ data: { completedDate, notes, difficulty } }) =>
        difficulty !== null && difficulty >= hard ? [{ day: completedDate, text: notes }] : [],
      ),
  ]
}

/** What the days of one habit show, found among everything that is compared of all. Yields often; none of a habit that is not there. */
export function* findingsIn(
  records: Records,
  uid: string,
  today: Day,
  at: Moment,
): Generator<void, HabitFinding[]> {
  const lives = livesIn(records, today, at)
  const life = lives.find((one) => one.uid === uid)
  if (!life) return []
  const reasons = reasonsOf(notedIn(records)(uid))
  const ratings = ratingsIn(records, dayNumberOf(today) - mostDays)
  const looks = yield* lookAtHabits(lives, ratings, today)
  return habitFindings({ life, lives, looks, reasons, today })
}
