import { type Habit, habit } from './habit.ts'
import { historyOf } from './schedule/due-today.ts'
import { type HabitCourse, habitCourse } from './schedule/habit-course.ts'

/** A daily habit of somebody fictional, changed as a test needs it. */
export const sampleHabit = (changes: Partial<Habit> = {}): Habit =>
  habit.parse({
    name: 'Ten minutes, lid open',
    trigger: 'supper',
    behavior: 'play ten minutes',
    area: 'creative',
    frequency: { type: 'daily' },
    startDate: '2026-11-01',
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...changes,
  })

interface Lived {
  readonly done?: readonly string[]
  readonly values?: Readonly<Record<string, number>>
  readonly skipped?: readonly string[]
  readonly today: string
  readonly weekStart?: 'monday' | 'sunday' | 'saturday'
}

/** The course of a habit with these days. */
export function lived(
  changes: Partial<Habit>,
  { done = [], values = {}, skipped = [], today, weekStart = 'monday' }: Lived,
): HabitCourse {
  const noted = [
    ...done.map((day) => ({ completedDate: day, value: null })),
    ...Object.entries(values).map(([day, value]) => ({ completedDate: day, value })),
  ]
  const skips = skipped.map((day) => ({ skippedDate: day }))
  const history = historyOf({ habit: sampleHabit(changes), completions: noted, skips })
  return habitCourse(history, { today, weekStart })
}
