import { type CalendarEvent, calendarEvents } from '#domain/calendar/calendar-event.ts'
import { overridesIn, overridesOf } from '#domain/calendar/event-marks.ts'
import {
  type EditOf,
  editSeries,
  type KnownEvent,
  removeFromSeries,
  type SeriesEdit,
} from '#domain/calendar/recurrence/series-edit.ts'
import { reminder, reminderSettingsRecords, reminders } from '#domain/calendar/reminders/reminder.ts'
import { type RemovedRecord, removeEntity } from '#worker/core/entity.calls.ts'
import { changeSingle, entityCommands, GoneError } from '#worker/core/entity.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import {
  type CalendarUndo,
  changeEvent,
  chooseReminderSettings,
  type OccurrenceOf,
  remindBefore,
  removeEvent,
  undoCalendar,
} from './calendar.calls.ts'
import { reminderSettingsIn } from './calendar-answers.ts'
import { eventsIn } from './layers.ts'

const { kind } = calendarEvents

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

const removing = entityCommands.find(({ name }) => name === removeEntity.name)

/** Removes an event with everything that points to it. */
const removeWhole = async (tools: WorkerTools, uid: string): Promise<readonly RemovedRecord[]> =>
  (await (removing?.run(tools, { kind, uid }) ?? [])) as readonly RemovedRecord[]

/** Does what an edit says, and answers how to take it back. */
async function apply(tools: WorkerTools, { create, patch, remove }: SeriesEdit): Promise<CalendarUndo> {
  const { session } = tools
  const at = new Date(tools.now()).toISOString()
  const before: RemovedRecord[] = []
  for (const { uid, data } of create) await session.put(kind, uid, { ...data, createdAt: at, updatedAt: at })
  for (const { uid, changes } of patch) {
    const known = session.store.one(calendarEvents, uid)?.data
    if (!known) continue
    before.push({ kind, uid, data: known })
    const next: CalendarEvent = { ...known, ...changes, updatedAt: at }
    await session.put(kind, uid, next, known)
  }
  for (const uid of remove) before.push(...(await removeWhole(tools, uid)))
  return { made: create.map(({ uid }) => uid), before }
}

async function setReminder(tools: WorkerTools, eventId: string, minutesBefore: number | null): Promise<void> {
  const { session, now, newUid } = tools
  const event = session.store.one(calendarEvents, eventId)?.data
  const known = [...session.store.of(reminders).values()].find(({ data }) => data.eventId === eventId)
  if (minutesBefore === null || !event) {
    if (known) await session.remove(known.uid)
    return
  }
  const at = new Date(now()).toISOString()
  const { title, startTime, zone } = event
  const fresh = { title, startTime, endTime: startTime, zone, eventId, createdAt: at }
  const next = reminder.parse({ ...fresh, ...known?.data, minutesBefore, updatedAt: at })
  await session.put(reminders, known?.uid ?? newUid(), next, known?.data)
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
  perform(undoCalendar, async ({ session }, { made, before }) => {
    for (const uid of made) await session.remove(uid)
    for (const { kind: of, uid, data } of before) await session.put(of, uid, data)
  }),
  perform(remindBefore, (tools, { eventId, minutesBefore }) => setReminder(tools, eventId, minutesBefore)),
  perform(chooseReminderSettings, (tools, choice) =>
    changeSingle(tools, reminderSettingsRecords, () => ({
      ...reminderSettingsIn(tools.session.store),
      ...choice,
    })),
  ),
]
