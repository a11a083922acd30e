import { journalEntries } from '#domain/journal/journal-entry.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { type CommandImpl, perform, type WorkerTools } from '#web/lib/worker-calls.ts'
import type { JournalReader } from './journal-reader.worker.ts'
import { pauseReading, type ReadingProgress, readingProgress } from './reading.calls.ts'
import { keepPaused, keptProgress, pausedIn } from './reading-state.worker.ts'
import { rest } from './rest.worker.ts'
import type { WhileFirst } from './tidy.worker.ts'

/** After opening there is more urgent work. */
const firstAfterMs = 20_000

/** Somebody looks at how far it is: what they press there is done first. */
const askedAfterMs = 1_500

/** The reader of the vault that is open, once this tab has begun to read. */
let reader: JournalReader | undefined

/** Begins before its time: somebody looks at how far it is. */
let beginNow = (): void => undefined

/** Reads the journal of every vault that opens (tools) until it closes (null), in one tab at a time. */
export function readJournalInWorker(whileFirst: WhileFirst): (tools: WorkerTools | null) => void {
  let life: AbortController | undefined
  return (tools) => {
    life?.abort()
    reader = undefined
    if (!tools) return
    life = new AbortController()
    const { signal } = life
    const asked = new AbortController()
    beginNow = () => asked.abort()
    const read = async () => {
      await rest(firstAfterMs, AbortSignal.any([signal, asked.signal]))
      if (asked.signal.aborted) await rest(askedAfterMs, signal)
      if (signal.aborted) return
      const { JournalReader } = await import('./journal-reader.worker.ts')
      if (signal.aborted) return
      reader = new JournalReader(tools.session)
      await reader.run(signal)
    }
    whileFirst(tools.session.userId, signal, read).catch(
      (error: unknown) => signal.aborted || console.error(error),
    )
  }
}

async function progressOf(session: VaultSession): Promise<ReadingProgress> {
  if (reader) return reader.progress()
  const kept = await keptProgress(session)
  const entries = [...session.store.of(journalEntries).values()]
  const of = entries.filter(({ data }) => data.deletedAt == null).length
  return { read: Math.min(kept?.read ?? 0, of), of, isPaused: await pausedIn(session) }
}

export const readingCommands: readonly CommandImpl[] = [
  perform(readingProgress, ({ session }) => {
    beginNow()
    return progressOf(session)
  }),
  perform(pauseReading, async ({ session }, { isPaused }) => {
    await keepPaused(session, isPaused)
    reader?.pause(isPaused)
    return { ...(await progressOf(session)), isPaused }
  }),
]
