import type { Records } from '#domain/entity/records.ts'
import { habits } from '#domain/habits/habit.ts'
import { type HabitCompletion, type HabitCue, habitCues } from '#domain/habits/habit-records.ts'
import { cueEffects } from '#domain/habits/insights/cue-effect.ts'
import type { Noted } from '#domain/habits/noted/noted-days.ts'
import type { HabitCourse } from '#domain/habits/schedule/habit-course.ts'
import { hourOf } from '#domain/time/day.ts'
import { isZone } from '#domain/time/known-zone.ts'
import type { CompletionLine, HabitDetailRow } from './habit-rows.ts'

/** The hour on the wall (0 to 23) at which it was done; null: nobody knows. */
export const hourDone = ({
  completedAt,
  zone,
}: Pick<HabitCompletion, 'completedAt' | 'zone'>): number | null =>
  completedAt === null || !isZone(zone) ? null : hourOf(Date.parse(completedAt), zone)

function linesOf({ done }: Noted): CompletionLine[] {
  return done
    .values()
    .map(({ data: { completedDate, completedAt, zone, value, notes, mood, difficulty } }) => ({
      day: completedDate,
      hour: hourDone({ completedAt, zone }),
      value,
      notes,
      mood,
      difficulty,
    }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
}

/** A cue that is another habit says that habit's name as it is today; one that is gone keeps the name it had. */
function withNameOf(records: Records, cue: HabitCue): HabitCue {
  const after = records.of(habits).get(cue.cueDetails.afterHabitId ?? '')
  return after ? { ...cue, cueDetails: { ...cue.cueDetails, text: after.data.name } } : cue
}

/** What the page of one habit shows beside its days. */
export function detailOf(
  records: Records,
  uid: string,
  noted: Noted,
  course: HabitCourse,
): Pick<HabitDetailRow, 'completions' | 'skips' | 'cues'> {
  const completions = linesOf(noted)
  const skips = noted.skips
    .values()
    .map(({ data: { skippedDate, reason } }) => ({ day: skippedDate, reason }))
    .sort((a, b) => (a.day < b.day ? 1 : -1))
  const cues = [...records.of(habitCues).values()].flatMap(({ uid: id, data }) =>
    data.habitId === uid ? [{ id, cue: withNameOf(records, data) }] : [],
  )
  return { completions, skips, cues: cueEffects(course, cues) }
}
