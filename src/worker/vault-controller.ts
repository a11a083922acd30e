import type { LoginForm, RegisterForm, User } from '#domain/account/user.ts'
import { inTurn } from '#domain/jobs/in-turn.ts'
import { WrongKeyError } from '#vault/keys/slots/key-slot.ts'
import type { PasswordlessUnlock } from '#vault/passwordless-unlock.ts'
import { NoDeviceStorageError, OfflineError } from '#vault/ports/ports.ts'
import type { Vault } from '#vault/vault.ts'
import type {
  AuthOutcome,
  LockedBy,
  PasskeyAnswer,
  UnlockOutcome,
  Unsynced,
  VaultState,
} from '#worker/core/worker-api.ts'
import { sentenceOf } from './refusal-sentences.ts'

interface VaultControllerEvents {
  /** The vault can be used from now on; called before the state says so. */
  readonly onOpen: () => void
  /** It cannot be used any more. */
  readonly onClose: () => void
  readonly onState: (state: VaultState) => void
}

const nobody: VaultState = { status: 'closed', userId: null, lockedBy: null }
const notOpened = 'Your pages could not be opened. Please try again.'
const notTheirs = {
  password: 'This password does not open your pages.',
  passphrase: 'This passphrase does not open your pages.',
  chosen: 'You chose another passphrase on another device a moment ago. That one opens your pages.',
  passkey: 'This passkey does not open your pages. Your password or recovery code does.',
  code: 'This code does not open your pages. A newer one may have taken its place.',
}

/** Ways into the vault and out of it, and how it stands. */
export class VaultController {
  readonly #keeping = inTurn()
  readonly #vault: Vault
  readonly #entry: PasswordlessUnlock
  readonly #events: VaultControllerEvents
  #state = nobody
  #opening: Promise<VaultState> | undefined
  #user: User | undefined
  /** False: a passphrase takes its place. */
  #hasPassword = true

  constructor(vault: Vault, entry: PasswordlessUnlock, events: VaultControllerEvents) {
    this.#vault = vault
    this.#entry = entry
    this.#events = events
  }

  get state(): VaultState {
    return this.#state
  }

  register(form: RegisterForm & { setup?: string }): Promise<AuthOutcome> {
    return this.#enter(() => this.#vault.register(form))
  }

  login(form: LoginForm): Promise<AuthOutcome> {
    return this.#enter(() => this.#vault.login(form))
  }

  resetPassword(form: { token: string; password: string }): Promise<AuthOutcome> {
    return this.#enter(() => this.#vault.resetPassword(form))
  }

  finishLogin(ticket: string): Promise<AuthOutcome> {
    return this.#enter(() => this.#entry.finishLogin(ticket))
  }

  passkeyLogin(answer: PasskeyAnswer): Promise<AuthOutcome> {
    return this.#enter(() => this.#entry.passkeyLogin(answer))
  }

  async #enter(prove: () => Promise<User>): Promise<AuthOutcome> {
    try {
      const user = await prove()
      this.#knowUser(user)
      if (this.#vault.session) await this.#nowOpen(user.id)
      else this.#nowClosed(await this.#lockedState(user.id))
      return { ok: true, user }
    } catch (error) {
      return { ok: false, message: sentenceOf(error) }
    }
  }

