import { deviceZone } from '#browser/device-zone.ts'
import type { LoginForm, RegisterForm, User } from '#domain/account/user.ts'
import { PasswordlessUnlock } from '#vault/passwordless-unlock.ts'
import type { SyncStatus } from '#vault/store/store.ts'
import type { AskFactor } from '#vault/sync/server/with-factor.ts'
import { Vault, type VaultParts } from '#vault/vault.ts'
import { VaultLockedError } from '#worker/core/vault-locked.ts'
import type { PasskeyAnswer, RowsPatch, Unsynced, VaultState, WorkerApi } from '#worker/core/worker-api.ts'
import type { CommandImpl, QueryImpl, StreamImpl, WorkerTools } from '#worker/core/worker-calls.ts'
import { NamedQueries } from './named-queries.ts'
import { StartupSnapshot } from './startup-snapshot.ts'
import { VaultController } from './vault-controller.ts'

export interface WorkerFeatures {
  readonly queries: readonly QueryImpl[]
  readonly commands: readonly CommandImpl[]
  readonly streams: readonly StreamImpl[]
  /** Names this build of the worker. */
  readonly build: string
  /** Who asks the person for a second factor from now on. */
  readonly onFactorListener: (listener: AskFactor) => void
  /** Called with the tools of every vault that opens, and with null when it closes. */
  readonly onSession: (tools: WorkerTools | null) => void
}

type HostParts = Omit<VaultParts, 'onStatus' | 'onClosedElsewhere' | 'onKeyTrouble' | 'onOpening'>

/** The worker's inside: one vault, the ways to open it, queries, commands and streams, behind the calls of WorkerApi. */
export class WorkerHost implements WorkerApi {
  readonly #vault: Vault
  readonly #controller: VaultController
  readonly #features: WorkerFeatures
  readonly #queries: NamedQueries
  readonly #early: StartupSnapshot
  readonly #parts: HostParts
  readonly #aborts = new Map<number, AbortController>()
  readonly #vaultWatchers = new Set<(state: VaultState) => void>()
  readonly #syncWatchers = new Set<(status: SyncStatus) => void>()
  /** What the server did wrong with keys, in a sentence. */
  #keyTrouble: string | null = null

