import { DamagedSlotError, WrongKeyError } from './key-slot.ts'
import { refuseOlderKeys } from './open-slot.ts'
import type { Candidates, FoundKeyring, SlotOpening } from './slot-candidates.ts'
import type { UnlockParts } from './slot-list.ts'

/**
 * Where no slot opens, and the account's own password is known to open none: what opened the vault in the last thirty days. Somebody may have put worthless
 * slots in the place of those. Throws `reason` where that does not help either.
 */
export async function openWithRetired(
  parts: UnlockParts,
  userId: number,
  { found }: Candidates,
  open: SlotOpening['open'] | null,
  reason: unknown,
): Promise<FoundKeyring> {
  const shown = found.find(({ list }) => list !== null)
  const isShut = reason instanceof WrongKeyError || reason instanceof DamagedSlotError
  if (!open || !shown || !isShut || !(await parts.device.read(userId))?.wayBack) throw reason
  const { keyringBytes } = await open({ slots: await parts.server.readRetiredSlots() }).catch(() => {
    throw reason
  })
  await refuseOlderKeys(parts, userId, keyringBytes)
  return { ...shown, keyringBytes }
}
