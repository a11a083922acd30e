import { call, RefusedError } from '#browser/request.ts'
import { toBase64Url } from '#contract/base64.ts'
import { endFeed, fetchCalendar } from '#contract/calendar/calendar.ts'
import { errorBody } from '#contract/errors.ts'
import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { eventsIn } from '#domain/calendar/calendar-layers.ts'
import {
  type CalendarSubscription,
  calendarFeeds,
  calendarSubscriptions,
  noFeed,
} from '#domain/calendar/sharing/sharing-records.ts'
import { singleOf } from '#domain/entity/records.ts'
import { changeSingle, createOf, patchOf } from '#worker/core/entity.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { isSame, placeAll } from '../files/place-events.ts'
import { refreshFeed, type SendFeed, sendFeed } from './keep-feed.ts'
import { chooseFeed, followCalendar, refreshCalendars } from './sharing.calls.ts'

const refreshEveryMs = 3_600_000
const mostEvents = 2_000

/** A calendar from elsewhere could not be had, with the reason in a sentence. */
export class OutsideCalendarError extends Error {
  override readonly name = 'OutsideCalendarError'
}

/** The text behind an address. Throws OutsideCalendarError. */
export type FetchText = (address: string) => Promise<string>

const fetchByServer: FetchText = async (address) => {
  try {
    const answer = await call(fetchCalendar, { body: { address } })
    if (!answer) throw new OutsideCalendarError('You are signed out. Sign in again, and try once more.')
    return answer.text
  } catch (error) {
    if (error instanceof RefusedError) throw new OutsideCalendarError(wordsOf(error))
    if (error instanceof OutsideCalendarError) throw error
    throw new OutsideCalendarError('The server cannot be reached, which fetches calendars for you.')
  }
}

function wordsOf({ body }: RefusedError): string {
  try {
    return errorBody.parse(JSON.parse(body)).message
  } catch {
    return 'The server could not fetch it.'
  }
}

/** Brings the events of a followed calendar up to date: what is new, what changed, and what is there no more. Throws OutsideCalendarError, NoCalendarError. */
async function takeOver(tools: WorkerTools, uid: string, name: string, text: string): Promise<void> {
  const { session } = tools
  const { placed } = await placeAll(tools, text, { subscriptionId: uid, source: name })
  if (placed.length > mostEvents)
    throw new OutsideCalendarError('This calendar has more than 2,000 events. Inkwell follows smaller ones.')
  const kept = new Set(placed.map((one) => one.uid))
  const gone = eventsIn(session.store).filter(
    ({ data, uid: of }) => data.subscriptionId === uid && !kept.has(of),
  )
  for (const one of placed) if (!isSame(one)) await session.put(calendarEvents, one.uid, one.data, one.known)
  for (const { uid: of } of gone) await session.remove(of)
}

async function note(
  tools: WorkerTools,
  uid: string,
  changes: Pick<CalendarSubscription, 'trouble'> & Partial<Pick<CalendarSubscription, 'fetchedAt'>>,
): Promise<void> {
  if (tools.session.store.one(calendarSubscriptions, uid))
    await patchOf(tools, calendarSubscriptions, uid, changes)
}

async function follow(
  tools: WorkerTools,
  { name, address }: { name: string; address: string },
  fetchText: FetchText,
): Promise<string> {
  const fetchedAt = new Date(tools.now()).toISOString()
  const text = await fetchText(address)
  const uid = await tools.session.uidFor(calendarSubscriptions.kind, address.trim())
  // What cannot be read is not followed.
  await placeAll(tools, text, { subscriptionId: uid, source: name })
  await createOf(tools, calendarSubscriptions, { name, address, fetchedAt }, uid)
  await takeOver(tools, uid, name, text)
  return uid
}

async function refresh(tools: WorkerTools, only: string | null, fetchText: FetchText): Promise<void> {
  const nowMs = tools.now()
  const byAddress = [...tools.session.store.of(calendarSubscriptions).values()].filter(
    ({ data }) => data.googleId === null,
  )
  const due = byAddress.filter(({ uid, data }) =>
    only === null
      ? data.fetchedAt === null || nowMs - Date.parse(data.fetchedAt) >= refreshEveryMs
      : uid === only,
  )
  for (const { uid, data } of due) {
    try {
      await takeOver(tools, uid, data.name, await fetchText(data.address))
      await note(tools, uid, { fetchedAt: new Date(nowMs).toISOString(), trouble: null })
    } catch (error) {
      const trouble = error instanceof Error ? error.message.slice(0, 500) : 'It could not be read.'
      await note(tools, uid, { trouble })
    }
  }
}

const newToken = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(32)))

async function choose(
  tools: WorkerTools,
  {
    isOn,
    words,
    hasNewAddress = false,
  }: { isOn?: boolean; words?: 'titles' | 'busy'; hasNewAddress?: boolean },
  end: () => Promise<unknown>,
  send: SendFeed,
): Promise<void> {
  const before = { ...noFeed, ...singleOf(tools.session.store, calendarFeeds) }
  const next = { ...before, ...(isOn !== undefined && { isOn }), ...(words && { words }) }
  const needsToken = next.isOn && (hasNewAddress || !next.token)
  // Off first at the server: what is said to be over is over.
  if (!next.isOn) await end()
  const token = !next.isOn ? '' : needsToken ? newToken() : next.token
  await changeSingle(tools, calendarFeeds, () => ({ ...next, token }))
  await refreshFeed(tools, send)
}

/** What can be done about calendars elsewhere; tests have their own server. */
export const sharingWith = (
  fetchText: FetchText,
  end: () => Promise<unknown>,
  send: SendFeed,
): readonly CommandImpl[] => [
  perform(followCalendar, (tools, what) => follow(tools, what, fetchText)),
  perform(refreshCalendars, (tools, { uid }) => refresh(tools, uid, fetchText)),
  perform(chooseFeed, (tools, choice) => choose(tools, choice, end, send)),
]

export const sharingCommands: readonly CommandImpl[] = sharingWith(
  fetchByServer,
  () => call(endFeed, {}),
  sendFeed,
)
