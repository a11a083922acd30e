import { dateOnWall } from '../../time/day.ts'
import { wallInstant } from '../../time/wall-instant.ts'
import { recurrenceLines } from '../ics/write-ics.ts'
import type { Recurring } from '../recurrence/series.ts'
import type { Reminder } from '../reminders/reminder.ts'
import { dayInSeries, type GoogleEvent, isCancelled } from './google-event.ts'
import { readGoogleEvent } from './read-google-event.ts'

/** What a reminder has both here and at Google. */
export type SharedFields = Pick<Reminder, 'title' | 'description' | Exclude<keyof Recurring, 'isAllDay'>>

/** A reminder as Google has it. */
export interface ReminderThere {
  readonly fields: SharedFields
  readonly isAllDay: boolean
}

/** What belongs together: it changes as one. */
export const sharedParts = ['title', 'notes', 'time', 'repetition'] as const
export type SharedPart = (typeof sharedParts)[number]

/** At this time of its day (wall clock) something rings here that is all day at Google. */
const wholeDayRings = '09:00'

export const sharedFieldsOf = (of: SharedFields): SharedFields => ({
  title: of.title,
  description: of.description,
  startTime: of.startTime,
  endTime: of.endTime,
  zone: of.zone,
  isRecurring: of.isRecurring,
  recurringPattern: of.recurringPattern,
  recurringEndDate: of.recurringEndDate,
  rule: of.rule,
  skipped: of.skipped,
})

/** A rule that says no more than its pattern needs no text. */
const plainly = (rule: string | null): string | null =>
  rule && /^FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(rule) ? null : rule

/**
 * What Google has of a reminder. `cancelled`: its occurrences that were taken away there alone. `zone` (IANA): that of its calendar. Null where it cannot
 * be read.
 */
export function reminderThere(
  event: GoogleEvent,
  cancelled: readonly GoogleEvent[],
  zone: string,
): ReminderThere | null {
  const read = readGoogleEvent(event, zone)
  if (!read) return null
  const days = cancelled
    .filter(isCancelled)
    .flatMap(({ originalStartTime }) => dayInSeries(originalStartTime, read.zone) ?? [])
  const whole = read.isAllDay
    ? wallInstant(dateOnWall(Date.parse(read.startTime), read.zone), wholeDayRings, read.zone)
    : null
  const at = whole === null ? null : new Date(whole).toISOString()
  return {
    isAllDay: read.isAllDay,
    fields: sharedFieldsOf({
      ...read,
      startTime: at ?? read.startTime,
      endTime: at ?? read.endTime,
      rule: plainly(read.rule),
      skipped: [...new Set([...read.skipped, ...days])].sort(),
    }),
  }
}

const repetitionOf = (fields: SharedFields, isAllDay: boolean): string[] =>
  recurrenceLines({ ...fields, isAllDay })

/** A part as a text that is the same for the same meaning, however it is written. */
const readings: Readonly<Record<SharedPart, (fields: SharedFields) => string>> = {
  title: ({ title }) => title.trim(),
  notes: ({ description }) => description.trim(),
  time: ({ startTime, endTime, zone, isRecurring }) =>
    // The zone matters to what comes again; an instant is the same in all of them.
    `${Date.parse(startTime)} ${Date.parse(endTime)} ${isRecurring ? zone : ''}`,
  repetition: (fields) => repetitionOf(fields, false).sort().join(' '),
}

const fieldsOfPart = ({
  title,
  description,
  ...of
}: SharedFields): Record<SharedPart, Partial<SharedFields>> => ({
  title: { title },
  notes: { description },
  time: { startTime: of.startTime, endTime: of.endTime, zone: of.zone },
  repetition: {
    isRecurring: of.isRecurring,
    recurringPattern: of.recurringPattern,
    recurringEndDate: of.recurringEndDate,
    rule: of.rule,
    skipped: of.skipped,
  },
})

/** The parts in which two say something else. */
export const partsThatDiffer = (a: SharedFields, b: SharedFields): SharedPart[] =>
  sharedParts.filter((part) => readings[part](a) !== readings[part](b))

/** Both sides as they were when they last agreed. */
export interface Agreement {
  readonly here: SharedFields
  readonly there: SharedFields
}

export interface Reconciled {
  /** What the reminder takes over from Google. */
  readonly takes: Partial<SharedFields>
  /** The parts that Google is given. */
  readonly gives: readonly SharedPart[]
  /** The parts that both sides changed, to something else each. */
  readonly met: readonly SharedPart[]
}

/**
 * Brings the two sides of a reminder together, part by part: what one side changed the other takes; of what both changed the newer side's stands.
 * Without an agreement everything that differs was changed by both.
 */
export function reconcile(
  agreed: Agreement | null,
  here: SharedFields,
  there: SharedFields,
  newer: 'here' | 'there',
): Reconciled {
  const differ = partsThatDiffer(here, there)
  const changedHere = new Set(agreed ? partsThatDiffer(here, agreed.here) : differ)
  const changedThere = new Set(agreed ? partsThatDiffer(there, agreed.there) : differ)
  // Each side may write the same in its own way: what neither changed is the same, though it may not look so.
  const concerned = differ.filter((part) => changedHere.has(part) || changedThere.has(part))
  const met = concerned.filter((part) => changedHere.has(part) && changedThere.has(part))
  const gives = concerned.filter((part) => (met.includes(part) ? newer === 'here' : changedHere.has(part)))
  const all = fieldsOfPart(there)
  const takes = Object.assign(
    {},
    ...concerned.filter((part) => !gives.includes(part)).map((part) => all[part]),
  )
  return { takes, gives, met }
}

/** What Google is sent of a reminder: of all parts for a new event, or of those that changed. */
export function bodyOf(
  fields: SharedFields,
  parts: readonly SharedPart[],
  { isAllDay }: Pick<ReminderThere, 'isAllDay'>,
): Record<string, unknown> {
  const movesFromWholeDay = isAllDay && parts.includes('time')
  const at = (instant: string) => ({
    dateTime: instant,
    timeZone: fields.zone,
    ...(movesFromWholeDay && { date: null }),
  })
  return {
    ...(parts.includes('title') && { summary: fields.title }),
    ...(parts.includes('notes') && { description: fields.description }),
    ...(parts.includes('time') && { start: at(fields.startTime), end: at(fields.endTime) }),
    ...((parts.includes('repetition') || movesFromWholeDay) && {
      recurrence: repetitionOf(fields, isAllDay && !movesFromWholeDay),
    }),
  }
}

const partWords: Readonly<Record<SharedPart, string>> = {
  title: 'title',
  notes: 'notes',
  time: 'time',
  repetition: 'repetition',
}

/** The sentence about changes that met: what stands now, and what the other side said where that can be said in a line. */
export function meetingSentence(
  { met, kept }: { met: readonly SharedPart[]; kept: 'here' | 'there' },
  here: SharedFields,
  there: SharedFields,
): string {
  const [stands, gone] = kept === 'here' ? [here, there] : [there, here]
  const words = met.map((part) => partWords[part])
  const what = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
  const [from, other] = kept === 'here' ? ['Inkwell', 'Google'] : ['Google', 'Inkwell']
  const said = met.includes('title') ? ` ${other} said “${gone.title.slice(0, 200)}”.` : ''
  return `The ${what} of “${stands.title.slice(0, 200)}” changed here and in Google before the two met. What ${from} said was newer and stands.${said}`
}
