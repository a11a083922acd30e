import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { useWaitsFor } from '#web/ui/together.tsx'
import type { RowsPatch } from '#worker/core/worker-api.ts'
import type { Query, Row } from '#worker/core/worker-calls.ts'
import { sayLate } from '../device/late-component.ts'
import { atNextFrame } from '../device/next-frame.ts'
import { useVaultCalls, type VaultCalls } from './vault-calls.ts'

export interface Rows<R> {
  readonly rows: readonly R[]
  /** False until the worker has answered once. */
  readonly isReady: boolean
  /** What was kept at the last start; the vault is still being opened. */
  readonly isEarly?: true
}

/** True around a screen that is drawn at the next start from the answers it had last, sealed on this device, until the vault is open. */
export const AnswersAreKept = createContext(false)

const nothingYet: Rows<never> = { rows: [], isReady: false }

/** The rows after a patch; the same row objects wherever nothing changed. */
export function applyPatch<R extends Row>(before: Rows<R>, patch: RowsPatch): Rows<R> {
  const told = { isReady: true, ...(patch.isEarly && { isEarly: patch.isEarly }) }
  const changed = new Map(patch.changed.map((row) => [row.id, row as R]))
  if (!patch.order) return { ...told, rows: before.rows.map((row) => changed.get(row.id) ?? row) }
  const known = new Map(before.rows.map((row) => [row.id, row]))
  const rows = patch.order.flatMap((id) => changed.get(id) ?? known.get(id) ?? [])
  return { ...told, rows }
}

function openRows<Args, R extends Row>(vault: VaultCalls, to: Query<Args, R>, args: Args, isKept: boolean) {
  let current: Rows<R> = nothingYet
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  const tellAll = () => {
    for (const tell of listeners) tell()
  }
  return {
    read: () => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      stop ??= vault.subscribe(
        to,
        args,
        (patch) => {
          if (patch.isLate) return sayLate()
          current = applyPatch(current, patch)
          // One change of the store answers many queries, one after the other: the screen is drawn once for all of them.
          atNextFrame(tellAll)
        },
        isKept,
      )
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}

/** What the worker answers to a query, kept up to date. Args are compared by their JSON. */
export function useRows<Args, R extends Row>(to: Query<Args, R>, args: Args): Rows<R> {
  const vault = useVaultCalls()
  const key = JSON.stringify(args ?? null)
  const isKept = useContext(AnswersAreKept)
  const source = useMemo(() => openRows(vault, to, JSON.parse(key) as Args, isKept), [vault, to, key, isKept])
  const rows = useSyncExternalStore(source.subscribe, source.read)
  useWaitsFor(rows.isReady)
  return rows
}
