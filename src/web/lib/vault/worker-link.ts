import { proxy, type Remote, wrap } from 'comlink'
import type { User } from '#domain/account/user.ts'
import type { SyncStatus } from '#vault/store/store.ts'
import type { RowsPatch, Unsynced, VaultState, WorkerApi } from '#worker/core/worker-api.ts'
import type { Command, Query, Row, Stream } from '#worker/core/worker-calls.ts'
import { askForFactor } from '../account/factor-questions.ts'
import { runDue } from '../device/next-frame.ts'
import { workerThread } from './worker-thread.ts'

export type { AuthOutcome, LockedBy, UnlockOutcome, Unsynced, VaultState } from '#worker/core/worker-api.ts'

/** Time for the worker to seal what was asked of it last. */
const sealingMs = 150

let remote: Remote<WorkerApi> | undefined
let lastId = 0
let commandsOnTheirWay = 0

function worker(): Remote<WorkerApi> {
  if (!remote) {
    remote = wrap<WorkerApi>(workerThread())
    void remote.watchFactorQuestions(proxy(askForFactor))
    addEventListener('beforeunload', holdWhileSealing)
  }
  return remote
}

/** A page that goes ends its worker at once: as long as this holds, the worker lives. */
function holdWhileSealing(): void {
  if (commandsOnTheirWay === 0) return
  const until = performance.now() + sealingMs
  let now = performance.now()
  while (now < until) now = performance.now()
}

/** The screen's side of the worker: every key, every decrypted store and every engine lives on the other one. */
export const inkwell = {
  register: (form: Parameters<WorkerApi['register']>[0]) => worker().register(form),
  login: (form: Parameters<WorkerApi['login']>[0]) => worker().login(form),
  resetPassword: (form: Parameters<WorkerApi['resetPassword']>[0]) => worker().resetPassword(form),
  /** Goes on with a sign-in that began elsewhere and needs a second factor. */
  finishLogin: (ticket: string) => worker().finishLogin(ticket),
  beginPasskeyLogin: () => worker().beginPasskeyLogin(),
  passkeyLogin: (answer: Parameters<WorkerApi['passkeyLogin']>[0]) => worker().passkeyLogin(answer),
  logout: (unsynced: Unsynced = 'keep') => worker().logout(unsynced),
  openVault: (userId: number, hasPassword: boolean) => worker().openVault(userId, hasPassword),
  unlock: (password: string) => worker().unlock(password),
  choosePassphrase: (passphrase: string) => worker().choosePassphrase(passphrase),
  unlockWithCode: (code: string) => worker().unlockWithCode(code),
  unlockWithPasskey: (prf: Uint8Array<ArrayBuffer>) => worker().unlockWithPasskey(prf),
  lock: () => worker().lock(),
  repairPassword: (password: string) => worker().repairPassword(password),
  payLastLogout: () => worker().payLastLogout(),
  lastUser: () => worker().lastUser(),
  standLocked: () => worker().standLocked(),
  rememberUser: (user: User) => worker().rememberUser(user),

  /** Use the calls of vault-calls.ts, which know their owner. */
  async run<Args, Result>(owner: number | null, what: Command<Args, Result>, args: Args): Promise<Result> {
    commandsOnTheirWay++
    try {
      const result = await worker().run(owner, what.name, args)
      runDue()
      return result as Result
    } finally {
      commandsOnTheirWay--
    }
  },

  async stream<Args, Event>(
    owner: number | null,
    what: Stream<Args, Event>,
    args: Args,
    onEvent: (event: Event) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    const id = ++lastId
    const abort = () => void worker().abort(id)
    signal?.addEventListener('abort', abort, { once: true })
    try {
      await worker().stream(
        id,
        owner,
        what.name,
        args,
        proxy((event: unknown) => onEvent(event as Event)),
      )
    } finally {
      signal?.removeEventListener('abort', abort)
      runDue()
    }
  },

  subscribe<Args, R extends Row>(
    owner: number | null,
    to: Query<Args, R>,
    args: Args,
    onPatch: (patch: RowsPatch) => void,
    isKept: boolean,
  ): () => void {
    const id = ++lastId
    worker()
      .subscribe(id, owner, to.name, args, proxy(onPatch), isKept)
      .catch((error: unknown) => console.error(error))
    return () => void worker().unsubscribe(id)
  },

  watchVault: (listener: (state: VaultState) => void) => void worker().watchVault(proxy(listener)),
  watchSync: (listener: (status: SyncStatus) => void) => void worker().watchSync(proxy(listener)),
}
