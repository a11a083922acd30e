import { calendarEvents } from '#domain/calendar/calendar-event.ts'
import { eventsIn, isOwn } from '#domain/calendar/calendar-layers.ts'
import { writeIcs } from '#domain/calendar/ics/write-ics.ts'
import { reminder, reminders } from '#domain/calendar/reminders/reminder.ts'
import type { RemovedRecord, Undo } from '#worker/core/entity.calls.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import {
  type CalendarFile,
  type CalendarFilePlan,
  listCalendarFiles,
  lookIntoCalendarFile,
  takeCalendarFile,
  takeOutCalendarFile,
  writeCalendarFile,
} from './calendar-files.calls.ts'
import { importedFiles, takeOut } from './imported-files.ts'
import { isSame, type Placed, placeAll } from './place-events.ts'

async function look(tools: WorkerTools, file: CalendarFile): Promise<CalendarFilePlan> {
  const { placed, broken, cancelled } = await placeAll(tools, file.text, {
    subscriptionId: null,
    source: file.name,
  })
  const same = placed.filter(isSame)
  return {
    adds: placed.filter(({ known }) => known === undefined).length,
    changes: placed.filter((one) => one.known !== undefined && !isSame(one)).length,
    same: same.length,
    cancelled,
    broken,
    notes: placed.flatMap(({ event }) =>
      event.notes.map((note) => ({ title: event.data.title, note, line: event.line })),
    ),
  }
}

async function take(tools: WorkerTools, file: CalendarFile): Promise<Undo> {
  const { session } = tools
  const { placed } = await placeAll(tools, file.text, { subscriptionId: null, source: file.name })
  const made: string[] = []
  const records: RemovedRecord[] = []
  for (const one of placed) {
    const { uid, known, data } = one
    if (isSame(one)) continue
    if (known) records.push({ kind: calendarEvents.kind, uid, data: known })
    else made.push(uid)
    await session.put(calendarEvents, uid, data, known)
    if (!known) made.push(...(await remind(tools, one)))
  }
  // What points to something goes before it.
  return { made: made.reverse(), records }
}

/** The reminder that a new event brings along; answers its uid, if there is one. */
async function remind({ session }: WorkerTools, { uid, event, data }: Placed): Promise<string[]> {
  if (event.minutesBefore === null || event.day !== null) return []
  const reminderUid = await session.uidFor(reminders.kind, 'ics', uid)
  const { title, startTime, zone, createdAt, updatedAt } = data
  const { minutesBefore } = event
  const fresh = {
    title,
    startTime,
    endTime: startTime,
    zone,
    eventId: uid,
    minutesBefore,
    createdAt,
    updatedAt,
  }
  await session.put(reminders, reminderUid, reminder.parse(fresh))
  return [reminderUid]
}

function write({ session, now }: WorkerTools): { text: string; count: number } {
  const before = new Map<string, number>()
  for (const { data } of session.store.of(reminders).values())
    if (data.eventId !== null) before.set(data.eventId, data.minutesBefore)
  const events = eventsIn(session.store)
    .filter(isOwn)
    .map((event) => ({
      ...event,
      minutesBefore: before.get(event.uid) ?? null,
    }))
  return { text: writeIcs(events, now()), count: events.length }
}

/** What can be done with calendar files. */
export const calendarFileCommands: readonly CommandImpl[] = [
  perform(lookIntoCalendarFile, look),
  perform(takeCalendarFile, take),
  perform(writeCalendarFile, async (tools) => write(tools)),
  perform(listCalendarFiles, async (tools) => importedFiles(tools)),
  perform(takeOutCalendarFile, (tools, { name }) => takeOut(tools, name)),
]
