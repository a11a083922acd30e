import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { eventsIn } from '#domain/calendar/calendar-layers.ts'
import { overridesIn, overridesOf } from '#domain/calendar/event-marks.ts'
import {
  type EditOf,
  editSeries,
  type KnownEvent,
  removeFromSeries,
  type SeriesEdit,
} from '#domain/calendar/recurrence/series-edit.ts'
import { reminders } from '#domain/calendar/reminders/reminder.ts'
import type { RemovedRecord, Undo } from '#worker/core/entity.calls.ts'
import { createOf, GoneError, patchOf, removeOf } from '#worker/core/entity.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { changeEvent, moveReminder, type OccurrenceOf, remindBefore, removeEvent } from './calendar.calls.ts'

/** The series and the day that are meant by what stands on the screen, which may be a changed occurrence itself. */
function meant({ session }: WorkerTools, { uid, day, scope }: OccurrenceOf): EditOf & { shown: KnownEvent } {
  const shown = session.store.one(calendarEvents, uid)
  if (!shown) throw new GoneError()
  const event =
    shown.data.seriesId === null ? shown : (session.store.one(calendarEvents, shown.data.seriesId) ?? shown)
  const all = overridesOf(eventsIn(session.store)).get(event.uid)
  const latest = new Set(all?.values())
  const overrides = overridesIn(eventsIn(session.store), event.uid).sort(
    (a, b) => Number(latest.has(b)) - Number(latest.has(a)),
  )
  return { shown, event, overrides, scope, day: day ?? shown.data.originalDay ?? '' }
}

/** Does what an edit says, and answers how to take it back. */
async function apply(tools: WorkerTools, { create, patch, remove }: SeriesEdit): Promise<Undo> {
  const { store } = tools.session
  const records: RemovedRecord[] = []
  for (const { uid, data } of create) {
    const { createdAt: _, ...fresh } = data
    await createOf(tools, calendarEvents, fresh, uid)
  }
  for (const { uid, changes } of patch)
    if (store.one(calendarEvents, uid)) records.push(await patchOf(tools, calendarEvents, uid, changes))
  for (const uid of remove) records.push(...(await removeOf(tools, calendarEvents, [uid])))
  return { made: create.map(({ uid }) => uid), records }
}

const reminderBefore = ({ session }: WorkerTools, eventId: string) =>
  [...session.store.of(reminders).values()].find(({ data }) => data.eventId === eventId)

async function setReminder(tools: WorkerTools, eventId: string, minutesBefore: number | null): Promise<Undo> {
  const event = tools.session.store.one(calendarEvents, eventId)?.data
  const known = reminderBefore(tools, eventId)?.uid
  if (minutesBefore === null || !event)
    return { made: [], records: await removeOf(tools, reminders, known ? [known] : []) }
  if (known) return { made: [], records: [await patchOf(tools, reminders, known, { minutesBefore })] }
  const { title, startTime, zone } = event
  const fresh = { title, startTime, endTime: startTime, zone, eventId, minutesBefore }
  return { made: [await createOf(tools, reminders, fresh)], records: [] }
}

/** Does an edit, and sets the reminder of what it made or changed: a series that goes on as another one takes its reminder along. */
async function applyWithReminder(
  tools: WorkerTools,
  event: KnownEvent,
  edit: SeriesEdit,
  remind: number | null | undefined,
): Promise<Undo> {
  const done = await apply(tools, edit)
  const split = edit.create.find(({ data }) => data.seriesId === null)
  const minutes =
    remind === undefined && split ? reminderBefore(tools, event.uid)?.data.minutesBefore : remind
  if (minutes === undefined) return done
  const set = await setReminder(tools, split?.uid ?? event.uid, minutes)
  return { made: [...done.made, ...set.made], records: [...done.records, ...set.records] }
}

/** What the calendar can have done. */
export const eventCommands: readonly CommandImpl[] = [
  perform(changeEvent, (tools, { changes, remind, ...of }) => {
    const edit = meant(tools, of)
    const isLost = edit.shown.data.seriesId !== null && edit.event === edit.shown
    const how = isLost
      ? { create: [], patch: [{ uid: of.uid, changes }], remove: [] }
      : editSeries(edit, changes, tools.newUid())
    return applyWithReminder(tools, edit.event, how, remind)
  }),
  perform(removeEvent, (tools, of) => apply(tools, removeFromSeries(meant(tools, of)))),
  perform(moveReminder, async (tools, { uid, startTime }) => {
    const reminder = tools.session.store.one(reminders, uid)
    if (!reminder) throw new GoneError()
    const { startTime: was, endTime, eventId } = reminder.data
    if (eventId !== null) return null
    const lengthMs = Date.parse(endTime) - Date.parse(was)
    const times = { startTime, endTime: new Date(Date.parse(startTime) + lengthMs).toISOString() }
    return { made: [], records: [await patchOf(tools, reminders, uid, times)] }
  }),
  perform(remindBefore, (tools, { eventId, minutesBefore }) => setReminder(tools, eventId, minutesBefore)),
]
