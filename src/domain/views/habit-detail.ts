import type { Records } from '#domain/entity/records.ts'
import { rowPerEntity } from '#domain/entity/view.ts'
import { type HabitInsight, habitCues, habitInsights } from '#domain/habits/habit-records.ts'
import type { DayRatings } from '#domain/habits/insights/correlation.ts'
import { cueEffects } from '#domain/habits/insights/cue-effect.ts'
import type { HabitFinding } from '#domain/habits/insights/finding.ts'
import { habitFindings } from '#domain/habits/insights/habit-findings.ts'
import type { Noted } from '#domain/habits/noted/noted-days.ts'
import type { HabitCourse } from '#domain/habits/schedule/habit-course.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { hourOf } from '#domain/time/day.ts'
import { dayNumberOf } from '#domain/time/day-number.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { isZone } from '#domain/time/known-zone.ts'
import { perStartHour } from '#domain/time/my-day-in.ts'
import type { CompletionLine, HabitDetailRow } from './habit-rows.ts'

/** From here on a day counts as hard, and what was noted of it as an obstacle. */
const hard = 4

const dayNumbers = perStartHour((startHour) =>
  rowPerEntity<JournalEntry, { id: string; day: number }>(({ uid, data }) => ({
    id: uid,
    day: dayNumberOf(entryDay(data, startHour)),
  })),
)

const scales = ['mood', 'energy', 'stress'] as const

/** The means of each day's ratings, from `first` on. */
export function ratingsIn(records: Records, first: number): Map<number, DayRatings> {
  const sums = new Map<number, Record<(typeof scales)[number], { sum: number; count: number }>>()
  const dayOf = dayNumbers(records)
  for (const entity of records.of(journalEntries).values()) {
    const { data } = entity
    if (data.deletedAt !== null || scales.every((scale) => data[scale] === null)) continue
    const { day } = dayOf(entity)
    if (day < first) continue
    const none = () => ({ sum: 0, count: 0 })
    const sum = sums.get(day) ?? { mood: none(), energy: none(), stress: none() }
    sums.set(day, sum)
    for (const scale of scales) {
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

function linesOf({ done }: Noted): CompletionLine[] {
  return done
    .values()
    .map(({ data: { completedDate, completedAt, zone, value, notes, mood, difficulty } }) => ({
      day: completedDate,
      hour: completedAt === null || !isZone(zone) ? null : hourOf(Date.parse(completedAt), zone),
      value,
      notes,
      mood,
      difficulty,
    }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
}

/** What its owner says is not so, or would rather not see, is not shown again. */
function isWanted({ type, about }: HabitFinding, answers: readonly HabitInsight[]): boolean {
  const said = answers.find((one) => one.type === type && one.content.about === about)
  return said?.answer !== 'not_true' && said?.answer !== 'hidden'
}

/** What the page of one habit shows beside its days. */
export function detailOf(
  records: Records,
  uid: string,
  noted: Noted,
  course: HabitCourse,
): Pick<HabitDetailRow, 'completions' | 'skips' | 'cues' | 'findings'> {
  const completions = linesOf(noted)
  const skips = noted.skips
    .values()
    .map(({ data: { skippedDate, reason } }) => ({ day: skippedDate, reason }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
  const cues = [...records.of(habitCues).values()].flatMap(({ uid: id, data }) =>
    data.habitId === uid ? [{ id, cue: data }] : [],
  )
  const reasons = [
    ...skips.map(({ day, reason }) => ({ day, text: reason })),
    ...completions.flatMap(({ day, notes, difficulty }) =>
      difficulty !== null && difficulty >= hard ? [{ day, text: notes }] : [],
    ),
  ]
  const answers = [...records.of(habitInsights).values()].flatMap(({ data }) =>
    data.habitId === uid ? [data] : [],
  )
  const findings = habitFindings({ course, reasons, ratings: ratingsIn(records, course.from) })
  return {
    completions,
    skips,
    cues: cueEffects(course, cues),
    findings: findings.filter((finding) => isWanted(finding, answers)),
  }
}
