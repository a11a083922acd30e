import { v7 } from 'uuid'
import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import { toast } from '#web/lib/toasts.ts'
import { vaultCallsOf } from '#web/lib/vault/vault-calls.ts'
import { inkwell } from '#web/lib/vault/worker-link.ts'
import { isLocked } from '#worker/core/vault-locked.ts'
import { type EndedSession, keepSession } from '#worker/mindfulness/mindfulness.calls.ts'

interface Unsealed extends EndedSession {
  readonly owner: number
}

/** In memory, while the vault is locked: a session goes on over the lock. */
let waiting: readonly Unsealed[] = []
let isWatching = false

/** Puts a session that ended into its person's sealed history, as soon as their vault is open. Answers the uid that it has there. */
export function sealSession(owner: number, session: MindfulnessSession): string {
  const ended = { owner, uid: v7(), session }
  void seal(ended)
  return ended.uid
}

async function seal(ended: Unsealed): Promise<void> {
  try {
    const { owner, uid, session } = ended
    await vaultCallsOf(owner).run(keepSession, { uid, session })
  } catch (error) {
    if (isLocked(error)) return keepWaiting(ended)
    console.error(error)
    toast({
      variant: 'destructive',
      title: 'This session is not in your history',
      description: 'It could not be kept on this device.',
    })
  }
}

function keepWaiting(ended: Unsealed): void {
  waiting = [...waiting, ended]
  if (isWatching) return
  isWatching = true
  inkwell.watchVault(({ status, userId }) => {
    if (status !== 'open') return
    const theirs = waiting.filter(({ owner }) => owner === userId)
    // What belongs to somebody who has left is forgotten.
    waiting = []
    for (const one of theirs) void seal(one)
  })
}
