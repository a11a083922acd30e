import { type Records, singleOf } from '#domain/entity/records.ts'
import { defaultReminderSettings, type ReminderSettings, reminderSettingsRecords } from './reminder.ts'

/** How reminders may ring; the defaults until the person chose. */
export const reminderSettingsIn = (records: Records): Omit<ReminderSettings, 'updatedAt'> => ({
  ...defaultReminderSettings,
  ...singleOf(records, reminderSettingsRecords),
})
