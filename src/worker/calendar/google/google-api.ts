import { z } from 'zod'
import { type GoogleEvent, googleEvent } from '#domain/calendar/google/google-event.ts'

/** Google ended the connection, or another one was made: the person has to connect again. */
export class GoogleEndedError extends Error {
  override readonly name = 'GoogleEndedError'
  constructor() {
    super('Google has ended the connection. Connect again to go on.')
  }
}
/** Google cannot be asked at the moment, or answers nothing of use, with the reason in a sentence. */
export class GoogleTroubleError extends Error {
  override readonly name = 'GoogleTroubleError'
}
/** Google knows what was asked and says no: 404, 409, 410, 412 and the like. */
export class GoogleRefusal extends Error {
  override readonly name = 'GoogleRefusal'
  readonly status: number
  constructor(status: number) {
    super(
      status === 403
        ? 'Google does not allow this for this calendar.'
        : `Google refused this (${status}). It is tried again later.`,
    )
    this.status = status
  }
}

const entry = z.object({
  id: z.string().min(1).max(500),
  summary: z.string().default(''),
  summaryOverride: z.string().optional(),
  accessRole: z.string().default('reader'),
  primary: z.boolean().default(false),
})
const entryPage = z.object({ items: z.array(entry).default([]), nextPageToken: z.string().optional() })
const eventPage = z.object({
  timeZone: z.string().default('UTC'),
  items: z.array(googleEvent).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
})
const refusal = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }),
})

/** A calendar in somebody's list at Google. */
export interface GoogleCalendarEntry {
  readonly id: string
  readonly name: string
  /** Events of it can be made and changed: it is their own. */
  readonly isOwn: boolean
  readonly isPrimary: boolean
}

/** What changed in a calendar since a sync token, or everything. */
export interface GoogleChanges {
  readonly events: readonly GoogleEvent[]
  /** The calendar's own (IANA). */
  readonly zone: string
  /** For the next time. */
  readonly syncToken: string | null
}

/** How Google is reached. */
export interface GoogleWays {
  /** Without a slash at the end. */
  readonly api: string
  /** Something that opens the calendars; `isNew`: the one that was given last does not any more. Throws GoogleEndedError, GoogleTroubleError. */
  readonly token: (isNew: boolean) => Promise<string>
  readonly wait: (ms: number) => Promise<void>
  /** A number from 0 up to 1. */
  readonly chance: () => number
  /** Ms until an answer is given up. */
  readonly answerMs: number
}

/** A calendar, as far as it is read and written here. */
export interface GoogleApi {
  calendars(): Promise<GoogleCalendarEntry[]>
  /** Throws GoogleRefusal with 410 where the token is too old: then everything has to be asked for anew. */
  changes(calendarId: string, since: { syncToken: string } | { timeMin: string }): Promise<GoogleChanges>
  event(calendarId: string, eventId: string): Promise<GoogleEvent>
  insert(calendarId: string, body: object): Promise<GoogleEvent>
  change(calendarId: string, eventId: string, body: object, etag: string): Promise<GoogleEvent>
  remove(calendarId: string, eventId: string, etag: string): Promise<void>
}

const pageSize = { calendars: '100', events: '500' }
/** More than this nobody has, and no answer may keep a device busy for ever. */
const mostPages = 60
const waits = [1_000, 3_000, 9_000]
const longestWaitMs = 60_000
const unreachable = 'Google cannot be reached at the moment. What was read last is still here.'
const unreadable = 'Google answered something that Inkwell cannot read. It is tried again later.'

interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly etag?: string
}

