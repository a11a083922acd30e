/** Where a thing stands on its way to the server. */
export type KeptWhere = 'draft' | 'here' | 'synced'

/** An opened record. Immutable: every change makes a new object. */
export interface Entity<T = unknown> {
  readonly uid: string
  readonly kind: string
  readonly data: T
  /** Revision at the server; 0 when it has never been there. */
  readonly revision: number
  readonly kept: KeptWhere
}

/** The opened vault in memory, read-only. Deleted things are not in it. */
export interface Store {
  byKind<T>(kind: string): ReadonlyMap<string, Entity<T>>
  get<T>(uid: string): Entity<T> | undefined
  /** Tells after every change which entities changed (new object, or undefined when gone). */
  onChange(listener: (changed: ReadonlyMap<string, Entity | undefined>) => void): () => void
}

export interface SyncStatus {
  readonly isOnline: boolean
  /** Changes that wait for the server. */
  readonly waiting: number
  /** Last time everything had arrived, ms since 1970; null: not yet. */
  readonly syncedAt: number | null
  /** A sentence for the person when something is wrong. */
  readonly trouble: string | null
}

/** What features may do with an open vault. Every promise resolves once the change is sealed on this device. */
export interface VaultSession {
  readonly userId: number
  readonly store: Store
  readonly status: () => SyncStatus
  /**
   * Seals and keeps a thing; sends it when it can. `from` is what the caller had in hand when it began: where the vault holds
   * something else by now, the two are merged field by field, and what does not fit stays as a conflict copy.
   */
  put<T>(kind: string, uid: string, data: T, from?: T): Promise<void>
  /** Seals a tombstone over a thing. */
  remove(uid: string): Promise<void>
}
