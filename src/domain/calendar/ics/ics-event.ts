import type ICAL from 'ical.js'
import { themeColors } from '../../theme/theme.ts'
import { type Day, dateOnWall } from '../../time/day.ts'
import { type CalendarEvent, longestTitle } from '../calendar-event.ts'
import { eventTypes } from '../event-choices.ts'
import { cutWords } from './cut-words.ts'
import { firstValue } from './ics-component.ts'
import { keptOf, ownAlarmOf, ownProperties } from './ics-kept.ts'
import { noSeries, recurrenceOf } from './ics-recurrence.ts'
import { dayIn, endOf, occurrenceOf, timeOf, type WrittenOccurrence, type Zones } from './ics-times.ts'

/** An event of a file, as it would stand here. */
export interface ReadEvent {
  /** The name that it has in every calendar. */
  readonly icsUid: string
  /** Which occurrence of the series of that name it changes, by the series' own clock; null: it stands for itself. */
  readonly day: Day | null
  readonly occurrence: WrittenOccurrence | null
  readonly sequence: number
  readonly isCancelled: boolean
  readonly data: Omit<CalendarEvent, 'createdAt' | 'updatedAt' | 'seriesId' | 'source' | 'subscriptionId'>
  /** Whether the file says what it is for, and in which colour: if not, what was chosen here stays. */
  readonly says: { readonly eventType: boolean; readonly color: boolean }
  /** How long before it somebody wants to be reminded; null: not. */
  readonly minutesBefore: number | null
  /** What could not be taken over as it is, in sentences. */
  readonly notes: readonly string[]
}

const wordsIn = (component: ICAL.Component, name: string): string => {
  const value = firstValue(component.getFirstProperty(name))
  return typeof value === 'string' ? value : ''
}

const words = (component: ICAL.Component, name: string, most: number): string =>
  cutWords(wordsIn(component, name), most)

/** The longest words of an event, each by its name in a file and what it is called. */
const longest = [
  ['summary', longestTitle, 'title'],
  ['description', 20_000, 'description'],
  ['location', 500, 'place'],
] as const

/** What of the words of an event is too long for here. */
const cutNotes = (component: ICAL.Component): string[] =>
  longest.flatMap(([name, most, called]) =>
    wordsIn(component, name).length > most
      ? [`Its ${called} is longer than ${most.toLocaleString('en-GB')} characters and was cut.`]
      : [],
  )

/** An event with the day of the occurrence that it changes, as the series' own clock has it. */
export function inSeries<Event extends ReadEvent>(
  event: Event,
  { zone, isAllDay }: Pick<CalendarEvent, 'zone' | 'isAllDay'>,
): Event {
  if (event.occurrence === null) return event
  const { day: written, ms } = event.occurrence
  const day = ms === null || isAllDay ? written : dateOnWall(ms, zone)
  return { ...event, day, data: { ...event.data, originalDay: day } }
}

const oneOf = <T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((one) => one === text.toLowerCase())

/** What an event is for and its colour, and which of them the file says. */
function lookOf(
  component: ICAL.Component,
): Pick<CalendarEvent, 'eventType' | 'color'> & Pick<ReadEvent, 'says'> {
  const eventType = oneOf(eventTypes, words(component, ownProperties.type, 20))
  const color = oneOf(themeColors, words(component, ownProperties.color, 20))
  const says = { eventType: eventType !== undefined, color: color !== undefined }
  return { eventType: eventType ?? 'journal', color: color ?? null, says }
}

/** Whether it stands for an occurrence of a series and all that follow it. */
export const isForFollowing = (component: ICAL.Component): boolean =>
  component.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE'

/** An event of a file, or why it is none. `here`: the person's zone. */
export function readEvent(
  component: ICAL.Component,
  zones: Zones,
  here: string,
): ReadEvent | { why: string } {
  const start = timeOf(component.getFirstProperty('dtstart'), zones, here)
  if (!start) return { why: 'It does not say when it begins.' }
  const { series, notes } = recurrenceOf(component, start, zones)
  const end = endOf(component, start, zones, here)
  // What takes place once is best read by the person's own clock; a series keeps the one that it was made by.
  const zone = start.zone === 'UTC' && !series.isRecurring ? here : start.zone
  const recurrenceId = component.getFirstProperty('recurrence-id')
  const day = recurrenceId ? dayIn(firstValue(recurrenceId), recurrenceId, start, zones) : null
  if (recurrenceId && day === null) return { why: 'It changes one day of a series, but does not say which.' }
  const title = words(component, 'summary', longestTitle).trim()
  const icsUid = words(component, 'uid', 500) || `${start.ms} ${title}`
  const kept = keptOf(component, icsUid, series.isRecurring)
  const { says, ...look } = lookOf(component)
  return {
    icsUid,
    day,
    occurrence: occurrenceOf(component, zones, here),
    sequence: Number(firstValue(component.getFirstProperty('sequence')) ?? 0) || 0,
    isCancelled: words(component, 'status', 20).toUpperCase() === 'CANCELLED',
    data: {
      title: title || 'Untitled',
      description: words(component, 'description', 20_000),
      place: words(component, 'location', 500),
      startTime: new Date(start.ms).toISOString(),
      endTime: new Date(end.ms).toISOString(),
      ...look,
      ...(day === null ? series : noSeries),
      metadata: { ics: kept.kept },
      zone,
      isAllDay: start.isDay,
      originalDay: day,
    },
    says,
    minutesBefore: ownAlarmOf(component)?.minutesBefore ?? null,
    notes: [
      ...(start.note ? [start.note] : []),
      ...end.notes,
      ...notes,
      ...cutNotes(component),
      ...kept.notes,
      ...(isForFollowing(component)
        ? ['It changes all that follow as well; here only this one is changed.']
        : []),
    ],
  }
}