/** Google's Calendar API (v3), asked with patience: what is said to be too much is asked again later, what is not let in once more with a new token. */
export function googleApi(ways: GoogleWays): GoogleApi {
  const ask = async <T extends z.ZodType>(sent: Sent, answer: T): Promise<z.output<T>> => {
    const text = await answered(ways, sent)
    try {
      return answer.parse(JSON.parse(text))
    } catch {
      throw new GoogleTroubleError(unreadable)
    }
  }
  const eventsOf = (calendarId: string): string => `/calendars/${encodeURIComponent(calendarId)}/events`
  const pathOf = (calendarId: string, eventId: string): string =>
    `${eventsOf(calendarId)}/${encodeURIComponent(eventId)}`
  const pages = async <T extends { nextPageToken?: string | undefined }>(
    path: string,
    query: Record<string, string>,
    answer: z.ZodType<T>,
  ): Promise<T[]> => {
    const all: T[] = []
    let pageToken: string | undefined
    do {
      if (all.length >= mostPages)
        throw new GoogleTroubleError('There is more in this calendar than Inkwell reads.')
      const search = new URLSearchParams({ ...query, ...(pageToken !== undefined && { pageToken }) })
      const page = await ask({ method: 'GET', path: `${path}?${search}` }, answer)
      all.push(page)
      pageToken = page.nextPageToken
    } while (pageToken !== undefined)
    return all
  }
  return {
    async calendars() {
      const all = await pages('/users/me/calendarList', { maxResults: pageSize.calendars }, entryPage)
      return all
        .flatMap(({ items }) => items)
        .map(({ id, summary, summaryOverride, accessRole, primary }) => ({
          id,
          name: (summaryOverride || summary || id).slice(0, 100),
          isOwn: accessRole === 'owner',
          isPrimary: primary,
        }))
    },
    async changes(calendarId, since) {
      const all = await pages(eventsOf(calendarId), { maxResults: pageSize.events, ...since }, eventPage)
      const last = all.at(-1)
      return {
        events: all.flatMap(({ items }) => items),
        zone: last?.timeZone ?? 'UTC',
        syncToken: last?.nextSyncToken ?? null,
      }
    },
    event: (calendarId, eventId) => ask({ method: 'GET', path: pathOf(calendarId, eventId) }, googleEvent),
    insert: (calendarId, body) => ask({ method: 'POST', path: eventsOf(calendarId), body }, googleEvent),
    change: (calendarId, eventId, body, etag) =>
      ask({ method: 'PATCH', path: pathOf(calendarId, eventId), body, etag }, googleEvent),
    async remove(calendarId, eventId, etag) {
      await answered(ways, { method: 'DELETE', path: pathOf(calendarId, eventId), etag })
    },
  }
}

/** The text of an answer that says yes. */
async function answered(ways: GoogleWays, sent: Sent): Promise<string> {
  let isNew = false
  for (let attempt = 0; ; attempt++) {
    const response = await once(ways, sent, await ways.token(isNew))
    const text = await response.text().catch(() => {
      throw new GoogleTroubleError(unreachable)
    })
    if (response.ok) return text
    if (response.status === 401 && !isNew) {
      isNew = true
      continue
    }
    if (response.status === 401) throw new GoogleEndedError()
    if (!isTooMuch(response.status, text)) throw new GoogleRefusal(response.status)
    const wait = waits[attempt]
    if (wait === undefined)
      throw new GoogleTroubleError('Google takes no more at the moment. It is tried again in a while.')
    const asked = Number(response.headers.get('retry-after') ?? 0) * 1_000
    await ways.wait(Math.min(longestWaitMs, Math.max(asked || 0, wait * (1 + ways.chance()))))
  }
}

async function once(ways: GoogleWays, { method, path, body, etag }: Sent, token: string): Promise<Response> {
  try {
    return await fetch(ways.api + path, {
      method,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(etag && { 'if-match': etag }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ways.answerMs),
    })
  } catch {
    throw new GoogleTroubleError(unreachable)
  }
}

function isTooMuch(status: number, text: string): boolean {
  if (status === 429 || status >= 500) return true
  if (status !== 403) return false
  try {
    return refusal
      .parse(JSON.parse(text))
      .error.errors.some(({ reason }) => /rateLimitExceeded/i.test(reason))
  } catch {
    return false
  }
}
