import { createStore } from './memory-store.ts'
import type { Entity, Store } from './store.ts'

/** What a tab sees: the vault, with what is being written in this tab in place of what it is written over. */
export interface DraftedStore extends Store {
  showDraft(uid: string, kind: string, data: unknown): void
  /** Shows again what the vault holds, or nothing. */
  endDraft(uid: string): void
}

/** A store over `vault`, which must be empty yet. What arrives in the vault under a draft is not seen until the draft ends. */
export function draftedOver(vault: Store): DraftedStore {
  const seen = createStore()
  const drafted = new Set<string>()

  vault.onChange((changed) => {
    const put: Entity[] = []
    const drop: string[] = []
    for (const [uid, entity] of changed) {
      if (drafted.has(uid)) continue
      if (entity) put.push(entity)
      else drop.push(uid)
    }
    seen.apply(put, drop)
  })

  return {
    of: seen.of,
    one: seen.one,
    byKind: seen.byKind,
    get: seen.get,
    all: seen.all,
    onChange: seen.onChange,
    showDraft(uid, kind, data) {
      drafted.add(uid)
      seen.apply([{ uid, kind, data, revision: vault.get(uid)?.revision ?? 0, kept: 'draft' }])
    },
    endDraft(uid) {
      if (!drafted.delete(uid)) return
      const entity = vault.get(uid)
      if (entity) seen.apply([entity])
      else seen.apply([], [uid])
    },
  }
}
