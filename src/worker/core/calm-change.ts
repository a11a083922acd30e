import type { VaultSession } from '#vault/store/store.ts'
import { rest } from './pause.ts'

/** After a change more of them are likely to come. */
export const calmMs = 1_500

/** Resolves once a record of one of the kinds has changed, or any is gone, and has come to rest, or `signal` aborts. */
export async function changeOf(
  { store }: VaultSession,
  watchedKinds: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = store.onChange((things) => {
      const isOurs = [...things.values()].some(
        (one) => one === undefined || (watchedKinds.has(one.kind) && one.kept !== 'draft'),
      )
      if (!isOurs) return
      stop()
      resolve()
    })
    signal.addEventListener('abort', () => {
      stop()
      resolve()
    })
  })
  if (!signal.aborted) await rest(calmMs, signal)
}
