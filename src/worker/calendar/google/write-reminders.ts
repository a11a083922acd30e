import {
  type GoogleEvent,
  googleIdOf,
  isCancelled,
  reminderUidOf,
} from '#domain/calendar/google/google-event.ts'
import {
  bodyOf,
  meetingSentence,
  partsThatDiffer,
  type ReminderThere,
  reconcile,
  reminderThere,
  type SharedPart,
  sharedFieldsOf,
  sharedParts,
} from '#domain/calendar/google/google-reminder.ts'
import { type Reminder, reminders } from '#domain/calendar/reminders/reminder.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { type GoogleApi, type GoogleChanges, GoogleRefusal } from './google-api.ts'
import type { GoogleLocal, Written } from './google-local.ts'

/** What goes on while reminders and one calendar of Google's are brought together. */
export interface Writing {
  readonly tools: WorkerTools
  readonly api: GoogleApi
  readonly calendarId: string
  readonly told: GoogleChanges & { readonly isWhole: boolean }
  readonly local: () => GoogleLocal
  /** Keeps what was agreed at once: what was done at Google must be known after a crash. */
  readonly keep: (next: Partial<GoogleLocal>) => Promise<void>
  /** Whether it is still to be written there. */
  readonly isWanted: () => boolean
  /** Tells the person about changes that met. */
  readonly say: (sentence: string) => void
  /** Counts what Google can read from now on. */
  readonly count: (text: string) => void
}

const quoted = (title: string): string => `“${title.slice(0, 200)}”`

/** Whether a reminder is one that is written: for itself, and not over unless it was there before. */
function isWritten({ eventId, entryId, habitId, ...of }: Reminder, nowMs: number): boolean {
  if (eventId !== null || entryId !== null || habitId !== null) return false
  if (of.googleEventId !== null) return true
  const lastMs = of.isRecurring
    ? of.recurringEndDate === null
      ? Number.POSITIVE_INFINITY
      : Date.parse(of.recurringEndDate)
    : Date.parse(of.endTime)
  return lastMs >= nowMs
}

/** Brings reminders and the chosen calendar together, both ways. One that Google refuses stops no other. False: it was to end before all were; throws GoogleEndedError, GoogleTroubleError. */
export async function writeReminders(writing: Writing): Promise<boolean> {
  const { tools, told } = writing
  const { store, health } = tools.session
  const arrived = new Set(told.events.flatMap(({ id }) => reminderUidOf(id) ?? []))
  const own = [...store.of(reminders).values()].filter(({ data }) => isWritten(data, tools.now()))
  const written = Object.keys(writing.local().written)
  // What does not open is not deleted.
  const unopened = new Set(
    written.some((uid) => !store.get(uid)) ? (await health.quarantined()).map(({ uid }) => uid) : [],
  )
  let refused: GoogleRefusal | null = null
  for (const uid of new Set([...arrived, ...written, ...own.map((one) => one.uid)])) {
    if (unopened.has(uid)) continue
    if (!writing.isWanted()) return false
    try {
      await settle(writing, uid)
    } catch (error) {
      if (!(error instanceof GoogleRefusal)) throw error
      refused = error
    }
  }
  if (refused) throw refused
  return true
}

const agreementOf = ({ local, calendarId }: Writing, uid: string): Written | null => {
  const known = local().written[uid]
  return known?.calendarId === calendarId ? known : null
}

async function settle(writing: Writing, uid: string): Promise<void> {
  const { tools, told, calendarId, api } = writing
  const known = tools.session.store.one(reminders, uid)?.data
  const agreed = agreementOf(writing, uid)
  const id = googleIdOf(uid)
  let event = told.events.find((one) => one.id === id)
  if (!known) return agreed || event ? deleteThere(writing, uid, agreed, event) : undefined
  const occurrences = told.events.filter(({ recurringEventId }) => recurringEventId === id)
  if (!event && (occurrences.length > 0 || (agreed && told.isWhole))) event = await found(api, calendarId, id)
  if (event) return settleBoth(writing, uid, known, agreed, event, occurrences)
  if (agreed) return giveChanges(writing, uid, known, agreed)
  return insert(writing, uid, known)
}

