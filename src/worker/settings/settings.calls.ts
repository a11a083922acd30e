import type { KeySlot } from '#contract/vault.ts'
import type { Notice, PutBackCount, QuarantinedItem } from '#vault/store/store.ts'
import { command } from '#worker/core/worker-calls.ts'

/** A wrap of the keyring, as far as a screen has to know it. */
export interface KeyFact {
  readonly slotId: string
  readonly kind: KeySlot['kind']
  /** Instant, ISO. */
  readonly createdAt: string
  /** It is this browser's. */
  readonly isOwn: boolean
}
export const readKeys = command<null, readonly KeyFact[]>('settings.keys')
export const removeKey = command<{ slotId: string; password: string }, readonly KeyFact[]>(
  'settings.remove-key',
)

/** Another password, or another passphrase where that is what opens the pages. `endOthers` signs every other browser out. */
export const changePassword = command<{ current: string; next: string; endOthers: boolean }, void>(
  'settings.change-password',
)
/** A password in place of the passphrase, which is `current`. */
export const setPassword = command<{ current: string; next: string }, void>('settings.set-password')
/** `next` null keeps the password. */
export const renewKeys = command<{ current: string; next: string | null }, void>('settings.renew-keys')
export const deleteAccount = command<{ password: string }, void>('settings.delete-account')

/** Minutes without a touch after which this device locks; null: never. */
export const readAutoLock = command<null, number | null>('settings.auto-lock')
export const setAutoLock = command<{ minutes: number | null }, void>('settings.set-auto-lock')

export const readQuarantine = command<null, readonly QuarantinedItem[]>('settings.quarantine')
/** Answers how many opened. */
export const retryQuarantine = command<null, number>('settings.retry-quarantine')
/** Puts what stood there before back where the server has something forged, or has lost a file. */
export const putBackForged = command<null, PutBackCount>('settings.put-back-forged')
/** The sealed bytes as they came. */
export const quarantinedBytes = command<{ uid: string }, Uint8Array<ArrayBuffer>>(
  'settings.quarantined-bytes',
)

export const readNotices = command<null, readonly Notice[]>('settings.notices')
export const dismissNotices = command<null, void>('settings.dismiss-notices')
/** Compares everything with the server; answers what is to be said now. */
export const compareNow = command<null, readonly Notice[]>('settings.compare')
