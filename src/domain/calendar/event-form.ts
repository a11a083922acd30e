import { addDays, type Day, dateOnWall } from '../time/day.ts'
import { timeOnWall } from '../time/entry-date.ts'
import { wallInstant } from '../time/wall-instant.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { isEventDay } from './event-choices.ts'
import type { EventForm, EventFormTimes } from './event-form-rules.ts'
import { endlessText } from './recurrence/repeat-rule.ts'
import { lastDayOf, type Recurring, ruleOfSeries } from './recurrence/series.ts'
import type { EventChanges } from './recurrence/series-edit.ts'
import { seriesSentence } from './recurrence/series-words.ts'

/** An empty form for a time; `toMs` of whole days is the midnight after the last. */
export function emptyForm(
  { fromMs, toMs, isAllDay }: { fromMs: number; toMs: number; isAllDay: boolean },
  zone: string,
): EventForm {
  return {
    title: '',
    description: '',
    place: '',
    eventType: 'journal',
    color: '',
    pattern: 'none',
    until: '',
    rule: '',
    remind: '',
    zone,
    ...timesOf(fromMs, toMs, isAllDay, zone),
  }
}

function timesOf(fromMs: number, toMs: number, isAllDay: boolean, zone: string): EventFormTimes {
  const endDay = dateOnWall(isAllDay ? Math.max(fromMs, toMs - 1) : toMs, zone)
  return {
    isAllDay,
    startDay: dateOnWall(fromMs, zone),
    startClock: isAllDay ? '09:00' : timeOnWall(fromMs, zone),
    endDay,
    endClock: isAllDay ? '10:00' : timeOnWall(toMs, zone),
  }
}

/** The end of a series as the form has it: one day, whoever says it. A rule counts itself only where that day is too far away. */
export function endOfForm(of: Recurring): Pick<EventForm, 'until' | 'rule'> {
  const last = lastDayOf(of)
  if (last === null || !isEventDay(last)) return { until: '', rule: of.rule ?? '' }
  return { until: last, rule: of.rule === null ? '' : endlessText(of.rule) }
}

/** What an occurrence of an event looks like in the form, by the event's own clock. */
export function formOfEvent(
  event: CalendarEvent,
  at: { startMs: number; endMs: number },
  minutesBefore: number | null,
): EventForm {
  const { title, description, place, eventType, color, zone, isAllDay } = event
  return {
    title,
    description,
    place,
    eventType,
    color: color ?? '',
    pattern: ruleOfSeries(event)?.frequency ?? 'none',
    ...endOfForm(event),
    remind: minutesBefore === null ? '' : String(minutesBefore),
    zone,
    ...timesOf(at.startMs, at.endMs, isAllDay, zone),
  }
}

/** Midnight of the day after: where whole days end. */
const afterDay = (last: Day, zone: string): number => wallInstant(addDays(last, 1), '00:00', zone)

/** What the form says of an event. */
export function eventOfForm(form: EventForm) {
  const { isAllDay, startDay, startClock, endDay, endClock, zone, pattern, until, rule, color } = form
  const startMs = wallInstant(startDay, isAllDay ? '00:00' : startClock, zone)
  const endMs = isAllDay ? afterDay(endDay, zone) : wallInstant(endDay, endClock, zone)
  const repeats = pattern !== 'none'
  return {
    title: form.title.trim(),
    description: form.description,
    place: form.place.trim(),
    eventType: form.eventType,
    color: color === '' ? null : color,
    isAllDay,
    zone,
    startTime: new Date(startMs).toISOString(),
    endTime: new Date(Math.max(startMs, endMs)).toISOString(),
    isRecurring: repeats,
    recurringPattern: pattern,
    recurringEndDate:
      repeats && until !== '' ? new Date(wallInstant(until, '23:59', zone)).toISOString() : null,
    rule: repeats && rule !== '' ? (until === '' ? rule : endlessText(rule)) : null,
  }
}

/** How often what is being filled in comes again, in a sentence; empty where it does not, or where a day or clock is not whole yet. */
export function sentenceOfForm(form: EventForm): string {
  const { isAllDay, startDay, startClock, zone, until } = form
  const isWhole = isAllDay || !Number.isNaN(wallInstant(startDay, startClock, zone))
  if (!isWhole || !isEventDay(startDay)) return ''
  const begins = { ...form, endDay: startDay, endClock: startClock, until: isEventDay(until) ? until : '' }
  return seriesSentence({ ...eventOfForm(begins), skipped: [] })
}

const ofSeries: ReadonlySet<string> = new Set(['isRecurring', 'recurringPattern', 'recurringEndDate', 'rule'])

/**
 * Only what the form changed: another device may be changing the rest. How often something comes and until when is one thing, `isOfSeries`: that was changed.
 */
export function changesOfForm(
  before: EventForm,
  after: EventForm,
): { changes: EventChanges; isOfSeries: boolean } {
  const [was, is] = [eventOfForm(before), eventOfForm(after)]
  const isOfSeries =
    before.pattern !== after.pattern || before.until !== after.until || before.rule !== after.rule
  const changed = Object.entries(is).filter(([name, value]) =>
    ofSeries.has(name) ? isOfSeries : was[name as keyof typeof was] !== value,
  )
  return { changes: Object.fromEntries(changed) as EventChanges, isOfSeries }
}
