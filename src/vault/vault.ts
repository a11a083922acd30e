import type { KdfParams } from '#contract/account.ts'
import type { LoginForm, RegisterForm, User } from '#domain/account/user.ts'
import { DeviceWatch } from './keys/device-watch.ts'
import { choosePassphrase, hasKeys } from './keys/first-passphrase.ts'
import { currentGeneration, type ImportedKeyring } from './keys/keyring.ts'
import { keyTrouble, lockedHere } from './keys/locked-here.ts'
import { dropPendingLogout, endSession, finishPendingLogout } from './keys/pending-logout.ts'
import { recoveryKeyFrom } from './keys/recovery-code.ts'
import { checkNewSecret } from './keys/rekey.ts'
import { kdfToSignIn, newKdfFor, noteName } from './keys/slots/derivation-pin.ts'
import {
  deviceTrust,
  disputeOf,
  forgetDevice,
  forgetDeviceKey,
  noteOpened,
  openWithDevice,
} from './keys/slots/device-slot.ts'
import { type AccountKey, TypedPassword } from './keys/slots/open-slot.ts'
import { SlotsNotBelievedError } from './keys/slots/slot-list.ts'
import { enterVault, importAndWipe, unlockWithKey, unlockWithPassword, WayBackError } from './keys/unlock.ts'
import { type OpenVault, openVault, readLocalWith, type TabMessage, type VaultParts } from './open-vault.ts'
import { OfflineError, ServerRefusedError } from './ports/ports.ts'
import { type Bytes, wipe } from './primitives/bytes.ts'
import { authSecretOf } from './primitives/password-kdf.ts'
import type { VaultSession } from './store/store.ts'
import { holdsMore, sendAll } from './unsent-changes.ts'

export type { TabChannel, TabMessage, VaultParts } from './open-vault.ts'

/** What becomes of words that the server does not have when somebody signs out. */
export type Unsynced = 'keep' | 'discard'
const userName = 'user'

/** One person's vault in one tab: signs in, opens, keeps, syncs, locks. */
export class Vault {
  readonly #parts: VaultParts
  #open: OpenVault | undefined
  /** The account's new password, which does not open the vault yet. In memory only. */
  #wayBack: { readonly userId: number; readonly key: AccountKey } | undefined
  #isLeaving = false
  /** Counts what opened and closed here: what was begun before a lock does not open after it. */
  #turn = 0

  constructor(parts: VaultParts) {
    this.#parts = parts
  }

  get session(): VaultSession | undefined {
    return this.#open?.session
  }

  async register(form: RegisterForm & { setup?: string }): Promise<User> {
    await checkNewSecret('password', form.password, [form.username, form.email, form.name ?? ''])
    const kdf = await newKdfFor(this.#parts, form.username)
    return this.#enter({ ...form, kdf }, (password) =>
      this.#parts.server.register({ ...form, password, derived: kdf }),
    )
  }

  /** Throws WeakerKdfError where the server asks for less work than this browser has seen of that name. */
  async login({ username, password }: LoginForm): Promise<User> {
    const kdf = await kdfToSignIn(this.#parts, username)
    return this.#enter({ username, password, kdf }, (derived) =>
      this.#parts.server.login({ username, password: derived, derived: true }),
    )
  }

  /** Sets a new password by a reset link, and signs in with it. Throws PasswordRuleError. */
  async resetPassword({ token, password }: { token: string; password: string }): Promise<User> {
    await checkNewSecret('password', password)
    const { username } = await this.#parts.server.readReset(token)
    const kdf = await newKdfFor(this.#parts, username)
    return this.#enter({ username, password, kdf }, (derived) =>
      this.#parts.server.resetPassword({ token, password: derived, derived: kdf }),
    )
  }

