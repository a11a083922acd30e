import type { Day } from '../../time/day.ts'
import { dayNumberOf, dayOfNumber } from '../../time/day-number.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import type { CalendarEvent } from '../calendar-event.ts'
import { ruleText } from './repeat-rule.ts'
import { countBefore, firstDayOf, occurrenceOn, ruleOfSeries } from './series.ts'
import { moveSeries } from './series-move.ts'

/** What of a series a change is meant for. */
export const editScopes = ['this', 'following', 'all'] as const
export type EditScope = (typeof editScopes)[number]

/** What a person can change of an event, whichever occurrences are meant. */
export type EventChanges = Partial<
  Omit<CalendarEvent, 'createdAt' | 'updatedAt' | 'seriesId' | 'originalDay' | 'skipped'>
>

/** An event in the vault. */
export interface KnownEvent {
  readonly uid: string
  readonly data: CalendarEvent
}

/** What has to be done in the vault, in this order. */
export interface SeriesEdit {
  readonly create: readonly { readonly uid: string; readonly data: CalendarEvent }[]
  readonly patch: readonly { readonly uid: string; readonly changes: Partial<CalendarEvent> }[]
  readonly remove: readonly string[]
}

/** Which occurrence of which event was changed, and for which others that holds. */
export interface EditOf {
  readonly event: KnownEvent
  /** The occurrences of the series that were changed alone before. */
  readonly overrides: readonly KnownEvent[]
  /** The day of the occurrence in its series. */
  readonly day: Day
  readonly scope: EditScope
}

const nothing: SeriesEdit = { create: [], patch: [], remove: [] }
const alone = { isRecurring: false, recurringPattern: 'none', recurringEndDate: null, rule: null } as const

/** The last minute of the day before, by the clock of the series: with it a series ends there. */
const endBefore = (event: CalendarEvent, day: Day): string =>
  new Date(wallInstant(dayOfNumber(dayNumberOf(day) - 1), '23:59', event.zone)).toISOString()

const withNoCount = (event: CalendarEvent): Partial<CalendarEvent> => {
  const rule = event.rule === null ? null : ruleOfSeries(event)
  return rule && rule.count !== null ? { rule: ruleText({ ...rule, count: null }) } : {}
}

/** What is left from a day on of a counted rule, or of what that becomes. */
const countLeft = (event: CalendarEvent, day: Day, becomes = event.rule): Partial<CalendarEvent> => {
  const rule = becomes === null ? null : ruleOfSeries({ ...event, rule: becomes })
  if (!rule || rule.count === null) return { rule: becomes }
  return { rule: ruleText({ ...rule, count: Math.max(1, rule.count - countBefore(event, day)) }) }
}

const isFirst = (event: CalendarEvent, day: Day): boolean => day <= firstDayOf(event)

/** What takes place once and stands for one occurrence of a series. */
function overrideOf({ event, day }: EditOf, changes: EventChanges): CalendarEvent {
  const at = occurrenceOn(event.data, day)
  const own = at
    ? { startTime: new Date(at.startMs).toISOString(), endTime: new Date(at.endMs).toISOString() }
    : {}
  return { ...event.data, ...own, ...changes, ...alone, skipped: [], seriesId: event.uid, originalDay: day }
}

/**
 * How a change of one occurrence is kept. 'this': as an event of its own that stands for that day of the series. 'following': the series ends the day
 * before and another one goes on. 'all': the series begins as much earlier or later as the occurrence was moved. `newUid` names what is made.
 */
export function editSeries(of: EditOf, changes: EventChanges, newUid: string): SeriesEdit {
  const { event, overrides, day, scope } = of
  const { uid, data } = event
  const repeats = ruleOfSeries(data) !== null
  const own = overrides.find((one) => one.data.originalDay === day)
  if (!repeats) return { ...nothing, patch: [{ uid, changes }] }
  if (scope === 'this') {
    const { isRecurring, recurringPattern, recurringEndDate, rule, ...kept } = changes
    return own
      ? { ...nothing, patch: [{ uid: own.uid, changes: kept }] }
      : { ...nothing, create: [{ uid: newUid, data: overrideOf(of, kept) }] }
  }
  const { startTime, endTime, ...rest } = changes
  const { changes: moved, dayOf } = moveSeries(data, day, changes)
  const isMoved = dayOf(day) !== day
  const movedOverrides = (all: readonly KnownEvent[], seriesId: string) =>
    all
      .filter((one) => isMoved || seriesId !== uid || one === own)
      .map((one) => ({
        uid: one.uid,
        changes: {
          seriesId,
          originalDay: dayOf(one.data.originalDay ?? day),
          ...(one === own && changes),
        },
      }))
  if (scope === 'all' || isFirst(data, day))
    return { ...nothing, patch: [{ uid, changes: { ...rest, ...moved } }, ...movedOverrides(overrides, uid)] }
  const at = occurrenceOn(data, day)
  const next: CalendarEvent = {
    ...data,
    startTime: new Date(at?.startMs ?? Date.parse(data.startTime)).toISOString(),
    endTime: new Date(at?.endMs ?? Date.parse(data.endTime)).toISOString(),
    ...changes,
    ...(moved.recurringEndDate !== undefined && { recurringEndDate: moved.recurringEndDate }),
    ...countLeft(data, day, moved.rule ?? changes.rule),
    skipped: data.skipped.filter((one) => one >= day).map(dayOf),
  }
  const later = overrides.filter((one) => (one.data.originalDay ?? '') >= day)
  return {
    create: [{ uid: newUid, data: next }],
    patch: [
      { uid, changes: { recurringEndDate: endBefore(data, day), ...withNoCount(data) } },
      ...movedOverrides(later, newUid),
    ],
    remove: [],
  }
}

/** How taking away one occurrence, it and those that follow, or all is kept. What points to a removed event goes with it. */
export function removeFromSeries({ event, overrides, day, scope }: EditOf): SeriesEdit {
  const { uid, data } = event
  if (ruleOfSeries(data) === null || scope === 'all' || (scope === 'following' && isFirst(data, day)))
    return { ...nothing, remove: [uid] }
  if (scope === 'this')
    return {
      create: [],
      patch: [{ uid, changes: { skipped: [...new Set([...data.skipped, day])].sort() } }],
      remove: overrides.filter((one) => one.data.originalDay === day).map((one) => one.uid),
    }
  return {
    create: [],
    patch: [{ uid, changes: { recurringEndDate: endBefore(data, day), ...withNoCount(data) } }],
    remove: overrides.filter((one) => (one.data.originalDay ?? '') >= day).map((one) => one.uid),
  }
}
