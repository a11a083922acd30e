import type { KeySlot, SlotList } from '#contract/vault.ts'
import { OfflineError } from '#vault/ports/ports.ts'
import type { Bytes } from '#vault/primitives/bytes.ts'
import { disputeOf } from './device-slot.ts'
import { holdsSlot, keptSlots, slotsToTry, withOpened } from './kept-slots.ts'
import { WrongKeyError } from './key-slot.ts'
import { graver, newestGeneration, refuseOlderKeys, wrongPassword } from './open-slot.ts'
import type { Slots } from './slot-kinds.ts'
import {
  changeKnown,
  isUnanswered,
  readShownSlots,
  rememberedSlots,
  type SlotsNotBelievedError,
  type UnlockParts,
} from './slot-list.ts'

/** Nobody who unlocks waits for a slow server for longer than this. */
const patienceMs = 4_000

async function inTime<T>(asking: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OfflineError('The server takes too long.')), patienceMs)
  })
  return Promise.race([asking, late]).finally(() => clearTimeout(timer))
}

export interface FoundSlots extends Slots {
  /** Null: these are the slots that this device has kept. */
  readonly list: SlotList | null
}

/** Where to look for a slot that opens, one after the other. */
export interface Candidates {
  readonly found: readonly FoundSlots[]
  readonly doubt: SlotsNotBelievedError | null
}

/**
 * The server's slots and those kept here; where it does not answer, the latter alone. A list that contradicts what was seen has to prove itself by
 * opening, as after a server was put back from a backup. Those kept are tried where that is no wonder (`isForgiving`).
 */
export async function findSlots(
  parts: UnlockParts,
  userId: number,
  isForgiving: boolean,
): Promise<Candidates> {
  const known = (await parts.device.read(userId))?.slots
  const asking = readShownSlots(parts, userId)
  try {
    const { list, doubt } = await (known ? inTime(asking) : asking)
    parts.onKeyTrouble(doubt)
    const shown = { list, slots: list.slots }
    return { found: isForgiving ? [shown, ...(await keptHere(parts, userId))] : [shown], doubt }
  } catch (error) {
    if (!known || !isUnanswered(error)) throw error
    return { found: await keptHere(parts, userId), doubt: null }
  }
}

/** What this device has kept to open with. */
export async function keptHere(
  { device }: Pick<UnlockParts, 'device'>,
  userId: number,
): Promise<FoundSlots[]> {
  const known = await device.read(userId)
  return known ? [{ list: null, slots: slotsToTry(known) }] : []
}

/** What a slot opened to. */
export interface Opened {
  readonly keyringBytes: Bytes
  readonly slot: KeySlot
}

export interface SlotOpening {
  /** Throws as openFirst does. */
  readonly open: (from: Slots) => Promise<Opened>
  /** Goes on with the slots seen before when the server cannot be believed. */
  readonly isForgiving: boolean
}

/** The list has opened to keys that are not older: it is the one from now on, whatever was seen before. */
async function believe(parts: UnlockParts, userId: number, list: SlotList): Promise<void> {
  await changeKnown(parts, userId, (known) => rememberedSlots(list)({ ...known, slots: null }))
  parts.onKeyTrouble(null)
}

export interface FoundKeyring extends FoundSlots {
  readonly keyringBytes: Bytes
}

export interface FoundKeyring extends FoundSlots {
  readonly keyringBytes: Bytes
}

/** The keyring behind the first list that opens to keys no older than those seen. */
export async function openFound(
  parts: UnlockParts,
  userId: number,
  { found, doubt }: Candidates,
  { open, isForgiving }: SlotOpening,
): Promise<FoundKeyring> {
  let reason: Error | undefined
  for (const one of found) {
    try {
      if (one.slots.length === 0) throw doubt ?? new WrongKeyError(wrongPassword)
      const opened = await open(one)
      await refuseOlderKeys(parts, userId, opened.keyringBytes)
      if (one.list && doubt) await believe(parts, userId, one.list)
      await noteSlotOpened(parts, userId, one, opened)
      if (!doubt) parts.onKeyTrouble(await disputeOf(parts, userId))
      return { ...one, keyringBytes: opened.keyringBytes }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      reason = graver(error, reason)
    }
  }
  throw (isForgiving ? null : doubt) ?? reason ?? new WrongKeyError(wrongPassword)
}

/** Keeps the slot that opened in place of those before it. One that the newest list does not have is in dispute with the server. */
async function noteSlotOpened(
  parts: UnlockParts,
  userId: number,
  { list }: FoundSlots,
  { slot, keyringBytes }: Opened,
): Promise<void> {
  const generation = newestGeneration(keyringBytes)
  await changeKnown(parts, userId, (known) => {
    const isNewer = generation > (known.generation ?? 0)
    const isShown = list !== null || holdsSlot(known.slots?.slots ?? [], slot)
    return {
      kept: withOpened(isNewer ? [] : keptSlots(known), slot),
      generation,
      dispute: isShown ? null : 'opened',
    }
  })
}
