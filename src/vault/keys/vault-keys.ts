import { isTyped, type KeySlot, type SlotList } from '#contract/vault.ts'
import { ServerRefusedError, type VaultServer } from '../ports/ports.ts'
import type { Confirming, SecondFactorServer } from '../ports/second-factor-port.ts'
import { wipe } from '../primitives/bytes.ts'
import { keyringAtWork, type OpenKeyring, withNewGeneration } from './keyring.ts'
import { nullWhenWrong, provePassword } from './password-proof.ts'
import { Rekeyer, type RekeyParts } from './rekey.ts'
import { makeDeviceSlot, ownKeyring, settleRenewal } from './slots/device-slot.ts'
import { WrongKeyError } from './slots/key-slot.ts'
import { TypedPassword, wrongPassword } from './slots/open-slot.ts'
import { type PasskeySlot, passkeySlot } from './slots/passkey-slot.ts'
import { typedSlots } from './slots/slot-kinds.ts'
import { changeKnown, rememberedSlots, trustedSlots } from './slots/slot-list.ts'
import { typedSlot } from './slots/typed-slot.ts'
import { asWrongKey } from './wrong-account-key.ts'

/** The keys that seal and open now. Renewing them puts others in their place. */
export interface KeysAtWork {
  now: OpenKeyring
}

export interface VaultKeysParts extends RekeyParts {
  readonly server: RekeyParts['server'] & Pick<VaultServer, 'deleteAccount' | 'secondFactor' | 'confirming'>
  readonly atWork: KeysAtWork
  /** New keys are at work: everything sealed before them is to be sealed anew, and other tabs need them too. */
  readonly onRenewed: () => void
  /** The account is gone at the server: nothing of it may stay here. */
  readonly onDeleted: () => Promise<void>
}

/** The key of what the person types proves who they are, too, so nobody may take it away. */
export class LastingSlotError extends Error {
  override readonly name = 'LastingSlotError'
}

/** A touch is not kept more often than this. */
const touchEveryMs = 5_000

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
  /** Takes a device's key away. Throws WrongKeyError for a wrong password or passphrase. */
  removeSlot(slotId: string, password: string): Promise<void>
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

/** What the owner of an open vault may do with its keys. */
export function createVaultKeys(parts: VaultKeysParts): VaultKeys {
  const { userId, device, now } = parts
  const rekeyer = new Rekeyer(parts)
  const known = () => device.read(userId)
  return {
    slots: () => trustedSlots(parts, userId),
    ownSlotId: async () => (await known())?.deviceSlot?.slotId ?? null,
    async makeRecoveryCode(password) {
      const { makeRecoveryCode } = await import('./make-recovery-code.ts')
      return makeRecoveryCode(parts, password)
    },
    removeSlot: (slotId, password) => removeSlot(parts, slotId, password),
    changePassword: (current, next, endOthers = false) =>
      rewrap(parts, rekeyer, { current, next, endOthers }),
    setPassword: (current, next) =>
      rewrap(parts, rekeyer, { current, next, endOthers: false, becomes: 'password' }),
    renewKeys: (current, next) => renewKeys(parts, rekeyer, current, next),
    autoLockMinutes: async () => (await known())?.autoLockMinutes ?? null,
    setAutoLockMinutes: (autoLockMinutes) =>
      changeKnown(parts, userId, () => ({
        autoLockMinutes,
        lastActiveAt: autoLockMinutes === null ? null : now(),
      })),
    async touch() {
      const { autoLockMinutes, lastActiveAt } = (await known()) ?? {}
      const at = now()
      if (autoLockMinutes == null || Math.abs(at - (lastActiveAt ?? 0)) < touchEveryMs) return
      await changeKnown(parts, userId, () => ({ lastActiveAt: at }))
    },
    proofOf: (password) => proofOf(parts, password),
    passkeySlot: (password, prf) => passkeySlot(parts, password, prf),
    secondFactor: parts.server.secondFactor,
    confirming: parts.server.confirming,
    deleteAccount: (password) => deleteAccount(parts, password),
  }
}

interface Rewrapping {
  readonly current: string
  readonly next: string
  /** Every other browser is signed out and loses its key. */
  readonly endOthers: boolean
  readonly becomes?: 'password'
}

/** Wraps the same keyring for another password or passphrase; every other slot stays. */
async function rewrap(
  parts: VaultKeysParts,
  rekeyer: Rekeyer,
  { current, next, endOthers, becomes }: Rewrapping,
): Promise<void> {
  const make: Parameters<Rekeyer['replaceSlots']>[2] = async ({ list, slotId, keyringBytes }, key, kind) => ({
    slots: [
      ...list.slots.filter((slot) => !isTyped(slot.kind)).map(bare),
      await typedSlot(parts, parts.userId, { slotId, kind }, key, keyringBytes),
    ],
    isSealedAnew: false,
    endOtherSessions: endOthers,
  })
  await rekeyer.replaceSlots(current, next, make, becomes)
}

