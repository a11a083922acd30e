import type {
  deleteAccount,
  KdfParams,
  login,
  readReset,
  register,
  resetPassword,
} from '#contract/account.ts'
import type { BlobSpace, ReplacedChunk, readBlobs } from '#contract/blobs.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { OwnerProof } from '#contract/owner-proof.ts'
import type {
  RecordChange,
  readHeads,
  readRecords,
  readReplacedRecords,
  writeRecords,
} from '#contract/records.ts'
import type { beginPasskeyLogin, passkeyLogin } from '#contract/sign-in-steps.ts'
import type {
  RetiredSlot,
  readKeyShare,
  rekey,
  SentSlot,
  SlotList,
  writePassphrase,
} from '#contract/vault.ts'
import type { User } from '#domain/account/user.ts'
import type { Confirming, SecondFactorServer } from './second-factor-port.ts'
import type { ServerEvents } from './server-events.ts'

export {
  DamagedServerError,
  ImplausibleAnswerError,
  OfflineError,
  ServerRefusedError,
} from './server-faults.ts'

/** A record as the server last had it. */
export interface KeptRecord {
  readonly uid: string
  readonly revision: number
  readonly seq: number
  readonly sealed: Uint8Array<ArrayBuffer>
  /** The server says that it took this from us, and has not shown it yet. */
  readonly unproved?: Unproved
}

/** What it takes not to lose a change that the server only pretended to take: see WriteProofs. */
export interface Unproved {
  /** Names the manifest that was sent with it: `sealedTag`. */
  readonly manifest: string
  /** What the server had shown before, that the change came from; null: nothing. */
  readonly ancestor: { readonly revision: number; readonly sealed: Uint8Array<ArrayBuffer> } | null
}

/** A change that waits for the server: at most one per record. */
export interface PendingChange {
  readonly uid: string
  readonly changeId: string
  readonly baseRevision: number
  readonly sealed: Uint8Array<ArrayBuffer>
  /** The sealed record at baseRevision that the change came from; null for a new one. */
  readonly ancestor: Uint8Array<ArrayBuffer> | null
  /**
   * The change over the same base that was handed to the server and not answered yet; null when there is none. It is sent again until its
   * fate is known, before anything that was written since.
   */
  readonly sent: SentChange | null
}

export interface SentChange {
  readonly changeId: string
  readonly sealed: Uint8Array<ArrayBuffer>
}

/** A record that did not open, kept as it came. */
export interface QuarantinedRecord {
  readonly uid: string
  readonly revision: number
  /** Its position at the server; null: it is this device's own copy that does not open. */
  readonly seq: number | null
  readonly sealed: Uint8Array<ArrayBuffer>
  /** A SealReason, `outdatedReason`, or what else went wrong. */
  readonly reason: string
}

/** It opens, but with keys from before they were renewed, where nothing may be sealed with those any more. */
export const outdatedReason = 'older_generation'

/** Where the record at one uid stands on this device. */
export interface RecordState {
  readonly record: KeptRecord | undefined
  readonly pending: PendingChange | undefined
}

/** What to write; each field that is given replaces (null: removes) what is kept under the uid. */
export interface RecordStateChange {
  readonly record?: KeptRecord | null
  readonly pending?: PendingChange | null
}

/** Sealed bytes that never leave the device: drafts, caches. `key` is the path that they are bound to, such as `draft/<uid>/<tab>`. */
export interface LocalItem {
  readonly key: string
  readonly sealed: Uint8Array<ArrayBuffer>
}

/** What an open vault still has in memory of what only the device store keeps. */
export interface HeldByTab {
  readonly pending: readonly PendingChange[]
  readonly locals: readonly LocalItem[]
}

/** A sealed chunk of a blob, and whether the server has it. */
export interface KeptChunk {
  readonly blobId: string
  readonly index: number
  readonly total: number
  readonly sealed: Uint8Array<ArrayBuffer>
  readonly isUploaded: boolean
}

/** A chunk on this device, without its bytes. */
export interface ChunkHead extends Omit<KeptChunk, 'sealed'> {
  /** Length of the sealed bytes. */
  readonly bytes: number
  /** When it was last written or read, ms since 1970. */
  readonly usedAt: number
}

/** The server does not have what this device has seen. Holds no words. */
export interface Notice {
  readonly uid: string
  /**
   * older: an earlier revision; other: the same revision with other bytes; missing: no such record; manifest: fewer or other records;
   * history: the server says that its database is another one than before; put_back: after keys were renewed, what stood there before took the place of
   * what none of them had sealed.
   */
  readonly what: 'older' | 'other' | 'missing' | 'manifest' | 'history' | 'put_back'
  /** Revision that this device has seen; 0 where that is not what it is about. Of put_back: how many records. */
  readonly seen: number
  /** Of put_back: how many records of somebody else were taken away. */
  readonly got: number
  /** Ms since 1970. */
  readonly at: number
}

/**
 * This device's durable device store for one person: IndexedDB in a browser, memory in tests. Everything in it is sealed.
 * Every promise resolves after the write is durable.
 */