/** An event with its latest words; one that is gone looks as one that was deleted now. */
async function found(api: GoogleApi, calendarId: string, id: string): Promise<GoogleEvent> {
  try {
    return await api.event(calendarId, id)
  } catch (error) {
    if (!isGone(error)) throw error
    return { id, etag: '', status: 'cancelled', summary: '', description: '', location: '', recurrence: [] }
  }
}

const isGone = (error: unknown): boolean =>
  error instanceof GoogleRefusal && (error.status === 404 || error.status === 410)
const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof GoogleRefusal && error.status === status

/** A reminder was deleted here: its event goes, unless somebody changed that meanwhile. */
async function deleteThere(
  writing: Writing,
  uid: string,
  agreed: Written | null,
  event: GoogleEvent | undefined,
): Promise<void> {
  const { api, calendarId, say } = writing
  // What this device never knew, another one may be about to bring.
  if (!agreed) return
  if (!event || !isCancelled(event)) {
    try {
      await api.remove(calendarId, agreed.eventId, agreed.etag)
    } catch (error) {
      if (hasStatus(error, 412))
        say(
          `${quoted(agreed.here.title)} was deleted here and changed in Google before the two met. It stays in Google.`,
        )
      else if (!isGone(error)) throw error
    }
  }
  await forget(writing, uid, true)
}

async function forget({ local, keep }: Writing, uid: string, wasRemovedHere: boolean): Promise<void> {
  const { [uid]: _, ...written } = local().written
  const removed = local().removed.filter((one) => one !== uid)
  await keep({ written, removed: wasRemovedHere ? [...removed, uid].slice(-500) : removed })
}

async function insert(writing: Writing, uid: string, known: Reminder): Promise<void> {
  const { api, calendarId, told } = writing
  const id = googleIdOf(uid)
  try {
    const body = bodyOf(known, sharedParts, { isAllDay: false })
    // A reminder takes nobody's time: others still see that this person is free.
    const event = await api.insert(calendarId, { id, ...body, transparency: 'transparent' })
    countOf(writing, known, sharedParts)
    await agree(writing, uid, known, event, thereOf(event, [], told.zone, []))
  } catch (error) {
    // It was there before: the answer was cut off, or another device was first.
    if (!hasStatus(error, 409)) throw error
    await settleBoth(writing, uid, known, null, await found(api, calendarId, id), [])
  }
}

async function giveChanges(writing: Writing, uid: string, known: Reminder, agreed: Written): Promise<void> {
  const { api, calendarId, told } = writing
  const parts = partsThatDiffer(sharedFieldsOf(known), agreed.here)
  if (parts.length === 0) return
  try {
    const event = await api.change(calendarId, agreed.eventId, bodyOf(known, parts, agreed), agreed.etag)
    countOf(writing, known, parts)
    await agree(writing, uid, known, event, thereOf(event, [], told.zone, known.skipped))
  } catch (error) {
    if (!hasStatus(error, 412) && !isGone(error)) throw error
    await settleBoth(writing, uid, known, agreed, await found(api, calendarId, agreed.eventId), [])
  }
}

/** Google tells days that were taken away once, when it happened: those of before stay. */
function thereOf(
  event: GoogleEvent,
  occurrences: readonly GoogleEvent[],
  zone: string,
  before: readonly string[],
): ReminderThere | null {
  const there = reminderThere(event, occurrences, zone)
  if (!there?.fields.isRecurring) return there
  const skipped = [...new Set([...before, ...there.fields.skipped])].sort()
  return { ...there, fields: { ...there.fields, skipped } }
}

