import type { SlotList } from '#contract/vault.ts'
import { OfflineError } from '../sync/ports.ts'
import type { Bytes } from './bytes.ts'
import { WrongKeyError } from './key-slot.ts'
import { refuseOlderKeys, wrongPassword } from './open-slot.ts'
import {
  changeKnown,
  isUnanswered,
  readShownSlots,
  rememberedSlots,
  type SlotsNotBelievedError,
  type UnlockParts,
} from './slot-list.ts'

/** A person who waits for a door does not wait for a slow server for longer. */
const patienceMs = 4_000

async function inTime<T>(asking: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OfflineError('The server takes too long.')), patienceMs)
  })
  return Promise.race([asking, late]).finally(() => clearTimeout(timer))
}

interface FoundSlots {
  readonly list: SlotList
  readonly isFromServer: boolean
}

/** Where to look for a slot that opens, one after the other. */
interface Candidates {
  readonly found: readonly FoundSlots[]
  readonly doubt: SlotsNotBelievedError | null
}

/**
 * The server's slots; where it does not answer, those seen before. A list that contradicts what was seen has to prove itself by opening, as
 * after a server was put back from a backup; where that is no wonder (`isForgiving`) those seen before do as well.
 */
export async function findSlots(
  parts: UnlockParts,
  userId: number,
  isForgiving: boolean,
): Promise<Candidates> {
  const known = (await parts.device.read(userId))?.slots
  const before = known ? [{ list: known, isFromServer: false }] : []
  const asking = readShownSlots(parts, userId)
  try {
    const { list, doubt } = await (known ? inTime(asking) : asking)
    parts.onKeyTrouble(doubt)
    const shown = { list, isFromServer: true }
    return { found: doubt && isForgiving ? [shown, ...before] : [shown], doubt }
  } catch (error) {
    if (!known || !isUnanswered(error)) throw error
    return { found: before, doubt: null }
  }
}

export interface SlotOpening {
  /** Throws as openFirst does. */
  readonly open: (list: SlotList) => Promise<Bytes>
  /** Goes on with the slots seen before when the server cannot be believed. */
  readonly isForgiving: boolean
}

/** The list has opened to keys that are not older: it is the one from now on, whatever was seen before. */
async function believe(parts: UnlockParts, userId: number, list: SlotList): Promise<void> {
  await changeKnown(parts, userId, (known) => rememberedSlots(list)({ ...known, slots: null }))
  parts.onKeyTrouble(null)
}

/** The keyring behind the first list that opens to keys no older than those seen. */
export async function openFound(
  parts: UnlockParts,
  userId: number,
  { found, doubt }: Candidates,
  { open, isForgiving }: SlotOpening,
): Promise<FoundSlots & { keyringBytes: Bytes }> {
  let reason: unknown = doubt
  for (const one of found) {
    try {
      if (one.list.slots.length === 0) throw doubt ?? new WrongKeyError(wrongPassword)
      const keyringBytes = await open(one.list)
      await refuseOlderKeys(parts, userId, keyringBytes)
      if (one.isFromServer && doubt) await believe(parts, userId, one.list)
      return { ...one, keyringBytes }
    } catch (error) {
      if (!doubt || isForgiving) reason = error
    }
  }
  throw reason
}
