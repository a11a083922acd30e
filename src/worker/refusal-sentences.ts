import { RecoveryCodeTypoError } from '#vault/keys/recovery-code.ts'
import { PasswordRuleError } from '#vault/keys/rekey.ts'
import { DamagedSlotError, WrongKeyError } from '#vault/keys/slots/key-slot.ts'
import { SlotsNotBelievedError } from '#vault/keys/slots/slot-list.ts'
import { WayBackError } from '#vault/keys/unlock.ts'
import {
  DeviceFullError,
  NoDeviceStorageError,
  OfflineError,
  ServerRefusedError,
} from '#vault/ports/ports.ts'
import { WeakerKdfError, WeakKdfError } from '#vault/primitives/password-kdf.ts'
import { FactorNotGivenError } from '#vault/sync/server/with-factor.ts'

const offline = 'There is no connection to the server. Please try again when there is.'
const needsDevice =
  'Your journal opens only where it can be stored: allow site data for this address, or use an ordinary window.'
const damaged =
  'A key to your pages was changed at the server, so it is not used. Your pages are as they were. Your recovery code, or a device where they are open, still opens them.'
const weak =
  'The server asked for your password in a way that would be easy to guess, or that would stop this device. It was refused, and nothing was sent.'

/** Their messages are meant for the person. */
const spoken = [
  RecoveryCodeTypoError,
  PasswordRuleError,
  SlotsNotBelievedError,
  WayBackError,
  ServerRefusedError,
  WrongKeyError,
  FactorNotGivenError,
  DeviceFullError,
]

/** What a person is told about a vault that does not open; null: the screen has its own words. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof OfflineError) return offline
  if (error instanceof NoDeviceStorageError) return `${error.message} ${needsDevice}`
  if (error instanceof DamagedSlotError) return damaged
  if (error instanceof WeakerKdfError) return error.message
  if (error instanceof WeakKdfError) return weak
  // A refusal without words of the server is a fault like any other: the screen says it in its own.
  const isWordless = error instanceof ServerRefusedError && error.code === null
  if (!isWordless && error instanceof Error && spoken.some((kind) => error instanceof kind))
    return error.message
  console.error(error)
  return null
}
