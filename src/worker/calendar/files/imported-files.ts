import { type CalendarEvent, calendarEvents } from '#domain/calendar/calendar-event.ts'
import { eventsIn } from '#domain/calendar/calendar-layers.ts'
import type { Undo } from '#worker/core/entity.calls.ts'
import { removeOf } from '#worker/core/entity.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { ImportedFile } from './calendar-files.calls.ts'

const isOf = ({ source, subscriptionId }: CalendarEvent, name: string): boolean =>
  source === name && subscriptionId === null

/** The files that events came from, the latest first. */
export function importedFiles({ session }: WorkerTools): readonly ImportedFile[] {
  const files = new Map<string, ImportedFile>()
  for (const { data } of eventsIn(session.store)) {
    const { source: name, createdAt } = data
    if (name === null || !isOf(data, name)) continue
    const { count = 0, readAt = '' } = files.get(name) ?? {}
    files.set(name, { name, count: count + 1, readAt: [readAt, createdAt].sort().at(-1) ?? createdAt })
  }
  return [...files.values()].sort((a, b) => b.readAt.localeCompare(a.readAt) || a.name.localeCompare(b.name))
}

/** Takes out what came with a file, and answers how to put it back. */
export async function takeOut(tools: WorkerTools, name: string): Promise<Undo> {
  const found = eventsIn(tools.session.store).filter(({ data }) => isOf(data, name))
  const records = await removeOf(
    tools,
    calendarEvents,
    found.map(({ uid }) => uid),
  )
  return { made: [], records }
}
