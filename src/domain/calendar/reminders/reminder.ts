import { z } from 'zod'
import { entity } from '../../entity/entity.ts'
import { descriptionField, recurrenceFields, titleField } from '../calendar-event.ts'
import { instantInput } from '../instant-input.ts'

/** reminders. Sealed as kind 'reminder'; the record's uid is its id. */
export const reminder = z.object({
  /** Its event in a connected Google calendar; null: there is none. */
  googleEventId: z.string().max(1_024).nullable().default(null),
  title: titleField,
  description: descriptionField,
  startTime: instantInput('Start is required'),
  endTime: instantInput('End is required'),
  ...recurrenceFields,
  /** The IANA zone whose clock it keeps. */
  zone: z.string().max(64).default('UTC'),
  /** The event that it comes before, and by how many minutes: it moves with the event then. */
  eventId: z.uuid().nullable().default(null),
  minutesBefore: z.int().min(0).max(40_320).default(0),
  /** The page that it leads back to. */
  entryId: z.uuid().nullable().default(null),
  /** The habit of whose times this keeps that one was put off: itself it never rings. */
  habitId: z.uuid().nullable().default(null),
  /** Everything that rang up to this instant is done. */
  doneUpTo: z.iso.datetime().nullable().default(null),
  /** It is quiet until then. */
  snoozedUntil: z.iso.datetime().nullable().default(null),
  /** The ring that was put off until then: at any other time it rings as ever. */
  snoozedRing: z.iso.datetime().nullable().default(null),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Reminder = z.infer<typeof reminder>
export const reminders = entity('reminder', {
  schema: reminder,
  version: 1,
  upgrades: {},
  label: 'Reminders',
  references: { eventId: 'calendar_event', entryId: 'journal_entry', habitId: 'habit' },
})

const clock = z.string().regex(/^\d{2}:\d{2}$/)

/** How reminders may ring. Sealed as kind 'reminder_settings', one in a vault. */
export const reminderSettings = z.object({
  /** Which of them ring at all: those that stand for themselves, those before an event, those that lead to a page, the times of habits. */
  rings: z
    .object({ own: z.boolean(), event: z.boolean(), page: z.boolean(), habit: z.boolean().default(true) })
    .default({ own: true, event: true, page: true, habit: true }),
  hasQuietHours: z.boolean().default(true),
  /** Wall clock where the person is; from after `quietUntil`: over midnight. */
  quietFrom: clock.default('22:00'),
  quietUntil: clock.default('07:00'),
  /** Whether a notification of the system says what it is about. */
  showsTitles: z.boolean().default(true),
  updatedAt: z.iso.datetime(),
})
export type ReminderSettings = z.infer<typeof reminderSettings>
export type ReminderKind = keyof ReminderSettings['rings']
export const reminderSettingsRecords = entity('reminder_settings', {
  schema: reminderSettings,
  version: 1,
  upgrades: {},
  label: 'How reminders ring',
  single: true,
})

/** Who chose nothing: everything rings, and from 22:00 to 07:00 nothing does. */
export const defaultReminderSettings: Omit<ReminderSettings, 'updatedAt'> = {
  rings: { own: true, event: true, page: true, habit: true },
  hasQuietHours: true,
  quietFrom: '22:00',
  quietUntil: '07:00',
  showsTitles: true,
}
