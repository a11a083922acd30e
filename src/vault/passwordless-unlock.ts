import type { PasskeyAssertion } from '#contract/factor.ts'
import type { User } from '#domain/account/user.ts'
import { dropPendingLogout } from './keys/pending-logout.ts'
import { DamagedSlotError, WrongKeyError } from './keys/slots/key-slot.ts'
import { isUnanswered, SlotsNotBelievedError } from './keys/slots/slot-list.ts'
import type { UnlockParts } from './keys/unlock.ts'
import type { VaultServer } from './ports/ports.ts'
import { type Bytes, wipe } from './primitives/bytes.ts'
import type { Vault } from './vault.ts'

/** How a passkey answered. */
export interface PasskeyEntry {
  readonly ticket: string
  readonly assertion: PasskeyAssertion
  /** What it computed for the vault, which is wiped; null where it cannot. */
  readonly prf: Bytes | null
}

/** For whoever is signed in but has no key in this browser: the vault is locked, and is unlocked here. */
function tolerateShut(error: unknown): void {
  const isShut =
    error instanceof WrongKeyError ||
    error instanceof DamagedSlotError ||
    error instanceof SlotsNotBelievedError ||
    isUnanswered(error)
  if (!isShut) throw error
}

type Parts = Pick<UnlockParts, 'device'> & {
  readonly server: Pick<VaultServer, 'finishLogin' | 'passkeyLogin'>
}

/** Ways to sign in that no password goes with: what opens the vault then is a passkey, or this browser's own key. */
export class PasswordlessUnlock {
  readonly #vault: Vault
  readonly #parts: Parts

  constructor(vault: Vault, parts: Parts) {
    this.#vault = vault
    this.#parts = parts
  }

  /** Goes on with a sign-in that Google began and that needs a second factor. */
  async finishLogin(ticket: string): Promise<User> {
    return this.#entered(await this.#parts.server.finishLogin(ticket))
  }

  /** Signs in with a passkey alone, and opens with what it computed where the vault has a slot for that. */
  async passkeyLogin({ prf, ...sent }: PasskeyEntry): Promise<User> {
    try {
      const user = await this.#parts.server.passkeyLogin(sent)
      this.#vault.close()
      if (prf) await this.#vault.unlockWithKey(user.id, 'passkey', prf).catch(tolerateShut)
      return await this.#entered(user)
    } finally {
      if (prf) wipe(prf)
    }
  }

  async #entered(user: User): Promise<User> {
    await dropPendingLogout(this.#parts, user.id)
    if (this.#vault.session?.userId !== user.id) {
      this.#vault.close()
      await this.#vault.openWithDevice(user.id).catch(tolerateShut)
    }
    return user
  }

  /** Whether the vault has a slot that a passkey opens, as far as this device has seen. */
  async hasPasskey(userId: number): Promise<boolean> {
    const slots = (await this.#parts.device.read(userId))?.slots?.slots ?? []
    return slots.some(({ kind }) => kind === 'passkey')
  }
}
