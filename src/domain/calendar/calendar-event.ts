import { z } from 'zod'
import { entity } from '../entity/entity.ts'
import { themeColors } from '../theme/theme.ts'
import { eventTypes, longestTitle, recurringPatterns } from './event-choices.ts'
import { instantInput } from './instant-input.ts'

export { longestTitle }

export const titleField = z
  .string('Title is required')
  .trim()
  .min(1, 'Title is required')
  .max(longestTitle, `At most ${longestTitle} characters.`)
export const descriptionField = z.string().max(20_000).default('')

/** What everything has that comes again. */
export const recurrenceFields = {
  isRecurring: z.boolean().default(false),
  recurringPattern: z.enum(recurringPatterns).default('none'),
  /** No occurrence begins after this instant, ISO; null: it goes on. */
  recurringEndDate: instantInput('That is no date').nullable().default(null),
  /** A rule of RFC 5545 that says more than the pattern does, such as 'FREQ=WEEKLY;INTERVAL=2'; null: the pattern says all. */
  rule: z.string().max(1_000).nullable().default(null),
  /** Days of the series, in its own zone, on which it does not take place. */
  skipped: z.array(z.iso.date()).max(5_000).default([]),
}

/** calendar event. Sealed as kind 'calendar_event'; the record's uid is its id, the vault's owner its userId. */
export const calendarEvent = z.object({
  title: titleField,
  description: descriptionField,
  startTime: instantInput('Start is required'),
  endTime: instantInput('End is required'),
  eventType: z.enum(eventTypes),
  color: z.enum(themeColors).nullable().default(null),
  ...recurrenceFields,
  metadata: z.record(z.string(), z.unknown()).default({}),
  /** The IANA zone whose clock the event keeps, whatever zone it is read in. */
  zone: z.string().max(64).default('UTC'),
  /** Whole days by the clock of `zone`: from a midnight up to another, which is no part of it. */
  isAllDay: z.boolean().default(false),
  place: z.string().max(500).default(''),
  /** The series that this is one changed occurrence of, and the day that it had there; null for what stands for itself. */
  seriesId: z.uuid().nullable().default(null),
  originalDay: z.iso.date().nullable().default(null),
  /** The calendar of another server that it comes from, which alone changes it; null: it belongs here. */
  subscriptionId: z.uuid().nullable().default(null),
  /** The file that it came from; null: it was made here. */
  source: z.string().max(200).nullable().default(null),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type CalendarEvent = z.infer<typeof calendarEvent>
export const calendarEvents = entity('calendar_event', {
  schema: calendarEvent,
  version: 1,
  upgrades: {},
  label: 'Calendar events',
  references: { seriesId: 'calendar_event', subscriptionId: 'calendar_subscription' },
})
