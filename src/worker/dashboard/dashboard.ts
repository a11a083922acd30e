import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { createOf } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { checkIn, draftLine, keepLine } from './dashboard.calls.ts'

/** What the dashboard can have done. */
export const dashboardCommands: readonly CommandImpl[] = [
  perform(checkIn, (tools, { at, mood, energy, stress }) =>
    createOf(tools, journalEntries, { ...newEntry(at, ruleOf(tools).zone), mood, energy, stress }),
  ),
  perform(draftLine, async (tools, line) => {
    const { drafts } = tools.session
    const written = writtenLine(tools, line)
    if (!written) return drafts.drop(line.uid)
    await drafts.keep(journalEntries, line.uid, written.entry, written.from ?? null)
  }),
  perform(keepLine, async (tools, line) => {
    const { session } = tools
    const written = writtenLine(tools, line)
    if (!written) return session.drafts.drop(line.uid)
    await session.put(journalEntries, line.uid, written.entry, written.from)
  }),
]

/** The entry that a line makes, and what it changes; null: nothing. */
function writtenLine(
  tools: WorkerTools,
  { uid, content, at }: { uid: string; content: string; at: string },
): { entry: JournalEntry; from: JournalEntry | undefined } | null {
  const from = tools.session.drafts.beneath(journalEntries, uid)?.data
  if ((!from && content.trim() === '') || from?.content === content) return null
  return { entry: { ...(from ?? newEntry(at, ruleOf(tools).zone)), content }, from }
}
