import { dateOfNumber, monthOf, weekdayOf } from '../../time/day-number.ts'
import type { WeekStart } from '../../time/my-day.ts'
import type { HabitFrequency } from '../habit.ts'

/** Days from one to another, both included, as numbers. */
export interface Period {
  readonly from: number
  readonly to: number
}

/** How often (`times`) in how many days (`inDays`). */
export interface Often {
  readonly times: number
  readonly inDays: number
}

/** On certain days. */
export interface DaysPlan extends Often {
  readonly is: 'days'
  isDue(day: number): boolean
}

/** So often within a week, a month or a few days, on whichever day it fits. */
export interface QuotaPlan extends Often {
  readonly is: 'quota'
  /** What a period is called. */
  readonly unit: 'week' | 'month' | 'period'
  periodOf(day: number): Period
}

export type HabitPlan = DaysPlan | QuotaPlan

const firstOf: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 }

const weekOf = (day: number, weekStart: WeekStart): Period => {
  const from = day - ((weekdayOf(day) - firstOf[weekStart] + 7) % 7)
  return { from, to: from + 6 }
}

function onWeekdays(days: readonly number[]): DaysPlan {
  const due = new Set(days)
  return { is: 'days', times: due.size, inDays: 7, isDue: (day) => due.has(weekdayOf(day)) }
}

const inWeek = (times: number, weekStart: WeekStart): QuotaPlan => ({
  is: 'quota',
  unit: 'week',
  times,
  inDays: 7,
  periodOf: (day) => weekOf(day, weekStart),
})

/** The 31st of a month that has none is its last day. */
function onDates(days: readonly number[]): DaysPlan {
  const due = new Set(days)
  return {
    is: 'days',
    times: due.size,
    inDays: 30,
    isDue: (day) => {
      const date = dateOfNumber(day)
      if (due.has(date)) return true
      const last = date >= 28 && monthOf(day).to === day
      return last && [...due].some((one) => one > date)
    },
  }
}

const inMonth: QuotaPlan = { is: 'quota', unit: 'month', times: 1, inDays: 30, periodOf: monthOf }

const everyFewDays = (inDays: number, start: number): QuotaPlan => ({
  is: 'quota',
  unit: 'period',
  times: 1,
  inDays,
  periodOf: (day) => {
    const from = start + Math.floor((day - start) / inDays) * inDays
    return { from, to: from + inDays - 1 }
  },
})

const daily: DaysPlan = { is: 'days', times: 1, inDays: 1, isDue: () => true }

/** What a frequency asks for. `start`: the number of the habit's first day, from which every few days are counted. */
export function planOf(frequency: HabitFrequency, start: number, weekStart: WeekStart): HabitPlan {
  const { type, days = [], timesPerWeek, everyDays } = frequency
  if (type === 'weekdays') return onWeekdays([1, 2, 3, 4, 5])
  if (type === 'weekends') return onWeekdays([0, 6])
  if (type === 'weekly') return days.length > 0 ? onWeekdays(days) : inWeek(1, weekStart)
  if (type === 'monthly') return days.length > 0 ? onDates(days) : inMonth
  if (type === 'daily') return daily
  if (everyDays !== undefined) return everyFewDays(everyDays, start)
  if (timesPerWeek !== undefined) return inWeek(timesPerWeek, weekStart)
  return days.length > 0 ? onWeekdays(days) : daily
}
