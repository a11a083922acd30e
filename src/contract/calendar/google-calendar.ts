import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Where Google sends the browser back to. */
export const googleCalendarCallbackPath = '/api/auth/google/calendar'

/**
 * What Google is asked for, and no more: the list of a person's calendars and their events, both only to be read; and only where they choose to have their
 * reminders there, events of the calendars that are their own. Nothing that says who they are.
 */
export const readingScopes = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.events.readonly',
] as const
export const writingScope = 'https://www.googleapis.com/auth/calendar.events.owned'

/** How a way to Google ended: what stands behind the sign # in the address of the settings. */
export const googleCalendarEndings = [
  'connected',
  /** They said no, or left. */
  'denied',
  /** Not all that is needed was allowed. */
  'incomplete',
  /** Google did not answer, or nothing that can be read. */
  'unreachable',
  /** Too late, from another browser, or used before. */
  'over',
  'failed',
] as const
export type GoogleCalendarEnding = (typeof googleCalendarEndings)[number]
export const googleCalendarMark = 'google-calendar-'

const connection = z.object({
  /** Another one each time that somebody connects. */
  id: z.string(),
  canWrite: z.boolean(),
  /** Google takes no more what it once gave: somebody removed Inkwell there, or it was not used for long. */
  isEnded: z.boolean(),
})

export const googleCalendarStatus = endpoint({
  method: 'GET',
  path: '/api/calendar/google',
  access: 'user',
  summary: 'Whether Google calendars can be connected here, where browsers reach them, and whether one is',
  answer: z.object({ api: z.url().nullable(), connection: connection.nullable() }),
})

export const connectGoogleCalendar = endpoint({
  method: 'POST',
  path: '/api/calendar/google',
  access: 'user',
  summary: 'Begin to connect a Google calendar: answers where the browser goes',
  body: z.object({ canWrite: z.boolean() }),
  answer: z.object({ address: z.url() }),
})

/** 409 where the connection is another one by now, or Google has ended it. */
export const mintGoogleToken = endpoint({
  method: 'POST',
  path: '/api/calendar/google/token',
  access: 'user',
  summary: 'What lets this browser speak with Google for about an hour',
  body: z.object({ connection: z.string().max(100) }),
  answer: z.object({
    accessToken: z.string(),
    /** Ms from now. */
    lastsMs: z.int(),
  }),
})

export const endGoogleCalendar = endpoint({
  method: 'DELETE',
  path: '/api/calendar/google',
  access: 'user',
  summary: 'Forget the connection, and tell Google that it is over',
  answer: z.object({
    /** False: Google could not be told, and the person has to remove Inkwell there. */
    isRevoked: z.boolean(),
  }),
})
