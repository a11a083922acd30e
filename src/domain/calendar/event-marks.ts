import { addDays, type Day, dateOnWall, dayOf } from '../time/day.ts'
import type { MyDayRule } from '../time/my-day.ts'
import { instantOnDay } from '../time/wall-instant.ts'
import type { CalendarMark, DayRange } from './calendar-mark.ts'
import { occurrencesIn, type Recurring, ruleOfSeries, wholeDaysOf } from './recurrence/series.ts'
import type { KnownEvent } from './recurrence/series-edit.ts'

/** The instant (ms) at which a person's day begins. */
export const dayBegins = (day: Day, rule: MyDayRule): number =>
  instantOnDay(day, `${String(rule.startHour).padStart(2, '0')}:00`, rule)

/** The time (ms) that a range of days takes: from the beginning of the first up to the beginning of the day after the last. */
export const timeOf = ({ from, to, rule }: DayRange): { fromMs: number; toMs: number; zone: string } => ({
  fromMs: dayBegins(from, rule),
  toMs: dayBegins(addDays(to, 1), rule),
  zone: rule.zone,
})

/** The changed occurrences of each series by their day there; of several that devices made apart, the one that was changed last. */
export function overridesOf(events: Iterable<KnownEvent>): ReadonlyMap<string, ReadonlyMap<Day, KnownEvent>> {
  const found = new Map<string, Map<Day, KnownEvent>>()
  for (const event of events) {
    const { seriesId, originalDay, updatedAt } = event.data
    if (seriesId === null || originalDay === null) continue
    const ofSeries = found.get(seriesId) ?? new Map<Day, KnownEvent>()
    found.set(seriesId, ofSeries)
    const known = ofSeries.get(originalDay)
    if (
      !known ||
      known.data.updatedAt < updatedAt ||
      (known.data.updatedAt === updatedAt && known.uid < event.uid)
    )
      ofSeries.set(originalDay, event)
  }
  return found
}

/** The first and the last day of something, as the person counts them; what ends as a day begins is no part of that day. */
function daysOf(of: Recurring, startMs: number, endMs: number, rule: MyDayRule): { day: Day; lastDay: Day } {
  if (wholeDaysOf(of) > 0)
    return {
      day: dateOnWall(startMs, rule.zone),
      lastDay: dateOnWall(Math.max(startMs, endMs - 1), rule.zone),
    }
  return { day: dayOf(startMs, rule), lastDay: dayOf(Math.max(startMs, endMs - 1), rule) }
}

function mark(
  { uid, data }: KnownEvent,
  { startMs, endMs }: { startMs: number; endMs: number },
  occurrence: Day | null,
  rule: MyDayRule,
): CalendarMark {
  const isWhole = wholeDaysOf(data) > 0
  const { day, lastDay } = daysOf(data, startMs, endMs, rule)
  return {
    id: `events ${uid} ${occurrence ?? ''}`,
    layer: data.subscriptionId === null ? 'events' : 'outside',
    uid,
    occurrence,
    day,
    lastDay,
    startMs: isWhole ? null : startMs,
    endMs: isWhole ? null : endMs,
    title: data.title,
    zone: data.zone,
    kind: data.eventType,
    color: data.color,
    mood: null,
    isDone: false,
    repeats: ruleOfSeries(data)?.frequency ?? 'none',
  }
}

/** One time that an event takes place. */
export interface EventOccurrence {
  readonly event: KnownEvent
  /** Its day in the series; null for what takes place once. */
  readonly occurrence: Day | null
  readonly startMs: number
  readonly endMs: number
}

/** When events take place in a time, in no order. A changed occurrence stands where it was moved to and not where its series would have it. */
export function eventOccurrences(
  events: readonly KnownEvent[],
  time: { fromMs: number; toMs: number; zone: string },
): EventOccurrence[] {
  const overrides = overridesOf(events)
  const byUid = new Map(overrides.size > 0 ? events.map((event) => [event.uid, event.data]) : [])
  const found: EventOccurrence[] = []
  for (const event of events) {
    const { seriesId, originalDay } = event.data
    if (seriesId !== null && originalDay !== null) {
      const isLatest = overrides.get(seriesId)?.get(originalDay) === event
      const isSkipped = byUid.get(seriesId)?.skipped.includes(originalDay) === true
      if (!isLatest || isSkipped) continue
    }
    const ofSeries = overrides.get(event.uid)
    const isSeries = ruleOfSeries(event.data) !== null
    const repeats = seriesId === null && isSeries
    // One occurrence takes place once, whatever else it says.
    const data = isSeries && !repeats ? { ...event.data, isRecurring: false, rule: null } : event.data
    for (const { day, startMs, endMs } of occurrencesIn(data, time))
      if (!ofSeries?.has(day)) found.push({ event, occurrence: repeats ? day : originalDay, startMs, endMs })
  }
  return found
}

/** The events of some days. */
export function eventMarks(events: readonly KnownEvent[], range: DayRange): CalendarMark[] {
  const time = timeOf(range)
  // Whole days are dates, and a person's day may begin later than its date.
  const wide = { ...time, fromMs: time.fromMs - range.rule.startHour * 3_600_000 }
  return eventOccurrences(events, wide)
    .map((one) => mark(one.event, one, one.occurrence, range.rule))
    .filter(({ day, lastDay }) => lastDay >= range.from && day <= range.to)
}

/** What begins at an instant of an event or, of a series, of each of its occurrences; undefined: nothing does any more. */
export function eventMarkAt(
  events: readonly KnownEvent[],
  { eventId, startMs }: { eventId: string; startMs: number },
  rule: MyDayRule,
): CalendarMark | undefined {
  const own = events.filter((event) => event.uid === eventId || event.data.seriesId === eventId)
  const found = eventOccurrences(own, { fromMs: startMs, toMs: startMs + 1, zone: rule.zone })
  const one = found.find((at) => at.startMs === startMs)
  return one && mark(one.event, one, one.occurrence, rule)
}

/** The series that an event belongs to, itself where it belongs to none; undefined where the series is gone. */
export const seriesOf = (
  event: KnownEvent,
  find: (uid: string) => KnownEvent | undefined,
): KnownEvent | undefined => (event.data.seriesId === null ? event : find(event.data.seriesId))

/** The events that stand for one occurrence of a series. */
export const overridesIn = (events: Iterable<KnownEvent>, seriesId: string): KnownEvent[] =>
  [...events].filter(({ data }) => data.seriesId === seriesId)
