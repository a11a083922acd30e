import type { EntityDefinition } from '#domain/entity/entity.ts'
import type { Entity, Records } from '#domain/entity/records.ts'
import type { VaultKeys } from '../keys/vault-keys.ts'
import type { Notice } from '../ports/ports.ts'
import type { Bytes } from '../primitives/bytes.ts'

export type { Entity, KeptWhere } from '#domain/entity/records.ts'
export type { Notice } from '../ports/ports.ts'

/** What says of which kind a thing is: its entity, or where only that is known the kind's name. What is put is checked either way. */
export type Kind<T extends object> = EntityDefinition<T> | string

/** The opened vault in memory, read-only. Deleted things are not in it. */
export interface Store extends Records {
  /** All of a kind that is known by its name only. */
  byKind(kind: string): ReadonlyMap<string, Entity>
  get(uid: string): Entity | undefined
  /** Everything of every kind, in no order. */
  all(): Iterable<Entity>
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
  /** What the server did wrong with keys, as a sentence. */
  readonly keyTrouble?: string
  /** The last that happened to the keys or ways in, as the server's open line has told: its id. */
  readonly latestSecurityEvent?: string
  /** Records that did not open and are kept as they came. */
  readonly setAside: number
  /** What the server showed older, other or not at all, though this device has seen it: a loud matter. */
  readonly notices: number
  /** Records still to be sealed with the newest key, and how many there were; null when there is nothing to do. */
  readonly resealing: { readonly left: number; readonly of: number } | null
}

/** `trouble` when the session has ended; the words on this device stay. */
export const signedOutTrouble =
  'You are signed out. Your words are kept here, sealed; sign in again to sync them.'

/** Nothing known yet. */
export const firstStatus: SyncStatus = {
  isOnline: true,
  waiting: 0,
  syncedAt: null,
  trouble: null,
  setAside: 0,
  notices: 0,
  resealing: null,
}

/** Points to sealed bytes too large for a record. Lies inside a record's data. */
export interface BlobRef {
  /** Names the blob; a record's data points to a blob by this field and by no other. */
  readonly blobId: string
  readonly chunks: number
  /** Length of the plain bytes. */
  readonly bytes: number
  /** Media type, such as image/webp. */
  readonly type: string
}

/** Large sealed things. */
export interface Blobs {
  /**
   * Seals bytes onto this device; they go to the server once a record there points to them. `onProgress` hears how many bytes are done.
   * `blobId` is for restoring: the name that records know these bytes by. Throws DeviceFullError, BlobTooLargeError.
   */
  put(
    plain: Uint8Array<ArrayBuffer>,
    type: string,
    onProgress?: (done: number) => void,
    blobId?: string,
  ): Promise<BlobRef>
  /** The plain bytes: from this device, else from the server (kept here then). Throws BlobMissingError, BlobDamagedError, OfflineError. */
  read(ref: BlobRef, onProgress?: (done: number) => void): Promise<Uint8Array<ArrayBuffer>>
}

/** What is still being typed, sealed on this device only, by record and tab. */
export interface Drafts {
  /**
   * Seals what stands there now, shows it as a draft in this tab and resolves once it is durable. `from` is what `data` is an edit of
   * (null: a new thing). Putting or removing the thing ends the draft.
   */
  keep<T extends object>(of: Kind<T>, uid: string, data: T, from: T | null): Promise<void>
  /** Shows what the vault holds again. */
  drop(uid: string): Promise<void>
  /** The thing as the vault holds it, whether or not a draft is shown over it. */
  beneath<T extends object>(definition: EntityDefinition<T>, uid: string): Entity<T> | undefined
}

export interface QuarantinedItem {
  readonly uid: string
  readonly revision: number
  readonly bytes: number
  readonly reason: string
}

/** How many records and files are as they were before, and how many records of a stranger were taken away. */
export interface PutBackCount {
  readonly records: number
  readonly removed: number
  readonly files: number
}

/** What is wrong, and what can be done about it. */
export interface VaultHealth {
  quarantined(): Promise<QuarantinedItem[]>
  /** The sealed bytes as they came, to be saved elsewhere. */
  quarantinedBytes(uid: string): Promise<Uint8Array<ArrayBuffer>>
  /** Tries to open everything set aside once more. Answers how many opened. */
  retryQuarantined(): Promise<number>
  /**
   * Puts what stood there before in the place of what none of the person's keys has sealed, and of photos and files that were deleted: as this device has it,
   * or the server has kept it. Throws OfflineError or ServerRefusedError.
   */
  putBackForged(): Promise<PutBackCount>
  notices(): Promise<Notice[]>
  /** The person has read them. What is still so is found again. */
  dismissNotices(): Promise<void>
  /** Compares everything with the server now; throws OfflineError or ServerRefusedError. */
  compareNow(): Promise<void>
}

/** What features may do with an open vault. Every promise resolves once the change is sealed on this device. */
export interface VaultSession {
  readonly userId: number
  readonly store: Store
  /** The uid of what is made unique by its content: the same on every device of this person. */
  uidFor(kind: string, ...inputs: readonly string[]): Promise<string>
  readonly status: () => SyncStatus
  readonly blobs: Blobs
  readonly drafts: Drafts
  readonly health: VaultHealth
  readonly keys: VaultKeys
  /** Small sealed things that only this device has, such as caches; undefined when there is none that opens. */
  readLocal<T>(name: string): Promise<T | undefined>
  writeLocal<T>(name: string, value: T): Promise<void>
  /** The same for bytes as they are, at most 1 MiB less 4 bytes. */
  readLocalBytes(name: string): Promise<Bytes | undefined>
  writeLocalBytes(name: string, plain: Bytes): Promise<void>
  /** Removes all such things, of both sorts, whose names begin so. */
  dropLocals(prefix: string): Promise<void>
  /**
   * Seals and keeps a thing; sends it when it can. `from` is what the caller started from: where the vault holds
   * something else by now, the two are merged field by field, and what does not fit stays as a conflict copy. Throws InvalidEntityError.
   */
  put<T extends object>(of: Kind<T>, uid: string, data: T, from?: T): Promise<void>
  /** Seals a tombstone over a thing. */
  remove(uid: string): Promise<void>
  /** Many things of one kind at once, far quicker than one by one; `data` null takes one away. For kinds that are never drafts. Throws InvalidEntityError. */
  writeMany<T extends object>(
    of: Kind<T>,
    things: readonly { readonly uid: string; readonly data: T | null }[],
  ): Promise<void>
}
