import { call, RefusedError } from '#browser/request.ts'
import { fetchCalendar } from '#contract/calendar/calendar.ts'
import { signedOut, wordsOf } from './server-words.ts'

/** A calendar from elsewhere could not be had, with the reason in a sentence. It is the calendar's own. */
export class OutsideCalendarError extends Error {
  override readonly name = 'OutsideCalendarError'
}

/** This device, or the server that fetches for it, is why a calendar could not be had: nothing is known about the calendar. */
export class NotFetchedError extends Error {
  override readonly name = 'NotFetchedError'
}

/** The text behind an address. Throws OutsideCalendarError, NotFetchedError. */
export type FetchText = (address: string) => Promise<string>

export const fetchByServer: FetchText = async (address) => {
  const answer = await call(fetchCalendar, { body: { address } }).catch((error: unknown) => {
    if (!(error instanceof RefusedError))
      throw new NotFetchedError('The server cannot be reached, which fetches calendars for you.')
    const words = wordsOf(error, 'The server could not fetch it.')
    // Only that is said of the calendar; all else of the server, or of how much was asked of it.
    throw error.status === 400 ? new OutsideCalendarError(words) : new NotFetchedError(words)
  })
  if (!answer) throw new NotFetchedError(signedOut)
  return answer.text
}
