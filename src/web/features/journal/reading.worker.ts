import { journalEntryKind } from '#domain/journal/journal-entry.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { type CommandImpl, perform, type WorkerTools } from '#web/lib/worker-calls.ts'
import { pauseReading, type ReadingProgress, readingProgress } from './reading.calls.ts'
import { keepPaused, keptProgress, pausedIn } from './reading-state.worker.ts'
import { rest } from './rest.worker.ts'
import type { WhileFirst } from './tidy.worker.ts'

/** After opening there is more urgent work. */
const firstAfterMs = 20_000

const loadReader = () => import('./journal-reader.worker.ts')

/** Begins before its time: somebody looks at how far it is. */
let beginNow = (): void => undefined

/** Reads the journal of every vault that opens (tools) until it closes (null), in one tab at a time. */
export function readJournalInWorker(whileFirst: WhileFirst): (tools: WorkerTools | null) => void {
  let life: AbortController | undefined
  return (tools) => {
    life?.abort()
    if (!tools) return
    life = new AbortController()
    const { signal } = life
    const asked = new AbortController()
    beginNow = () => asked.abort()
    const read = async () => {
      await rest(firstAfterMs, AbortSignal.any([signal, asked.signal]))
      if (signal.aborted) return
      const { JournalReader } = await loadReader()
      await new JournalReader(tools.session).run(signal)
    }
    whileFirst(tools.session.userId, signal, read).catch(
      (error: unknown) => signal.aborted || console.error(error),
    )
  }
}

async function progressOf(session: VaultSession): Promise<ReadingProgress> {
  const { readerOf } = await loadReader()
  const reader = readerOf(session.store)
  if (reader) return reader.progress()
  const kept = await keptProgress(session)
  const of = session.store.byKind(journalEntryKind).size
  return { read: Math.min(kept?.read ?? 0, of), of, isPaused: await pausedIn(session) }
}

export const readingCommands: readonly CommandImpl[] = [
  perform(readingProgress, ({ session }) => {
    beginNow()
    return progressOf(session)
  }),
  perform(pauseReading, async ({ session }, { isPaused }) => {
    await keepPaused(session, isPaused)
    const { readerOf } = await loadReader()
    await readerOf(session.store)?.pause(isPaused)
    return { ...(await progressOf(session)), isPaused }
  }),
]
