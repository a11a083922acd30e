import type { KdfParams } from '#contract/account.ts'
import type { LoginForm, RegisterForm, User } from '#domain/account/user.ts'
import { type Bytes, type RandomBytes, wipe } from './keys/bytes.ts'
import { WrongKeyError } from './keys/key-slot.ts'
import type { OpenKeyring } from './keys/keyring.ts'
import { type Argon2id, authSecretOf, deriveRoot, newKdf, vaultKeyOf } from './keys/password-kdf.ts'
import {
  atWork,
  forgetDeviceKey,
  isDeviceStillTrusted,
  openWithDevice,
  openWithVaultKey,
  revokeOwnDevice,
  type UnlockParts,
} from './keys/unlock.ts'
import { openRecord, sealRecord } from './seal/seal-record.ts'
import { createStore } from './store/memory-store.ts'
import type { SyncStatus, VaultSession } from './store/store.ts'
import { OfflineError, type VaultServer, type VaultShelf } from './sync/ports.ts'
import { Replica } from './sync/replica.ts'
import type { Sealer } from './sync/shown-shelf.ts'
import { SyncLoop } from './sync/sync-loop.ts'

/** What a tab tells the others: uids that changed, how the syncing tab stands with the server, that it is over. Never words or keys. */
export interface TabNews {
  readonly changed?: readonly string[]
  readonly status?: SyncStatus
  /** The person locked, or logged out: every tab forgets the key. */
  readonly isOver?: true
}

/** The tabs of one person in one browser. A tab does not hear itself. */
export interface TabChannel {
  tell(news: TabNews): void
  onNews(listener: (news: TabNews) => void): void
  close(): void
}

export interface VaultParts extends UnlockParts {
  readonly server: VaultServer
  readonly openShelf: (userId: number) => Promise<VaultShelf>
  readonly openTabs: (userId: number) => TabChannel
  readonly whileLeading: (userId: number, signal: AbortSignal, lead: () => Promise<void>) => Promise<void>
  readonly argon2: Argon2id
  readonly random: RandomBytes
  readonly now: () => number
  readonly onStatus: (status: SyncStatus) => void
  /** Another tab was locked or logged out, and this vault has closed with it. */
  readonly onClosedElsewhere: () => void
}

interface OpenVault {
  readonly session: VaultSession
  readonly shelf: VaultShelf
  readonly replica: Replica
  readonly loop: SyncLoop
  readonly tabs: TabChannel
}

const schemaVersion = 1

/** One person's vault in one tab: signs in, opens, keeps, syncs, locks. */
export class Vault {
  readonly #parts: VaultParts
  #open: OpenVault | undefined

  constructor(parts: VaultParts) {
    this.#parts = parts
  }

  /** Undefined while locked or closed. */
  get session(): VaultSession | undefined {
    return this.#open?.session
  }

  async register(form: RegisterForm & { setup?: string }): Promise<User> {
    const kdf = newKdf(this.#parts.random)
    return this.#enter(form.password, kdf, (password) =>
      this.#parts.server.register({ ...form, password, derived: kdf }),
    )
  }

