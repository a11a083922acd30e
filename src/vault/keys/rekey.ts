import { type KdfParams, kdfDefaults } from '#contract/account.ts'
import { isTyped, type KeySlot, type SentSlot, type SlotList, type TypedKind } from '#contract/vault.ts'
import { easyPassword, leakedPasswords } from '#domain/account/easy-password.ts'
import { passphraseRule } from '#domain/account/passphrase.ts'
import { passwordRule } from '#domain/account/user.ts'
import { OfflineError, ServerRefusedError, type VaultServer } from '../ports/ports.ts'
import { type Bytes, wipe } from '../primitives/bytes.ts'
import { importHkdfKey } from '../primitives/hkdf.ts'
import { authSecretOf, isWeaker, newKdf, strongest, vaultKeyOf } from '../primitives/password-kdf.ts'
import { nullWhenWrong, type Proven, provePassword, type Unanswered } from './password-proof.ts'
import { requireKept, SlotNotKeptError } from './slots/confirm-slot.ts'
import { atLeast } from './slots/derivation-pin.ts'
import { holdsSlot, pinnedKdf } from './slots/kept-slots.ts'
import { WrongKeyError } from './slots/key-slot.ts'
import { type PasswordKey, TypedPassword, wrongPassword } from './slots/open-slot.ts'
import { typedSlots } from './slots/slot-kinds.ts'
import {
  changeKnown,
  isConflict,
  mostRaces,
  rememberedSlots,
  trustedSlots,
  type UnlockParts,
} from './slots/slot-list.ts'
import { asWrongKey } from './wrong-account-key.ts'

/** The new password or passphrase breaks the rule for such; the message is the rule. */
export class PasswordRuleError extends Error {
  override readonly name = 'PasswordRuleError'
}

export interface RekeyParts extends UnlockParts {
  readonly server: UnlockParts['server'] & Pick<VaultServer, 'rekey'>
  readonly userId: number
}

/** What to replace the slots with. */
export interface NewSlots {
  readonly slots: readonly SentSlot[]
  readonly isSealedAnew: boolean
  readonly endOtherSessions: boolean
}

/** A new password, derived. */
interface NextPassword {
  readonly kdf: KdfParams
  readonly root: Bytes
  readonly vaultKey: Bytes
  /** It takes the place of a passphrase, and signs in from now on. */
  readonly becomes: 'password' | undefined
}

const needsNew =
  'Please choose a new password with the new keys: the one that you have is made into a key in a way that is easier to guess than keys may be.'

const rules = { password: passwordRule, passphrase: passphraseRule } as const

/** Checks a new password or passphrase by the rules that only a client can check. `own` is what the person is called. Throws PasswordRuleError. */
export async function checkNewSecret(
  kind: TypedKind,
  text: string,
  own: readonly string[] = [],
): Promise<void> {
  const checked = rules[kind].safeParse(text)
  if (!checked.success) throw new PasswordRuleError(checked.error.issues[0]?.message ?? 'Invalid password')
  const easy = easyPassword(text, own, await leakedPasswords())
  if (easy) throw new PasswordRuleError(easy)
}

/** Changes without an answer that are remembered, newest last. */
const mostSent = 8

/** Whether it stays open if the server has done what was asked. */
const isUncertain = (error: unknown): boolean =>
  error instanceof OfflineError ||
  error instanceof SlotNotKeptError ||
  (error instanceof ServerRefusedError && error.status >= 500)

/** Replaces all slots at once, proven by the password, and sets a new one if it is given. Works again after an answer was lost. */
export class Rekeyer {
  readonly #parts: RekeyParts
  #unanswered: Unanswered | null = null

  constructor(parts: RekeyParts) {
    this.#parts = parts
  }

