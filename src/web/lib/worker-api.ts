import type { LoginForm, RegisterForm, User } from '#domain/account/user.ts'
import type { SyncStatus } from '#vault/store/store.ts'
import type { Row } from './worker-calls.ts'

/** `message` null: the server gave none, the screen has its own. */
export type AuthOutcome = { ok: true; user: User } | { ok: false; message: string | null }
export type UnlockOutcome = { ok: true } | { ok: false; message: string }

/** closed: nobody's; opening: keys are being looked for; locked: a password is needed; open: the store can be read. */
export interface VaultState {
  readonly status: 'closed' | 'opening' | 'locked' | 'open'
  readonly userId: number | null
}

/** What changed in a query's answer. `order` null: the same rows in the same order as before. */
export interface RowsPatch {
  readonly order: readonly string[] | null
  readonly changed: readonly Row[]
}

/** What the worker answers to. Passwords go in, never keys out. */
export interface WorkerApi {
  register(form: RegisterForm & { setup?: string }): Promise<AuthOutcome>
  login(form: LoginForm): Promise<AuthOutcome>
  logout(): Promise<void>
  openVault(userId: number): Promise<VaultState>
  unlock(password: string): Promise<UnlockOutcome>
  lock(): Promise<void>
  subscribe(id: number, queryName: string, args: unknown, onPatch: (patch: RowsPatch) => void): Promise<void>
  unsubscribe(id: number): Promise<void>
  run(commandName: string, args: unknown): Promise<unknown>
  stream(id: number, streamName: string, args: unknown, onEvent: (event: unknown) => void): Promise<void>
  abort(id: number): Promise<void>
  watchVault(listener: (state: VaultState) => void): Promise<void>
  watchSync(listener: (status: SyncStatus) => void): Promise<void>
}