async function settleBoth(
  writing: Writing,
  uid: string,
  known: Reminder,
  agreed: Written | null,
  event: GoogleEvent,
  occurrences: readonly GoogleEvent[],
): Promise<void> {
  if (isCancelled(event)) return settleDeleted(writing, uid, known, agreed, event)
  const { api, calendarId, told, tools, say } = writing
  const there = thereOf(event, occurrences, told.zone, (agreed?.there ?? known).skipped)
  // What cannot be read is left as it is on both sides.
  if (!there) return
  const here = sharedFieldsOf(known)
  const newer = Date.parse(known.updatedAt) >= Date.parse(event.updated ?? '') ? 'here' : 'there'
  const { takes, gives, met } = reconcile(agreed, here, there.fields, newer)
  const next: Reminder = {
    ...known,
    ...takes,
    ...(Object.keys(takes).length > 0 && { updatedAt: new Date(tools.now()).toISOString() }),
  }
  const body = bodyOf(next, gives, there)
  const latest = gives.length > 0 ? await api.change(calendarId, event.id, body, event.etag) : event
  countOf(writing, next, gives)
  // What was changed here while Google answered is merged.
  if (next !== known && Object.keys(takes).length > 0) await tools.session.put(reminders, uid, next, known)
  if (met.length > 0) say(meetingSentence({ met, kept: newer }, here, there.fields))
  if (occurrences.some((one) => !isCancelled(one)))
    say(
      `One time of ${quoted(next.title)} was changed in Google alone. Here the reminder rings as the others do.`,
    )
  await agree(writing, uid, next, latest, thereOf(latest, occurrences, told.zone, next.skipped))
}

/** It was deleted at Google. A reminder that was changed here since, or was wanted back, goes there again. */
async function settleDeleted(
  writing: Writing,
  uid: string,
  known: Reminder,
  agreed: Written | null,
  event: GoogleEvent,
): Promise<void> {
  const { api, calendarId, told, tools, say, local } = writing
  const changedHere = agreed !== null && partsThatDiffer(sharedFieldsOf(known), agreed.here).length > 0
  const isNewerHere =
    Date.parse(known.updatedAt) > Date.parse(event.updated ?? new Date(tools.now()).toISOString())
  const isWanted =
    local().removed.includes(uid) ||
    (agreed ? changedHere && isNewerHere : known.googleEventId === null || isNewerHere)
  if (!isWanted) {
    if (changedHere)
      say(
        `${quoted(known.title)} was deleted in Google after it was changed here, so it was deleted here too.`,
      )
    await tools.session.remove(uid)
    return forget(writing, uid, false)
  }
  if (changedHere)
    say(`${quoted(known.title)} was deleted in Google before it was changed here, so it is in Google again.`)
  const body = bodyOf(known, sharedParts, { isAllDay: false })
  const back = event.etag
    ? await api.change(calendarId, event.id, { ...body, status: 'confirmed' }, event.etag)
    : await api.insert(calendarId, { id: event.id, ...body, transparency: 'transparent' })
  countOf(writing, known, sharedParts)
  await agree(writing, uid, known, back, thereOf(back, [], told.zone, known.skipped))
}

function countOf({ count }: Writing, { title, description }: Reminder, parts: readonly SharedPart[]): void {
  if (parts.includes('title')) count(title)
  if (parts.includes('notes')) count(description)
}

/** Both sides say the same now. */
async function agree(
  { tools, calendarId, local, keep }: Writing,
  uid: string,
  known: Reminder,
  event: GoogleEvent,
  there: ReminderThere | null,
): Promise<void> {
  const here = sharedFieldsOf(known)
  const made: Written = {
    calendarId,
    eventId: event.id,
    etag: event.etag,
    isAllDay: there?.isAllDay ?? false,
    here,
    there: there?.fields ?? here,
  }
  await keep({
    written: { ...local().written, [uid]: made },
    removed: local().removed.filter((one) => one !== uid),
  })
  // No patch: when a person last changed it stays.
  if (known.googleEventId !== event.id)
    await tools.session.put(reminders, uid, { ...known, googleEventId: event.id }, known)
}
