import type { LoginForm, RegisterForm, User } from '#domain/account/user.ts'
import { WrongKeyError } from '#vault/keys/key-slot.ts'
import type { Vault } from '#vault/vault.ts'
import type { AuthOutcome, UnlockOutcome, Unsynced, VaultState } from '#web/lib/worker-api.ts'
import { sentenceOf } from './door-sentences.ts'

interface DoorEvents {
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
  code: 'This code does not open your pages. A newer one may have taken its place.',
}

/** Ways into the vault and out of it, and how it stands. */
export class VaultDoors {
  readonly #vault: Vault
  readonly #events: DoorEvents
  #state = nobody
  #opening: Promise<VaultState> | undefined
  #user: User | undefined

  constructor(vault: Vault, events: DoorEvents) {
    this.#vault = vault
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

  async #enter(prove: () => Promise<User>): Promise<AuthOutcome> {
    try {
      const user = await prove()
      this.#user = user
      if (this.#vault.session) await this.#nowOpen(user.id)
      else this.#nowClosed(await this.#lockedState(user.id))
      return { ok: true, user }
    } catch (error) {
      return { ok: false, message: sentenceOf(error) }
    }
  }

  openVault(userId: number): Promise<VaultState> {
    if (this.#state.userId === userId && this.#state.status !== 'closed') return Promise.resolve(this.#state)
    this.#opening ??= this.#open(userId).finally(() => {
      this.#opening = undefined
    })
    return this.#opening
  }

  async #open(userId: number): Promise<VaultState> {
    this.#say({ status: 'opening', userId, lockedBy: null })
    const hasLeft = await this.#vault.payLogout(userId).catch(() => false)
    if (hasLeft) return this.#say(nobody)
    const isOpen = await this.#vault.openWithDevice(userId).catch((error: unknown) => {
      console.error(error)
      return false
    })
    if (!isOpen) return this.#say(await this.#lockedState(userId))
    await this.#nowOpen(userId)
    this.#vault
      .checkDevice(userId)
      .then((isTrusted) => isTrusted || this.closedByItself(false))
      .catch((error: unknown) => console.error(error))
    return this.#state
  }

  unlock(password: string): Promise<UnlockOutcome> {
    return this.#unlock('password', (userId) => this.#vault.unlock(userId, password))
  }

  unlockWithCode(code: string): Promise<UnlockOutcome> {
    return this.#unlock('code', (userId) => this.#vault.unlockWithCode(userId, code))
  }

  async #unlock(by: 'password' | 'code', open: (userId: number) => Promise<void>): Promise<UnlockOutcome> {
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
    else this.#nowClosed({ status: 'locked', userId, lockedBy: isPasswordStale ? 'way-back' : 'password' })
  }

  lastUser(): Promise<User | null> {
    return this.#vault.lastUser()
  }

  async rememberUser(user: User): Promise<void> {
    this.#user = user
    await this.#vault.keepUser(user)
  }

  async #lockedState(userId: number): Promise<VaultState> {
    const lockedBy = (await this.#vault.isOnWayBack(userId)) ? 'way-back' : 'password'
    return { status: 'locked', userId, lockedBy }
  }

  async #nowOpen(userId: number): Promise<void> {
    const isPasswordStale = await this.#vault.isOnWayBack(userId)
    if (!this.#vault.session) return
    this.#events.onOpen()
    this.#say({ status: 'open', userId, lockedBy: null, ...(isPasswordStale && { isPasswordStale }) })
    if (this.#user) this.#vault.keepUser(this.#user).catch((error: unknown) => console.error(error))
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
