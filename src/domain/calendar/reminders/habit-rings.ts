import type { Entity, Records } from '#domain/entity/records.ts'
import { type Habit, habits } from '#domain/habits/habit.ts'
import { habitCompletions, habitSkips } from '#domain/habits/habit-records.ts'
import { courseOf, notedIn } from '#domain/habits/noted/noted-days.ts'
import { habitToday } from '#domain/habits/schedule/due-today.ts'
import { type HabitCourse, restsOn } from '#domain/habits/schedule/habit-course.ts'
import { addDays, type Day, dayOf } from '#domain/time/day.ts'
import { dayNumberOf } from '#domain/time/day-number.ts'
import type { MyDayRule } from '#domain/time/my-day.ts'
import { ruleIn } from '#domain/time/my-day-in.ts'
import { instantOnDay } from '#domain/time/wall-instant.ts'
import { type Reminder, type ReminderSettings, reminders } from './reminder.ts'
import { afterQuiet, type DueReminder, inOrderHeard, type Quiet, snoozedMs } from './ringing.ts'

/** What decides when habits ring. */
export const habitRingKinds = [habits, habitCompletions, habitSkips]

/** So many days ahead habits are told: what a week has had enough of is not known further. */
const mostDaysAhead = 8
const dayMs = 86_400_000

/** What keeps that the ring of a habit was put off, by habit: of two devices the later one. */
function putOff(records: Records): ReadonlyMap<string, Reminder> {
  const found = new Map<string, Reminder>()
  for (const { data } of records.of(reminders).values()) {
    if (data.habitId === null) continue
    const known = found.get(data.habitId)
    if (!known || known.updatedAt < data.updatedAt) found.set(data.habitId, data)
  }
  return found
}

/** Whether a habit asks for something on a day from today on, as far as is known today. */
function isAskedOn(day: Day, today: Day, course: HabitCourse, { pauses }: Habit): boolean {
  const { state, quota } = habitToday(course, { today })
  if (day === today) return state === 'due' || state === 'open'
  const number = dayNumberOf(day)
  if (number < course.from || restsOn(pauses)(number)) return false
  if (course.plan.is === 'days') return course.plan.isDue(number)
  return number > course.plan.periodOf(dayNumberOf(today)).to || (quota?.count ?? 0) < (quota?.asked ?? 1)
}

/** The times of a habit on the days that ask for it: of today's the last that has come, and every one that comes. */
function timesOf({ data }: Entity<Habit>, days: readonly Day[], nowMs: number, rule: MyDayRule) {
  const sinceMs = Date.parse(data.createdAt) - 60_000
  const times = days.flatMap((day) =>
    (data.frequency.times ?? []).map((time) => ({ day, atMs: instantOnDay(day, time, rule) })),
  )
  const known = times.filter(({ atMs }) => atMs >= sinceMs).sort((a, b) => a.atMs - b.atMs)
  const past = known.filter(({ atMs }) => atMs <= nowMs)
  return [...past.slice(-1), ...known.slice(past.length)]
}

/**
 * What habits ring at their times: on days that ask for them, until they are done. What a day asked for rings no more once the day is over; quiet hours do
 * not put it off past that either.
 */
export function habitRings(
  records: Records,
  settings: Quiet & Pick<ReminderSettings, 'rings'>,
  at: { nowMs: number; zone: string },
  aheadMs: number,
): DueReminder[] {
  if (!settings.rings.habit) return []
  const rule = ruleIn(records, at)
  const today = dayOf(at.nowMs, rule)
  const ahead = Math.min(mostDaysAhead, Math.ceil(aheadMs / dayMs) + 1)
  const days = Array.from({ length: ahead }, (_, nth) => addDays(today, nth))
  const noted = notedIn(records)
  const snoozed = putOff(records)
  const found = [...records.of(habits).values()].flatMap((entity): DueReminder[] => {
    const { uid, data: habit } = entity
    if (habit.isArchived || habit.kind === 'track' || !habit.frequency.times?.length) return []
    const course = courseOf(records, habit, noted(uid), today, at)
    const asked = days.filter((day) => isAskedOn(day, today, course, habit))
    return timesOf(entity, asked, at.nowMs, rule).map(({ day, atMs }) => {
      const off = snoozed.get(uid)
      const until = off ? snoozedMs(off, atMs) : null
      const dayEndsMs = instantOnDay(addDays(day, 1), startOfDay(rule), rule)
      const heardMs = until ?? afterQuiet(atMs, settings, at.zone, dayEndsMs)
      const nothing = { entryId: null, eventId: null, startMs: null, earlier: 0, doneUpTo: null }
      return { ...nothing, uid, habitId: uid, title: habit.name, kind: 'habit', atMs, heardMs }
    })
  })
  return found.filter(({ atMs }) => atMs <= at.nowMs + aheadMs).sort(inOrderHeard)
}

const startOfDay = ({ startHour }: MyDayRule): string => `${String(startHour).padStart(2, '0')}:00`
