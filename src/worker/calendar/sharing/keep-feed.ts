import { call } from '#browser/request.ts'
import { keepFeed, longestCalendar } from '#contract/calendar/calendar.ts'
import { eventsIn } from '#domain/calendar/calendar-layers.ts'
import { feedText } from '#domain/calendar/sharing/feed-text.ts'
import { calendarFeeds } from '#domain/calendar/sharing/sharing-records.ts'
import { singleOf } from '#domain/entity/records.ts'
import { isSampled } from '#domain/sample-life/batch-mark.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

/** Gives the server what calendar programs may read. False: the session has ended. */
export type SendFeed = (feed: { readonly token: string; readonly text: string }) => Promise<boolean>

export const sendFeed: SendFeed = async (feed) => (await call(keepFeed, { body: feed })) !== null

/** There is more in the calendar than a feed takes. */
export class FeedTooLargeError extends Error {
  override readonly name = 'FeedTooLargeError'
  constructor() {
    super('Your calendar is larger than a feed can be, so the feed stays as it was.')
  }
}

const sentName = 'feed-sent'

/** Brings the feed at the server up to date, where there is one and something in it changed since this device last sent it. */
export async function refreshFeed({ session }: WorkerTools, send: SendFeed = sendFeed): Promise<void> {
  const feed = singleOf(session.store, calendarFeeds)
  if (!feed?.isOn || !feed.token) return
  // What nobody lived is not told to other programs.
  const lived = eventsIn(session.store).filter(({ data }) => !isSampled(data))
  const text = feedText(lived, feed.words)
  if (text.length > longestCalendar) throw new FeedTooLargeError()
  const sent = `${feed.token} ${text}`
  if ((await session.readLocal<string>(sentName)) === sent) return
  if (await send({ token: feed.token, text })) await session.writeLocal(sentName, sent)
}
