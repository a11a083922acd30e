import { createHash } from 'node:crypto'
import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { calendarFeeds, calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { firstStatus } from '#vault/store/store.ts'
import { createEntity } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import type { Command, WorkerTools } from '#worker/core/worker-calls.ts'
import type { FetchText } from './fetch-text.ts'
import { FeedEndedError, type FeedServer } from './keep-feed.ts'
import { refreshDue } from './refresh-calendars.ts'
import { sharingWith } from './sharing.ts'

export const address = 'https://example.org/team.ics'

/** A calendar file; the first word of each title is the event's name. */
export const calendarFile = (...titles: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...titles.flatMap((title) => [
      'BEGIN:VEVENT',
      `UID:${title.split(' ')[0]}`,
      `SUMMARY:${title}`,
      'DTSTART:20261127T180000Z',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

/** A server that keeps one feed, as calendar.routes.ts does. */
export function feedServerInMemory() {
  const at = {
    served: null as { token: string; text: string } | null,
    sent: [] as { token: string; text: string }[],
    isAway: false,
  }
  const server: FeedServer = {
    async send({ isNew, ...feed }) {
      if (at.isAway) throw new TypeError('Failed to fetch')
      if (!isNew && at.served?.token !== feed.token) throw new FeedEndedError()
      at.sent.push(feed)
      at.served = feed
      return true
    },
    async end(token) {
      if (at.isAway) throw new TypeError('Failed to fetch')
      if (token === null || at.served?.token === token) at.served = null
      return true
    },
  }
  return { at, server }
}

const uuidOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

/** A device with its vault, and calendars elsewhere of which `at` says what they are. */
export function openSharing(feeds = feedServerInMemory()) {
  const store = createStore()
  let nowMs = Date.parse('2026-11-26T12:00:00.000Z')
  let made = 0
  const at = {
    text: calendarFile('Match'),
    asked: 0,
    /** What fetching rejects with. */
    fails: null as Error | null,
    /** What happens while it is fetched. */
    meanwhile: async () => undefined as unknown,
    status: firstStatus,
  }
  const tools: WorkerTools = {
    session: memorySession(store, {
      uidFor: async (...of) => uuidOf(of.join(' ')),
      status: () => at.status,
    }),
    now: () => nowMs,
    newUid: () => uuidOf(`new ${made++}`),
    zone: 'Europe/Berlin',
  }
  const fetchText: FetchText = async () => {
    at.asked += 1
    await at.meanwhile()
    if (at.fails) throw at.fails
    return at.text
  }
  const commands = [...sharingWith(fetchText, feeds.server), ...entityCommands]
  const run = <Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> =>
    commands.find(({ name }) => name === what.name)?.run(tools, args) as Promise<Result>
  return {
    ...{ at, tools, store, run, feeds },
    /** What the device's job does. */
    refreshDue: () => refreshDue(tools, new AbortController().signal, fetchText),
    titles: () => [...store.of(calendarEvents).values()].map(({ data }) => data.title).sort(),
    followed: () => [...store.of(calendarSubscriptions).values()].map(({ data }) => data),
    feed: () => [...store.of(calendarFeeds).values()].map(({ data }) => data),
    later: (ms: number) => {
      nowMs += ms
    },
    event: (data: object = {}) =>
      run(createEntity, {
        kind: calendarEvents.kind,
        uid: null,
        data: {
          title: 'Therapy',
          description: 'About Ada',
          place: 'Room 4',
          eventType: 'coaching',
          startTime: '2026-11-27T09:00:00.000Z',
          endTime: '2026-11-27T10:00:00.000Z',
          zone: 'Europe/Berlin',
          ...data,
        },
      }),
  }
}
