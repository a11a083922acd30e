import { command } from '#worker/core/worker-calls.ts'

/** A calendar at Google that can be shown, or written to. */
export interface GoogleChoice {
  readonly id: string
  readonly name: string
  readonly isOwn: boolean
}

/** How somebody stands with Google. */
export interface GoogleHere {
  /** False: whoever runs this server has not set it up. */
  readonly isConfigured: boolean
  /**
   * `none`: nothing is connected. `new`: this account was connected and the person has not yet said what is to be shown. `on`: it is in use. `ended`:
   * Google or another device ended it.
   */
  readonly stands: 'none' | 'new' | 'on' | 'ended'
  readonly canWrite: boolean
  /** Their first calendar there: an address. */
  readonly account: string | null
  readonly writesTo: string | null
  /** When everything was last read, ms since 1970. */
  readonly readMs: number | null
  /** Why it was not read since, in a sentence. */
  readonly trouble: string | null
  readonly notices: readonly string[]
}

export const readGoogle = command<null, GoogleHere>('google.read')
/** Answers where the browser goes to connect. */
export const beginGoogle = command<{ canWrite: boolean }, string>('google.begin')
/** The calendars of the account that is connected; the first one is whose it is. */
export const listGoogleCalendars = command<null, readonly GoogleChoice[]>('google.list')
/** Says yes to the account that is connected, and which of its calendars are shown. */
export const chooseGoogleCalendars = command<{ calendars: readonly GoogleChoice[]; account: string }, void>(
  'google.choose',
)
/** Writes reminders to a calendar from now on; null: no more, and what is there stays. */
export const writeToGoogle = command<{ calendarId: string | null }, void>('google.write')
/** Brings this device and Google together now. */
export const syncGoogleNow = command<null, void>('google.sync')
/** Ends the connection and takes away what came from there. False: Google could not be told. */
export const endGoogle = command<null, boolean>('google.end')
