import type { KeySlot, SlotList } from '#contract/vault.ts'
import { type DeviceKeyring, OfflineError, ServerRefusedError, type VaultServer } from '../sync/ports.ts'
import { type Bytes, type RandomBytes, wipe } from './bytes.ts'
import { newDeviceKey, unwrapKeyring, WrongKeyError, wrapKeyring } from './key-slot.ts'
import { encodeKeyring, newKeyring, openKeyring } from './keyring.ts'

export interface UnlockParts {
  readonly server: Pick<VaultServer, 'readSlots' | 'writeSlot' | 'deleteSlot'>
  readonly device: DeviceKeyring
  readonly random: RandomBytes
  readonly newUid: () => string
}

/** The server denies keys that this device has seen: it is not believed. */
export class MissingSlotsError extends Error {
  override readonly name = 'MissingSlotsError'
  constructor() {
    super('The server says that this vault has no keys, but this device has seen them. Nothing was changed.')
  }
}

const races = 5

/** The keyring bytes behind the first slot of a kind that the key opens. Throws WrongKeyError when none does. */
async function openFirst(userId: number, slots: readonly KeySlot[], kek: Bytes): Promise<Bytes> {
  for (const slot of slots) {
    try {
      return await unwrapKeyring(userId, slot, kek)
    } catch (error) {
      if (!(error instanceof WrongKeyError)) throw error
    }
  }
  throw new WrongKeyError('This password does not open the vault')
}

/** Writes what `make` wraps, again and again until nobody came in between. */
async function writeSlot(parts: UnlockParts, first: SlotList, slot: KeySlot): Promise<SlotList> {
  let version = first.version
  for (let attempt = 1; ; attempt++) {
    try {
      return await parts.server.writeSlot(version, slot)
    } catch (error) {
      if (!(error instanceof ServerRefusedError) || error.status !== 409 || attempt === races) throw error
      version = (await parts.server.readSlots()).version
    }
  }
}

/** The slots as the server has them. Throws MissingSlotsError when it denies what this device has seen. */
async function trustedSlots(parts: UnlockParts, userId: number): Promise<SlotList> {
  const [slots, known] = await Promise.all([parts.server.readSlots(), parts.device.read(userId)])
  if (slots.slots.length === 0 && (known?.slots?.slots.length ?? 0) > 0) throw new MissingSlotsError()
  return slots
}

/** The first keyring of a vault, behind its first slot. Null: somebody else was first. */
async function makeVault(
  parts: UnlockParts,
  userId: number,
  kek: Bytes,
  kdf: KeySlot['kdf'],
): Promise<{ keyringBytes: Bytes; slots: SlotList } | null> {
  const { random, newUid, server } = parts
  const keyringBytes = encodeKeyring(newKeyring(random))
  const slot = await wrapKeyring({
    userId,
    slotId: newUid(),
    kind: 'password',
    kdf,
    kek,
    keyringBytes,
    random,
  })
  try {
    return { keyringBytes, slots: await server.writeSlot(0, slot) }
  } catch (error) {
    wipe(keyringBytes)
    if (error instanceof ServerRefusedError && error.status === 409) return null
    throw error
  }
}

/**
 * Opens the vault with the key of a password, making the keyring if this is the vault's first unlock, and leaves a device slot.
 * Without the server it opens with the slots seen before. `kdf` is what the password was derived with. The caller wipes
 * `vaultKey` and the answered bytes. Throws WrongKeyError, DamagedSlotError, MissingSlotsError.
 */
export async function openWithVaultKey(
  parts: UnlockParts,
  userId: number,
  vaultKey: Bytes,
  kdf: KeySlot['kdf'],
): Promise<Bytes> {
  let slots: SlotList
  try {
    slots = await trustedSlots(parts, userId)
  } catch (error) {
    const known = (await parts.device.read(userId))?.slots
    if (!(error instanceof OfflineError) || !known) throw error
    return openFirst(userId, passwordSlots(known), vaultKey)
  }
  const made = slots.version === 0 ? await makeVault(parts, userId, vaultKey, kdf) : null
  if (!made && slots.version === 0) slots = await trustedSlots(parts, userId)
  const keyringBytes = made?.keyringBytes ?? (await openFirst(userId, passwordSlots(slots), vaultKey))
  await leaveDeviceSlot(parts, userId, keyringBytes, made?.slots ?? slots)
  return keyringBytes
}

const passwordSlots = (list: SlotList): KeySlot[] => list.slots.filter((slot) => slot.kind === 'password')

/** Gives this browser a slot of its own, so that a reload does not ask again. */
async function leaveDeviceSlot(
  parts: UnlockParts,
  userId: number,
  keyringBytes: Bytes,
  slots: SlotList,
): Promise<void> {
  const known = await parts.device.read(userId)
  const deviceKey = await newDeviceKey(parts.random)
  const slotId = known?.deviceSlot?.slotId ?? parts.newUid()
  const slot = await wrapKeyring({
    userId,
    slotId,
    kind: 'device',
    kdf: null,
    kek: deviceKey,
    keyringBytes,
    random: parts.random,
  })
  try {
    const written = await writeSlot(parts, slots, slot)
    await parts.device.write({ userId, deviceKey, deviceSlot: slot, slots: written })
  } catch (error) {
    // Without a slot of its own this browser asks for the password after a reload; that is no reason to stay shut.
    if (!(error instanceof ServerRefusedError || error instanceof OfflineError)) throw error
    await parts.device.write({ userId, deviceKey: null, deviceSlot: null, slots })
  }
}

/** The keyring bytes behind this browser's own slot; null when it has none. */
export async function openWithDevice(parts: UnlockParts, userId: number): Promise<Bytes | null> {
  const known = await parts.device.read(userId)
  if (!known?.deviceKey || !known.deviceSlot) return null
  return unwrapKeyring(userId, known.deviceSlot, known.deviceKey)
}

/** Whether the server still lists this browser's slot. False: the device was revoked, and its key is gone from here. */
export async function isDeviceStillTrusted(parts: UnlockParts, userId: number): Promise<boolean> {
  const known = await parts.device.read(userId)
  if (!known?.deviceSlot) return true
  const slots = await trustedSlots(parts, userId)
  if (slots.slots.some((slot) => slot.slotId === known.deviceSlot?.slotId)) return true
  await parts.device.write({ ...known, deviceKey: null, deviceSlot: null, slots })
  return false
}

/** Takes the device key out of this browser. The slot's id is kept, so that the next unlock replaces the slot. */
export async function forgetDeviceKey(parts: UnlockParts, userId: number): Promise<void> {
  const known = await parts.device.read(userId)
  if (known?.deviceKey) await parts.device.write({ ...known, deviceKey: null })
}

/** Takes this browser's slot off the server, too. */
export async function revokeOwnDevice(parts: UnlockParts, userId: number): Promise<void> {
  const known = await parts.device.read(userId)
  if (!known) return
  await parts.device.write({ ...known, deviceKey: null, deviceSlot: null })
  if (known.deviceSlot) await parts.server.deleteSlot(known.deviceSlot.slotId)
}

/** Keys at work from keyring bytes, which are wiped. */
export async function atWork(keyringBytes: Bytes) {
  try {
    return await openKeyring(keyringBytes)
  } finally {
    wipe(keyringBytes)
  }
}
