import type { Day } from '../time/day.ts'
import type { MyDayRule } from '../time/my-day.ts'
import type { RecurringPattern } from './event-choices.ts'

/** What can be shown and hidden on its own, in the order in which it is listed. */
export const calendarLayers = ['pages', 'events', 'outside', 'reminders', 'habits', 'goals'] as const
export type CalendarLayer = (typeof calendarLayers)[number]

/** Days from the first to the last, both among them, as a person counts days. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
  readonly rule: MyDayRule
}

/** One thing on a calendar. */
export interface CalendarMark {
  readonly id: string
  readonly layer: CalendarLayer
  /** The record that it stands for; of a milestone its goal. */
  readonly uid: string
  /** Which occurrence of it: its day in the series; null for what takes place once. */
  readonly occurrence: Day | null
  /** The first and the last day that it stands on. */
  readonly day: Day
  readonly lastDay: Day
  /** Ms since 1970; both null for whole days. */
  readonly startMs: number | null
  readonly endMs: number | null
  readonly title: string
  /** The zone whose clock it keeps. */
  readonly zone: string
  /** What it is: an event's type, 'page', 'check-in', 'reminder', 'habit', 'goal', 'milestone'. */
  readonly kind: string
  readonly color: string | null
  /** 1 to 10 for a page that was rated; null for anything else. */
  readonly mood: number | null
  readonly isDone: boolean
  readonly repeats: RecurringPattern
}

/** What a layer is: everything that it has on some days, in any order. */
export type LayerMarks = (range: DayRange) => readonly CalendarMark[]

/** Whole days first, then by the clock, then by title: the order of a day. */
export const inOrderOfDay = (a: CalendarMark, b: CalendarMark): number =>
  (a.startMs ?? Number.NEGATIVE_INFINITY) - (b.startMs ?? Number.NEGATIVE_INFINITY) ||
  (a.title < b.title ? -1 : a.title > b.title ? 1 : 0) ||
  (a.id < b.id ? -1 : 1)

/** Marks in the order of their days, and of each day in its own: day by day, since to compare each with all takes longer than to find them. */
export function inOrder(marks: Iterable<CalendarMark>): CalendarMark[] {
  const days = new Map<Day, CalendarMark[]>()
  for (const mark of marks) {
    const own = days.get(mark.day)
    if (own) own.push(mark)
    else days.set(mark.day, [mark])
  }
  return [...days.keys()].sort().flatMap((day) => days.get(day)?.sort(inOrderOfDay) ?? [])
}
