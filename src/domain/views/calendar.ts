import { z } from 'zod'
import { type CalendarEvent, calendarEvents } from '#domain/calendar/calendar-event.ts'
import { daysFromTo } from '#domain/calendar/calendar-grid.ts'
import {
  entriesOn,
  eventsIn,
  layersOf,
  remindersIn,
  shownEventsIn,
} from '#domain/calendar/calendar-layers.ts'
import { type CalendarMark, calendarLayers, inOrder } from '#domain/calendar/calendar-mark.ts'
import { eventMarkAt } from '#domain/calendar/event-marks.ts'
import { nextUp } from '#domain/calendar/next-today.ts'
import { habitRingKinds, habitRings } from '#domain/calendar/reminders/habit-rings.ts'
import { reminderSettingsRecords, reminders } from '#domain/calendar/reminders/reminder.ts'
import { reminderSettingsIn } from '#domain/calendar/reminders/reminder-settings-in.ts'
import type { DueReminder } from '#domain/calendar/reminders/ringing.ts'
import { dueReminders, inOrderHeard } from '#domain/calendar/reminders/ringing.ts'
import { calendarFeeds, calendarSubscriptions, noFeed } from '#domain/calendar/sharing/sharing-records.ts'
import type { Records } from '#domain/entity/records.ts'
import { singleOf } from '#domain/entity/records.ts'
import { view } from '#domain/entity/view.ts'
import { goals } from '#domain/goals/records/goal.ts'
import { goalMilestones } from '#domain/goals/records/goal-parts.ts'
import { habits } from '#domain/habits/habit.ts'
import { habitCompletions, habitSkips } from '#domain/habits/habit-records.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import type { CourseDay } from '#domain/journal/rating-course.ts'
import { ratingCourse } from '#domain/journal/rating-course.ts'
import type { Day } from '#domain/time/day.ts'
import { dayOf } from '#domain/time/day.ts'
import { dayArg } from '#domain/time/day-args.ts'
import { ruleIn, todayIn } from '#domain/time/my-day-in.ts'
import { myDayRecords } from '#domain/time/my-day-record.ts'

export interface RatedDayRow extends CourseDay {
  readonly id: Day
  /** The title of its first page that has one; empty where none has. */
  readonly title: string
}

export interface EventRow {
  readonly id: string
  readonly data: CalendarEvent
  /** The series it belongs to: itself for one that stands for itself. */
  readonly seriesId: string
  readonly series: CalendarEvent
  /** The reminder before it; null: there is none. */
  readonly reminder: { readonly uid: string; readonly minutesBefore: number } | null
}

export interface DueRow extends DueReminder {
  readonly id: string
}

const hourMs = 3_600_000

function eventWithSeries(records: Records, uid: string): EventRow[] {
  const event = records.one(calendarEvents, uid)
  if (!event) return []
  const series = event.data.seriesId === null ? event : records.one(calendarEvents, event.data.seriesId)
  const seriesId = series?.uid ?? uid
  const before = [...records.of(reminders).values()].find(({ data }) => data.eventId === seriesId)
  return [
    {
      id: uid,
      data: event.data,
      seriesId,
      series: series?.data ?? event.data,
      reminder: before ? { uid: before.uid, minutesBefore: before.data.minutesBefore } : null,
    },
  ]
}

const twoDays = z.object({ firstDay: dayArg, lastDay: dayArg })
const moment = z.object({ nowMs: z.number() })
const rings = [calendarEvents, reminders, myDayRecords]
const dueThings = [habits, habitCompletions, habitSkips, goals, goalMilestones]

/** Everything that stands on some days, in the order of the days. */
export const calendarMarks = view({
  reads: [...rings, calendarSubscriptions, journalEntries, ...dueThings],
  args: twoDays.extend({ today: dayArg.optional() }),
  rows(records, { firstDay, lastDay, today: day }, at) {
    const today = day ?? todayIn(records, at)
    const range = { from: firstDay, to: lastDay, rule: ruleIn(records, at) }
    const layers = layersOf(records, today, at)
    return inOrder(calendarLayers.flatMap((layer) => layers[layer](range)))
  },
})

/** The ratings of each of some days that was rated, oldest first. */
export const ratedDaysBetween = view({
  reads: [journalEntries, myDayRecords],
  args: twoDays,
  rows(records, { firstDay, lastDay }, at): RatedDayRow[] {
    const range = { from: firstDay, to: lastDay, rule: ruleIn(records, at) }
    const entries = [...entriesOn(records, range)]
    const titles = new Map<string, string>()
    for (const { day, data } of entries)
      if (data.title.trim() && !titles.has(day)) titles.set(day, data.title.trim())
    const rated = entries.map(({ day, data: { mood, energy, stress } }) => ({ day, mood, energy, stress }))
    return ratingCourse(rated, lastDay, daysFromTo(firstDay, lastDay).length)
      .filter(({ mood, energy, stress }) => mood !== null || energy !== null || stress !== null)
      .map((day) => ({ ...day, id: day.day, title: titles.get(day.day) ?? '' }))
  },
})

/** What comes next: of today, and of the days after it once today has nothing left. */
export const nextRows = view({
  reads: [...rings, calendarSubscriptions],
  args: moment,
  rows(records, { nowMs }, at) {
    const rule = ruleIn(records, at)
    return nextUp(shownEventsIn(records), remindersIn(records), { today: dayOf(nowMs, rule), nowMs, rule })
  },
})

/** One event with its series: one row, or none where it is gone. */
export const eventRow = view({
  reads: [calendarEvents, reminders],
  args: z.object({ uid: z.string() }),
  rows: (records, { uid }) => eventWithSeries(records, uid),
})

/** What a reminder that rings at an instant stands before: one row, or none where it stands for itself. */
export const rungEvent = view({
  reads: [reminders, calendarEvents, myDayRecords],
  args: z.object({ uid: z.string(), atMs: z.number() }),
  rows(records, { uid, atMs }, at): CalendarMark[] {
    const { eventId = null, minutesBefore = 0 } = records.one(reminders, uid)?.data ?? {}
    if (eventId === null) return []
    const startMs = atMs + minutesBefore * 60_000
    return [eventMarkAt(eventsIn(records), { eventId, startMs }, ruleIn(records, at))].filter(
      (one) => one !== undefined,
    )
  },
})

/** What rings or will ring within a day; `nowMs` at most some minutes old. */
export const dueRows = view({
  reads: [...rings, ...habitRingKinds, reminderSettingsRecords],
  args: moment,
  rows(records, { nowMs }, at): DueRow[] {
    const now = { nowMs, zone: ruleIn(records, at).zone }
    const settings = reminderSettingsIn(records)
    const due = dueReminders(remindersIn(records), eventsIn(records), settings, now, 24 * hourMs)
    return [...due, ...habitRings(records, settings, now, 24 * hourMs)]
      .sort(inOrderHeard)
      .map((ring) => ({ ...ring, id: `${ring.uid} ${ring.atMs}` }))
  },
})

/** What calendar programs may read: one row. */
export const feedRow = view({
  reads: [calendarFeeds],
  args: z.null(),
  rows: (records) => [{ id: 'feed', ...noFeed, ...singleOf(records, calendarFeeds) }],
})

/** How reminders may ring: one row. */
export const reminderSettingsRow = view({
  reads: [reminderSettingsRecords],
  args: z.null(),
  rows: (records) => [{ id: 'reminders', ...reminderSettingsIn(records) }],
})