  async login(form: LoginForm): Promise<User> {
    const kdf = await this.#parts.server.kdf(form.username)
    return this.#enter(form.password, kdf, (password) =>
      this.#parts.server.login({ username: form.username, password, derived: true }),
    )
  }

  /** Derives, proves the password to the server, opens the vault. */
  async #enter(
    password: string,
    kdf: KdfParams,
    prove: (authSecret: string) => Promise<User>,
  ): Promise<User> {
    const root = await deriveRoot(password, kdf, this.#parts.argon2)
    const vaultKey = await vaultKeyOf(root)
    try {
      const user = await prove(await authSecretOf(root))
      await this.#start(user.id, await openWithVaultKey(this.#parts, user.id, vaultKey, kdf))
      return user
    } finally {
      wipe(root, vaultKey)
    }
  }

  /** Opens with this browser's own slot. False: a password is needed. */
  async openWithDevice(userId: number): Promise<boolean> {
    const keyringBytes = await openWithDevice(this.#parts, userId)
    if (!keyringBytes) return false
    await this.#start(userId, keyringBytes)
    return true
  }

  /** Asks the server whether this device may stay. False: it was revoked and is locked now. Offline changes nothing. */
  async checkDevice(userId: number): Promise<boolean> {
    try {
      if (await isDeviceStillTrusted(this.#parts, userId)) return true
    } catch (error) {
      if (error instanceof OfflineError) return true
      throw error
    }
    this.close()
    return false
  }

  /** Opens with the password; works without the server when its slots were seen before. Throws WrongKeyError. */
  async unlock(userId: number, password: string): Promise<void> {
    const slots = (await this.#parts.device.read(userId))?.slots ?? (await this.#parts.server.readSlots())
    const kdfs = slots.slots.flatMap((slot) => (slot.kind === 'password' && slot.kdf ? [slot.kdf] : []))
    for (const kdf of kdfs) {
      const root = await deriveRoot(password, kdf, this.#parts.argon2)
      const vaultKey = await vaultKeyOf(root)
      try {
        return await this.#start(userId, await openWithVaultKey(this.#parts, userId, vaultKey, kdf))
      } catch (error) {
        if (!(error instanceof WrongKeyError)) throw error
      } finally {
        wipe(root, vaultKey)
      }
    }
    throw new WrongKeyError('This password does not open the vault')
  }

  /** The key leaves this tab's memory and this browser. */
  async lock(): Promise<void> {
    const userId = this.#open?.session.userId
    this.#open?.tabs.tell({ isOver: true })
    this.close()
    if (userId !== undefined) await forgetDeviceKey(this.#parts, userId)
  }

  /** Ends the session; sealed words that the server does not have yet stay on this device. */
  async logout(): Promise<void> {
    const open = this.#open
    if (open) {
      await open.replica.push().catch(() => undefined)
      const waiting = await open.shelf.pendingCount()
      await revokeOwnDevice(this.#parts, open.session.userId).catch(() => undefined)
      open.tabs.tell({ isOver: true })
      this.close()
      if (waiting === 0) await open.shelf.destroy()
    }
    await this.#parts.server.logout()
  }

  /** Drops keys and opened words from memory. */
  close(): void {
    const open = this.#open
    this.#open = undefined
    open?.loop.stop()
    open?.tabs.close()
    open?.shelf.close()
  }

  async #start(userId: number, keyringBytes: Bytes): Promise<void> {
    this.close()
    const keys = await atWork(keyringBytes)
    const shelf = await this.#parts.openShelf(userId)
    const tabs = this.#parts.openTabs(userId)
    const store = createStore()
    const { server, newUid, now } = this.#parts
    const replica = new Replica({
      sealer: sealerOf(keys, userId, this.#parts.random),
      shelf,
      server,
      store,
      newUid,
      now,
      announce: (changed) => tabs.tell({ changed }),
    })
    const loop = new SyncLoop({
      replica,
      waiting: () => shelf.pendingCount(),
      onRecordsChanged: (changed) => server.onRecordsChanged(changed),
      whileLeading: (signal, lead) => this.#parts.whileLeading(userId, signal, lead),
      now,
      onStatus: (status, isOwn) => {
        this.#parts.onStatus(status)
        if (isOwn) tabs.tell({ status })
      },
    })
    const afterChange = async () => {
      await loop.recount()
      loop.nudge()
    }
    const session: VaultSession = {
      userId,
      store,
      status: () => loop.status,
      put: async (kind, uid, data, from) => {
        await replica.put(uid, { kind, schemaVersion, data }, from)
        await afterChange()
      },
      remove: async (uid) => {
        await replica.remove(uid)
        await afterChange()
      },
    }
    await replica.load()
    await loop.recount()
    tabs.onNews(({ changed, status, isOver }) => {
      if (isOver) {
        this.close()
        this.#parts.onClosedElsewhere()
        return
      }
      if (status) loop.adopt(status)
      if (changed)
        replica
          .reload(changed)
          .then(afterChange)
          .catch((error: unknown) => console.error(error))
    })
    this.#open = { session, shelf, replica, loop, tabs }
    loop.start()
  }
}

const sealerOf = (keys: OpenKeyring, userId: number, random: RandomBytes): Sealer => ({
  seal: (uid, revision, content) => sealRecord(keys, { userId, uid, revision }, content, random),
  open: (uid, revision, sealed) => openRecord(keys, { userId, uid, revision }, sealed),
})
