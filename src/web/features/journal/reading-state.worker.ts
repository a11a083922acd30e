import type { VaultSession } from '#vault/store/store.ts'
import type { ReadingProgress } from './reading.calls.ts'

type Local = Pick<VaultSession, 'readLocal' | 'writeLocal'>

const pauseName = 'journal.reading-paused'
const progressName = 'journal.reading-progress'

/** Whether somebody paused the reading on this device, in whichever tab. */
export const pausedIn = async ({ readLocal }: Local): Promise<boolean> =>
  (await readLocal<boolean>(pauseName).catch(() => false)) ?? false

export const keepPaused = ({ writeLocal }: Local, isPaused: boolean): Promise<void> =>
  writeLocal(pauseName, isPaused)

/** How far the tab that reads said that it is; null: none has. */
export const keptProgress = async ({ readLocal }: Local): Promise<ReadingProgress | null> =>
  (await readLocal<ReadingProgress>(progressName).catch(() => null)) ?? null

export const keepProgress = ({ writeLocal }: Local, progress: ReadingProgress): Promise<void> =>
  writeLocal(progressName, progress)
