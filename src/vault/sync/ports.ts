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
import type { OwnerProof } from '#contract/owner-proof.ts'
import type { RecordChange, readHeads, readRecords, writeRecords } from '#contract/records.ts'
import type { beginPasskeyLogin, passkeyLogin } from '#contract/sign-in-steps.ts'
import type { KeySlot, RetiredSlot, rekey, SlotList, writePassphrase } from '#contract/vault.ts'
import type { User } from '#domain/account/user.ts'
import type { Confirming, SecondFactorServer } from './second-factor-port.ts'
import type { ServerNews } from './server-news.ts'

export {
  DamagedServerError,
  OfflineError,
  SenselessAnswerError,
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
  /**
   * older: an earlier revision; other: the same revision with other bytes; missing: no such record; manifest: fewer or other records;
   * history: the server says that its database is another one than before.
   */
  readonly what: 'older' | 'other' | 'missing' | 'manifest' | 'history'
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
  /** Slots for what the person types, oldest first. Each stays until it, or one that came after it, has opened here. */
  readonly kept?: readonly KeySlot[]
  /** Slots that were made here and sent, while no answer has shown whether the server has them. */
  readonly sent?: readonly KeySlot[]
  /**
   * The server shows keys that were never seen here in place of those that were. locked: this device asks for what its person types, whatever
   * key it has; opened: they have typed it, and what was kept opened.
   */
  readonly dispute?: 'locked' | 'opened' | null
  /** Minutes without a touch after which this device locks by itself; null or absent: never. */
  readonly autoLockMinutes?: number | null
  /** Last touch, ms since 1970, kept while there is a rule for locking: a reload after it must not open by itself. */
  readonly lastActiveAt?: number | null
  /** When the vault was last opened here, ms since 1970. */
  readonly openedAt?: number
  /** Fingerprints of the user names that signed in as this person here. */
  readonly names?: readonly string[]
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
  /** All whose user name has this fingerprint, or had it once. */
  named(name: string): Promise<readonly DeviceKeys[]>
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
  writeSlot(baseVersion: number, slot: KeySlot, proof?: OwnerProof): Promise<SlotList>
  writePassphrase(body: BodyOf<typeof writePassphrase>): Promise<SlotList>
  deleteSlot(slotId: string, proof?: OwnerProof): Promise<SlotList>
  readRetiredSlots(): Promise<readonly RetiredSlot[]>
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