  constructor(parts: HostParts, features: WorkerFeatures) {
    this.#parts = parts
    this.#features = features
    this.#queries = new NamedQueries(features.queries, () => ({ nowMs: parts.now(), zone: deviceZone() }))
    this.#early = new StartupSnapshot(this.#queries, features.build)
    this.#vault = new Vault({
      ...parts,
      onOpening: (local) => this.#early.show(local).catch((error: unknown) => console.error(error)),
      onStatus: (status) => this.#tellSync(status),
      onClosedElsewhere: (isGone) => this.#controller.closedByItself(isGone),
      onKeyTrouble: (trouble) => this.#tellKeyTrouble(trouble),
    })
    this.#controller = new VaultController(this.#vault, new PasswordlessUnlock(this.#vault, parts), {
      onOpen: () => this.#attach(),
      onClose: () => this.#detach(),
      onState: (state) => {
        for (const tell of this.#vaultWatchers) tell(state)
        if (state.status === 'open') this.#tellSyncAgain()
      },
    })
  }

  register = (form: RegisterForm & { setup?: string }) => this.#controller.register(form)
  login = (form: LoginForm) => this.#controller.login(form)
  finishLogin = (ticket: string) => this.#controller.finishLogin(ticket)
  beginPasskeyLogin = () => this.#parts.server.beginPasskeyLogin()
  passkeyLogin = (answer: PasskeyAnswer) => this.#controller.passkeyLogin(answer)
  resetPassword = (form: { token: string; password: string }) => this.#controller.resetPassword(form)
  openVault = (userId: number, hasPassword: boolean) => this.#controller.openVault(userId, hasPassword)
  unlock = (password: string) => this.#controller.unlock(password)
  choosePassphrase = (passphrase: string) => this.#controller.choosePassphrase(passphrase)
  unlockWithCode = (code: string) => this.#controller.unlockWithCode(code)
  repairPassword = (password: string) => this.#controller.repairPassword(password)
  unlockWithPasskey = (prf: Uint8Array<ArrayBuffer>) => this.#controller.unlockWithPasskey(prf)
  lock = () => this.#controller.lock()
  logout = (unsynced: Unsynced) => this.#controller.logout(unsynced)
  payLastLogout = () => this.#vault.payLastLogout()
  lastUser = () => this.#controller.lastUser()
  standLocked = () => this.#controller.standLocked()
  rememberUser = (user: User) => this.#controller.rememberUser(user)

  async watchFactorQuestions(listener: AskFactor): Promise<void> {
    this.#features.onFactorListener(listener)
  }

  async subscribe(
    id: number,
    owner: number | null,
    queryName: string,
    args: unknown,
    onPatch: (patch: RowsPatch) => void,
    isKept = false,
  ): Promise<void> {
    this.#queries.subscribe(id, owner, queryName, args, onPatch, isKept)
  }

  async unsubscribe(id: number): Promise<void> {
    this.#queries.unsubscribe(id)
  }

  async run(owner: number | null, commandName: string, args: unknown): Promise<unknown> {
    const impl = this.#features.commands.find(({ name }) => name === commandName)
    if (!impl) throw new Error(`No command is named ${commandName}`)
    const tools = await this.#whenOpen(owner)
    return this.#orLocked(tools, impl.run(tools, args))
  }

  /** What fails because its vault was closed under it is refused like what is asked for after that. */
  #orLocked<T>({ session }: WorkerTools, work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      throw this.#vault.session === session ? error : new VaultLockedError()
    })
  }

  async stream(
    id: number,
    owner: number | null,
    streamName: string,
    args: unknown,
    onEvent: (event: unknown) => void,
  ): Promise<void> {
    const impl = this.#features.streams.find(({ name }) => name === streamName)
    if (!impl) throw new Error(`No stream is named ${streamName}`)
    const abort = new AbortController()
    this.#aborts.set(id, abort)
    // Events take another way to the screen than the end does, and must not come after it.
    let lastHeard: unknown
    const tell = (event: unknown): void => {
      lastHeard = onEvent(event)
    }
    try {
      const tools = await this.#whenOpen(owner)
      await this.#orLocked(tools, impl.run(tools, args, tell, abort.signal))
    } finally {
      this.#aborts.delete(id)
      await Promise.resolve(lastHeard).catch((error: unknown) => console.error(error))
    }
  }

  async abort(id: number): Promise<void> {
    this.#aborts.get(id)?.abort()
  }

  async watchVault(listener: (state: VaultState) => void): Promise<void> {
    this.#vaultWatchers.add(listener)
    listener(this.#controller.state)
  }

  async watchSync(listener: (status: SyncStatus) => void): Promise<void> {
    this.#syncWatchers.add(listener)
    this.#tellSyncAgain()
  }

  /**
   * The one place where it is checked whose vault a call may reach. A screen may ask before its owner's vault has opened: it waits. Rejects where
   * that vault is locked or closed, or is not the one that is open.
   */
  #whenOpen(owner: number | null): Promise<WorkerTools> {
    const settled = this.#toolsFor(owner, this.#controller.state)
    if (settled) return settled
    return new Promise((resolve, reject) => {
      const watch = (state: VaultState) => {
        const now = this.#toolsFor(owner, state)
        if (!now) return
        this.#vaultWatchers.delete(watch)
        now.then(resolve, reject)
      }
      this.#vaultWatchers.add(watch)
    })
  }

  /** Null: not known yet, wait. */
  #toolsFor(owner: number | null, { status, userId }: VaultState): Promise<WorkerTools> | null {
    if (owner === null) return Promise.reject(new VaultLockedError())
    const isNobodys = userId === null
    if (isNobodys || (userId === owner && status === 'opening')) return null
    if (userId !== owner || status !== 'open') return Promise.reject(new VaultLockedError())
    return Promise.resolve(this.#tools())
  }

  #tools(): WorkerTools {
    const session = this.#vault.session
    if (!session) throw new VaultLockedError()
    const { now, newUid } = this.#parts
    return { session, now, newUid, zone: deviceZone() }
  }

  #attach(): void {
    const tools = this.#tools()
    this.#features.onSession(tools)
    this.#queries.attach(tools.session.store, tools.session.userId)
    this.#early.follow(tools.session)
  }

  #detach(): void {
    for (const abort of this.#aborts.values()) abort.abort()
    this.#early.leave()
    this.#queries.attach(null, null)
    this.#features.onSession(null)
  }

  #tellKeyTrouble(trouble: Error | null): void {
    const said = trouble?.message ?? null
    if (said === this.#keyTrouble) return
    this.#keyTrouble = said
    this.#tellSyncAgain()
  }

  #tellSyncAgain(): void {
    const status = this.#vault.session?.status()
    if (status) this.#tellSync(status)
  }

  #tellSync(status: SyncStatus): void {
    const keyTrouble = this.#keyTrouble
    const said = {
      ...status,
      trouble: status.trouble ?? keyTrouble,
      ...(keyTrouble !== null && { keyTrouble }),
    }
    for (const tell of this.#syncWatchers) tell(said)
  }
}
