import { createHash } from 'node:crypto'
import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { googleIdOf } from '#domain/calendar/google/google-event.ts'
import { googleCalendars } from '#domain/calendar/google/google-records.ts'
import { type Reminder, reminders } from '#domain/calendar/reminders/reminder.ts'
import { calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import { ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import { type GoogleServer, ownCalendar, startGoogleServer } from '#server/testing/google/google-server.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { firstStatus, type VaultSession } from '#vault/store/store.ts'
import { createEntity, patchEntity, removeEntity, restoreRecords } from '#worker/core/entity.calls.ts'
import { entityCommands } from '#worker/core/entity.ts'
import type { Command, WorkerTools } from '#worker/core/worker-calls.ts'
import type { ConnectingServer } from './connection-server.ts'
import {
  chooseGoogleCalendars,
  listGoogleCalendars,
  readGoogle,
  syncGoogleNow,
  writeToGoogle,
} from './google.calls.ts'
import { googleWith } from './google-commands.ts'

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

/** One clock for Google and every device of a test. */
export const clock = { nowMs: Date.parse('2026-11-26T12:00:00.000Z') }
export const later = (ms: number): void => {
  clock.nowMs += ms
}

export interface GoogleWorld {
  readonly google: GoogleServer
  /** What our own server says of the connection. */
  readonly connection: { id: string; canWrite: boolean; isEnded: boolean }
  readonly waited: number[]
  /** Whoever has to wait for Google does so until what this answers is called. */
  hold(): () => void
  device(): ReturnType<typeof openDevice>
  close(): Promise<void>
}

/** Google with one calendar, and a person who has connected it. */
export async function openGoogleWorld(): Promise<GoogleWorld> {
  const google = await startGoogleServer([ownCalendar(() => clock.nowMs)])
  const connection = {
    id: `connection ${Math.trunc(clock.nowMs)} ${google.issuer}`,
    canWrite: true,
    isEnded: false,
  }
  const waited: number[] = []
  let gate = Promise.resolve()
  const server: ConnectingServer = {
    status: async () => ({ api: google.api, connection }),
    mint: async () => ({ accessToken: google.oauth.mintAccess(), lastsMs: 3_599_000 }),
    wait: async (ms) => {
      waited.push(ms)
      await gate
    },
    answerMs: 300,
    begin: async () => `${google.issuer}/authorize`,
    end: async () => true,
  }
  let devices = 0
  return {
    google,
    connection,
    waited,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    device: () => openDevice(server, devices++),
    close: () => google.close(),
  }
}

/** A vault in memory on one device. */
function openDevice(server: ConnectingServer, number: number) {
  const store = createStore()
  let made = 0
  const setAside: { uid: string }[] = []
  let syncedAt = 0
  const health = { quarantined: async () => setAside } as unknown as VaultSession['health']
  const session = memorySession(store, {
    health,
    status: () => ({ ...firstStatus, syncedAt }),
    uidFor: async (...of) => uuidOf(of.join(' ')),
  })
  const tools: WorkerTools = {
    session,
    now: () => clock.nowMs,
    newUid: () => uuidOf(`device ${number} ${made++}`),
    zone: 'Europe/Berlin',
  }
  const commands = [...googleWith(server), ...entityCommands]
  const run = <Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> =>
    commands.find(({ name }) => name === what.name)?.run(tools, args) as Promise<Result>
  const { kind } = reminders
  return {
    run,
    store,
    tools,
    /** Records that did not open. */
    setAside,
    /** Everything that the server had has arrived once more. */
    arrive: () => void syncedAt++,
    sync: () => run(syncGoogleNow, null),
    here: () => run(readGoogle, null),
    /** Says yes to the account and shows these of its calendars. */
    async connect(ids: readonly string[], writesTo: string | null = null) {
      const all = await run(listGoogleCalendars, null)
      await run(chooseGoogleCalendars, {
        calendars: all.filter(({ id }) => ids.includes(id)),
        account: all[0]?.id ?? '',
      })
      if (writesTo !== null) await run(writeToGoogle, { calendarId: writesTo })
    },
    events: () => [...store.of(calendarEvents).values()].map(({ data }) => data),
    titles: () => [...store.of(calendarEvents).values()].map(({ data }) => data.title).sort(),
    calendars: () => [...store.of(calendarSubscriptions).values()],
    notices: () => [...store.of(googleCalendars).values()].flatMap(({ data }) => data.notices),
    ledger: () => [...store.of(ledgerEntries).values()].map(({ data }) => data),
    reminders: () => [...store.of(reminders).values()].map(({ data }) => data),
    remind: (data: Partial<Reminder> = {}): Promise<string> =>
      run(createEntity, {
        kind,
        uid: null,
        data: {
          title: 'Water the ferns',
          startTime: '2026-11-27T08:00:00.000Z',
          endTime: '2026-11-27T08:00:00.000Z',
          zone: 'Europe/Berlin',
          ...data,
        },
      }),
    change: (uid: string, changes: Partial<Reminder>) => run(patchEntity, { kind, uid, changes }),
    remove: (uid: string) => run(removeEntity, { kind, uid }),
    restore: (records: Awaited<ReturnType<typeof removed>>) => run(restoreRecords, { records }),
    /** The vault's own sync, as far as it matters here: what the other device has, this one has. */
    takeFrom(other: { readonly store: typeof store }) {
      const gone = [...store.all()].map(({ uid }) => uid).filter((uid) => !other.store.get(uid))
      store.apply([...other.store.all()], gone)
    },
    googleId: (uid: string) => googleIdOf(uid),
  }
  function removed(uid: string) {
    return run(removeEntity, { kind, uid })
  }
}
