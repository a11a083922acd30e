import type { Factor, NeededFactor, PasskeyAssertion, PasskeyRequest } from '#contract/factor.ts'
import type { LoginForm, RegisterForm, User } from '#domain/account/user.ts'
import type { SyncStatus } from '#vault/store/store.ts'
import type { Row } from './worker-calls.ts'

/** `message` null: the server gave none, the screen has its own. */
export type AuthOutcome = { ok: true; user: User } | { ok: false; message: string | null }
export interface PasskeyQuestion {
  readonly ticket: string
  readonly passkey: PasskeyRequest
}
export interface PasskeyAnswer {
  readonly ticket: string
  readonly assertion: PasskeyAssertion
  readonly prf: Uint8Array<ArrayBuffer> | null
}
export type UnlockOutcome = { ok: true } | { ok: false; message: string }

/**
 * What a locked vault asks for. password: the usual. passphrase: the same for who comes by Google. first-passphrase: they have not chosen one
 * yet, and there is no vault before they do. way-back: the account has a new password that does not open the vault, so a recovery code
 * or an earlier password is needed, or a device on which it is open.
 */
export type LockedBy = 'password' | 'passphrase' | 'first-passphrase' | 'way-back'

/** closed: nobody's; opening: keys are being looked for; locked: a password is needed; open: the store can be read. */
export interface VaultState {
  readonly status: 'closed' | 'opening' | 'locked' | 'open'
  readonly userId: number | null
  /** Null while not locked. */
  readonly lockedBy: LockedBy | null
  /** While locked: what the server did with keys that is why, as a sentence. */
  readonly lockedWhy?: string
  /** While open: the account's password does not open the vault yet. Typing it once more (repairPassword), or signing in again, mends that. */
  readonly isPasswordStale?: boolean
  /** While locked: the vault has a slot that a passkey opens. */
  readonly hasPasskey?: boolean
}

/** What becomes of changes that the server does not have yet when somebody signs out. */
export type Unsynced = 'keep' | 'discard'

/** What changed in a query's answer. `order` null: the same rows in the same order as before. */
export interface RowsPatch {
  readonly order: readonly string[] | null
  readonly changed: readonly Row[]
  /** The code that answers could not be fetched, and is asked for again by itself. Nothing else is in such a patch. */
  readonly isLate?: true
  /** It was kept at the last start; the store has not answered yet. */
  readonly isEarly?: true
}

/** What the worker answers to. Passwords go in, never keys out. */
export interface WorkerApi {
  register(form: RegisterForm & { setup?: string }): Promise<AuthOutcome>
  login(form: LoginForm): Promise<AuthOutcome>
  /** Sets a new password by a reset link. The vault opens only where this device still has a key to it. */
  resetPassword(form: { token: string; password: string }): Promise<AuthOutcome>
  /** Goes on with a sign-in that Google began and that needs a second factor. */
  finishLogin(ticket: string): Promise<AuthOutcome>
  /** What a passkey is to sign, for who signs in with it alone. Rejects with what the server says against it. */
  beginPasskeyLogin(): Promise<PasskeyQuestion>
  /** `prf`: what the passkey computed for the vault; null where it cannot. */
  passkeyLogin(answer: PasskeyAnswer): Promise<AuthOutcome>
  logout(unsynced: Unsynced): Promise<void>
  /** `hasPassword` false: this person has a passphrase, or is to choose one. */
  openVault(userId: number, hasPassword: boolean): Promise<VaultState>
  /** With the password or passphrase. */
  unlock(password: string): Promise<UnlockOutcome>
  /** Makes the vault of somebody without a password. */
  choosePassphrase(passphrase: string): Promise<UnlockOutcome>
  /** Opens with a recovery code, as a person types it. Afterwards the account's password opens the vault again. */
  unlockWithCode(code: string): Promise<UnlockOutcome>
  /** With what a passkey computed for the vault. */
  unlockWithPasskey(prf: Uint8Array<ArrayBuffer>): Promise<UnlockOutcome>
  /** Makes the account's password open the vault, which was opened in another way. */
  repairPassword(password: string): Promise<UnlockOutcome>
  lock(): Promise<void>
  /** Before somebody leaves for Google: ends a session that was left here while the server was away, so that it does not end the new one. */
  payLastLogout(): Promise<void>
  /** Who was signed in here when the server could last be asked; null when this device cannot say without a password. */
  lastUser(): Promise<User | null>
  /** Where nobody can say who is here: offers to unlock the vault that is locked in this browser, if there is one. */
  standLocked(): Promise<VaultState>
  /** Who the server says this is: kept sealed for lastUser. */
  rememberUser(user: User): Promise<void>
  /** `owner`: whose vault is asked; as long as it is not open there is no answer, but for one that was kept sealed. `isKept`: keep it for the next start, also that there is none. */
  subscribe(
    id: number,
    owner: number | null,
    queryName: string,
    args: unknown,
    onPatch: (patch: RowsPatch) => void,
    isKept?: boolean,
  ): Promise<void>
  unsubscribe(id: number): Promise<void>
  /** Waits while the owner's vault is opening; rejects with VaultLockedError where it is locked, closed, or another person's is open. */
  run(owner: number | null, commandName: string, args: unknown): Promise<unknown>
  /** As `run` does. */
  stream(
    id: number,
    owner: number | null,
    streamName: string,
    args: unknown,
    onEvent: (event: unknown) => void,
  ): Promise<void>
  abort(id: number): Promise<void>
  /** The worker needs a second factor to go on; null is answered by who would rather not. */
  watchFactorQuestions(
    listener: (needed: NeededFactor, wrong: string | null) => Promise<Factor | null>,
  ): Promise<void>
  watchVault(listener: (state: VaultState) => void): Promise<void>
  watchSync(listener: (status: SyncStatus) => void): Promise<void>
}
