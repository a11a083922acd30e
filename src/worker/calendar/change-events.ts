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
import { changeEvent, type OccurrenceOf, remindBefore, removeEvent } from './calendar.calls.ts'

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

async function setReminder(tools: WorkerTools, eventId: string, minutesBefore: number | null): Promise<void> {
  const { store } = tools.session
  const event = store.one(calendarEvents, eventId)?.data
  const known = [...store.of(reminders).values()].find(({ data }) => data.eventId === eventId)?.uid
  if (minutesBefore === null || !event) await removeOf(tools, reminders, known ? [known] : [])
  else if (known) await patchOf(tools, reminders, known, { minutesBefore })
  else {
    const { title, startTime, zone } = event
    await createOf(tools, reminders, { title, startTime, endTime: startTime, zone, eventId, minutesBefore })
  }
}

/** What the calendar can have done. */
export const eventCommands: readonly CommandImpl[] = [
  perform(changeEvent, (tools, { changes, ...of }) => {
    const edit = meant(tools, of)
    const isLost = edit.shown.data.seriesId !== null && edit.event === edit.shown
    if (isLost) return apply(tools, { create: [], patch: [{ uid: of.uid, changes }], remove: [] })
    return apply(tools, editSeries(edit, changes, tools.newUid()))
  }),
  perform(removeEvent, (tools, of) => apply(tools, removeFromSeries(meant(tools, of)))),
  perform(remindBefore, (tools, { eventId, minutesBefore }) => setReminder(tools, eventId, minutesBefore)),
]
