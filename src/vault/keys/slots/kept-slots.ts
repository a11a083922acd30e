import type { KdfParams } from '#contract/account.ts'
import { isTyped, type KeySlot } from '#contract/vault.ts'
import type { DeviceKeys } from '../device-keys.ts'

type Family = 'typed' | 'recovery'

const familyOf = ({ kind }: KeySlot): Family | null =>
  isTyped(kind) ? 'typed' : kind === 'recovery' ? 'recovery' : null

/** More of one kind than an honest server shows between two unlocks. What came first stays: the server cannot push it out. */
const mostKept = 16

/** Everything that tells one wrap from another. */
export const slotFingerprint = ({ slotId, kind, kdf, commitment, wrapped }: KeySlot): string =>
  JSON.stringify([slotId, kind, kdf && [kdf.salt, kdf.memoryKiB, kdf.passes, kdf.lanes], commitment, wrapped])

export function holdsSlot(slots: readonly KeySlot[], slot: KeySlot): boolean {
  const wanted = slotFingerprint(slot)
  return slots.some((one) => slotFingerprint(one) === wanted)
}

/** What this device can open with, for what the person types: oldest first, those of the newest list last. */
export function keptSlots({ kept = [], slots }: Pick<DeviceKeys, 'kept' | 'slots'>): readonly KeySlot[] {
  const all = [...kept]
  for (const slot of slots?.slots ?? []) {
    const family = familyOf(slot)
    if (!family || holdsSlot(all, slot)) continue
    if (all.filter((one) => familyOf(one) === family).length < mostKept) all.push(slot)
  }
  return all
}

/** The same in the order in which to try: what has opened here, then the newest first. */
export function slotsToTry(known: Pick<DeviceKeys, 'kept' | 'slots'>): readonly KeySlot[] {
  const [kept, newest] = [keptSlots(known), known.slots?.slots ?? []]
  const first = anchorsOf(kept)
  const rest = kept.filter((slot) => !holdsSlot([...first, ...newest], slot)).reverse()
  return [...first, ...newest.filter((slot) => !holdsSlot(first, slot)), ...rest]
}

/** Of each kind the one that has opened here, or was seen first. */
function anchorsOf(kept: readonly KeySlot[]): KeySlot[] {
  const firstOf = (family: Family) => kept.find((slot) => familyOf(slot) === family)
  return [firstOf('typed'), firstOf('recovery')].filter((slot) => slot !== undefined)
}

/** What the password was derived with when it last opened the vault here; where it never did, when it was first seen. */
export const pinnedKdf = (known: DeviceKeys): KdfParams | null =>
  anchorsOf(keptSlots(known)).find(({ kind }) => isTyped(kind))?.kdf ?? null

/** Whether a list still shows a key that has opened here, or that this device has just made. */
export const isContinued = (known: DeviceKeys, list: readonly KeySlot[]): boolean =>
  [...anchorsOf(keptSlots(known)), ...(known.sent ?? [])].some((slot) => holdsSlot(list, slot))

/** `slot` has opened here, or was made here: those of its kind that came before it are over. */
export function withOpened(kept: readonly KeySlot[], slot: KeySlot): KeySlot[] {
  const family = familyOf(slot)
  if (!family) return [...kept]
  const wanted = slotFingerprint(slot)
  const at = kept.findIndex((one) => slotFingerprint(one) === wanted)
  const later = kept.filter((one, index) => familyOf(one) === family && at >= 0 && index > at)
  return [...kept.filter((one) => familyOf(one) !== family), slot, ...later]
}

/** `slots` are at the server, as they were made here. */
export const withMade = (known: DeviceKeys, slots: readonly KeySlot[]): Partial<DeviceKeys> => ({
  kept: slots.reduce(withOpened, keptSlots(known)),
})

/** The keys are newer ones: only what was made with them opens to those. */
export const keptAfterRenewal = ({ sent = [], kept = [] }: DeviceKeys): Partial<DeviceKeys> => ({
  kept: sent.length > 0 ? sent.reduce(withOpened, []) : kept.filter((slot) => familyOf(slot) === 'typed'),
})
