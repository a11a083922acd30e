import type { VaultSession } from '#vault/store/store.ts'

type Local = Pick<VaultSession, 'readLocal' | 'writeLocal'>

const pauseName = 'journal.reading-paused'
const listeners = new Set<(isPaused: boolean) => void>()

/** Whether somebody paused what this device does in the background, in whichever tab. */
export const pausedIn = async ({ readLocal }: Local): Promise<boolean> =>
  (await readLocal<boolean>(pauseName).catch(() => false)) ?? false

/** Keeps that, and tells whoever works in this tab. */
export async function keepPaused({ writeLocal }: Local, isPaused: boolean): Promise<void> {
  await writeLocal(pauseName, isPaused)
  for (const listener of [...listeners]) listener(isPaused)
}

/** Hears of pauses that somebody begins or ends in this tab; the answer stops that. */
export function onPause(listener: (isPaused: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
