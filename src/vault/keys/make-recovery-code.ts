import type { KeySlot, SlotList } from '#contract/vault.ts'
import { OfflineError } from '../ports/ports.ts'
import { type Bytes, wipe } from '../primitives/bytes.ts'
import { provePassword } from './password-proof.ts'
import { newRecoverySecret, recoveryCodeOf, recoveryKeyOf } from './recovery-code.ts'
import type { RekeyParts } from './rekey.ts'
import { requireKept } from './slots/confirm-slot.ts'
import { WrongKeyError, wrapKeyring } from './slots/key-slot.ts'
import { TypedPassword, wrongPassword } from './slots/open-slot.ts'
import { slotsOfKind } from './slots/slot-kinds.ts'
import { changeKnown, isConflict, mostRaces, rememberedSlots, trustedSlots } from './slots/slot-list.ts'
import { asWrongKey } from './wrong-account-key.ts'

const uncertain =
  'The server did not answer. An earlier recovery code may not open your pages any more: please make a new one when there is a connection.'
const notKept =
  'The server says that it kept the key of your new recovery code, but shows another one. The code would open nothing, so it is not shown. An earlier code may still open your pages; ask who runs the server.'

/** Makes a code in place of an earlier one, and answers it once its slot is seen to be at the server. Throws WrongKeyError. */
export async function makeRecoveryCode(parts: RekeyParts, password: string): Promise<string> {
  const secret = newRecoverySecret(parts.random)
  const kek = await recoveryKeyOf(secret)
  const typed = new TypedPassword(password, parts.argon2)
  try {
    for (let attempt = 1; ; attempt++) {
      const list = await trustedSlots(parts, parts.userId)
      const proven = await provePassword(parts, parts.userId, list, typed, null)
      if (!proven) throw new WrongKeyError(wrongPassword)
      const { keyringBytes, key, proof } = proven
      try {
        const { slot, shown } = await writeRecoverySlot(parts, { list, keyringBytes, kek, proof })
        await changeKnown(parts, parts.userId, rememberedSlots(shown, [slot]))
        return recoveryCodeOf(secret)
      } catch (error) {
        if (!isConflict(error) || attempt === mostRaces) throw error
      } finally {
        wipe(keyringBytes, key.vaultKey)
      }
    }
  } finally {
    typed.wipe()
    wipe(secret, kek)
  }
}

interface Wrapping {
  readonly list: SlotList
  readonly keyringBytes: Bytes
  readonly kek: Bytes
  readonly proof: string
}

async function writeRecoverySlot(
  parts: RekeyParts,
  { list, keyringBytes, kek, proof }: Wrapping,
): Promise<{ slot: KeySlot; shown: SlotList }> {
  const { userId, random, newUid, server } = parts
  const slotId = slotsOfKind(list, 'recovery')[0]?.slotId ?? newUid()
  const slot = await wrapKeyring({ userId, slotId, kind: 'recovery', kdf: null, kek, keyringBytes, random })
  try {
    const written = await server
      .writeSlot(list.version, slot, { password: proof, derived: true })
      .catch(asWrongKey)
    return { slot, shown: await requireKept(parts, userId, { slot, kek, written }, notKept) }
  } catch (error) {
    throw error instanceof OfflineError ? new OfflineError(uncertain, { cause: error }) : error
  }
}
