import { useSyncExternalStore } from 'react'
import { firstStatus, type SyncStatus } from '#vault/store/store.ts'
import type { VaultState } from '#worker/core/worker-api.ts'
import { inkwell } from './worker-link.ts'

function watched<T>(first: T, watch: (listener: (value: T) => void) => void) {
  let current = first
  let isWatching = false
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      if (!isWatching) {
        isWatching = true
        watch((value) => {
          current = value
          for (const tell of listeners) tell()
        })
      }
      return () => void listeners.delete(listener)
    },
  }
}

const vault = watched<VaultState>({ status: 'closed', userId: null, lockedBy: null }, inkwell.watchVault)
const sync = watched<SyncStatus>(firstStatus, inkwell.watchSync)

/** Whether the tab's vault is closed, opening, locked or open. */
export function useVaultState(): VaultState {
  return useSyncExternalStore(vault.subscribe, vault.read)
}

/** How things stand between this device and the server. */
export function useSyncStatus(): SyncStatus {
  return useSyncExternalStore(sync.subscribe, sync.read)
}
