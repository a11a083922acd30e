import type { KdfParams } from '#contract/account.ts'
import type { KeySlot, SlotList } from '#contract/vault.ts'
import { type Bytes, wipe } from './bytes.ts'
import { DamagedSlotError, unwrapKeyring, WrongKeyError } from './key-slot.ts'
import { decodeKeyring } from './keyring.ts'
import { type Argon2id, deriveRoot, vaultKeyOf, WeakKdfError } from './password-kdf.ts'
import { SlotsNotBelievedError, type UnlockParts } from './slot-list.ts'

/** What a password gives for one derivation. */
export interface PasswordKey {
  readonly vaultKey: Bytes
  readonly kdf: KdfParams
}

/** The keyring lacks a generation that this device has seen. */
export class OlderKeysError extends SlotsNotBelievedError {
  override readonly name = 'OlderKeysError'
  constructor() {
    super('These keys are from before you renewed them. The server shows something old; nothing was changed.')
  }
}

export const wrongPassword = 'This password does not open the vault'

export const slotsOfKind = (list: SlotList, kind: KeySlot['kind']): SlotList['slots'] =>
  list.slots.filter((slot) => slot.kind === kind)

/** What a person types to open their vault: one of the two, and of that one slot. */
export type TypedKind = 'password' | 'passphrase'
export const isTyped = (kind: KeySlot['kind']): kind is TypedKind =>
  kind === 'password' || kind === 'passphrase'

export const typedSlots = (list: SlotList): SlotList['slots'] =>
  list.slots.filter(({ kind }) => isTyped(kind))

/** There is one such slot; a server that shows many may not keep this device deriving for hours. */
const mostDerivations = 4

/** The highest generation in an encoded keyring. */
export const newestGeneration = (keyringBytes: Bytes): number =>
  Math.max(...decodeKeyring(keyringBytes).dataKeys.keys())

/** A slot that was changed, or asks for too much, says more than that the key was another one. */
function graver(one: Error, other: Error | undefined): Error {
  const rank = (error: Error | undefined): number =>
    error instanceof DamagedSlotError ? 2 : error instanceof WeakKdfError ? 1 : 0
  return other && rank(other) >= rank(one) ? other : one
}

/**
 * The keyring bytes behind the first of the slots that opens with the key that belongs to it. A slot that cannot be opened does not
 * keep the others shut. Throws DamagedSlotError or WeakKdfError when that is why, else WrongKeyError.
 */
export async function openFirst(
  userId: number,
  slots: readonly KeySlot[],
  keyFor: (slot: KeySlot) => Bytes | Promise<Bytes>,
): Promise<{ keyringBytes: Bytes; slot: KeySlot }> {
  let reason: Error | undefined
  for (const slot of slots) {
    try {
      return { keyringBytes: await unwrapKeyring(userId, slot, await keyFor(slot)), slot }
    } catch (error) {
      if (
        !(
          error instanceof WrongKeyError ||
          error instanceof DamagedSlotError ||
          error instanceof WeakKdfError
        )
      )
        throw error
      reason = graver(error, reason)
    }
  }
  throw reason ?? new WrongKeyError(wrongPassword)
}

/** Derives a typed password for slots, each derivation once. */
export class TypedPassword {
  readonly #password: string
  readonly #argon2: Argon2id
  readonly #roots = new Map<string, Bytes>()

  constructor(password: string, argon2: Argon2id) {
    this.#password = password
    this.#argon2 = argon2
  }

  async root(kdf: KdfParams): Promise<Bytes> {
    const { salt, memoryKiB, passes, lanes } = kdf
    const name = [salt, memoryKiB, passes, lanes].join()
    const known = this.#roots.get(name)
    if (known) return known
    if (this.#roots.size >= mostDerivations) throw new WrongKeyError(wrongPassword)
    const root = await deriveRoot(this.#password, kdf, this.#argon2)
    this.#roots.set(name, root)
    return root
  }

  async vaultKey(kdf: KdfParams): Promise<Bytes> {
    return vaultKeyOf(await this.root(kdf))
  }

  /** The keyring behind one of these typed slots. Throws as openFirst does. */
  open(userId: number, slots: readonly KeySlot[]): Promise<{ keyringBytes: Bytes; slot: KeySlot }> {
    return openFirst(userId, slots, ({ kdf }) => {
      if (!kdf) throw new DamagedSlotError('A slot without its derivation')
      return this.vaultKey(kdf)
    })
  }

  /** Forgets everything derived. */
  wipe(): void {
    wipe(...this.#roots.values())
    this.#roots.clear()
  }
}

/** Refuses a keyring from before the newest that this device has seen, and wipes it. */
export async function refuseOlderKeys(
  { device }: Pick<UnlockParts, 'device'>,
  userId: number,
  keyringBytes: Bytes,
): Promise<void> {
  const seen = (await device.read(userId))?.generation ?? 0
  if (newestGeneration(keyringBytes) >= seen) return
  wipe(keyringBytes)
  throw new OlderKeysError()
}
