import type { VaultSession } from '#vault/store/store.ts'
import type { ReadingProgress } from './reading.calls.ts'

type Local = Pick<VaultSession, 'readLocal' | 'writeLocal'>

const progressName = 'journal.reading-progress'

/** How far the tab that reads said that it is; null: none has. */
export const keptProgress = async ({ readLocal }: Local): Promise<ReadingProgress | null> =>
  (await readLocal<ReadingProgress>(progressName).catch(() => null)) ?? null

export const keepProgress = ({ writeLocal }: Local, progress: ReadingProgress): Promise<void> =>
  writeLocal(progressName, progress)
