import { type GoogleCalendar, googleCalendars, mostNotices } from '#domain/calendar/google/google-records.ts'
import { type CalendarSubscription, calendarSubscriptions } from '#domain/calendar/sharing/sharing-records.ts'
import { singleOf } from '#domain/entity/records.ts'
import { changeSingle, patchOf } from '#worker/core/entity.ts'
import { enterInLedger } from '#worker/core/ledger.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { type ConnectionServer, ownServer } from './connection-server.ts'
import {
  type GoogleApi,
  type GoogleChanges,
  GoogleEndedError,
  GoogleRefusal,
  GoogleTroubleError,
  googleApi,
} from './google-api.ts'
import { type GoogleLocal, readGoogleLocal, writeGoogleLocal } from './google-local.ts'
import { takeEvents } from './take-events.ts'
import { alone, shownOfGoogle, takeLeftBehind } from './take-google-away.ts'
import { writeReminders } from './write-reminders.ts'

/** An access token is used until this long before its end. */
const marginMs = 60_000
let minted: { connection: string; accessToken: string; untilMs: number } | null = null

/** Google, by the connection of this id. The token stays in memory. */
export function openGoogle(
  { now }: WorkerTools,
  server: ConnectionServer,
  api: string,
  connection: string,
): GoogleApi {
  return googleApi({
    api: api.replace(/\/$/, ''),
    wait: server.wait,
    chance: () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 256,
    answerMs: server.answerMs,
    async token(isNew) {
      if (isNew || minted?.connection !== connection || minted.untilMs <= now()) {
        const { accessToken, lastsMs } = await server.mint(connection)
        minted = { connection, accessToken, untilMs: now() + lastsMs - marginMs }
      }
      return minted.accessToken
    },
  })
}

/** From this long ago on events are read at first (ms): a year. */
const yearMs = 366 * 86_400_000

interface Run {
  readonly tools: WorkerTools
  readonly api: GoogleApi
  readonly local: () => GoogleLocal
  readonly keep: (next: Partial<GoogleLocal>) => Promise<void>
}

/** What changed in a calendar since this device last asked; all of it where Google does not know since when any more. */
async function changesOf(
  { tools, api, local, keep }: Run,
  key: string,
  calendarId: string,
): Promise<GoogleChanges & { readonly isWhole: boolean }> {
  const syncToken = local().tokens[key]
  if (syncToken !== undefined) {
    try {
      return { ...(await api.changes(calendarId, { syncToken })), isWhole: false }
    } catch (error) {
      if (!(error instanceof GoogleRefusal) || error.status !== 410) throw error
      const { [key]: _, ...tokens } = local().tokens
      await keep({ tokens })
    }
  }
  const timeMin = new Date(tools.now() - yearMs).toISOString()
  return { ...(await api.changes(calendarId, { timeMin })), isWhole: true }
}

const keepToken = ({ local, keep }: Run, key: string, { syncToken }: GoogleChanges): Promise<void> => {
  const { [key]: _, ...tokens } = local().tokens
  return keep({ tokens: syncToken === null ? tokens : { ...tokens, [key]: syncToken } })
}

async function note(
  tools: WorkerTools,
  uid: string,
  known: CalendarSubscription,
  trouble: string | null,
): Promise<void> {
  if (known.trouble === trouble && known.fetchedAt !== null) return
  // It may have been taken away while it was read.
  if (!tools.session.store.one(calendarSubscriptions, uid)) return
  const fetchedAt = new Date(tools.now()).toISOString()
  await patchOf(tools, calendarSubscriptions, uid, { trouble, fetchedAt })
}

/** Reads the calendars that are shown. One that cannot be read stops no other. */
async function readCalendars(run: Run): Promise<void> {
  const { tools } = run
  for (const { uid, data } of shownOfGoogle(tools.session)) {
    try {
      const told = await changesOf(run, uid, data.googleId ?? '')
      await takeEvents(tools, { ...told, uid, name: data.name })
      await keepToken(run, uid, told)
      await note(tools, uid, data, null)
    } catch (error) {
      if (!(error instanceof GoogleRefusal)) throw error
      const gone = 'Google does not have this calendar any more, or does not show it to you.'
      await note(tools, uid, data, error.status === 404 ? gone : error.message)
    }
  }
}

async function writeTo(run: Run, calendarId: string, connection: string): Promise<void> {
  const { tools } = run
  const sentences: string[] = []
  let words = 0
  const key = `write ${calendarId}`
  const told = await changesOf(run, key, calendarId)
  try {
    const isWhole = await writeReminders({
      ...run,
      calendarId,
      told,
      isWanted: () => {
        const latest = singleOf(tools.session.store, googleCalendars)
        return latest?.connection === connection && latest.writesTo === calendarId
      },
      say: (sentence) => sentences.push(sentence),
      count: (text) => {
        words += text.split(/\s+/).filter(Boolean).length
      },
    })
    if (isWhole) await keepToken(run, key, told)
  } finally {
    await tell(tools, sentences)
    if (words > 0)
      await enterInLedger(tools, {
        receiver: 'Google Calendar, www.googleapis.com',
        words,
        why: 'Reminders in your Google calendar',
      })
  }
}

/** Keeps sentences about changes that met until the person has read them. */
async function tell(tools: WorkerTools, sentences: readonly string[]): Promise<void> {
  const known = singleOf(tools.session.store, googleCalendars)
  if (!known || sentences.length === 0) return
  await changeSingle(tools, googleCalendars, (): GoogleCalendar => {
    const latest = singleOf(tools.session.store, googleCalendars) ?? known
    const notices = [...latest.notices, ...sentences].slice(-mostNotices)
    return { ...latest, notices }
  })
}

async function bringTogether(
  run: Omit<Run, 'api'>,
  server: ConnectionServer,
  record: GoogleCalendar,
): Promise<void> {
  const { api, connection } = await server.status()
  if (api === null) throw new GoogleTroubleError('Google calendars are not set up on this server any more.')
  // A connection that the person did not say yes to in this vault is not used.
  if (connection?.id !== record.connection || connection.isEnded) throw new GoogleEndedError()
  const whole = { ...run, api: openGoogle(run.tools, server, api, record.connection) }
  await readCalendars(whole)
  if (record.writesTo !== null && connection.canWrite)
    await writeTo(whole, record.writesTo, record.connection)
}

/** Brings this vault and Google together, where somebody connected a calendar. What went wrong is kept to be shown, and what was read before stays. */
export function syncGoogle(tools: WorkerTools, server: ConnectionServer = ownServer): Promise<void> {
  const { session } = tools
  return alone(session, async () => {
    await takeLeftBehind(tools)
    const record = singleOf(session.store, googleCalendars)
    if (!record) return
    let latest = await readGoogleLocal(session)
    const keep = (next: Partial<GoogleLocal>): Promise<void> => {
      latest = { ...latest, ...next }
      return writeGoogleLocal(session, latest)
    }
    try {
      await bringTogether({ tools, local: () => latest, keep }, server, record)
      await keep({ readMs: tools.now(), trouble: null, isEnded: false })
    } catch (error) {
      const isKnown =
        error instanceof GoogleEndedError ||
        error instanceof GoogleTroubleError ||
        error instanceof GoogleRefusal
      await keep({
        trouble: isKnown ? error.message : 'Something went wrong here while Google was read.',
        isEnded: error instanceof GoogleEndedError,
      })
      if (!isKnown) throw error
    }
  })
}
