import { fromBase64, toBase64 } from '#contract/base64.ts'
import type { KeySlot, SentSlot, SlotList } from '#contract/vault.ts'
import { ServerRefusedError } from '#vault/ports/ports.ts'
import { asNull } from '#vault/primitives/as-null.ts'
import { type Bytes, wipe } from '#vault/primitives/bytes.ts'
import type { DeviceKeys, DeviceSlot } from '../device-keys.ts'
import { currentGeneration, type ImportedKeyring, importKeyring } from '../keyring.ts'
import { holdsSlot, isContinued, keptAfterRenewal } from './kept-slots.ts'
import {
  DamagedSlotError,
  deviceKek,
  newDeviceKey,
  newKeyShare,
  unwrapKeyring,
  WrongKeyError,
  wrapKeyring,
} from './key-slot.ts'
import {
  changeKnown,
  isUnanswered,
  OtherKeysError,
  rememberedSlots,
  SlotsNotBelievedError,
  trustedSlots,
  UnknownKeysError,
  type UnlockParts,
} from './slot-list.ts'

/** This browser has no key to the vault of its own, or not any more. */
export class NoDeviceKeyError extends Error {
  override readonly name = 'NoDeviceKeyError'
  constructor() {
    super('This browser has no key of its own. Lock now, unlock, and try again.')
  }
}

const minuteMs = 60_000
const nothingOfDevice = { keyring: null, deviceKey: null, deviceSlot: null, renewing: null } as const

/**
 * The keys for this browser, and the keyring wrapped for the day on which it has to make the vault open in another way. `own` is what is kept here,
 * `sent` what goes to the server, with the share without which `own` never gives the keyring's bytes away.
 */
export async function makeDeviceSlot(
  { random }: Pick<UnlockParts, 'random'>,
  userId: number,
  slotId: string,
  keyringBytes: Bytes,
): Promise<{ own: DeviceSlot; sent: SentSlot }> {
  const [deviceKey, share] = [await newDeviceKey(random), newKeyShare(random)]
  const kek = await deviceKek(deviceKey, share)
  const wrap = { userId, slotId, kind: 'device', kdf: null, kek, keyringBytes, random } as const
  const deviceSlot = await wrapKeyring(wrap)
  const sent = { ...deviceSlot, share: toBase64(share) }
  wipe(kek, share)
  return { own: { keyring: await importKeyring(keyringBytes), deviceKey, deviceSlot }, sent }
}

/** Gives this browser a slot of its own, so that a reload does not ask again. Rejects with what the server says against it. */
export async function leaveDeviceSlot(
  parts: UnlockParts,
  userId: number,
  keyringBytes: Bytes,
  { version }: SlotList,
): Promise<void> {
  const before = (await parts.device.read(userId))?.deviceSlot?.slotId
  let made = await makeDeviceSlot(parts, userId, before ?? parts.newUid(), keyringBytes)
  const written = await parts.server.writeSlot(version, made.sent).catch(async (error: unknown) => {
    // The slot of before is held by a session that this browser has lost the cookie of.
    if (!before || !(error instanceof ServerRefusedError) || error.code !== 'forbidden') throw error
    made = await makeDeviceSlot(parts, userId, parts.newUid(), keyringBytes)
    return parts.server.writeSlot(version, made.sent)
  })
  await changeKnown(parts, userId, (known) => ({
    ...rememberedSlots(written)(known),
    ...made.own,
    renewing: null,
  }))
}

/**
 * The same without the server: a reload does not ask again, but only a slot that the server has can make a new password open. A browser that never had
 * a slot asks for the password after a reload; that is no reason to stay shut.
 */
export async function leaveDeviceSlotHere(
  parts: UnlockParts,
  userId: number,
  keyringBytes: Bytes,
): Promise<void> {
  if (!(await parts.device.read(userId))?.deviceSlot) return
  const keyring = await importKeyring(keyringBytes)
  await changeKnown(parts, userId, () => ({ keyring, renewing: null }))
}

