import type { MeaningIndex } from '#domain/meaning/meaning-index.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'
import type { Store } from '#vault/store/store.ts'
import { sourceOf } from '#vault/store/tracked-store.ts'

/** What the pages and talks of an open journal mean, as far as it has been worked out on this device. */
export interface JournalMeaning {
  readonly index: MeaningIndex
  /** Changes with every page whose vectors changed. */
  readonly edition: number
  /** False: a sentence takes a tenth of a second. */
  readonly isFast: boolean
  /** The vector of a question; null where it cannot be had, or the question is not in English. Never rejects; remembers the last few. */
  ask(text: string): Promise<Meaning | null>
}

const known = new WeakMap<Store, JournalMeaning>()
const listeners = new Map<Store, Set<() => void>>()

/** Null: it is switched off, or not on this device yet. */
export const meaningOf = (store: Store): JournalMeaning | null => known.get(sourceOf(store)) ?? null

/** Says what is known from now on; null: nothing any more. Also said again when `edition` changes. */
export function tellMeaning(store: Store, meaning: JournalMeaning | null): void {
  const source = sourceOf(store)
  if (meaning) known.set(source, meaning)
  else known.delete(source)
  for (const listener of listeners.get(source) ?? []) listener()
}

/** Calls back whenever what is known changes; answers how to stop that. */
export function onMeaning(store: Store, listener: () => void): () => void {
  const source = sourceOf(store)
  const all = listeners.get(source) ?? new Set()
  listeners.set(source, all.add(listener))
  return () => {
    all.delete(listener)
    if (all.size === 0) listeners.delete(source)
  }
}