  /**
   * `make` says what the slots become; it gets what `current` opened, and the password or passphrase that shall open the vault from now on. A passphrase
   * stays one unless it `becomes` a password. Answers false, and changes nothing, where `next` is the account's already. Throws WrongKeyError
   * before anything is sent.
   */
  async replaceSlots(
    current: string,
    next: string | null,
    make: (proven: Proven, key: PasswordKey, kind: TypedKind) => Promise<NewSlots>,
    becomes?: 'password',
  ): Promise<boolean> {
    const { argon2, random } = this.#parts
    if (next !== null) await checkNewSecret('password', next)
    const typed = new TypedPassword(current, argon2)
    const typedNext = next === null ? null : new TypedPassword(next, argon2)
    const fresh = newKdf(random)
    const known = await this.#parts.device.read(this.#parts.userId)
    try {
      for (let attempt = 1; ; attempt++) {
        const proven = await this.#prove(typed, typedNext)
        if (proven === 'done') return false
        const kind = becomes ?? proven.kind
        if (next !== null) await checkNewSecret(kind, next)
        const floor = strongest(kdfDefaults, (known && pinnedKdf(known)) ?? kdfDefaults)
        if (next === null && isWeaker(proven.key.kdf, floor)) throw new PasswordRuleError(needsNew)
        const kdf = atLeast(fresh, floor, proven.key.kdf)
        const root = await typedNext?.root(kdf)
        const nextPassword = root ? { kdf, root, vaultKey: await vaultKeyOf(root), becomes } : null
        try {
          const made = await make(proven, nextPassword ?? proven.key, kind)
          await this.#send(proven, nextPassword, made)
          return true
        } catch (error) {
          if (!isConflict(error) || attempt === mostRaces) throw error
        } finally {
          wipe(proven.keyringBytes, proven.key.vaultKey)
          if (nextPassword) wipe(nextPassword.vaultKey)
        }
      }
    } finally {
      typed.wipe()
      typedNext?.wipe()
    }
  }

  async #prove(typed: TypedPassword, typedNext: TypedPassword | null): Promise<Proven | 'done'> {
    const { userId } = this.#parts
    const list = await trustedSlots(this.#parts, userId)
    const proven = await provePassword(this.#parts, userId, list, typed, this.#unanswered)
    if (proven) return proven
    const already = typedNext && (await nullWhenWrong(typedNext.open(userId, typedSlots(list))))
    if (!already) throw new WrongKeyError(wrongPassword)
    wipe(already.keyringBytes)
    this.#unanswered = null
    return 'done'
  }

  async #send(
    { list, proof, opened }: Proven,
    next: NextPassword | null,
    { slots, isSealedAnew, endOtherSessions }: NewSlots,
  ): Promise<void> {
    const { server, userId } = this.#parts
    const before = this.#unanswered
    if (next) this.#unanswered = await withUnanswered(before, opened, next)
    const signsIn = next?.becomes ? ({ signsIn: true } as const) : {}
    const password = next ? { next: await authSecretOf(next.root), derived: next.kdf, ...signsIn } : null
    const made = slots.filter((slot) => isTyped(slot.kind) && !holdsSlot(list.slots, slot))
    await changeKnown(this.#parts, userId, ({ sent = [] }) => ({ sent: [...sent, ...made].slice(-mostSent) }))
    const body = { baseVersion: list.version, proof, slots: [...slots], password }
    try {
      const written = await server.rekey({ ...body, isSealedAnew, endOtherSessions })
      const shown = next ? await this.#shown(slots, next, written) : written
      this.#unanswered = null
      await changeKnown(this.#parts, userId, (known) => ({
        ...rememberedSlots(shown, made)(known),
        sent: [],
      }))
    } catch (error) {
      if (!isUncertain(error)) this.#unanswered = before
      return asWrongKey(error)
    }
  }

  /** The list with the slot that the new password opens. A connection that is lost only now changes nothing: the answer held it. */
  async #shown(slots: readonly KeySlot[], next: NextPassword, written: SlotList): Promise<SlotList> {
    const slot = slots.find(({ kind }) => isTyped(kind))
    if (!slot) return written
    const sent = { slot, kek: next.vaultKey, written }
    return requireKept(this.#parts, this.#parts.userId, sent, notKept).catch((error: unknown) => {
      if (error instanceof OfflineError) return written
      throw error
    })
  }
}

const notKept =
  'The server says that it took your change, but shows another key than the one it was sent. Your earlier password may still be the one that opens your pages; ask who runs the server.'

async function withUnanswered(
  earlier: Unanswered | null,
  opened: KeySlot | null,
  { kdf, root }: NextPassword,
): Promise<Unanswered | null> {
  const before = earlier?.before ?? opened
  return before && { before, roots: [...(earlier?.roots ?? []), { kdf, root: await importHkdfKey(root) }] }
}
