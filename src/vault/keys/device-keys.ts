import type { KdfParams } from '#contract/account.ts'
import type { KeySlot, SlotList } from '#contract/vault.ts'
import type { ImportedKeyring } from './keyring.ts'

/** What a browser keeps to open without being asked. */
export interface DeviceSlot {
  readonly keyring: ImportedKeyring
  readonly deviceKey: CryptoKey
  readonly deviceSlot: KeySlot
}

/** What this device knows of a person's keys, kept beside the device store. Its keys can be used in this browser and never be read. */
export interface DeviceKeys {
  readonly userId: number
  /** The keys at work, which nobody can read out: what opens after a reload. Null after logout or lock. */
  readonly keyring?: ImportedKeyring | null
  /** This browser's part of the key of its slot, a non-extractable HKDF key; the server has the other. Null after logout or lock. */
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
  /** Keys that are just being renewed, with their device key and slot: the ones to use once the server has taken the new slots. */
  readonly renewing?: DeviceSlot | null
  readonly wayBack?: WayBack | null
  /** Somebody signed out while the server was away: their session there is still to be ended, and this browser's slot to be taken off. */
  readonly pendingLogout?: { readonly slotId: string | null } | null
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
