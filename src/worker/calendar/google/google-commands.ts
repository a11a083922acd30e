import { call } from '#browser/request.ts'
import { connectGoogleCalendar, endGoogleCalendar } from '#contract/calendar/google-calendar.ts'
import { googleCalendars } from '#domain/calendar/google/google-records.ts'
import { reminders } from '#domain/calendar/reminders/reminder.ts'
import { type CalendarSubscription, calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import { singleOf } from '#domain/entity/records.ts'
import type { themeColors } from '#domain/theme/theme.ts'
import type { Entity } from '#vault/store/store.ts'
import { changeSingle, createOf, removeOf } from '#worker/core/entity.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import {
  beginGoogle,
  chooseGoogleCalendars,
  endGoogle,
  type GoogleChoice,
  type GoogleHere,
  listGoogleCalendars,
  readGoogle,
  syncGoogleNow,
  writeToGoogle,
} from './google.calls.ts'
import { GoogleEndedError, GoogleTroubleError } from './google-api.ts'
import { nothingOfGoogle, readGoogleLocal, writeGoogleLocal } from './google-local.ts'
import { type ConnectionServer, connectionServer, openGoogle, syncGoogle } from './sync-google.ts'

/** What the server is asked besides while somebody connects. */
export interface ConnectingServer extends ConnectionServer {
  readonly begin: (canWrite: boolean) => Promise<string>
  readonly end: () => Promise<boolean>
}

const signedOut = () => new GoogleTroubleError('You are signed out. Sign in again, and try once more.')

const ownServer: ConnectingServer = {
  ...connectionServer,
  async begin(canWrite) {
    const answer = await call(connectGoogleCalendar, { body: { canWrite } })
    if (!answer) throw signedOut()
    return answer.address
  },
  async end() {
    const answer = await call(endGoogleCalendar, {})
    if (!answer) throw signedOut()
    return answer.isRevoked
  },
}

const recordIn = ({ session }: WorkerTools) => singleOf(session.store, googleCalendars)
const followedIn = ({ session }: WorkerTools) =>
  [...session.store.of(calendarSubscriptions).values()].filter(({ data }) => data.googleId !== null)

async function read(tools: WorkerTools, server: ConnectingServer): Promise<GoogleHere> {
  const record = recordIn(tools)
  const local = await readGoogleLocal(tools.session)
  const known = {
    account: record?.account ?? null,
    writesTo: record?.writesTo ?? null,
    notices: record?.notices ?? [],
    readMs: local.readMs,
    trouble: local.trouble,
  }
  try {
    const { api, connection } = await server.status()
    const isKnown = connection !== null && connection.id === record?.connection
    const stands = !connection
      ? record
        ? 'ended'
        : 'none'
      : !isKnown
        ? 'new'
        : connection.isEnded
          ? 'ended'
          : 'on'
    return { ...known, isConfigured: api !== null, stands, canWrite: connection?.canWrite ?? false }
  } catch (error) {
    // Without the server what was read before is still here.
    if (!record) throw error
    return { ...known, isConfigured: true, stands: local.isEnded ? 'ended' : 'on', canWrite: false }
  }
}

async function list(tools: WorkerTools, server: ConnectingServer): Promise<readonly GoogleChoice[]> {
  const { api, connection } = await server.status()
  if (api === null || connection === null) throw new GoogleEndedError()
  const all = await openGoogle(tools, server, api, connection.id).calendars()
  return all
    .sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
    .map(({ id, name, isOwn }) => ({ id, name, isOwn }))
}

/** Takes calendars away with their events. */
const unfollow = (tools: WorkerTools, all: readonly Entity<CalendarSubscription>[]) => {
  const uids = all.map(({ uid }) => uid)
  return removeOf(tools, calendarSubscriptions, uids)
}

/** Neighbours in the list of calendars get colours that are easy to tell apart. */
const firstColors = [
  'blue',
  'green',
  'orange',
  'purple',
  'teal',
  'pink',
] as const satisfies readonly (typeof themeColors)[number][]

async function choose(
  tools: WorkerTools,
  { calendars, account }: { calendars: readonly GoogleChoice[]; account: string },
  server: ConnectingServer,
): Promise<void> {
  const { session } = tools
  const { connection } = await server.status()
  if (!connection) throw new GoogleEndedError()
  const before = recordIn(tools)
  const isSameAccount = before?.account === account
  const wanted = new Set(calendars.map(({ id }) => id))
  const isOut = ({ data }: Entity<CalendarSubscription>) => !isSameAccount || !wanted.has(data.googleId ?? '')
  await unfollow(tools, followedIn(tools).filter(isOut))
  // Another account has other calendars: nothing of what was known holds.
  if (!isSameAccount) await writeGoogleLocal(session, nothingOfGoogle)
  await changeSingle(tools, googleCalendars, () => ({
    ...(isSameAccount && before),
    ...{ connection: connection.id, account },
  }))
  for (const [place, { id, name }] of calendars.entries()) {
    const uid = await session.uidFor(calendarSubscriptions.kind, 'google', account, id)
    if (session.store.one(calendarSubscriptions, uid)) continue
    const color = firstColors[place % firstColors.length]
    await createOf(tools, calendarSubscriptions, { name, address: `google:${id}`, googleId: id, color }, uid)
    // What was once read of it went with it: all of it is read again.
    const local = await readGoogleLocal(session)
    const { [uid]: _, ...tokens } = local.tokens
    await writeGoogleLocal(session, { ...local, tokens })
  }
  await syncGoogle(tools, server)
}

async function end(tools: WorkerTools, server: ConnectingServer): Promise<boolean> {
  const { session } = tools
  // At the server first: what is said to be over is over.
  const isRevoked = await server.end()
  await unfollow(tools, followedIn(tools))
  // No patch: when a person last changed them stays, by which Google and this vault know what is newer.
  for (const { uid, data } of [...session.store.of(reminders).values()])
    if (data.googleEventId !== null) await session.put(reminders, uid, { ...data, googleEventId: null }, data)
  await removeOf(tools, googleCalendars, [...session.store.of(googleCalendars).keys()])
  await writeGoogleLocal(session, nothingOfGoogle)
  return isRevoked
}

/** What can be done about a Google calendar; tests have their own server. */
export const googleWith = (server: ConnectingServer): readonly CommandImpl[] => [
  perform(readGoogle, (tools) => read(tools, server)),
  perform(beginGoogle, (_, { canWrite }) => server.begin(canWrite)),
  perform(listGoogleCalendars, (tools) => list(tools, server)),
  perform(chooseGoogleCalendars, (tools, choice) => choose(tools, choice, server)),
  perform(writeToGoogle, async (tools, { calendarId }) => {
    await changeSingle(tools, googleCalendars, () => {
      const known = recordIn(tools)
      if (!known) throw new GoogleEndedError()
      return { ...known, writesTo: calendarId }
    })
    await syncGoogle(tools, server)
  }),
  perform(syncGoogleNow, (tools) => syncGoogle(tools, server)),
  perform(endGoogle, (tools) => end(tools, server)),
]

export const googleCommands: readonly CommandImpl[] = googleWith(ownServer)
