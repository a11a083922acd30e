import type { KdfParams, login, register } from '#contract/account.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { RecordChange, readRecords, writeRecords } from '#contract/records.ts'
import type { KeySlot, SlotList } from '#contract/vault.ts'
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
  /** The bytes last handed to the server for this record, should its answer have been lost; else null. */
  readonly sent: Uint8Array<ArrayBuffer> | null
}

/** A record that did not open, kept as it came. */
export interface QuarantinedRecord {
  readonly uid: string
  readonly revision: number
  readonly sealed: Uint8Array<ArrayBuffer>
  readonly reason: string
}

/** Where the record at one uid stands on this device. */
export interface Standing {
  readonly record: KeptRecord | undefined
  readonly pending: PendingChange | undefined
}

/** What to write; each field that is given replaces (null: removes) what is kept under the uid. */
export interface StandingChange {
  readonly record?: KeptRecord
  readonly pending?: PendingChange | null
}

/**
 * This device's durable shelf for one person: IndexedDB in a browser, memory in tests. Everything in it is sealed.
 * Every promise resolves after the write is durable.
 */
export interface VaultShelf {
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
  close(): void
  destroy(): Promise<void>
}

/** What this device knows of a person's keys, kept beside the shelf. Nothing in it opens anything without the person or the device key. */
export interface DeviceKeys {
  readonly userId: number
  /** Non-extractable HKDF key; null after logout or lock for good. */
  readonly deviceKey: CryptoKey | null
  readonly deviceSlot: KeySlot | null
  /** The newest slot list seen: lets the vault open without the server, and unmask an answer "no slots". */
  readonly slots: SlotList | null
}

export interface DeviceKeyring {
  read(userId: number): Promise<DeviceKeys | undefined>
  write(keys: DeviceKeys): Promise<void>
}

/** The server could not be reached at all. */
export class OfflineError extends Error {
  override name = 'OfflineError'
}

/** The server refused; `message` is its sentence. */
export class ServerRefusedError extends Error {
  override name = 'ServerRefusedError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** The server's part of the vault. Rejects with OfflineError or ServerRefusedError. */
export interface VaultServer {
  kdf(username: string): Promise<KdfParams>
  register(body: BodyOf<typeof register>): Promise<User>
  login(body: BodyOf<typeof login>): Promise<User>
  logout(): Promise<void>
  readSlots(): Promise<SlotList>
  writeSlot(baseVersion: number, slot: KeySlot): Promise<SlotList>
  deleteSlot(slotId: string): Promise<SlotList>
  readRecords(since: number): Promise<AnswerOf<typeof readRecords>>
  writeRecords(changes: RecordChange[]): Promise<AnswerOf<typeof writeRecords>>
  /** Calls back whenever the server says that something changed; answers how to stop. */
  onRecordsChanged(changed: (upTo: number) => void): () => void
}
