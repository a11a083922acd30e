import type {
  deleteAccount,
  KdfParams,
  login,
  readReset,
  register,
  resetPassword,
} from '#contract/account.ts'
import type { BlobSpace, readBlobs } from '#contract/blobs.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { RecordChange, readHeads, readRecords, writeRecords } from '#contract/records.ts'
import type { KeySlot, rekey, SlotList, writePassphrase } from '#contract/vault.ts'
import type { User } from '#domain/account/user.ts'

/** A record as the server last had it. */
export interface KeptRecord {
  readonly uid: string
  readonly revision: number
  readonly seq: number
  readonly sealed: Uint8Array<ArrayBuffer>
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
  /** A SealReason, or what else went wrong. */
  readonly reason: string
}

/** Where the record at one uid stands on this device. */
export interface Standing {
  readonly record: KeptRecord | undefined
  readonly pending: PendingChange | undefined
}

/** What to write; each field that is given replaces (null: removes) what is kept under the uid. */
export interface StandingChange {
  readonly record?: KeptRecord | null
  readonly pending?: PendingChange | null
}

/** Sealed bytes that never leave the device: drafts, caches. `key` is the path that they are bound to, such as `draft/<uid>/<tab>`. */
export interface LocalItem {
  readonly key: string
  readonly sealed: Uint8Array<ArrayBuffer>
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
  /** older: an earlier revision; other: the same revision with other bytes; missing: no such record; manifest: fewer or other records. */
  readonly what: 'older' | 'other' | 'missing' | 'manifest'
  /** Revision that this device has seen; 0 where that is not what it is about. */
  readonly seen: number
  readonly got: number
  /** Ms since 1970. */
  readonly at: number
}

/**
 * This device's durable shelf for one person: IndexedDB in a browser, memory in tests. Everything in it is sealed.
 * Every promise resolves after the write is durable.
 */
export interface VaultShelf extends LocalShelf, BlobShelf {
  all(): Promise<{ records: KeptRecord[]; pending: PendingChange[] }>
  standings(uids: readonly string[]): Promise<Map<string, Standing>>
  pendingChanges(limit: number): Promise<PendingChange[]>
  pendingCount(): Promise<number>
  /**
   * One transaction over several uids: `decide` sees each standing and says what to write (null: nothing).
   * Answers the uids that were written. `cursor`, if given, is kept in the same transaction.
   */
  change(
    uids: readonly string[],
    decide: (uid: string, now: Standing) => StandingChange | null,
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
  /** A small plain fact about the shelf itself, such as which history of the server it follows. Never words. */
  fact(name: string): Promise<string | undefined>
  putFact(name: string, value: string): Promise<void>
  close(): void
  destroy(): Promise<void>
}

export interface LocalShelf {
  local(key: string): Promise<LocalItem | undefined>
  /** All whose key starts with `prefix`. */
  localsUnder(prefix: string): Promise<LocalItem[]>
  putLocal(item: LocalItem): Promise<void>
  dropLocal(key: string): Promise<void>
}

export interface BlobShelf {
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

/** What this device knows of a person's keys, kept beside the shelf. Nothing in it opens anything without the person or the device key. */
export interface DeviceKeys {
  readonly userId: number
  /** Non-extractable HKDF key; null after logout or lock for good. */
  readonly deviceKey: CryptoKey | null
  readonly deviceSlot: KeySlot | null
  /** The newest slot list seen: lets the vault open without the server, and unmask an answer "no slots". */
  readonly slots: SlotList | null
  /** Minutes without a touch after which this device locks by itself; null or absent: never. */
  readonly autoLockMinutes?: number | null
  /** Last touch, ms since 1970, kept while there is a rule for locking: a reload after it must not open by itself. */
  readonly lastActiveAt?: number | null
  /** When the vault was last opened here, ms since 1970. */
  readonly openedAt?: number
  /** The newest generation of data keys seen: a keyring without it is an old one. */
  readonly generation?: number
  /** The device key and slot of keys that are just being renewed: theirs once the server has taken the new slots. */
  readonly renewing?: { readonly deviceKey: CryptoKey; readonly deviceSlot: KeySlot } | null
  readonly wayBack?: WayBack | null
  /** Somebody signed out while the server was away: their session there is still to be ended, and this browser's slot to be taken off. */
  readonly owedLogout?: { readonly slotId: string | null } | null
}

/** The account has a password that does not open the vault yet. Says how to recognise it, as a password slot would. */
export interface WayBack {
  readonly kdf: KdfParams
  readonly commitment: string
  /** Commitments of the password slots that it does not open: it is over when they are replaced. */
  readonly besides: readonly string[]
}

export interface DeviceKeyring {
  read(userId: number): Promise<DeviceKeys | undefined>
  /** Whose vault was opened here last. */
  newest(): Promise<DeviceKeys | undefined>
  /** Puts what `next` answers in place (null: nothing stays). Two tabs never overwrite each other's change. */
  change(userId: number, next: (now: DeviceKeys | undefined) => DeviceKeys | null): Promise<void>
}

/** The browser has no room for what should be kept. */
export class DeviceFullError extends Error {
  override name = 'DeviceFullError'
  constructor(options?: ErrorOptions) {
    super('This browser has no room left to keep anything new. Free some space on this device.', options)
  }
}

/** The server could not be reached at all. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}

/** The server refused; `message` is its sentence, `code` the one of contract/errors, if it gave one. */
export class ServerRefusedError extends Error {
  override name = 'ServerRefusedError'
  readonly status: number
  readonly code: string | null
  constructor(status: number, message: string, code: string | null = null) {
    super(message)
    this.status = status
    this.code = code
  }
}

export interface ServerNews {
  readonly recordsChanged: (upTo: number) => void
  /** A key was added or taken away. */
  readonly slotsChanged: (version: number) => void
}

/** The server's part of the vault. Rejects with OfflineError or ServerRefusedError. */
export interface VaultServer {
  kdf(username: string): Promise<KdfParams>
  register(body: BodyOf<typeof register>): Promise<User>
  login(body: BodyOf<typeof login>): Promise<User>
  logout(): Promise<void>
  readSlots(): Promise<SlotList>
  writeSlot(baseVersion: number, slot: KeySlot): Promise<SlotList>
  writePassphrase(body: BodyOf<typeof writePassphrase>): Promise<SlotList>
  deleteSlot(slotId: string): Promise<SlotList>
  rekey(body: BodyOf<typeof rekey>): Promise<SlotList>
  resetPassword(body: BodyOf<typeof resetPassword>): Promise<User>
  readReset(token: string): Promise<AnswerOf<typeof readReset>>
  deleteAccount(body: BodyOf<typeof deleteAccount>): Promise<void>
  readRecords(since: number): Promise<AnswerOf<typeof readRecords>>
  writeRecords(changes: RecordChange[]): Promise<AnswerOf<typeof writeRecords>>
  /** `digest` is that of everything this device has seen: see headsText. */
  readHeads(digest: string): Promise<AnswerOf<typeof readHeads>>
  readBlobs(): Promise<AnswerOf<typeof readBlobs>>
  deleteBlob(blobId: string): Promise<BlobSpace>
  putChunk(chunk: Omit<KeptChunk, 'isUploaded'>): Promise<BlobSpace>
  /** Null: the server does not have it. */
  readChunk(blobId: string, index: number): Promise<Uint8Array<ArrayBuffer> | null>
  /** Calls back whenever the server says that something changed; answers how to stop. */
  onNews(news: ServerNews): () => void
}
