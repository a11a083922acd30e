import type { LoginForm, RegisterForm, User } from '#domain/account/user.ts'
import { WrongKeyError } from '#vault/keys/key-slot.ts'
import type { SyncStatus } from '#vault/store/store.ts'
import { OfflineError, ServerRefusedError } from '#vault/sync/ports.ts'
import { Vault, type VaultParts } from '#vault/vault.ts'
import type { AuthOutcome, RowsPatch, UnlockOutcome, VaultState, WorkerApi } from '#web/lib/worker-api.ts'
import type { CommandImpl, QueryImpl, StreamImpl, WorkerTools } from '#web/lib/worker-calls.ts'
import { NamedQueries } from './named-queries.ts'

export interface WorkerFeatures {
  readonly queries: readonly QueryImpl[]
  readonly commands: readonly CommandImpl[]
  readonly streams: readonly StreamImpl[]
  /** Called with the tools of every vault that opens, and with null when it closes. */
  readonly onSession: (tools: WorkerTools | null) => void
}

type HostParts = Omit<VaultParts, 'onStatus' | 'onClosedElsewhere'>

const offline = 'There is no connection to the server. Please try again when there is.'
const closed = 'The vault is locked.'

/** The worker's inside: one vault, its queries, commands and streams, behind the calls of WorkerApi. */
export class WorkerHost implements WorkerApi {
  readonly #vault: Vault
  readonly #features: WorkerFeatures
  readonly #queries: NamedQueries
  readonly #parts: HostParts
  readonly #aborts = new Map<number, AbortController>()
  readonly #vaultWatchers = new Set<(state: VaultState) => void>()
  readonly #syncWatchers = new Set<(status: SyncStatus) => void>()
  #state: VaultState = { status: 'closed', userId: null }
  #opening: Promise<VaultState> | undefined

  constructor(parts: HostParts, features: WorkerFeatures) {
    this.#parts = parts
    this.#features = features
    this.#queries = new NamedQueries(features.queries)
    this.#vault = new Vault({
      ...parts,
      onStatus: (status) => this.#tellSync(status),
      onClosedElsewhere: () => this.#nowClosed({ status: 'locked', userId: this.#state.userId }),
    })
  }

  register(form: RegisterForm & { setup?: string }): Promise<AuthOutcome> {
    return this.#enter(() => this.#vault.register(form))
  }

  login(form: LoginForm): Promise<AuthOutcome> {
    return this.#enter(() => this.#vault.login(form))
  }

  async #enter(prove: () => Promise<User>): Promise<AuthOutcome> {
    try {
      const user = await prove()
      this.#nowOpen(user.id)
      return { ok: true, user }
    } catch (error) {
      return { ok: false, message: sentence(error) }
    }
  }

  async logout(): Promise<void> {
    try {
      await this.#vault.logout()
    } finally {
      this.#nowClosed({ status: 'closed', userId: null })
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
    this.#say({ status: 'opening', userId })
    const isOpen = await this.#vault.openWithDevice(userId).catch((error: unknown) => {
      console.error(error)
      return false
    })
    if (!isOpen) return this.#say({ status: 'locked', userId })
    this.#nowOpen(userId)
    this.#vault
      .checkDevice(userId)
      .then((isTrusted) => isTrusted || this.#nowClosed({ status: 'locked', userId }))
      .catch((error: unknown) => console.error(error))
    return this.#state
  }

  async unlock(password: string): Promise<UnlockOutcome> {
    const { userId } = this.#state
    if (userId === null) return { ok: false, message: 'Sign in first.' }
    try {
      await this.#vault.unlock(userId, password)
      this.#nowOpen(userId)
      return { ok: true }
    } catch (error) {
      const message =
        error instanceof WrongKeyError ? 'This password does not open your pages.' : sentence(error)
      return { ok: false, message: message ?? 'Your pages could not be opened. Please try again.' }
    }
  }

  async lock(): Promise<void> {
    const { userId } = this.#state
    await this.#vault.lock()
    this.#nowClosed({ status: userId === null ? 'closed' : 'locked', userId })
  }

  async subscribe(
    id: number,
    queryName: string,
    args: unknown,
    onPatch: (patch: RowsPatch) => void,
  ): Promise<void> {
    this.#queries.subscribe(id, queryName, args, onPatch)
  }

  async unsubscribe(id: number): Promise<void> {
    this.#queries.unsubscribe(id)
  }

  async run(commandName: string, args: unknown): Promise<unknown> {
    const impl = this.#features.commands.find(({ name }) => name === commandName)
    if (!impl) throw new Error(`No command is named ${commandName}`)
    return impl.run(await this.#whenOpen(), args)
  }

  async stream(
    id: number,
    streamName: string,
    args: unknown,
    onEvent: (event: unknown) => void,
  ): Promise<void> {
    const impl = this.#features.streams.find(({ name }) => name === streamName)
    if (!impl) throw new Error(`No stream is named ${streamName}`)
    const abort = new AbortController()
    this.#aborts.set(id, abort)
    try {
      await impl.run(await this.#whenOpen(), args, onEvent, abort.signal)
    } finally {
      this.#aborts.delete(id)
    }
  }

  async abort(id: number): Promise<void> {
    this.#aborts.get(id)?.abort()
  }

  async watchVault(listener: (state: VaultState) => void): Promise<void> {
    this.#vaultWatchers.add(listener)
    listener(this.#state)
  }

  async watchSync(listener: (status: SyncStatus) => void): Promise<void> {
    this.#syncWatchers.add(listener)
    const status = this.#vault.session?.status()
    if (status) listener(status)
  }

  /** A screen may ask before the vault has opened: it waits. Rejects when a password is needed first. */
  #whenOpen(): Promise<WorkerTools> {
    if (this.#state.status === 'open') return Promise.resolve(this.#tools())
    if (this.#state.status === 'locked') return Promise.reject(new Error(closed))
    return new Promise((resolve, reject) => {
      const watch = ({ status }: VaultState) => {
        if (status !== 'open' && status !== 'locked') return
        this.#vaultWatchers.delete(watch)
        if (status === 'open') resolve(this.#tools())
        else reject(new Error(closed))
      }
      this.#vaultWatchers.add(watch)
    })
  }

  #tools(): WorkerTools {
    const session = this.#vault.session
    if (!session) throw new Error(closed)
    const { now, newUid } = this.#parts
    return { session, now, newUid, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  }

  #nowOpen(userId: number): void {
    const tools = this.#tools()
    this.#features.onSession(tools)
    this.#queries.attach(tools.session.store)
    this.#say({ status: 'open', userId })
    this.#tellSync(tools.session.status())
  }

  #nowClosed(state: VaultState): void {
    for (const abort of this.#aborts.values()) abort.abort()
    this.#queries.attach(null)
    this.#features.onSession(null)
    this.#say(state)
  }

  #say(state: VaultState): VaultState {
    this.#state = state
    for (const tell of this.#vaultWatchers) tell(state)
    return state
  }

  #tellSync(status: SyncStatus): void {
    for (const tell of this.#syncWatchers) tell(status)
  }
}

/** What a person is told; null: the screen has its own words. */
function sentence(error: unknown): string | null {
  if (error instanceof ServerRefusedError) return error.message
  if (error instanceof OfflineError) return offline
  console.error(error)
  return error instanceof Error && error.message ? error.message : null
}
