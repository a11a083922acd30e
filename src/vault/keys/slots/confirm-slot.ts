import type { KeySlot, SlotList } from '#contract/vault.ts'
import { ServerRefusedError } from '#vault/ports/ports.ts'
import { wipe } from '#vault/primitives/bytes.ts'
import { nullWhenWrong } from '../password-proof.ts'
import { slotFingerprint } from './kept-slots.ts'
import { type KeyEncryptionKey, unwrapKeyring } from './key-slot.ts'
import type { UnlockParts } from './slot-list.ts'

/** The server said that it kept a key, and shows another one. */
export class SlotNotKeptError extends Error {
  override readonly name = 'SlotNotKeptError'
}

/**
 * Asks for the list once more and answers it, if the slot is in it as it was sent and opens with its key. Throws `SlotNotKeptError` with `sentence` where the
 * server lies, and a conflict where somebody else wrote in between.
 */
export async function requireKept(
  { server }: Pick<UnlockParts, 'server'>,
  userId: number,
  sent: { readonly slot: KeySlot; readonly kek: KeyEncryptionKey; readonly written: SlotList },
  sentence: string,
): Promise<SlotList> {
  const list = await server.readSlots()
  const there = list.slots.find(({ slotId }) => slotId === sent.slot.slotId)
  const isKept = there && slotFingerprint(there) === slotFingerprint(sent.slot)
  const opened = isKept ? await nullWhenWrong(unwrapKeyring(userId, there, sent.kek)) : null
  if (opened) {
    wipe(opened)
    return list
  }
  if (list.version > sent.written.version) throw new ServerRefusedError(409, sentence, 'conflict')
  throw new SlotNotKeptError(sentence)
}
