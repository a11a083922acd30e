import type { VaultSession } from '#vault/store/store.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { askIdleRule, type Unsent, waitUntilSent } from './shell.calls.ts'

const patienceMs = 4_000
const lookMs = 50

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What is left once everything arrived, the server turned out to be away, or patience is over. */
async function unsent({ status }: VaultSession): Promise<Unsent> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const { waiting, isOnline, trouble } = status()
    if (waiting === 0 || !isOnline || trouble) break
    await pause(lookMs)
  }
  const { waiting, setAside } = status()
  return { waiting, setAside }
}

export const shellCommands: readonly CommandImpl[] = [
  perform(askIdleRule, async ({ session }, { isHere }) => {
    if (isHere) await session.keys.touch()
    return session.keys.autoLockMinutes()
  }),
  perform(waitUntilSent, ({ session }) => unsent(session)),
]
