import { addDays, type Day, dateOnWall } from '../../time/day.ts'
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
  /** When the event begins that it stands before, ms; null: it stands for itself. */
  readonly startMs: number | null
}

export const reminderKind = ({ eventId, entryId }: Reminder): ReminderKind =>
  eventId !== null ? 'event' : entryId !== null ? 'page' : 'own'

/** When a reminder rings from `fromMs` up to `toMs`, in order. One before an event rings so long before each of its occurrences, wherever they were moved. */
export function ringsIn(
  { data }: KnownReminder,
  events: readonly KnownEvent[],
  time: { fromMs: number; toMs: number; zone: string },
): Ring[] {
  const { eventId, minutesBefore, habitId } = data
  if (habitId !== null) return []
  if (eventId === null)
    return occurrencesIn(data, time).map(({ day, startMs }) => ({ day, atMs: startMs, startMs: null }))
  const before = minutesBefore * 60_000
  const own = events.filter((event) => event.uid === eventId || event.data.seriesId === eventId)
  const ofEvent = { ...time, fromMs: time.fromMs + before, toMs: time.toMs + before }
  return eventOccurrences(own, ofEvent)
    .map(({ startMs, occurrence, event }: EventOccurrence) => ({
      day: occurrence ?? dateOnWall(startMs, event.data.zone),
      atMs: startMs - before,
      startMs,
    }))
    .filter(({ atMs }) => atMs >= time.fromMs && atMs < time.toMs)
    .sort((a, b) => a.atMs - b.atMs)
}

export type Quiet = Pick<ReminderSettings, 'hasQuietHours' | 'quietFrom' | 'quietUntil'>

/** The quiet hours of a zone in which an instant lies, from and until (ms); null: it lies in none. */
function quietAround(atMs: number, quiet: Quiet, zone: string): { fromMs: number; untilMs: number } | null {
  const { hasQuietHours, quietFrom, quietUntil } = quiet
  if (!hasQuietHours || quietFrom === quietUntil) return null
  const time = timeOnWall(atMs, zone)
  const date = dateOnWall(atMs, zone)
  const isOverMidnight = quietFrom > quietUntil
  const isQuiet = isOverMidnight
    ? time >= quietFrom || time < quietUntil
    : time >= quietFrom && time < quietUntil
  if (!isQuiet) return null
  const isEvening = isOverMidnight && time >= quietFrom
  const isMorning = isOverMidnight && !isEvening
  return {
    fromMs: wallInstant(isMorning ? addDays(date, -1) : date, quietFrom, zone),
    untilMs: Math.max(atMs, wallInstant(isEvening ? addDays(date, 1) : date, quietUntil, zone)),
  }
}

/**
 * When something may be heard that means to ring at an instant: then, or where that is in the quiet hours of a zone, at their end. What stands before an
 * event that begins by then is heard as they begin: after the event it would be of no use.
 */
export function afterQuiet(atMs: number, quiet: Quiet, zone: string, startMs: number | null = null): number {
  const around = quietAround(atMs, quiet, zone)
  if (!around) return atMs
  return startMs !== null && around.untilMs > startMs ? Math.min(atMs, around.fromMs) : around.untilMs
}

/** Until when one ring of a reminder was put off; null: it was not. */
export function snoozedMs({ snoozedUntil, snoozedRing }: Reminder, atMs: number): number | null {
  if (snoozedUntil === null || snoozedRing === null || Date.parse(snoozedRing) !== atMs) return null
  return Date.parse(snoozedUntil)
}

/** So far back (ms) is looked for what was missed; only where there is none in it, further. */
const lookBacksMs = [100 * 86_400_000, 1_000 * 86_400_000, Number.POSITIVE_INFINITY]

/** The rings since an instant, of which all that came before `nowMs` are of the same stretch of time. */
function ringsSince(
  reminder: KnownReminder,
  events: readonly KnownEvent[],
  sinceMs: number,
  { nowMs, zone, toMs }: { nowMs: number; zone: string; toMs: number },
): Ring[] {
  let rings: Ring[] = []
  for (const backMs of lookBacksMs) {
    const fromMs = Math.max(sinceMs, nowMs - backMs)
    rings = ringsIn(reminder, events, { fromMs, toMs: Math.max(fromMs, toMs), zone })
    if (fromMs === sinceMs || rings.some(({ atMs }) => atMs <= nowMs)) break
  }
  return rings.filter(({ atMs }) => atMs >= sinceMs)
}

/** What rings, or is going to. */
export interface DueReminder {
  readonly uid: string
  readonly title: string
  readonly kind: ReminderKind
  readonly entryId: string | null
  readonly eventId: string | null
  /** The habit whose time it is; its uid is that of the habit then. */
  readonly habitId: string | null
  /** When its event begins, ms; null: it stands before none. */
  readonly startMs: number | null
  /** How many rings before this one were missed as well: done with it. */
  readonly earlier: number
  /** What was done before. */
  readonly doneUpTo: string | null
  /** The time that it means, ms. */
  readonly atMs: number
  /** When it may be heard: not before its snooze is over, not in quiet hours. */
  readonly heardMs: number
}

export const inOrderHeard = (a: DueReminder, b: DueReminder): number =>
  a.heardMs - b.heardMs || (a.uid < b.uid ? -1 : 1)

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
    const { title, entryId, eventId, habitId, doneUpTo } = data
    const since = doneUpTo === null ? Date.parse(data.createdAt) - 60_000 : Date.parse(doneUpTo) + 1
    const rings = ringsSince(reminder, events, since, { ...at, toMs: at.nowMs + aheadMs })
    const past = rings.filter(({ atMs }) => atMs <= at.nowMs)
    const pending = [...past.slice(-1), ...rings.slice(past.length)]
    pending.forEach(({ atMs, startMs }, i) => {
      const snoozed = snoozedMs(data, atMs)
      // Who put it off for longer than its event meant that.
      const heardMs = afterQuiet(snoozed ?? atMs, settings, at.zone, snoozed === null ? startMs : null)
      const earlier = i === 0 && past.length > 0 ? past.length - 1 : 0
      found.push({ uid, title, kind, entryId, eventId, habitId, startMs, earlier, doneUpTo, atMs, heardMs })
    })
  }
  return found.sort(inOrderHeard)
}
