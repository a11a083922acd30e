import type { VaultServer } from '../ports/ports.ts'
import { type Bytes, wipe } from '../primitives/bytes.ts'
import { authSecretOf, deriveRoot, newKdf, vaultKeyOf } from '../primitives/password-kdf.ts'
import { encodeKeyring, newKeyring } from './keyring.ts'
import { checkNewSecret } from './rekey.ts'
import { leaveDeviceSlot } from './slots/device-slot.ts'
import {
  changeKnown,
  isConflict,
  rememberedSlots,
  trustedSlots,
  type UnlockParts,
} from './slots/slot-list.ts'
import { typedSlot } from './slots/typed-slot.ts'
import { tolerate, unlockWithPassword } from './unlock.ts'

type Parts = UnlockParts & { readonly server: Pick<VaultServer, 'writePassphrase'> }

/** Whether this vault has ever had a key. Asks the server where this device has seen none. Throws SlotsNotBelievedError. */
export async function hasKeys(parts: UnlockParts, userId: number): Promise<boolean> {
  const seen = (await parts.device.read(userId))?.slots
  return Boolean(seen?.version) || (await trustedSlots(parts, userId)).version > 0
}

/**
 * Makes the vault of somebody who comes by Google, behind the passphrase that they chose, and leaves a device slot. Where another device was
 * faster, or an earlier try had got through and its answer was lost, the passphrase opens what is there. The caller wipes the answered bytes. Throws
 * PasswordRuleError, SlotsNotBelievedError, and WrongKeyError for another passphrase than the one that was chosen there.
 */
export async function choosePassphrase(parts: Parts, userId: number, passphrase: string): Promise<Bytes> {
  await checkNewSecret('passphrase', passphrase)
  const open = (): Promise<Bytes> => unlockWithPassword(parts, userId, passphrase, null)
  if (await hasKeys(parts, userId)) return open()
  const kdf = newKdf(parts.random)
  const root = await deriveRoot(passphrase, kdf, parts.argon2)
  const vaultKey = await vaultKeyOf(root)
  const keyringBytes = encodeKeyring(newKeyring(parts.random))
  try {
    const place = { slotId: undefined, kind: 'passphrase' } as const
    const slot = await typedSlot(parts, userId, place, { vaultKey, kdf }, keyringBytes)
    const proof = await authSecretOf(root)
    const list = await parts.server.writePassphrase({ slot: { ...slot, kind: 'passphrase', kdf }, proof })
    await changeKnown(parts, userId, rememberedSlots(list, [slot]))
    await leaveDeviceSlot(parts, userId, keyringBytes, list).catch(tolerate)
    return keyringBytes
  } catch (error) {
    wipe(keyringBytes)
    if (isConflict(error)) return open()
    throw error
  } finally {
    wipe(root, vaultKey)
  }
}
