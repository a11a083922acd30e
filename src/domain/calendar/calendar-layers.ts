import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import type { CalendarLayer, CalendarMark, DayRange, LayerMarks } from '#domain/calendar/calendar-mark.ts'
import { goalMarks, habitMarks } from '#domain/calendar/due-marks.ts'
import { eventMarks, timeOf } from '#domain/calendar/event-marks.ts'
import type { KnownEvent } from '#domain/calendar/recurrence/series-edit.ts'
import { reminders } from '#domain/calendar/reminders/reminder.ts'
import { reminderMarks } from '#domain/calendar/reminders/reminder-marks.ts'
import type { KnownReminder } from '#domain/calendar/reminders/ringing.ts'
import { calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import type { Moment } from '#domain/entity/moment.ts'
import type { Entity, Records } from '#domain/entity/records.ts'
import { excerpt, isCheckIn } from '#domain/journal/entry-text.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import type { Day } from '#domain/time/day.ts'
import { entryDay } from '#domain/time/entry-date.ts'

const dayMs = 86_400_000

export const eventsIn = (records: Records): KnownEvent[] => [...records.of(calendarEvents).values()]
const titleOf = (records: Records, eventId: string | null) =>
  eventId === null ? undefined : records.one(calendarEvents, eventId)?.data.title

const named = new WeakMap<Entity<KnownReminder['data']>, KnownReminder>()

/** A reminder before an event is called as the event is. */
export const remindersIn = (records: Records): KnownReminder[] =>
  Array.from(records.of(reminders).values(), (entity) => {
    const title = titleOf(records, entity.data.eventId) ?? entity.data.title
    const known = named.get(entity)
    if (known && known.data.title === title) return known
    const made = { uid: entity.uid, data: { ...entity.data, title } }
    named.set(entity, made)
    return made
  })

/** The entries that may lie on some days, in whichever zone they were written. */
export function* entriesOn(
  records: Records,
  range: DayRange,
): Generator<{ uid: string; data: JournalEntry; day: string }> {
  const { fromMs, toMs } = timeOf(range)
  const from = new Date(fromMs - 2 * dayMs).toISOString()
  const to = new Date(toMs + 2 * dayMs).toISOString()
  for (const { uid, data } of records.of(journalEntries).values()) {
    if (data.deletedAt !== null || data.createdAt < from || data.createdAt > to) continue
    const day = entryDay(data, range.rule.startHour)
    if (day >= range.from && day <= range.to) yield { uid, data, day }
  }
}

/** So many letters of a page without a title stand for it. */
const firstWords = 40

const pageMarks =
  (records: Records): LayerMarks =>
  (range) =>
    Array.from(entriesOn(records, range), ({ uid, data, day }): CalendarMark => {
      const startMs = Date.parse(data.createdAt)
      const isBare = isCheckIn(data)
      const title =
        data.title.trim() || (isBare ? 'Check-in' : excerpt(data.content, firstWords) || 'Untitled')
      return {
        id: `pages ${uid}`,
        layer: 'pages',
        uid,
        occurrence: null,
        day,
        lastDay: day,
        startMs,
        endMs: startMs,
        title,
        zone: data.zone,
        kind: isBare ? 'check-in' : 'page',
        color: null,
        mood: data.mood,
        isDone: false,
        repeats: 'none',
      }
    })

/** Whether an event belongs here, and does not come from a calendar that is followed. */
export const isOwn = ({ data }: KnownEvent): boolean => data.subscriptionId === null

/** The events of all calendars that are not hidden. */
export function shownEventsIn(records: Records): KnownEvent[] {
  const calendars = records.of(calendarSubscriptions)
  return eventsIn(records).filter(({ data }) => !calendars.get(data.subscriptionId ?? '')?.data.isHidden)
}

/** What comes from calendars elsewhere that are not hidden, each in the colour of its calendar. */
const outsideMarks =
  (records: Records): LayerMarks =>
  (range) => {
    const calendars = records.of(calendarSubscriptions)
    const outside = shownEventsIn(records).filter((event) => !isOwn(event))
    return eventMarks(outside, range).map((mark) => {
      const event = records.one(calendarEvents, mark.uid)
      const color = calendars.get(event?.data.subscriptionId ?? '')?.data.color
      return color ? { ...mark, color } : mark
    })
  }

/** The layers of the calendar: each is what the store has of it on some days. */
export const layersOf = (
  records: Records,
  today: Day,
  at: Moment,
): Readonly<Record<CalendarLayer, LayerMarks>> => ({
  pages: pageMarks(records),
  events: (range) => eventMarks(eventsIn(records).filter(isOwn), range),
  outside: outsideMarks(records),
  reminders: (range) => reminderMarks(remindersIn(records), eventsIn(records), range),
  habits: habitMarks(records, today, at),
  goals: goalMarks(records),
})
