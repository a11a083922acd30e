import type { Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import type { Habit } from '../habit.ts'
import { habitToday } from './due-today.ts'
import { type HabitCourse, restsOn, stateOn } from './habit-course.ts'

/** Whether a habit was or will be asked for on each of some days, by what is known `today`: done, open (due, not done), or null where nothing is asked for. */
export function dueOn(
  { habit, course, today }: { habit: Habit; course: HabitCourse; today: Day },
  days: readonly Day[],
): ('done' | 'open' | null)[] {
  const { plan } = course
  const now = dayNumberOf(today)
  const standsToday = habit.isArchived ? 'free' : habitToday(course, { today }).state
  const rests = restsOn(habit.pauses)
  const first = dayNumberOf(habit.startDate)
  const isAsked = (day: number) =>
    !habit.isArchived &&
    !course.isTracked &&
    plan.is === 'days' &&
    day >= first &&
    plan.isDue(day) &&
    !rests(day)
  return days.map((one) => {
    const day = dayNumberOf(one)
    if (day > now) return isAsked(day) ? 'open' : null
    const state = stateOn(course, day)
    if (state === 'done') return 'done'
    if (day === now) return ['due', 'open', 'partly'].includes(standsToday) ? 'open' : null
    return state === 'missed' || state === 'partly' ? 'open' : null
  })
}
