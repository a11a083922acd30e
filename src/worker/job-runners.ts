import type { EntryIndex } from '#worker/companion/replies/entry-index.ts'
import type { OpenedRunners } from '#worker/jobs/jobs.ts'
import { readToEnd } from '#worker/journal/reading/reading.ts'

/** How a device does each of its jobs; the engines are fetched when one of them is asked for. */
export const jobRunners = (index: EntryIndex): OpenedRunners => ({
  'journal.read': readToEnd,
  'memory.assemble': async (tools, signal) =>
    (await import('#worker/memory/memory-lives.ts')).assembleMemory(tools, signal),
  'insights.generate': async (tools, signal) =>
    (await import('#worker/insights/insights.ts')).generateInsights(tools, signal),
  'context.index': async () => ({ pages: await index.settled() }),
  'meaning.index': async (tools, signal) =>
    (await import('#worker/meaning/vectors/keep-vectors.ts')).vectorsToEnd(tools, signal),
  'calendar.refresh': async (tools, signal) =>
    (await import('#worker/calendar/sharing/refresh-calendars.ts')).refreshDue(tools, signal),
})
