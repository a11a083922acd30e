import { z } from 'zod'
import { entity } from '../../entity/entity.ts'

/** The longest list of what is to be said about changes that met. */
export const mostNotices = 20

/** The Google calendar that somebody connected. Sealed as kind 'google_calendar', one in a vault; the calendars that are read are kinds of their own. */
export const googleCalendar = z.object({
  /** Which connection of the server the person said yes to: no device uses another one. */
  connection: z.string().min(1).max(100),
  /** What Google calls their first calendar: their address there. */
  account: z.string().max(500),
  /** The calendar that reminders are written to; null: none. */
  writesTo: z.string().max(500).nullable().default(null),
  /** Changes that met with others, each in a sentence, oldest first, until the person has read them. */
  notices: z.array(z.string().max(1_000)).max(mostNotices).default([]),
  updatedAt: z.iso.datetime(),
})
export type GoogleCalendar = z.infer<typeof googleCalendar>
export const googleCalendars = entity('google_calendar', {
  schema: googleCalendar,
  version: 1,
  upgrades: {},
  label: 'Connected Google calendar',
  single: true,
})
