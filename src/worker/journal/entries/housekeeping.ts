import { serverClock } from '#browser/server-clock.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { historyOf } from '#domain/journal/versions/history-of.ts'
import { pageHistories } from '#domain/journal/versions/page-history.ts'
import type { VaultSession } from '#vault/store/store.ts'
import { rest } from '#worker/core/pause.ts'
import { dueInTrash, type TidyTime } from '#worker/core/trash.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import { thinnedOut } from '../versions/keep-version.ts'
import { removeForGood } from './trash.ts'

/** Runs `lead` in one tab at a time, until it ends or `signal` aborts. */
export type WhileFirst = (userId: number, signal: AbortSignal, lead: () => Promise<void>) => Promise<void>

/** After opening there is more urgent work, and what other devices did comes in first. */
const firstAfterMs = 20_000
const everyMs = 60 * 60_000

/** Deletes for good what has lain in the trash for 30 days, and thins the versions of all pages. */
export async function tidyJournal(
  session: VaultSession,
  time: TidyTime,
  signal?: AbortSignal,
): Promise<void> {
  await removeForGood(session, await dueInTrash(session, journalEntries, time))
  const pages = new Set<string>()
  for (const { data } of session.store.of(pageHistories).values()) pages.add(data.of)
  for (const uid of pages) {
    for (const id of thinnedOut(historyOf(session.store, uid), time.sureMs)) {
      if (signal?.aborted) return
      await session.remove(id)
    }
  }
}

/**
 * Tidies every vault that opens (tools) until it closes (null), in one tab at a time. `serverMs`: the server's
 * time, where it is known. `also`: what tidies beside it, by the same time. Nothing is tidied while no time is sure.
 */
export function tidyInWorker(
  whileFirst: WhileFirst,
  serverMs: () => number | null = serverClock.now,
  also: (session: VaultSession, time: TidyTime) => Promise<void> = async () => undefined,
): (tools: WorkerTools | null) => void {
  let life: AbortController | undefined
  return (tools) => {
    life?.abort()
    if (!tools) return
    life = new AbortController()
    const { signal } = life
    const log = (error: unknown) => signal.aborted || console.error(error)
    const tidy = async () => {
      for (let ms = firstAfterMs; !signal.aborted; ms = everyMs) {
        await rest(ms, signal)
        if (signal.aborted) return
        const told = serverMs()
        if (told === null) continue
        const time = { sureMs: Math.min(tools.now(), told), serverMs: told }
        await tidyJournal(tools.session, time, signal).catch(log)
        await also(tools.session, time).catch(log)
      }
    }
    whileFirst(tools.session.userId, signal, tidy).catch(log)
  }
}