/** The keys that this browser keeps. Throws NoDeviceKeyError. */
export async function ownKeyring(
  { device }: Pick<UnlockParts, 'device'>,
  userId: number,
): Promise<ImportedKeyring> {
  const keyring = (await device.read(userId))?.keyring
  if (!keyring) throw new NoDeviceKeyError()
  return keyring
}

/**
 * The keyring's bytes out of this browser's own slot, with the server's share of its key, which it gives for `proof`: authSecret of the account's
 * password. With the server's slots: a keyring from a slot that was taken away, or is just being renewed, must never be wrapped again. Throws
 * NoDeviceKeyError, also where the server has no share or another one.
 */
export async function rewrappableKeyring(
  parts: UnlockParts,
  userId: number,
  proof: string,
): Promise<{ list: SlotList; keyringBytes: Bytes }> {
  const list = await trustedSlots(parts, userId)
  const slotId = (await parts.device.read(userId))?.deviceSlot?.slotId
  const own = list.slots.find((slot) => slot.slotId === slotId)
  if (!own) throw new NoDeviceKeyError()
  await settleRenewal(parts, userId, own)
  const deviceKey = (await parts.device.read(userId))?.deviceKey
  if (!deviceKey) throw new NoDeviceKeyError()
  const share = await keyShare(parts, own.slotId, proof)
  const kek = await deviceKek(deviceKey, share)
  try {
    const opening = unwrapKeyring(userId, own, kek)
    const keyringBytes = await opening.catch(asNull(WrongKeyError, DamagedSlotError))
    if (!keyringBytes) throw new NoDeviceKeyError()
    return { list, keyringBytes }
  } finally {
    wipe(kek, share)
  }
}

async function keyShare({ server }: UnlockParts, slotId: string, proof: string): Promise<Bytes> {
  const share = await server.readKeyShare({ slotId, proof }).catch((error: unknown) => {
    if (error instanceof ServerRefusedError && error.status === 404) return null
    throw error
  })
  if (!share) throw new NoDeviceKeyError()
  return fromBase64(share)
}

/** The keys for a browser that was just started; null when a password is needed: no keys, nobody was here for too long, or UnknownKeysError. */
export async function openWithDevice(parts: UnlockParts, userId: number): Promise<ImportedKeyring | null> {
  if (await hasLockedItself(parts, userId)) return null
  const known = await parts.device.read(userId)
  if (!known || known.dispute === 'locked') return null
  return known.keyring ?? takeOverOlderKey(parts, known)
}

/** A browser that was left with a device key which gave the keyring's bytes by itself: it keeps keys from now on, and that key goes. */
async function takeOverOlderKey(
  parts: UnlockParts,
  { userId, deviceKey, deviceSlot }: DeviceKeys,
): Promise<ImportedKeyring | null> {
  if (!deviceKey || !deviceSlot) return null
  const keyringBytes = await unwrapKeyring(userId, deviceSlot, deviceKey).catch(asNull(WrongKeyError))
  if (!keyringBytes) return null
  const keyring = await importKeyring(keyringBytes)
  await changeKnown(parts, userId, () => ({ keyring, deviceKey: null, renewing: null }))
  try {
    const list = await trustedSlots(parts, userId)
    if (holdsSlot(list.slots, deviceSlot)) await leaveDeviceSlot(parts, userId, keyringBytes, list)
  } catch (error) {
    if (!isUnanswered(error) && !(error instanceof SlotsNotBelievedError)) throw error
  } finally {
    wipe(keyringBytes)
  }
  return keyring
}

/** Whether nobody was here for as long as the rule says. The keys are gone then. */
export async function hasLockedItself(parts: UnlockParts, userId: number): Promise<boolean> {
  const { autoLockMinutes, lastActiveAt } = (await parts.device.read(userId)) ?? {}
  if (autoLockMinutes == null || parts.now() - (lastActiveAt ?? 0) < autoLockMinutes * minuteMs) return false
  await forgetDeviceKey(parts, userId)
  return true
}