/** A slot as it is sent. */
const bare = ({ slotId, kind, kdf, commitment, wrapped }: KeySlot): KeySlot => ({
  slotId,
  kind,
  kdf,
  commitment,
  wrapped,
})

async function removeSlot(parts: VaultKeysParts, slotId: string, password: string): Promise<void> {
  const { userId, server } = parts
  const list = await trustedSlots(parts, userId)
  const slot = list.slots.find((one) => one.slotId === slotId)
  if (!slot) return
  if (isTyped(slot.kind))
    throw new LastingSlotError(`The key of your ${slot.kind} stays. You can change the ${slot.kind} instead.`)
  const proof = { password: await proofOf(parts, password), derived: true }
  let left: SlotList
  try {
    left = await server.deleteSlot(slotId, proof)
  } catch (error) {
    if (!(error instanceof ServerRefusedError) || error.status !== 404) throw error
    left = await trustedSlots(parts, userId)
  }
  await changeKnown(parts, userId, rememberedSlots(left))
}

/** Puts this browser's keyring, as it lies here by now, to work, unless that is an older one. Throws NoDeviceKeyError. */
export async function takeUpOwnKeys(
  parts: Pick<VaultKeysParts, 'device' | 'userId' | 'atWork'>,
): Promise<void> {
  const keys = keyringAtWork(await ownKeyring(parts, parts.userId))
  if (keys.current >= parts.atWork.now.current) parts.atWork.now = keys
}

/** An earlier renewal whose answer was lost turns out to have got through. */
async function wasRenewedBefore(parts: VaultKeysParts, password: string): Promise<boolean> {
  const { userId, argon2 } = parts
  const list = await trustedSlots(parts, userId)
  const slotId = (await parts.device.read(userId))?.deviceSlot?.slotId
  const own = list.slots.find((slot) => slot.slotId === slotId)
  if (!own || !(await settleRenewal(parts, userId, own))) return false
  await takeUpOwnKeys(parts)
  parts.onRenewed()
  const typed = new TypedPassword(password, argon2)
  const opened = await nullWhenWrong(typed.open(userId, typedSlots(list)))
  typed.wipe()
  if (opened) wipe(opened.keyringBytes)
  return opened !== null
}

/**
 * What is new is on this device before the server gets it, and is taken up as soon as the server is seen to have it. So whenever this
 * ends half-way, the device opens: with its old slot and keys until then, with the new ones after.
 */
async function renewKeys(
  parts: VaultKeysParts,
  rekeyer: Rekeyer,
  current: string,
  next: string | null,
): Promise<void> {
  if (await wasRenewedBefore(parts, next ?? current)) return
  const { userId, device } = parts
  let ownSlotId = ''
  const isChanged = await rekeyer.replaceSlots(current, next, async ({ slotId, keyringBytes }, key, kind) => {
    const renewed = withNewGeneration(keyringBytes, parts.random)
    try {
      ownSlotId = (await device.read(userId))?.deviceSlot?.slotId ?? parts.newUid()
      const { own: renewing, sent } = await makeDeviceSlot(parts, userId, ownSlotId, renewed)
      await changeKnown(parts, userId, () => ({ renewing }))
      return {
        slots: [await typedSlot(parts, parts.userId, { slotId, kind }, key, renewed), sent],
        // The data keys are new in any case. The server drops its mark only when the password, too, is not the one that it has seen.
        isSealedAnew: true,
        endOtherSessions: true,
      }
    } finally {
      wipe(renewed)
    }
  })
  if (!isChanged) throw new WrongKeyError(wrongPassword)
  await takeUpRenewal(parts, ownSlotId)
}

async function takeUpRenewal(parts: VaultKeysParts, ownSlotId: string): Promise<void> {
  const known = await parts.device.read(parts.userId)
  const own = known?.slots?.slots.find(({ slotId }) => slotId === ownSlotId)
  if (own) await settleRenewal(parts, parts.userId, own)
  await takeUpOwnKeys(parts)
  parts.onRenewed()
}

/** What shows the server that the typed password, or passphrase, is this person's. */
async function proofOf(parts: VaultKeysParts, password: string): Promise<string> {
  const { userId, argon2 } = parts
  const typed = new TypedPassword(password, argon2)
  try {
    const list = await trustedSlots(parts, userId)
    const proven = await provePassword(parts, userId, list, typed, null)
    if (!proven) throw new WrongKeyError(wrongPassword)
    wipe(proven.keyringBytes, proven.key.vaultKey)
    return proven.proof
  } finally {
    typed.wipe()
  }
}

async function deleteAccount(parts: VaultKeysParts, password: string): Promise<void> {
  const proof = await proofOf(parts, password)
  await parts.server.deleteAccount({ password: proof, derived: true }).catch(asWrongKey)
  await parts.onDeleted()
}
