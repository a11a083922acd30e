import { type Day, dateOnWall } from '../../time/day.ts'
import { timeOnWall } from '../../time/entry-date.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import { type EventOccurrence, eventOccurrences } from '../event-marks.ts'
import { occurrencesIn } from '../recurrence/series.ts'
import type { KnownEvent } from '../recurrence/series-edit.ts'
import type { Reminder, ReminderKind, ReminderSettings } from './reminder.ts'

/** A reminder in the vault. */
export interface KnownReminder {
  readonly uid: string
  readonly data: Reminder
}

/** One time that a reminder rings. */
export interface Ring {
  /** Its day in its series, or in that of its event. */
  readonly day: Day
  /** When it means to ring, ms. */
  readonly atMs: number
}

export const reminderKind = ({ eventId, entryId }: Reminder): ReminderKind =>
  eventId !== null ? 'event' : entryId !== null ? 'page' : 'own'

/** When a reminder rings from `fromMs` up to `toMs`, in order. One before an event rings so long before each of its occurrences, wherever they were moved. */
export function ringsIn(
  { data }: KnownReminder,
  events: readonly KnownEvent[],
  time: { fromMs: number; toMs: number; zone: string },
): Ring[] {
  const { eventId, minutesBefore } = data
  if (eventId === null) return occurrencesIn(data, time).map(({ day, startMs }) => ({ day, atMs: startMs }))
  const before = minutesBefore * 60_000
  const own = events.filter((event) => event.uid === eventId || event.data.seriesId === eventId)
  const ofEvent = { ...time, fromMs: time.fromMs + before, toMs: time.toMs + before }
  return eventOccurrences(own, ofEvent)
    .map(({ startMs, occurrence, event }: EventOccurrence) => ({
      day: occurrence ?? dateOnWall(startMs, event.data.zone),
      atMs: startMs - before,
    }))
    .filter(({ atMs }) => atMs >= time.fromMs && atMs < time.toMs)
    .sort((a, b) => a.atMs - b.atMs)
}

type Quiet = Pick<ReminderSettings, 'hasQuietHours' | 'quietFrom' | 'quietUntil'>

/** When something may be heard that means to ring at an instant: then, or where that is in the quiet hours of a zone, at their end. */
export function afterQuiet(
  atMs: number,
  { hasQuietHours, quietFrom, quietUntil }: Quiet,
  zone: string,
): number {
  if (!hasQuietHours || quietFrom === quietUntil) return atMs
  const time = timeOnWall(atMs, zone)
  const date = dateOnWall(atMs, zone)
  const isOverMidnight = quietFrom > quietUntil
  const isQuiet = isOverMidnight
    ? time >= quietFrom || time < quietUntil
    : time >= quietFrom && time < quietUntil
  if (!isQuiet) return atMs
  const isEvening = isOverMidnight && time >= quietFrom
  const endDate = isEvening ? dateOnWall(wallInstant(date, '12:00', zone) + 86_400_000, zone) : date
  return Math.max(atMs, wallInstant(endDate, quietUntil, zone))
}

/** Until when one ring of a reminder was put off; null: it was not. */
function snoozedMs({ snoozedUntil, snoozedRing }: Reminder, atMs: number): number | null {
  if (snoozedUntil === null || snoozedRing === null || Date.parse(snoozedRing) !== atMs) return null
  return Date.parse(snoozedUntil)
}

/** So far back something that was missed is still said (ms): 100 days. */
const lookBackMs = 100 * 86_400_000

/** What rings, or is going to. */
export interface DueReminder {
  readonly uid: string
  readonly title: string
  readonly kind: ReminderKind
  readonly entryId: string | null
  readonly eventId: string | null
  /** The time that it means, ms. */
  readonly atMs: number
  /** When it may be heard: not before its snooze is over, not in quiet hours. */
  readonly heardMs: number
}

/**
 * Of each reminder the last ring that has come and is not done, and every one that comes in the next `aheadMs`; what was to be heard first stands first. What
 * rang before it was made does not count. Kinds that are switched off are left out.
 */
export function dueReminders(
  all: readonly KnownReminder[],
  events: readonly KnownEvent[],
  settings: Quiet & Pick<ReminderSettings, 'rings'>,
  at: { nowMs: number; zone: string },
  aheadMs: number,
): DueReminder[] {
  const found: DueReminder[] = []
  for (const reminder of all) {
    const { data, uid } = reminder
    const kind = reminderKind(data)
    if (!settings.rings[kind]) continue
    const since = Math.max(
      at.nowMs - lookBackMs,
      data.doneUpTo === null ? Date.parse(data.createdAt) - 60_000 : Date.parse(data.doneUpTo) + 1,
    )
    const time = { fromMs: since, toMs: Math.max(since, at.nowMs + aheadMs), zone: at.zone }
    const rings = ringsIn(reminder, events, time).filter(({ atMs }) => atMs >= since)
    const past = rings.filter(({ atMs }) => atMs <= at.nowMs)
    const pending = [...past.slice(-1), ...rings.slice(past.length)]
    for (const { atMs } of pending) {
      const heardMs = afterQuiet(snoozedMs(data, atMs) ?? atMs, settings, at.zone)
      const { title, entryId, eventId } = data
      found.push({ uid, title, kind, entryId, eventId, atMs, heardMs })
    }
  }
  return found.sort((a, b) => a.heardMs - b.heardMs || (a.uid < b.uid ? -1 : 1))
}
