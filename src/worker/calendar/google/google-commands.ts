import { googleCalendars } from '#domain/calendar/google/google-records.ts'
import { reminders } from '#domain/calendar/reminders/reminder.ts'
import { type CalendarSubscription, calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import { singleOf } from '#domain/entity/records.ts'
import type { themeColors } from '#domain/theme/theme.ts'
import type { Entity } from '#vault/store/store.ts'
import { changeSingle, createOf, removeOf } from '#worker/core/entity.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { type ConnectingServer, ownServer } from './connection-server.ts'
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
import { GoogleEndedError } from './google-api.ts'
import { nothingOfGoogle, readGoogleLocal, writeGoogleLocal } from './google-local.ts'
import { openGoogle, syncGoogle } from './sync-google.ts'
import { alone, shownOfGoogle, unfollow } from './take-google-away.ts'

const recordIn = ({ session }: WorkerTools) => singleOf(session.store, googleCalendars)

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

/** Neighbours in the list of calendars get colours that are easy to tell apart. */
const firstColors = [
  'blue',
  'green',
  'orange',
  'purple',
  'teal',
  'pink',
] as const satisfies readonly (typeof themeColors)[number][]

interface Chosen {
  readonly calendars: readonly GoogleChoice[]
  readonly account: string
}

async function choose(
  tools: WorkerTools,
  { calendars, account }: Chosen,
  server: ConnectingServer,
): Promise<void> {
  const { session } = tools
  const { connection } = await server.status()
  if (!connection) throw new GoogleEndedError()
  const before = recordIn(tools)
  const isSameAccount = before?.account === account
  const wanted = new Set(calendars.map(({ id }) => id))
  const isOut = ({ data }: Entity<CalendarSubscription>) => !isSameAccount || !wanted.has(data.googleId ?? '')
  await unfollow(tools, shownOfGoogle(session).filter(isOut))
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
}

async function takeAway(tools: WorkerTools): Promise<void> {
  const { session } = tools
  await unfollow(tools, shownOfGoogle(session))
  // No patch: when a person last changed them stays, by which Google and this vault know what is newer.
  for (const { uid, data } of [...session.store.of(reminders).values()])
    if (data.googleEventId !== null) await session.put(reminders, uid, { ...data, googleEventId: null }, data)
  await removeOf(tools, googleCalendars, [...session.store.of(googleCalendars).keys()])
  await writeGoogleLocal(session, nothingOfGoogle)
}

/** What can be done about a Google calendar; tests have their own server. */
export const googleWith = (server: ConnectingServer): readonly CommandImpl[] => [
  perform(readGoogle, (tools) => read(tools, server)),
  perform(beginGoogle, (_, { canWrite }) => server.begin(canWrite)),
  perform(listGoogleCalendars, (tools) => list(tools, server)),
  perform(chooseGoogleCalendars, async (tools, choice) => {
    await alone(tools.session, () => choose(tools, choice, server))
    await syncGoogle(tools, server)
  }),
  perform(writeToGoogle, async (tools, { calendarId }) => {
    await changeSingle(tools, googleCalendars, () => {
      const known = recordIn(tools)
      if (!known) throw new GoogleEndedError()
      return { ...known, writesTo: calendarId }
    })
    await syncGoogle(tools, server)
  }),
  perform(syncGoogleNow, (tools) => syncGoogle(tools, server)),
  perform(endGoogle, async (tools) => {
    // At the server first: what is said to be over is over, and what reads and writes just now ends of it.
    const isRevoked = await server.end()
    await alone(tools.session, () => takeAway(tools))
    return isRevoked
  }),
]

export const googleCommands: readonly CommandImpl[] = googleWith(ownServer)
