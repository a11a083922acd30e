import type { JobResult } from '#domain/jobs/device-job.ts'
import { passagesEdition } from '#domain/journal/reading/passages-to-encode.ts'
import { meaningFile } from '#domain/meaning/built-file.ts'
import { namesTableReady } from '#names-table'
import type { Store, VaultSession } from '#vault/store/store.ts'
import { sourceOf } from '#vault/store/tracked-store.ts'
import type { MeaningKeeper } from '../meaning-model.ts'
import { bytesOfVectors, dropVectors } from './kept-vectors.ts'
import { type LifeWaits, VectorLife } from './vector-life.ts'

interface KeeperPorts {
  /** Names the model: vectors of another one are made again. */
  readonly modelName?: string
  /** Runs work in one tab at a time, until `signal` aborts. */
  readonly whileFirst: (userId: number, signal: AbortSignal, work: () => Promise<void>) => Promise<void>
  readonly waits?: LifeWaits
}

const usual = { firstMs: 2_000, calmMs: 1_500, keepMs: 3_000, lookMs: 5_000, tellMs: 300, retryMs: 30_000 }

const lives = new WeakMap<Store, VectorLife>()

/** Keeps the vectors of open vaults, in every tab, which one of them makes. */
export const meaningKeeper = ({
  modelName = meaningFile.sha256,
  whileFirst,
  waits = usual,
}: KeeperPorts): MeaningKeeper => ({
  async keep(tools, model, tell, signal) {
    await namesTableReady()
    if (signal.aborted) return
    const version = `${modelName} ${passagesEdition}`
    const life = new VectorLife({ tools, model, version, tell, waits }, signal)
    const store = sourceOf(tools.session.store)
    lives.set(store, life)
    try {
      await life.run((lead) => whileFirst(tools.session.userId, signal, lead))
    } finally {
      lives.delete(store)
    }
  },
  forgetVectors: ({ session }) => forgetVectors(session),
  bytesKept: ({ session }) => bytesOfVectors(session),
})

/** Removes every vector from this device, once nothing keeps them any more: every tab that hears of it does. */
export const forgetVectors = (session: Parameters<typeof dropVectors>[0]): Promise<void> =>
  dropVectors(session)

/** Has everything made that this tab is to make, and answers how many pages have their vectors; nothing where nobody keeps them. */
export async function vectorsToEnd(
  { session }: { readonly session: Pick<VaultSession, 'store'> },
  signal: AbortSignal,
): Promise<JobResult> {
  const life = lives.get(sourceOf(session.store))
  if (!life) return {}
  await life.settled(signal)
  return { pages: life.progress.done }
}
