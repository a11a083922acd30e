import type { SlotList } from '#contract/vault.ts'
import type { EntityDefinition } from '#domain/entity.ts'
import type { PasskeySlot } from '../keys/passkey-slot.ts'
import type { Notice } from '../sync/ports.ts'
import type { Confirming, SecondFactorServer } from '../sync/second-factor-port.ts'

export type { Notice } from '../sync/ports.ts'

/** Where a thing stands on its way to the server. */
export type KeptWhere = 'draft' | 'here' | 'synced'

/** An opened record. Immutable: every change makes a new object. */
export interface Entity<T = unknown> {
  readonly uid: string
  readonly kind: string
  readonly data: T
  /** The version of its kind's schema that it was sealed with; absent: 1. Data that features see is always of the newest. */
  readonly schemaVersion?: number
  /** Revision at the server; 0 when it has never been there. */
  readonly revision: number
  readonly kept: KeptWhere
}

/** What says of which kind a thing is: its entity, or where only that is known the kind's name. What is put is checked either way. */
export type Kind<T extends object> = EntityDefinition<T> | string

/** The opened vault in memory, read-only. Deleted things are not in it. */
export interface Store {
  /** All of one kind, by uid. */
  of<T extends object>(definition: EntityDefinition<T>): ReadonlyMap<string, Entity<T>>
  /** One of a kind; undefined where there is none, or something of another kind. */
  one<T extends object>(definition: EntityDefinition<T>, uid: string): Entity<T> | undefined
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

/** What a hand is still writing, sealed on this device only, by thing and tab. */
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

/** What is wrong, and what can be done about it. */
export interface VaultHealth {
  quarantined(): Promise<QuarantinedItem[]>
  /** The sealed bytes as they came, to be saved elsewhere. */
  quarantinedBytes(uid: string): Promise<Uint8Array<ArrayBuffer>>
  /** Tries to open everything set aside once more. Answers how many opened. */
  retryQuarantined(): Promise<number>
  notices(): Promise<Notice[]>
  /** The person has read them. What is still so is found again. */
  dismissNotices(): Promise<void>
  /** Compares everything with the server now; throws OfflineError or ServerRefusedError. */
  compareNow(): Promise<void>
}

/** The keys of an open vault: what only its owner may ask for. */
export interface VaultKeys {
  slots(): Promise<SlotList>
  /** This browser's own slot; null when it has none. */
  ownSlotId(): Promise<string | null>
  /**
   * Makes a recovery code, which replaces an earlier one, and answers it as text: seven groups of four. Throws WrongKeyError for a wrong password or
   * passphrase, SlotNotKeptError where the server did not keep what opens by the code.
   */
  makeRecoveryCode(password: string): Promise<string>
  /** Takes a device's key away. */
  removeSlot(slotId: string): Promise<void>
  /** Another password for account and vault, or another passphrase for the vault of who has one. Throws WrongKeyError when `current` is wrong. */
  changePassword(current: string, next: string, endOthers?: boolean): Promise<void>
  /** A password for account and vault, in place of the passphrase, which is `current`. Throws WrongKeyError. */
  setPassword(current: string, next: string): Promise<void>
  /**
   * New data keys; everything is sealed anew in the background. Every other device's key and the recovery code end. `next` null keeps the
   * password. Throws WrongKeyError.
   */
  renewKeys(current: string, next: string | null): Promise<void>
  autoLockMinutes(): Promise<number | null>
  setAutoLockMinutes(minutes: number | null): Promise<void>
  /** The person is here: keeps the time, which a reload looks at. */
  touch(): Promise<void>
  /** What shows the server that a typed password, or passphrase, is this person's. Throws WrongKeyError. */
  proofOf(password: string): Promise<string>
  /** A slot for a passkey, wrapped for what the passkey computed (`prf`), to be sent with the passkey itself. Throws WrongKeyError. */
  passkeySlot(password: string, prf: Uint8Array<ArrayBuffer>): Promise<PasskeySlot>
  /** Setting up second factors, at the server. */
  readonly secondFactor: SecondFactorServer
  /** Sends what changes the account elsewhere than in the vault, with a second factor where it takes one. */
  readonly confirming: Confirming
  /** Deletes the account with everything at the server and on this device. Throws WrongKeyError. */
  deleteAccount(password: string): Promise<void>
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
  /**
   * Seals and keeps a thing; sends it when it can. `from` is what the caller had in hand when it began: where the vault holds
   * something else by now, the two are merged field by field, and what does not fit stays as a conflict copy. Throws InvalidEntityError.
   */
  put<T extends object>(of: Kind<T>, uid: string, data: T, from?: T): Promise<void>
  /** Seals a tombstone over a thing. */
  remove(uid: string): Promise<void>
}
