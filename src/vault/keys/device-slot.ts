import type { KeySlot, SlotList } from '#contract/vault.ts'
import { type DeviceKeys, ServerRefusedError } from '../sync/ports.ts'
import { type Bytes, wipe } from './bytes.ts'
import { isContinued, keptAfterRenewal } from './kept-slots.ts'
import { newDeviceKey, unwrapKeyring, wrapKeyring } from './key-slot.ts'
import { newestGeneration } from './open-slot.ts'
import {
  changeKnown,
  OtherKeysError,
  rememberedSlots,
  trustedSlots,
  UnknownKeysError,
  type UnlockParts,
} from './slot-list.ts'

type DeviceSlot = Required<NonNullable<DeviceKeys['renewing']>>

/** This browser has no key to the vault of its own, or not any more. */
export class NoDeviceKeyError extends Error {
  override readonly name = 'NoDeviceKeyError'
  constructor() {
    super('This browser has no key of its own. Lock now, unlock, and try again.')
  }
}

const minuteMs = 60_000

/** A fresh key for this browser, and the keyring wrapped with it. */
export async function makeDeviceSlot(
  { random }: Pick<UnlockParts, 'random'>,
  userId: number,
  slotId: string,
  keyringBytes: Bytes,
): Promise<DeviceSlot> {
  const deviceKey = await newDeviceKey(random)
  const wrap = { userId, slotId, kind: 'device', kdf: null, kek: deviceKey, keyringBytes, random } as const
  return { deviceKey, deviceSlot: await wrapKeyring(wrap) }
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
  const written = await parts.server.writeSlot(version, made.deviceSlot).catch(async (error: unknown) => {
    // The slot of before is held by a session that this browser has lost the cookie of.
    if (!before || !(error instanceof ServerRefusedError) || error.code !== 'forbidden') throw error
    made = await makeDeviceSlot(parts, userId, parts.newUid(), keyringBytes)
    return parts.server.writeSlot(version, made.deviceSlot)
  })
  await changeKnown(parts, userId, (known) => ({
    ...rememberedSlots(written)(known),
    ...made,
    renewing: null,
  }))
}

/**
 * The same without the server: the slot keeps its name there, and opens from what lies here. A browser that never had a slot asks for the
 * password after a reload; that is no reason to stay shut.
 */
export async function leaveDeviceSlotHere(
  parts: UnlockParts,
  userId: number,
  keyringBytes: Bytes,
): Promise<void> {
  const slotId = (await parts.device.read(userId))?.deviceSlot?.slotId
  if (!slotId) return
  const made = await makeDeviceSlot(parts, userId, slotId, keyringBytes)
  await changeKnown(parts, userId, () => ({ ...made, renewing: null }))
}

/** The keyring bytes behind this browser's own slot, as it lies here. Throws NoDeviceKeyError. */
export async function ownKeyring({ device }: Pick<UnlockParts, 'device'>, userId: number): Promise<Bytes> {
  const known = await device.read(userId)
  if (!known?.deviceKey || !known.deviceSlot) throw new NoDeviceKeyError()
  return unwrapKeyring(userId, known.deviceSlot, known.deviceKey)
}

/**
 * The same after asking the server, with its slots: a keyring from a slot that was taken away, or is just being renewed, must never be
 * wrapped again. Throws NoDeviceKeyError.
 */
export async function ownKeyringNow(
  parts: UnlockParts,
  userId: number,
): Promise<{ list: SlotList; keyringBytes: Bytes }> {
  const list = await trustedSlots(parts, userId)
  const slotId = (await parts.device.read(userId))?.deviceSlot?.slotId
  const own = list.slots.find((slot) => slot.slotId === slotId)
  if (!own) throw new NoDeviceKeyError()
  await settleRenewal(parts, userId, own)
  return { list, keyringBytes: await ownKeyring(parts, userId) }
}

/** The keyring for a browser that was just started; null when a password is needed: no slot, nobody was here for too long, or UnknownKeysError. */
export async function openWithDevice(parts: UnlockParts, userId: number): Promise<Bytes | null> {
  if (await hasLockedItself(parts, userId)) return null
  if ((await parts.device.read(userId))?.dispute === 'locked') return null
  return ownKeyring(parts, userId).catch((error: unknown) => {
    if (error instanceof NoDeviceKeyError) return null
    throw error
  })
}

/** Whether nobody was here for as long as the rule says. The device key is gone then. */
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
export type DeviceStanding = 'trusted' | 'revoked' | 'renewed'

/** How this browser's slot stands at the server. */
export async function standingOfDevice(parts: UnlockParts, userId: number): Promise<DeviceStanding> {
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

/** Takes up keys that were being renewed when `own` shows that the server has them. Answers whether it did. */
export async function settleRenewal(parts: UnlockParts, userId: number, own: KeySlot): Promise<boolean> {
  const renewing = (await parts.device.read(userId))?.renewing
  if (renewing?.deviceSlot.wrapped !== own.wrapped) return false
  const keyringBytes = await unwrapKeyring(userId, renewing.deviceSlot, renewing.deviceKey)
  const generation = newestGeneration(keyringBytes)
  wipe(keyringBytes)
  await changeKnown(parts, userId, (known) => ({
    ...renewing,
    renewing: null,
    generation: Math.max(known.generation ?? 0, generation),
    ...keptAfterRenewal(known),
  }))
  return true
}

/** The key of that slot leaves this browser. Nothing else does: sealed words stay. */
async function dropDeviceKey(parts: UnlockParts, userId: number, slotId: string): Promise<void> {
  await changeKnown(parts, userId, ({ deviceSlot }) =>
    deviceSlot?.slotId === slotId ? { deviceKey: null, deviceSlot: null, renewing: null } : {},
  )
}

/** Takes the device key out of this browser. The slot's id is kept, so that the next unlock replaces the slot. */
export async function forgetDeviceKey(parts: UnlockParts, userId: number): Promise<void> {
  await changeKnown(parts, userId, () => ({ deviceKey: null, renewing: null }))
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

/** Takes key and slot out of this browser. */
export async function forgetDevice(parts: UnlockParts, userId: number): Promise<void> {
  await changeKnown(parts, userId, () => ({ deviceKey: null, deviceSlot: null, renewing: null }))
}
