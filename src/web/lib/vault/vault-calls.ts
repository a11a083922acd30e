import { useContext } from 'react'
import type { RowsPatch } from '#worker/core/worker-api.ts'
import type { Command, Query, Row, Stream } from '#worker/core/worker-calls.ts'
import { VaultOwner } from './vault-owner.ts'
import { inkwell } from './worker-link.ts'

/** What may be asked of one person's vault, and of no other: the worker refuses it while somebody else's is open. */
export interface VaultCalls {
  /** Whose vault; null: nobody is signed in, and everything is refused as by a locked vault. */
  readonly owner: number | null
  /** Resolves when it is done, and the rows that it changed are on the screen. Rejects with VaultLockedError while the vault is not open. */
  run<Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result>
  /** Resolves when the stream has ended; rejects with the worker's error. */
  stream<Args, Event>(
    what: Stream<Args, Event>,
    args: Args,
    onEvent: (event: Event) => void,
    signal?: AbortSignal,
  ): Promise<void>
  /** Calls back with every patch of a query's rows until the returned function is called. `isKept`: the answer is kept, sealed, and told first at the next start. */
  subscribe<Args, R extends Row>(
    to: Query<Args, R>,
    args: Args,
    onPatch: (patch: RowsPatch) => void,
    isKept?: boolean,
  ): () => void
}

const made = new Map<number | null, VaultCalls>()

/** The calls of one person, always the same object. */
export function vaultCallsOf(owner: number | null): VaultCalls {
  const known = made.get(owner)
  if (known) return known
  const calls: VaultCalls = {
    owner,
    run: (what, args) => inkwell.run(owner, what, args),
    stream: (what, args, onEvent, signal) => inkwell.stream(owner, what, args, onEvent, signal),
    subscribe: (to, args, onPatch, isKept = false) => inkwell.subscribe(owner, to, args, onPatch, isKept),
  }
  made.set(owner, calls)
  return calls
}

/**
 * The calls of whoever was signed in when the component was drawn. What goes on after it has left the screen (a timer, a save, an undo) keeps
 * them, and so never reaches the vault of whoever comes next.
 */
export const useVaultCalls = (): VaultCalls => vaultCallsOf(useContext(VaultOwner))
