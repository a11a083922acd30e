import type { HabitFinding } from '#domain/habits/insights/finding.ts'
import type { Day } from '#domain/time/day.ts'
import { stream } from '#worker/core/worker-calls.ts'

/** Tells what the days of a habit show, and again after every change of what it rests on, until it is stopped. */
export const watchHabit = stream<{ uid: string; today: Day }, readonly HabitFinding[]>('habits.watch')
