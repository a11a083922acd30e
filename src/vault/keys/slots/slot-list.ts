import type { KeySlot, SlotList } from '#contract/vault.ts'
import { OfflineError, ServerRefusedError, type VaultServer } from '#vault/ports/ports.ts'
import type { RandomBytes } from '#vault/primitives/bytes.ts'
import type { Argon2id } from '#vault/primitives/password-kdf.ts'
import type { DeviceKeyring, DeviceKeys } from '../device-keys.ts'
import { holdsSlot, keptSlots, slotFingerprint, withOpened } from './kept-slots.ts'

export interface UnlockParts {
  readonly server: Pick<
    VaultServer,
    'readSlots' | 'writeSlot' | 'deleteSlot' | 'readKeyShare' | 'readRetiredSlots'
  >
  readonly device: DeviceKeyring
  readonly argon2: Argon2id
  readonly random: RandomBytes
  readonly newUid: () => string
  readonly now: () => number
  /** Hears of what the server did wrong where the vault could go on without it. `null`: it behaves again. */
  readonly onKeyTrouble: (trouble: Error | null) => void
}

/** The server's keys are not those that this device has seen. They are not believed, and nothing was changed. */
export class SlotsNotBelievedError extends Error {
  override readonly name: string = 'SlotsNotBelievedError'
}

/** The server denies keys that were there. */
export class MissingSlotsError extends SlotsNotBelievedError {
  override readonly name = 'MissingSlotsError'
  constructor() {
    super('The server says that this vault has no keys any more, which cannot be. Nothing was changed.')
  }
}

/** The server shows a list of keys from before the one that this device has seen. */
export class OlderSlotsError extends SlotsNotBelievedError {
  override readonly name = 'OlderSlotsError'
  constructor() {
    super(
      'The server shows older keys than this device has seen. If it was put back from a backup, lock and unlock once; if not, ask who runs it.',
    )
  }
}

/** The server shows the same list of keys as before with something else in it. */
export class AlteredSlotsError extends SlotsNotBelievedError {
  override readonly name = 'AlteredSlotsError'
  constructor() {
    super(
      'The server shows other keys than this device has seen. Lock and unlock once; if this comes back, ask who runs the server.',
    )
  }
}

/** Something opened here that the server does not show any more. */
export class OtherKeysError extends SlotsNotBelievedError {
  override readonly name = 'OtherKeysError'
  constructor() {
    super(
      'The server shows other keys than those that this device knows, which were kept. If you changed your password or recovery code on another device, use the new one; if not, ask who runs the server.',
    )
  }
}

/** The server shows only keys that this device has never seen, and not its own. */
export class UnknownKeysError extends SlotsNotBelievedError {
  override readonly name = 'UnknownKeysError'
  constructor() {
    super(
      'The server shows only keys that this device has never seen. It keeps the keys that it has, and asks for what you type.',
    )
  }
}

/** How often a change of slots is tried when somebody else comes in between. */
export const mostRaces = 5

export const isConflict = (error: unknown): boolean =>
  error instanceof ServerRefusedError && error.status === 409

/** The server could not be asked, or would not answer: what this device knows has to do. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof OfflineError || error instanceof ServerRefusedError

const nothingKnown = (userId: number): DeviceKeys => ({
  userId,
  deviceKey: null,
  deviceSlot: null,
  slots: null,
})

/** Changes what this device knows of a person's keys. */
export function changeKnown(
  { device }: Pick<UnlockParts, 'device'>,
  userId: number,
  next: (known: DeviceKeys) => Partial<DeviceKeys>,
): Promise<void> {
  return device.change(userId, (now) => {
    const known = now ?? nothingKnown(userId)
    return { ...known, ...next(known) }
  })
}

/** A list as the server shows it, and why not to believe it. */
export interface ShownSlots {
  readonly list: SlotList
  readonly doubt: SlotsNotBelievedError | null
}

/** The slots as the server shows them; remembered from now on when they do not contradict what was seen. */
export async function readShownSlots(parts: UnlockParts, userId: number): Promise<ShownSlots> {
  // What is known is read first: an answer may be older than what another tab learns while it is on its way.
  const seen = (await parts.device.read(userId))?.slots
  const list = await parts.server.readSlots()
  const doubt = contradiction(list, seen ?? noSlots)
  if (!doubt) await changeKnown(parts, userId, rememberedSlots(list))
  return { list, doubt }
}

/** The same where only a list without doubt will do. Throws SlotsNotBelievedError. */
export async function trustedSlots(parts: UnlockParts, userId: number): Promise<SlotList> {
  const { list, doubt } = await readShownSlots(parts, userId)
  if (doubt) throw doubt
  return list
}

/** Of a vault that was never opened. */
export const noSlots: SlotList = { version: 0, slots: [] }

/** The last slot of a vault is never removed: an empty list has never been changed. */
function contradiction(list: SlotList, seen: SlotList): SlotsNotBelievedError | null {
  if (list.slots.length === 0 && (list.version > 0 || seen.slots.length > 0)) return new MissingSlotsError()
  if (list.version < seen.version) return new OlderSlotsError()
  const isAltered = list.version === seen.version && fingerprint(list) !== fingerprint(seen)
  return isAltered ? new AlteredSlotsError() : null
}

const fingerprint = ({ slots }: SlotList): string => slots.map(slotFingerprint).sort().join()

/**
 * Keeps a list of slots unless a newer one is known, beside what opens until something in it has opened, and ends a way back that it has made an
 * end of. `made`: what was made here, and is at the server by its answer, whatever the list in it says.
 */
export const rememberedSlots =
  (slots: SlotList, made: readonly KeySlot[] = []) =>
  (known: DeviceKeys): Partial<DeviceKeys> => {
    const arrived = (known.sent ?? []).filter((slot) => holdsSlot(slots.slots, slot))
    const kept = [...arrived, ...made].reduce(withOpened, keptSlots(known))
    if (known.slots && known.slots.version > slots.version) return { kept }
    const { wayBack } = known
    const isStillShut = slots.slots.some(({ commitment }) => wayBack?.besides.includes(commitment))
    return { slots, kept, ...(wayBack && !isStillShut && { wayBack: null }) }
  }
