import { afterFailure } from '#domain/jobs/job.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { pausedIn } from '#worker/core/background-pause.ts'
import { rest } from '#worker/core/pause.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import type { WhileFirst } from '../entries/housekeeping.ts'
import type { JournalReader } from './background-reader.ts'
import { type ReadingProgress, readingProgress } from './reading.calls.ts'
import { keptProgress } from './reading-state.ts'

/** After opening there is more urgent work. */
const firstAfterMs = 20_000

/** Somebody looks at how far it is: what they press there is done first. */
const askedAfterMs = 1_500

/** So often it is looked at how far the reading is. */
const lookMs = 500

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
      await readAgainAndAgain(tools.session, signal)
    }
    whileFirst(tools.session.userId, signal, read).catch(
      (error: unknown) => signal.aborted || console.error(error),
    )
  }
}

/** As jobs of a device are tried again. */
const retries = { maxRetries: 2, retryDelay: 30_000 }

/** Reads until `signal` aborts. After a fault it begins anew a while later, and after the last attempt when somebody asks for it. */
async function readAgainAndAgain(session: VaultSession, signal: AbortSignal): Promise<void> {
  const { JournalReader } = await import('./background-reader.ts')
  for (let retryCount = 0; !signal.aborted; retryCount++) {
    reader = new JournalReader(session)
    try {
      await reader.run(signal)
    } catch (error) {
      if (signal.aborted) return
      console.error(error)
      const { again, waitMs } = afterFailure({ ...retries, retryCount })
      const asked = new AbortController()
      beginNow = () => asked.abort()
      if (again) await rest(waitMs, AbortSignal.any([signal, asked.signal]))
      else await over(AbortSignal.any([signal, asked.signal]))
    }
  }
}

const over = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Has the journal read to its end, by whichever tab reads, and answers how many pages it has. */
export async function readToEnd({ session }: WorkerTools, signal: AbortSignal): Promise<{ pages: number }> {
  beginNow()
  for (;;) {
    const { read, of } = await progressOf(session)
    signal.throwIfAborted()
    if (read >= of) return { pages: of }
    await rest(lookMs, signal)
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
]
