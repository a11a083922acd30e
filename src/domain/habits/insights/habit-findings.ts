import type { HabitCourse } from '../schedule/habit-course.ts'
import { correlationFinding, type DayRatings } from './correlation.ts'
import { improvementFinding, patternFinding } from './done-patterns.ts'
import type { HabitFinding } from './finding.ts'
import { obstacleFinding, type SaidReason } from './obstacles.ts'

/** What findings are made from. */
export interface FindingSources {
  readonly course: HabitCourse
  /** Reasons of skips, and notes of days that were hard. */
  readonly reasons: readonly SaidReason[]
  /** The person's ratings by day number. */
  readonly ratings: ReadonlyMap<number, DayRatings>
}

/** One finding of each type, clear or not: what was looked for and not found is said too. */
export function habitFindings({ course, reasons, ratings }: FindingSources): HabitFinding[] {
  return [
    patternFinding(course),
    improvementFinding(course),
    obstacleFinding(reasons),
    correlationFinding(course, ratings),
  ]
}
