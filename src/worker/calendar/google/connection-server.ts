import { expectedTrouble } from '#browser/failure-sentences.ts'
import { call, RefusedError } from '#browser/request.ts'
import {
  connectGoogleCalendar,
  endGoogleCalendar,
  googleCalendarStatus,
  mintGoogleToken,
} from '#contract/calendar/google-calendar.ts'
import { GoogleEndedError, GoogleTroubleError } from './google-api.ts'

/** What our own server does for a connection. What goes wrong is a GoogleEndedError or a GoogleTroubleError. */
export interface ConnectionServer {
  readonly status: () => Promise<{
    readonly api: string | null
    readonly connection: { readonly id: string; readonly canWrite: boolean; readonly isEnded: boolean } | null
  }>
  readonly mint: (connection: string) => Promise<{ readonly accessToken: string; readonly lastsMs: number }>
  readonly wait: (ms: number) => Promise<void>
  readonly answerMs: number
}

/** What it is asked besides while somebody connects. */
export interface ConnectingServer extends ConnectionServer {
  readonly begin: (canWrite: boolean) => Promise<string>
  readonly end: () => Promise<boolean>
}

const away = 'The server of Inkwell cannot be reached, which opens your Google calendar.'
const unusable = 'The server of Inkwell could not open your Google calendar. It is tried again later.'
const signedOut = 'You are signed out. Sign in again, and try once more.'

const asked = async <T>(question: () => Promise<T | null>): Promise<T> => {
  try {
    const answer = await question()
    if (answer) return answer
  } catch (error) {
    if (!(error instanceof RefusedError)) throw new GoogleTroubleError(away)
    if (error.status === 409) throw new GoogleEndedError()
    // It answered, and says itself why not.
    throw new GoogleTroubleError(expectedTrouble(error) ?? unusable)
  }
  throw new GoogleTroubleError(signedOut)
}

export const ownServer: ConnectingServer = {
  status: () => asked(() => call(googleCalendarStatus, {})),
  mint: (connection) => asked(() => call(mintGoogleToken, { body: { connection } })),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  answerMs: 20_000,
  begin: async (canWrite) => (await asked(() => call(connectGoogleCalendar, { body: { canWrite } }))).address,
  end: async () => (await asked(() => call(endGoogleCalendar, {}))).isRevoked,
}
