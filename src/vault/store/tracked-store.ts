import type { Entity, Store } from './store.ts'

/** What was read of a store: kinds as a whole, and single things. */
export class Reads {
  readonly #kinds = new Set<string>()
  readonly #uids = new Set<string>()
  #isEverything = false

  kind(kind: string): void {
    this.#kinds.add(kind)
  }

  uid(uid: string): void {
    this.#uids.add(uid)
  }

  everything(): void {
    this.#isEverything = true
  }

  /** Whether nothing was read. */
  get isNothing(): boolean {
    return !this.#isEverything && this.#kinds.size + this.#uids.size === 0
  }

  /** Whether what was read may be otherwise after these changes. Of what is gone nobody knows any more of which kind it was. */
  isTouchedBy(changed: ReadonlyMap<string, Entity | undefined>): boolean {
    if (this.#isEverything) return changed.size > 0
    for (const [uid, entity] of changed)
      if (!entity || this.#kinds.has(entity.kind) || this.#uids.has(uid)) return true
    return false
  }
}

const sources = new WeakMap<Store, Store>()

/** The store that a tracked one looks into; of any other the same one. What is kept for a store is kept for this. */
export const sourceOf = (store: Store): Store => sources.get(store) ?? store

export interface Tracked {
  /** Answers like the store, and notes what `tracking` is asked for. */
  readonly store: Store
  /** Runs `read` with the store, and answers what it read of it. */
  tracking<T>(read: (store: Store) => T): { readonly result: T; readonly reads: Reads }
}

/**
 * A look into `source` that notes what is read. Somebody who keeps what they found for the next time has to look again before they answer from it:
 * what was not read is not noted.
 */
export function trackedOver(source: Store): Tracked {
  let reads = new Reads()
  const store: Store = {
    of(definition) {
      reads.kind(definition.kind)
      return source.of(definition)
    },
    one(definition, uid) {
      reads.uid(uid)
      return source.one(definition, uid)
    },
    byKind(kind) {
      reads.kind(kind)
      return source.byKind(kind)
    },
    get(uid) {
      reads.uid(uid)
      return source.get(uid)
    },
    all() {
      reads.everything()
      return source.all()
    },
    onChange: source.onChange,
  }
  sources.set(store, sourceOf(source))
  return {
    store,
    tracking(read) {
      const before = reads
      const own = new Reads()
      reads = own
      try {
        return { result: read(store), reads: own }
      } finally {
        reads = before
      }
    },
  }
}