  /** Derives, proves the password to the server, opens the vault; it stays shut where the password does not open it and nothing here does. */
  async #enter(
    { username, password, kdf }: { username: string; password: string; kdf: KdfParams },
    prove: (authSecret: string) => Promise<User>,
  ): Promise<User> {
    const typed = new TypedPassword(password, this.#parts.argon2)
    const authSecret = await authSecretOf(await typed.root(kdf))
    const key = { vaultKey: await typed.vaultKey(kdf), kdf, authSecret }
    let isKept = false
    try {
      const user = await prove(authSecret)
      await dropPendingLogout(this.#parts, user.id)
      const keyringBytes = await enterVault(this.#parts, user.id, key, typed)
      await noteName(this.#parts, user.id, username)
      if (keyringBytes) await this.#start(user.id, await importAndWipe(keyringBytes))
      else {
        this.close()
        this.#wayBack = { userId: user.id, key }
        isKept = true
      }
      return user
    } finally {
      typed.wipe()
      if (!isKept) wipe(key.vaultKey)
    }
  }

  /** Whether the account has a password that does not open the vault yet. */
  async isOnWayBack(userId: number): Promise<boolean> {
    return Boolean((await this.#parts.device.read(userId))?.wayBack)
  }

  /** Whether this vault has ever had a key, as far as can be found out. */
  hasKeys = (userId: number) => hasKeys(this.#parts, userId)

  /** Makes the vault of somebody without a password. Throws PasswordRuleError, WrongKeyError where another passphrase was chosen elsewhere. */
  async choosePassphrase(userId: number, passphrase: string): Promise<void> {
    const keyringBytes = await choosePassphrase(this.#parts, userId, passphrase)
    await this.#start(userId, await importAndWipe(keyringBytes))
  }

  /** Before somebody signs in anew on another page: ends the session that was left here last while the server was away. */
  async payLastLogout(): Promise<void> {
    const newest = await this.#parts.device.newest()
    if (newest) await this.finishPendingLogout(newest.userId)
  }

  /** Ends a session that this person left while the server was away. False: there is none. */
  finishPendingLogout = (userId: number) => finishPendingLogout(this.#parts, userId)

  /** Opens with this browser's own slot. False: a password is needed. */
  async openWithDevice(userId: number): Promise<boolean> {
    const turn = this.#turn
    const keyring = await openWithDevice(this.#parts, userId)
    return keyring !== null && this.#start(userId, keyring, turn)
  }

  /**
   * Asks the server whether this device may stay, and takes up renewed keys. False: it was revoked and is locked now, in all tabs. No answer
   * changes nothing, unless the server has just said that keys changed (`isNews`) and this browser is signed out with them.
   */
  async checkDevice(userId: number, isNews = false): Promise<boolean> {
    try {
      const trust = await deviceTrust(this.#parts, userId)
      this.#parts.onKeyTrouble(await disputeOf(this.#parts, userId))
      if (trust === 'renewed') await this.#open?.takeUpKeys()
      if (trust !== 'revoked') return true
    } catch (error) {
      if (error instanceof SlotsNotBelievedError) this.#parts.onKeyTrouble(error)
      else if (!(error instanceof OfflineError || error instanceof ServerRefusedError)) throw error
      if (!(isNews && error instanceof ServerRefusedError && error.status === 401)) return true
      await forgetDevice(this.#parts, userId)
    }
    this.#open?.tabs.tell({ isOver: true })
    this.close()
    return false
  }

  /** What the server did with keys that are here, as a sentence for the lock. */
  keyTrouble = (userId: number) => keyTrouble(this.#parts, userId)

  /** Opens with the password or passphrase; works without the server when its slots were seen before. Throws WrongKeyError, WayBackError. */
  async unlock(userId: number, password: string): Promise<void> {
    try {
      const repair = this.#repairFor(userId)
      const keyringBytes = await unlockWithPassword(this.#parts, userId, password, repair)
      await this.#start(userId, await importAndWipe(keyringBytes))
    } catch (error) {
      if (error instanceof WayBackError) {
        this.close()
        this.#wayBack = { userId, key: error.key }
      }
      throw error
    }
  }

  /** Opens with a recovery code as it was typed. Throws RecoveryCodeTypoError, WrongKeyError. */
  unlockWithCode = async (userId: number, typed: string): Promise<void> =>
    this.unlockWithKey(userId, 'recovery', await recoveryKeyFrom(typed))

  /** The key of a recovery code or a passkey is wiped. Throws WrongKeyError. */
  async unlockWithKey(userId: number, kind: 'recovery' | 'passkey', key: Bytes): Promise<void> {
    try {
      const repair = this.#repairFor(userId)
      const keyringBytes = await unlockWithKey(this.#parts, userId, { kind, key, repair })
      await this.#start(userId, await importAndWipe(keyringBytes))
    } finally {
      wipe(key)
    }
  }

  #repairFor = (id: number): AccountKey | null => (this.#wayBack?.userId === id ? this.#wayBack.key : null)

  /** The key leaves the memory of all tabs and this browser; what is just being opened stays shut. */
  async lock(userId: number | null = this.#open?.session.userId ?? null): Promise<void> {
    if (userId === null) return
    this.#tellTabs(userId, { isOver: true })
    this.close()
    await forgetDeviceKey(this.#parts, userId)
  }

  #tellTabs(userId: number, news: TabMessage): void {
    const tabs = this.#open?.tabs ?? this.#parts.openTabs(userId)
    tabs.tell(news)
    if (!this.#open) tabs.close()
  }

  /** Ends the session, with this browser's key. Without the server the key goes all the same, and the session when it is back. */
  async logout(
    unsynced: Unsynced,
    userId: number | null = this.#open?.session.userId ?? null,
  ): Promise<void> {
    this.#isLeaving = true
    try {
      const deviceStore =
        this.#open?.deviceStore ?? (userId === null ? null : await this.#parts.openDeviceStore(userId))
      if (unsynced === 'keep' && this.#open) await sendAll(this.#open)
      const isKept = unsynced === 'keep' && deviceStore !== null && (await holdsMore(deviceStore))
      if (userId === null) await this.#parts.server.logout()
      else {
        await endSession(this.#parts, userId)
        this.#tellTabs(userId, { isOver: true, isGone: true })
      }
      this.close()
      if (isKept) deviceStore.close()
      else await deviceStore?.destroy()
    } finally {
      this.#isLeaving = false
    }
  }

  /** Keeps who this is, sealed, for a start without the server. */
  async keepUser(user: User): Promise<void> {
    const { session } = this
    if (session?.userId !== user.id) return
    await noteName(this.#parts, user.id, user.username)
    const known = await session.readLocal<User>(userName)
    if (JSON.stringify(known) !== JSON.stringify(user)) await session.writeLocal(userName, user)
  }

  /** Who opened a vault here last, as kept by keepUser; null when this browser cannot say without a password. */
  async lastUser(): Promise<User | null> {
    const newest = await this.#parts.device.newest()
    if (!newest) return null
    const { userId } = newest
    if (this.session?.userId === userId) return (await this.session.readLocal<User>(userName)) ?? null
    const keyring = await openWithDevice(this.#parts, userId)
    return keyring ? readLocalWith<User>(this.#parts, userId, keyring, userName) : null
  }

  /** Whose vault stands locked in this browser. */
  lockedHere = () => lockedHere(this.#parts)

  /** Drops keys and opened words from memory. */
  close(): void {
    const open = this.#open
    this.#open = undefined
    this.#turn++
    open?.close()
    if (this.#wayBack) wipe(this.#wayBack.key.vaultKey)
    this.#wayBack = undefined
  }

  /** Answers whether it is open now: not when it was locked since `turn`. */
  async #start(userId: number, keyring: ImportedKeyring, turn = this.#turn): Promise<boolean> {
    if (turn !== this.#turn) return false
    this.close()
    const own = this.#turn
    let open: OpenVault | undefined
    const watch = new DeviceWatch(async (isNews) => {
      if (this.#isLeaving || !open || this.#open !== open) return
      if (!(await this.checkDevice(userId, isNews))) this.#parts.onClosedElsewhere(false)
    })
    open = await openVault(this.#parts, userId, keyring, {
      onOver: (isGone) => {
        if (this.#isLeaving) return
        this.close()
        this.#parts.onClosedElsewhere(isGone)
      },
      onSlotsChanged: (isNews) => watch.look(isNews),
      onDeleted: () => this.#forgetAll(userId),
    })
    await noteOpened(this.#parts, userId, currentGeneration(keyring))
    if (own !== this.#turn) {
      open.close()
      return false
    }
    this.#open = open
    open.loop.start()
    return true
  }

  /** The account is gone: nothing of it stays in this browser. */
  async #forgetAll(userId: number): Promise<void> {
    const open = this.#open
    open?.tabs.tell({ isOver: true, isGone: true })
    this.close()
    await this.#parts.device.change(userId, () => null)
    await open?.deviceStore.destroy()
    this.#parts.onClosedElsewhere(true)
  }
}
