import type { VaultSession } from '#vault/store/store.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { askIdleRule, waitUntilSent } from './shell.calls.ts'

const patienceMs = 4_000
const lookMs = 50

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Changes that wait once everything arrived, the server turned out to be away, or patience is over. */
async function unsent({ status }: VaultSession): Promise<number> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const { waiting, isOnline, trouble } = status()
    if (waiting === 0 || !isOnline || trouble) return waiting
    await pause(lookMs)
  }
  return status().waiting
}

export const shellCommands: readonly CommandImpl[] = [
  perform(askIdleRule, async ({ session }, { isHere }) => {
    if (isHere) await session.keys.touch()
    return session.keys.autoLockMinutes()
  }),
  perform(waitUntilSent, ({ session }) => unsent(session)),
]
