import type { KdfParams } from '#contract/account.ts'
import type { KeySlot } from '#contract/vault.ts'
import { type Bytes, wipe } from '#vault/primitives/bytes.ts'
import { type Argon2id, deriveRoot, vaultKeyOf, WeakKdfError } from '#vault/primitives/password-kdf.ts'
import { decodeKeyring } from '../keyring.ts'
import { DamagedSlotError, unwrapKeyring, WrongKeyError } from './key-slot.ts'
import { SlotsNotBelievedError, type UnlockParts } from './slot-list.ts'

/** What a password gives for one derivation. */
export interface PasswordKey {
  readonly vaultKey: Bytes
  readonly kdf: KdfParams
}

/** The key of the account's own password, with what shows the server that it was typed. */
export interface AccountKey extends PasswordKey {
  /** authSecret, base64. */
  readonly authSecret: string
}

/** The keyring lacks a generation that this device has seen. */
export class OlderKeysError extends SlotsNotBelievedError {
  override readonly name = 'OlderKeysError'
  constructor() {
    super('These keys are from before you renewed them. The server shows something old; nothing was changed.')
  }
}

export const wrongPassword = 'This password does not open the vault'

/** There is one such slot; a server that shows many may not keep this device deriving for hours. */
const mostDerivations = 4
/** Of slots that ended there may be more, and they are asked for only by somebody whom nothing else lets in. */
export const mostRetiredDerivations = 24

/** The highest generation in an encoded keyring. */
export const newestGeneration = (keyringBytes: Bytes): number =>
  Math.max(...decodeKeyring(keyringBytes).dataKeys.keys())

/** A slot that was changed, or asks for too much, says more than that the key was another one. */
export function graver(one: Error, other: Error | undefined): Error {
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

const nameOf = ({ salt, memoryKiB, passes, lanes }: KdfParams): string =>
  [salt, memoryKiB, passes, lanes].join()

/** Derives a typed password for slots, each derivation once. */
export class TypedPassword {
  readonly #password: string
  readonly #argon2: Argon2id
  readonly #roots = new Map<string, Bytes>()
  readonly #most: number

  constructor(password: string, argon2: Argon2id, most = mostDerivations) {
    this.#most = most
    this.#password = password
    this.#argon2 = argon2
  }

  async root(kdf: KdfParams): Promise<Bytes> {
    const name = nameOf(kdf)
    const known = this.#roots.get(name)
    if (known) return known
    const root = await deriveRoot(this.#password, kdf, this.#argon2)
    this.#roots.set(name, root)
    return root
  }

  async vaultKey(kdf: KdfParams): Promise<Bytes> {
    return vaultKeyOf(await this.root(kdf))
  }

  /** The keyring behind one of these typed slots. Throws as openFirst does. */
  open(userId: number, slots: readonly KeySlot[]): Promise<{ keyringBytes: Bytes; slot: KeySlot }> {
    const most = this.#roots.size + this.#most
    return openFirst(userId, slots, ({ kdf }) => {
      if (!kdf) throw new DamagedSlotError('A slot without its derivation')
      if (this.#roots.size >= most && !this.#roots.has(nameOf(kdf))) throw new WrongKeyError(wrongPassword)
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
