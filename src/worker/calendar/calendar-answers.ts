import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { daysFromTo } from '#domain/calendar/calendar-grid.ts'
import { type CalendarMark, calendarLayers, inOrderOfDay } from '#domain/calendar/calendar-mark.ts'
import { nextToday } from '#domain/calendar/next-today.ts'
import {
  defaultReminderSettings,
  type ReminderSettings,
  reminderSettingsRecords,
  reminders,
} from '#domain/calendar/reminders/reminder.ts'
import { dueReminders } from '#domain/calendar/reminders/ringing.ts'
import { calendarFeeds, noFeed } from '#domain/calendar/sharing/sharing-records.ts'
import { ratingCourse } from '#domain/journal/rating-course.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Store } from '#vault/store/store.ts'
import { singleOf } from '#worker/core/entity.ts'
import { ruleIn } from '#worker/core/my-day.ts'
import { answer, type QueryImpl } from '#worker/core/worker-calls.ts'
import {
  calendarMarks,
  type DueRow,
  dueRows,
  type EventRow,
  eventRow,
  nextOfToday,
  type RatedDayRow,
  ratedDaysBetween,
  reminderRow,
  reminderSettingsRow,
} from './calendar.calls.ts'
import { entriesOn, eventsIn, layersOf, remindersIn } from './layers.ts'
import { feedRow } from './sharing/sharing.calls.ts'

const hourMs = 3_600_000

/** How reminders may ring; the defaults until the person chose. */
export const reminderSettingsIn = (store: Store): Omit<ReminderSettings, 'updatedAt'> => ({
  ...defaultReminderSettings,
  ...singleOf(store, reminderSettingsRecords),
})

function eventWithSeries(store: Store, uid: string): EventRow[] {
  const event = store.one(calendarEvents, uid)
  if (!event) return []
  const series = event.data.seriesId === null ? event : store.one(calendarEvents, event.data.seriesId)
  const seriesId = series?.uid ?? uid
  const before = [...store.of(reminders).values()].find(({ data }) => data.eventId === seriesId)
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

const byDay = (a: CalendarMark, b: CalendarMark): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : inOrderOfDay(a, b)

/** The questions that the calendar asks. */
export const calendarAnswers: readonly QueryImpl[] = [
  answer(calendarMarks, (store, { firstDay, lastDay }, at) => {
    const range = { from: firstDay, to: lastDay, rule: ruleIn(store, at) }
    const layers = layersOf(store)
    return calendarLayers.flatMap((layer) => layers[layer](range)).sort(byDay)
  }),
  answer(ratedDaysBetween, (store, { firstDay, lastDay }, at): RatedDayRow[] => {
    const range = { from: firstDay, to: lastDay, rule: ruleIn(store, at) }
    const entries = [...entriesOn(store, range)]
    const titles = new Map<string, string>()
    for (const { day, data } of entries)
      if (data.title.trim() && !titles.has(day)) titles.set(day, data.title.trim())
    const rated = entries.map(({ day, data: { mood, energy, stress } }) => ({ day, mood, energy, stress }))
    return ratingCourse(rated, lastDay, daysFromTo(firstDay, lastDay).length)
      .filter(({ mood, energy, stress }) => mood !== null || energy !== null || stress !== null)
      .map((day) => ({ ...day, id: day.day, title: titles.get(day.day) ?? '' }))
  }),
  answer(nextOfToday, (store, { nowMs }, at) => {
    const rule = ruleIn(store, at)
    return nextToday(eventsIn(store), remindersIn(store), { today: dayOf(nowMs, rule), nowMs, rule })
  }),
  answer(eventRow, (store, { uid }) => eventWithSeries(store, uid)),
  answer(reminderRow, (store, { uid }) => {
    const found = store.one(reminders, uid)
    return found ? [{ id: uid, data: found.data }] : []
  }),
  answer(dueRows, (store, { nowMs }, at): DueRow[] => {
    const now = { nowMs, zone: ruleIn(store, at).zone }
    return dueReminders(remindersIn(store), eventsIn(store), reminderSettingsIn(store), now, 24 * hourMs).map(
      (due) => ({ ...due, id: `${due.uid} ${due.atMs}` }),
    )
  }),
  answer(feedRow, (store) => [{ id: 'feed', ...noFeed, ...singleOf(store, calendarFeeds) }]),
  answer(reminderSettingsRow, (store) => [{ id: 'reminders', ...reminderSettingsIn(store) }]),
]