export interface DeviceStore extends DeviceSideStore, DeviceBlobStore {
  all(): Promise<{ records: KeptRecord[]; pending: PendingChange[] }>
  recordStates(uids: readonly string[]): Promise<Map<string, RecordState>>
  pendingChanges(limit: number): Promise<PendingChange[]>
  pendingCount(): Promise<number>
  /**
   * One transaction over several uids: `decide` sees each standing and says what to write (null: nothing). Where the browser loses the connection it is
   * all done once more, `decide` too: what counts is what it said last.
   * Answers the uids that were written. `cursor`, if given, is kept in the same transaction.
   */
  change(
    uids: readonly string[],
    decide: (uid: string, now: RecordState) => RecordStateChange | null,
    cursor?: number,
  ): Promise<string[]>
  cursor(): Promise<number>
  quarantine(record: QuarantinedRecord): Promise<void>
  quarantined(): Promise<QuarantinedRecord[]>
  /** It opens by now, or the person let go of it. */
  releaseQuarantined(uid: string): Promise<void>
  notices(): Promise<Notice[]>
  /** One notice for each uid: a later one replaces. */
  putNotice(notice: Notice): Promise<void>
  dropNotice(uid: string): Promise<void>
  /** A small plain fact about the device store itself, such as which history of the server it follows. Never words. */
  fact(name: string): Promise<string | undefined>
  putFact(name: string, value: string): Promise<void>
  /**
   * From now on, where the browser clears the device store under the page, what `held` answers is put again before anything else happens there,
   * and `onCleared` is called.
   */
  putAgain(held: () => HeldByTab, onCleared: () => void): void
  close(): void
  destroy(): Promise<void>
}

export interface DeviceSideStore {
  local(key: string): Promise<LocalItem | undefined>
  /** All whose key starts with `prefix`. */
  localsUnder(prefix: string): Promise<LocalItem[]>
  putLocal(item: LocalItem): Promise<void>
  dropLocal(key: string): Promise<void>
}

export interface DeviceBlobStore {
  chunk(blobId: string, index: number): Promise<KeptChunk | undefined>
  /** `usedAt`: ms since 1970. */
  putChunk(chunk: KeptChunk, usedAt: number): Promise<void>
  /** All chunks that are here, without their bytes, by blob and rising index. */
  chunkHeads(): Promise<ChunkHead[]>
  /** Those that the server does not have yet. */
  chunksToUpload(): Promise<ChunkHead[]>
  /** Nothing happens when the chunk is not here. */
  changeHead(
    blobId: string,
    index: number,
    change: Partial<Pick<ChunkHead, 'isUploaded' | 'usedAt'>>,
  ): Promise<void>
  dropChunk(blobId: string, index: number): Promise<void>
  dropBlob(blobId: string): Promise<void>
}

/** The browser has no room for what should be kept. */
export class DeviceFullError extends Error {
  override name = 'DeviceFullError'
  constructor(options?: ErrorOptions) {
    super('This browser has no room left to keep anything new. Free some space on this device.', options)
  }
}

/** The browser keeps nothing for this site: it has no IndexedDB, or does not let it be opened. */
export class NoDeviceStorageError extends Error {
  override name = 'NoDeviceStorageError'
  constructor(options?: ErrorOptions) {
    super(
      'This browser is not storing anything for this site right now. A private window or blocked site data can cause that.',
      options,
    )
  }
}

/** The server's part of the vault. Rejects with OfflineError or ServerRefusedError. */
export interface VaultServer {
  kdf(username: string): Promise<KdfParams>
  register(body: BodyOf<typeof register>): Promise<User>
  login(body: BodyOf<typeof login>): Promise<User>
  /** Goes on with a sign-in that began elsewhere, as by Google, and needs a second factor. */
  finishLogin(ticket: string): Promise<User>
  beginPasskeyLogin(): Promise<AnswerOf<typeof beginPasskeyLogin>>
  passkeyLogin(body: BodyOf<typeof passkeyLogin>): Promise<User>
  readonly secondFactor: SecondFactorServer
  /** Sends something of the account that is not of the vault, and again with a second factor where it takes one. */
  readonly confirming: Confirming
  logout(): Promise<void>
  readSlots(): Promise<SlotList>
  /** `proof`: what shows that this is the account's owner, where the slot is no device's. */
  writeSlot(baseVersion: number, slot: SentSlot, proof?: OwnerProof): Promise<SlotList>
  writePassphrase(body: BodyOf<typeof writePassphrase>): Promise<SlotList>
  deleteSlot(slotId: string, proof?: OwnerProof): Promise<SlotList>
  readKeyShare(body: BodyOf<typeof readKeyShare>): Promise<string>
  readRetiredSlots(): Promise<readonly RetiredSlot[]>
  rekey(body: BodyOf<typeof rekey>): Promise<SlotList>
  resetPassword(body: BodyOf<typeof resetPassword>): Promise<User>
  readReset(token: string): Promise<AnswerOf<typeof readReset>>
  deleteAccount(body: BodyOf<typeof deleteAccount>): Promise<void>
  readRecords(since: number): Promise<AnswerOf<typeof readRecords>>
  /** The answer has what changed after `since`, if the server gives it. */
  writeRecords(changes: RecordChange[], since: number): Promise<AnswerOf<typeof writeRecords>>
  /** `digest` is that of everything this device has seen: see headsText. */
  readHeads(digest: string): Promise<AnswerOf<typeof readHeads>>
  /** Of each record the newest version before a revision that the server has kept. */
  readReplacedRecords(
    wanted: BodyOf<typeof readReplacedRecords>['wanted'],
  ): Promise<AnswerOf<typeof readReplacedRecords>>
  readBlobs(): Promise<AnswerOf<typeof readBlobs>>
  readReplacedChunks(): Promise<readonly ReplacedChunk[]>
  /** Null: the server has not kept it. */
  readReplacedChunk(chunk: ReplacedChunk): Promise<Uint8Array<ArrayBuffer> | null>
  deleteBlob(blobId: string): Promise<BlobSpace>
  putChunk(chunk: Omit<KeptChunk, 'isUploaded'>): Promise<BlobSpace>
  /** Null: the server does not have it. */
  readChunk(blobId: string, index: number): Promise<Uint8Array<ArrayBuffer> | null>
  /** Calls back whenever the server says that something changed; answers how to stop. */
  onNews(news: ServerEvents): () => void
}
