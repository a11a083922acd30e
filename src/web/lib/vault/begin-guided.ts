import type { GuidedMethodId } from '#domain/guided/guided-method.ts'
import { beginGuided } from '#worker/guided/guided.calls.ts'
import { sayFailed } from './say-failed.ts'
import type { VaultCalls } from './vault-calls.ts'

/** Where somebody begins: a page, and the words on it that are the reason, if any. */
export interface GuidedFrom {
  readonly entryUid: string
  readonly quote: string
}

/** Begins a guided conversation and goes to it; says so where it could not be kept. */
export async function goToGuided(
  vault: VaultCalls,
  method: GuidedMethodId,
  from: GuidedFrom | null,
  go: (uid: string) => void,
): Promise<void> {
  try {
    go(await vault.run(beginGuided, { method, from }))
  } catch (error) {
    sayFailed(error)
  }
}