/** Keeps that the vault was opened here, and with which keys. */
export async function noteOpened(parts: UnlockParts, userId: number, generation: number): Promise<void> {
  const now = parts.now()
  await changeKnown(parts, userId, (known) => ({
    openedAt: now,
    generation: Math.max(known.generation ?? 0, generation),
    ...(known.autoLockMinutes != null && { lastActiveAt: now }),
  }))
}

/** What the server shows in place of what was seen here, as a sentence; null while there is nothing to say. */
export async function disputeOf(
  { device }: Pick<UnlockParts, 'device'>,
  userId: number,
): Promise<OtherKeysError | UnknownKeysError | null> {
  const dispute = (await device.read(userId))?.dispute
  if (!dispute) return null
  return dispute === 'locked' ? new UnknownKeysError() : new OtherKeysError()
}

/** revoked: its key is gone from here, or of no use until somebody has typed what opens; renewed: its slot holds newer keys than those at work. */
export type DeviceTrust = 'trusted' | 'revoked' | 'renewed'

/** How this browser's slot stands at the server. */
export async function deviceTrust(parts: UnlockParts, userId: number): Promise<DeviceTrust> {
  const known = await parts.device.read(userId)
  if (!known?.deviceSlot) return 'trusted'
  const { slotId } = known.deviceSlot
  const { slots } = await trustedSlots(parts, userId)
  const own = slots.find((slot) => slot.slotId === slotId)
  if (!own && known.dispute === 'opened') return 'trusted'
  if (!own) {
    if (isContinued(known, slots)) await dropDeviceKey(parts, userId, slotId)
    else await changeKnown(parts, userId, () => ({ dispute: 'locked' }))
    return 'revoked'
  }
  if (known.dispute === 'locked') await changeKnown(parts, userId, () => ({ dispute: null }))
  return (await settleRenewal(parts, userId, own)) ? 'renewed' : 'trusted'
}

/** Whether the server knows of no newer keys than those of this device: renewing them ends the slot of every other one. Changes nothing. */
export async function areKeysCurrent(parts: UnlockParts, userId: number): Promise<boolean> {
  const own = (await parts.device.read(userId))?.deviceSlot?.slotId
  return (await trustedSlots(parts, userId)).slots.some(({ slotId }) => slotId === own)
}

/** Takes up keys that were being renewed when `own` shows that the server has them. Answers whether it did. */
export async function settleRenewal(parts: UnlockParts, userId: number, own: KeySlot): Promise<boolean> {
  const renewing = (await parts.device.read(userId))?.renewing
  if (renewing?.deviceSlot.wrapped !== own.wrapped) return false
  const generation = currentGeneration(renewing.keyring)
  await changeKnown(parts, userId, (known) => ({
    ...renewing,
    renewing: null,
    generation: Math.max(known.generation ?? 0, generation),
    ...keptAfterRenewal(known),
  }))
  return true
}

/** The keys leave this browser, if that slot is still its own. Nothing else does: sealed words stay. */
async function dropDeviceKey(parts: UnlockParts, userId: number, slotId: string): Promise<void> {
  await changeKnown(parts, userId, ({ deviceSlot }) => (deviceSlot?.slotId === slotId ? nothingOfDevice : {}))
}

/** Takes the keys out of this browser. The slot's id is kept, so that the next unlock replaces the slot. */
export async function forgetDeviceKey(parts: UnlockParts, userId: number): Promise<void> {
  await changeKnown(parts, userId, () => ({ keyring: null, deviceKey: null, renewing: null }))
}

/** Takes this browser's slot off the server. The last slot of a vault stays there; without the key it opens nothing. */
export async function revokeOwnDevice(parts: UnlockParts, userId: number): Promise<void> {
  const slotId = (await parts.device.read(userId))?.deviceSlot?.slotId
  if (!slotId) return
  try {
    await parts.server.deleteSlot(slotId)
  } catch (error) {
    if (!(error instanceof ServerRefusedError)) throw error
  }
}

/** Takes keys and slot out of this browser. */
export async function forgetDevice(parts: UnlockParts, userId: number): Promise<void> {
  await changeKnown(parts, userId, () => nothingOfDevice)
}
