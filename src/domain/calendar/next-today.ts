import { addDays, type Day } from '../time/day.ts'
import type { MyDayRule } from '../time/my-day.ts'
import { type CalendarMark, inOrder, inOrderOfDay } from './calendar-mark.ts'
import { eventMarks } from './event-marks.ts'
import type { KnownEvent } from './recurrence/series-edit.ts'
import { reminderMarks } from './reminders/reminder-marks.ts'
import type { KnownReminder } from './reminders/ringing.ts'

interface Now {
  readonly today: Day
  readonly nowMs: number
  readonly rule: MyDayRule
}

/**
 * What is still to come on a day, in the order of the day: events that are not over, whole days among them, and reminders that are not done, also those whose
 * time has passed.
 */
export function nextToday(
  events: readonly KnownEvent[],
  reminders: readonly KnownReminder[],
  { today, nowMs, rule }: Now,
): CalendarMark[] {
  const range = { from: today, to: today, rule }
  const toCome = eventMarks(events, range).filter(({ endMs }) => endMs === null || endMs > nowMs)
  const open = reminderMarks(reminders, events, range).filter(({ isDone }) => !isDone)
  return [...toCome, ...open].sort(inOrderOfDay)
}

const daysAhead = 6
/** So much stands in a short list at most, and so much of it may be over. */
const [mostNext, mostOver] = [4, 2]

/** Whether an event has ended, or a reminder was done. */
export const isOver = ({ layer, isDone, endMs }: CalendarMark, nowMs: number): boolean =>
  layer === 'reminders' ? isDone : endMs !== null && endMs <= nowMs

/** The next few things: what is to come today, then what is over of today, the latest of it, and, where there is room left, the days of a week; in their order. */
export function nextUp(
  events: readonly KnownEvent[],
  reminders: readonly KnownReminder[],
  now: Now,
): CalendarMark[] {
  const toCome = nextToday(events, reminders, now).slice(0, mostNext)
  const marks = (from: Day, to: Day) => {
    const range = { from, to, rule: now.rule }
    return [...eventMarks(events, range), ...reminderMarks(reminders, events, range)]
  }
  const over = marks(now.today, now.today)
    .filter((mark) => isOver(mark, now.nowMs))
    .sort(inOrderOfDay)
    .toReversed()
    .slice(0, Math.min(mostOver, mostNext - toCome.length))
  const ahead = marks(addDays(now.today, 1), addDays(now.today, daysAhead)).filter(
    ({ day, isDone }) => day > now.today && !isDone,
  )
  const ofToday = [...over, ...toCome].sort(inOrderOfDay)
  return [...ofToday, ...inOrder(ahead)].slice(0, mostNext)
}