  openVault(userId: number, hasPassword = true): Promise<VaultState> {
    this.#hasPassword = hasPassword
    if (this.#state.userId === userId && this.#state.status !== 'closed') return Promise.resolve(this.#state)
    this.#opening ??= this.#open(userId).finally(() => {
      this.#opening = undefined
    })
    return this.#opening
  }

  async #open(userId: number): Promise<VaultState> {
    this.#say({ status: 'opening', userId, lockedBy: null })
    const hasLeft = await this.#vault.finishPendingLogout(userId).catch(() => false)
    if (hasLeft) return this.#say(nobody)
    let fault: unknown
    const isOpen = await this.#vault.openWithDevice(userId).catch((error: unknown) => {
      console.error(error)
      fault = error
      return false
    })
    if (fault instanceof NoDeviceStorageError) return this.#say(this.#shut(userId, fault))
    if (!isOpen) return this.#say(await this.#lockedState(userId))
    await this.#nowOpen(userId)
    this.#vault
      .checkDevice(userId)
      .then((isTrusted) => isTrusted || this.closedByItself(false))
      .catch((error: unknown) => console.error(error))
    return this.#state
  }

  unlock(password: string): Promise<UnlockOutcome> {
    return this.#unlock(this.#typed, (userId) => this.#vault.unlock(userId, password))
  }

  /** The first key of the vault of somebody without a password. */
  choosePassphrase(passphrase: string): Promise<UnlockOutcome> {
    return this.#unlock('chosen', (userId) => this.#vault.choosePassphrase(userId, passphrase))
  }

  unlockWithCode(code: string): Promise<UnlockOutcome> {
    return this.#unlock('code', (userId) => this.#vault.unlockWithCode(userId, code))
  }

  unlockWithPasskey(prf: Uint8Array<ArrayBuffer>): Promise<UnlockOutcome> {
    return this.#unlock('passkey', (userId) => this.#vault.unlockWithKey(userId, 'passkey', prf))
  }

  async #unlock(by: keyof typeof notTheirs, open: (userId: number) => Promise<void>): Promise<UnlockOutcome> {
    const { userId } = this.#state
    if (userId === null) return { ok: false, message: 'Sign in first.' }
    try {
      await open(userId)
      await this.#nowOpen(userId)
      return { ok: true }
    } catch (error) {
      const message = error instanceof WrongKeyError ? notTheirs[by] : sentenceOf(error)
      return { ok: false, message: message ?? notOpened }
    }
  }

  /** Makes the account's new password open the vault, which was opened in another way. */
  async repairPassword(password: string): Promise<UnlockOutcome> {
    const { session } = this.#vault
    if (!session) return { ok: false, message: 'Unlock first.' }
    try {
      await session.keys.changePassword(password, password)
      this.#say({ status: 'open', userId: session.userId, lockedBy: null })
      return { ok: true }
    } catch (error) {
      const message =
        error instanceof WrongKeyError ? 'This is not the password of your account.' : sentenceOf(error)
      return { ok: false, message: message ?? notOpened }
    }
  }

  async lock(): Promise<void> {
    await this.#vault.lock(this.#state.userId)
    this.closedByItself(false)
  }

  async logout(unsynced: Unsynced): Promise<void> {
    await this.#vault.logout(unsynced, this.#state.userId)
    this.#user = undefined
    this.#nowClosed(nobody)
  }

  /** The vault has closed: locked, or the person is signed out (`isGone`). */
  closedByItself(isGone: boolean): void {
    const { userId, isPasswordStale } = this.#state
    if (isGone || userId === null) this.#nowClosed(nobody)
    else {
      this.#nowLocked(
        { status: 'locked', userId, lockedBy: isPasswordStale ? 'way-back' : this.#typed },
        userId,
      )
      this.#sayWhy(userId).catch((error: unknown) => console.error(error))
    }
  }

  async #sayWhy(userId: number): Promise<void> {
    const lockedWhy = await this.#vault.keyTrouble(userId)
    const { status, userId: whose } = this.#state
    if (lockedWhy !== null && status === 'locked' && whose === userId)
      this.#say({ ...this.#state, lockedWhy })
  }

  get #typed(): 'password' | 'passphrase' {
    return this.#hasPassword ? 'password' : 'passphrase'
  }

  #knowUser(user: User): void {
    this.#user = user
    this.#hasPassword = user.hasPassword
  }

  lastUser(): Promise<User | null> {
    return this.#vault.lastUser()
  }

  /** Where the server cannot say who is here: the vault that stands locked in this browser, if there is one. */
  async standLocked(): Promise<VaultState> {
    const locked = this.#state.status === 'closed' ? await this.#vault.lockedHere() : null
    return locked ? this.openVault(locked.userId, locked.hasPassword) : this.#state
  }

  async rememberUser(user: User): Promise<void> {
    this.#knowUser(user)
    await this.#keepUser(user)
  }

  /** In turn: who is said last stays. */
  #keepUser(user: User): Promise<void> {
    return this.#keeping(() => this.#vault.keepUser(user))
  }

  async #lockedState(userId: number): Promise<VaultState> {
    const isOnWayBack = await this.#vault.isOnWayBack(userId)
    const lockedBy = isOnWayBack ? 'way-back' : await this.#typedOrFirst(userId)
    const lockedWhy = await this.#vault.keyTrouble(userId)
    const hasPasskey = await this.#entry.hasPasskey(userId)
    const locked = { status: 'locked', userId, lockedBy } as const
    return { ...locked, ...(lockedWhy !== null && { lockedWhy }), ...(hasPasskey && { hasPasskey }) }
  }

  /** Nothing can be kept here, nor read of what was: the lock says so. */
  #shut(userId: number, fault: NoDeviceStorageError): VaultState {
    return { status: 'locked', userId, lockedBy: this.#typed, lockedWhy: sentenceOf(fault) ?? notOpened }
  }

  /** A vault whose server cannot say, or is not believed, is never taken for one without a key. */
  async #typedOrFirst(userId: number): Promise<LockedBy> {
    if (this.#hasPassword) return 'password'
    const hasKeys = await this.#vault.hasKeys(userId).catch((error: unknown) => {
      if (!(error instanceof OfflineError)) console.error(error)
      return true
    })
    return hasKeys ? 'passphrase' : 'first-passphrase'
  }

  async #nowOpen(userId: number): Promise<void> {
    const isPasswordStale = await this.#vault.isOnWayBack(userId)
    const { session } = this.#vault
    if (!session) return
    this.#events.onOpen()
    this.#say({ status: 'open', userId, lockedBy: null, ...(isPasswordStale && { isPasswordStale }) })
    if (this.#user)
      this.#keepUser(this.#user).catch(
        (error: unknown) => this.#vault.session !== session || console.error(error),
      )
  }

  /** Locked at once; whether a passkey opens it is said when that has been looked up. */
  #nowLocked(state: VaultState, userId: number): void {
    this.#nowClosed(state)
    this.#entry
      .hasPasskey(userId)
      .then((hasPasskey) => {
        if (hasPasskey && this.#state === state) this.#say({ ...state, hasPasskey })
      })
      .catch((error: unknown) => console.error(error))
  }

  #nowClosed(state: VaultState): void {
    this.#events.onClose()
    this.#say(state)
  }

  #say(state: VaultState): VaultState {
    this.#state = state
    this.#events.onState(state)
    return state
  }
}
