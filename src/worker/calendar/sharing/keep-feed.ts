import { call, RefusedError } from '#browser/request.ts'
import { toBase64Url } from '#contract/base64.ts'
import { endFeed, keepFeed, longestCalendar } from '#contract/calendar/calendar.ts'
import { eventsIn } from '#domain/calendar/calendar-layers.ts'
import { feedText } from '#domain/calendar/sharing/feed-text.ts'
import {
  type CalendarFeed,
  calendarFeeds,
  type FeedWords,
  noFeed,
} from '#domain/calendar/sharing/sharing-records.ts'
import { singleOf } from '#domain/entity/records.ts'
import { isSampled } from '#domain/sample-life/batch-mark.ts'
import type { Store } from '#vault/store/store.ts'
import { changeSingle } from '#worker/core/entity.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { signedOut, wordsOf } from './server-words.ts'

/** What the server does for a feed. False: the session has ended. */
export interface FeedServer {
  /** Gives it what calendar programs may read. Throws FeedEndedError where the address is not new and not served, FeedRefusedError. */
  readonly send: (feed: {
    readonly token: string
    readonly text: string
    readonly isNew: boolean
  }) => Promise<boolean>
  /** Ends what is read by an address; null: by any. */
  readonly end: (token: string | null) => Promise<boolean>
}

/** The address leads nowhere any more, whatever this device knows of it. */
export class FeedEndedError extends Error {
  override readonly name = 'FeedEndedError'
  constructor() {
    super(
      'This address leads nowhere any more. Make a new one for calendar programs to read your events again.',
    )
  }
}

/** The server did not take it, with the reason in a sentence. */
export class FeedRefusedError extends Error {
  override readonly name = 'FeedRefusedError'
}

/** There is more in the calendar than a feed takes. */
export class FeedTooLargeError extends Error {
  override readonly name = 'FeedTooLargeError'
  constructor() {
    super('Your calendar is larger than a feed can be, so the feed stays as it was.')
  }
}

const refused = (error: unknown): unknown => {
  if (!(error instanceof RefusedError)) return error
  return error.status === 409
    ? new FeedEndedError()
    : new FeedRefusedError(wordsOf(error, 'The server did not take the feed.'))
}

const answered = async (asked: Promise<object | null>): Promise<boolean> => {
  try {
    return (await asked) !== null
  } catch (error) {
    throw refused(error)
  }
}

export const feedServer: FeedServer = {
  send: (feed) => answered(call(keepFeed, { body: feed })),
  end: (token) => answered(call(endFeed, { body: token === null ? {} : { token } })),
}

/** The secret and the text that this device last sent, with a space between them; empty: there is nothing of it at the server. */
const sentName = 'feed-sent'
/** A secret that the server refused. */
const endedName = 'feed-ended'

/** By its uid what an event is called under a secret: the same each time, and nothing by which the server finds it among what is sealed. */
let named = { token: '', names: new Map<string, string>() }

async function namesFor(token: string, uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (named.token !== token) named = { token, names: new Map() }
  const { names } = named
  for (const uid of uids) {
    if (names.has(uid)) continue
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${token} ${uid}`))
    names.set(uid, toBase64Url(new Uint8Array(hash).subarray(0, 16)))
  }
  return names
}

/** What a feed says. Throws FeedTooLargeError. */
async function textOf(
  store: Store,
  { token, words }: Pick<CalendarFeed, 'token' | 'words'>,
): Promise<string> {
  // What nobody lived is not told to other programs.
  const lived = eventsIn(store).filter(({ data }) => !isSampled(data))
  const names = await namesFor(
    token,
    lived.map(({ uid }) => uid),
  )
  const text = feedText(lived, words, (uid) => names.get(uid) ?? '')
  if (text.length > longestCalendar) throw new FeedTooLargeError()
  return text
}

/** Brings the feed at the server up to date, where there is one and something in it changed since this device last sent it. */
export async function refreshFeed(
  { session }: WorkerTools,
  { send, end }: FeedServer = feedServer,
): Promise<void> {
  const feed = singleOf(session.store, calendarFeeds)
  if (!feed) return
  const before = (await session.readLocal<string>(sentName)) ?? ''
  if (!feed.isOn || !feed.token) {
    // It was turned off elsewhere: what this device sent may have arrived later than that.
    if (before && (await end(before.split(' ', 1)[0] ?? null))) await session.writeLocal(sentName, '')
    return
  }
  if ((await session.readLocal<string>(endedName)) === feed.token) return
  const text = await textOf(session.store, feed)
  const sent = `${feed.token} ${text}`
  if (before === sent) return
  try {
    if (await send({ token: feed.token, text, isNew: false })) await session.writeLocal(sentName, sent)
  } catch (error) {
    if (!(error instanceof FeedEndedError)) throw error
    await session.writeLocal(endedName, feed.token)
  }
}

/** Brings the feed up to date; why calendar programs do not read what the settings say, in a sentence, or null. */
export async function troubleOfFeed(tools: WorkerTools, server: FeedServer): Promise<string | null> {
  const { session } = tools
  try {
    await refreshFeed(tools, server)
  } catch (error) {
    return error instanceof FeedTooLargeError
      ? error.message
      : 'The feed could not be brought up to date, so it may be older than your calendar.'
  }
  const feed = singleOf(session.store, calendarFeeds)
  const ended = await session.readLocal<string>(endedName)
  return feed?.isOn && feed.token === ended ? new FeedEndedError().message : null
}

const newToken = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)))

export interface FeedChoice {
  readonly isOn?: boolean
  readonly words?: FeedWords
  readonly hasNewAddress?: boolean
}

/** Changes the feed: at the server first, so that nothing is said to hold that does not. Throws FeedEndedError, FeedRefusedError, FeedTooLargeError. */
export async function changeFeed(
  tools: WorkerTools,
  { isOn, words, hasNewAddress = false }: FeedChoice,
  { send, end }: FeedServer,
): Promise<void> {
  const { store } = tools.session
  const before = { ...noFeed, ...singleOf(store, calendarFeeds) }
  const next = { ...before, ...(isOn !== undefined && { isOn }), ...(words && { words }) }
  const isNew = next.isOn && (hasNewAddress || !before.token)
  const token = !next.isOn ? '' : isNew ? newToken() : before.token
  const isDone = next.isOn
    ? await send({ token, text: await textOf(store, { ...next, token }), isNew })
    : await end(null)
  if (!isDone) throw new FeedRefusedError(signedOut)
  const kept: Omit<CalendarFeed, 'updatedAt'> = { isOn: next.isOn, words: next.words, token }
  await changeSingle(tools, calendarFeeds, () => kept)
  // Sent once more by what keeps it: that may have sent what held before in the meantime.
  await tools.session.writeLocal(sentName, '')
}
