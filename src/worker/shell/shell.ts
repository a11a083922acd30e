import type { VaultSession } from '#vault/store/store.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { askIdleRule, type Unsent, waitUntilSent } from './shell.calls.ts'

const patienceMs = 4_000
const lookMs = 50
/** Set aside, but no less at the server than here. */
const opens = new Set(['invalid', 'newer_version'])

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What is left once everything arrived, the server turned out to be away, or patience is over. */
async function unsent({ status, health }: VaultSession): Promise<Unsent> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const { waiting, isOnline, trouble } = status()
    if (waiting === 0 || !isOnline || trouble) break
    await pause(lookMs)
  }
  const aside = (await health.quarantined()).filter(({ reason }) => !opens.has(reason))
  return { waiting: status().waiting, setAside: aside.length }
}

export const shellCommands: readonly CommandImpl[] = [
  perform(askIdleRule, async ({ session }, { isHere }) => {
    if (isHere) await session.keys.touch()
    return session.keys.autoLockMinutes()
  }),
  perform(waitUntilSent, ({ session }) => unsent(session)),
]
