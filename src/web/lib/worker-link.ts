import { proxy, type Remote, wrap } from 'comlink'
import type { User } from '#domain/account/user.ts'
import type { SyncStatus } from '#vault/store/store.ts'
import { runDue } from './next-frame.ts'
import type { RowsPatch, Unsynced, VaultState, WorkerApi } from './worker-api.ts'
import type { Command, Query, Row, Stream } from './worker-calls.ts'
import { workerThread } from './worker-thread.ts'

export type { AuthOutcome, LockedBy, UnlockOutcome, Unsynced, VaultState } from './worker-api.ts'

/** Time for the worker to seal what was asked of it last. */
const sealingMs = 150

let remote: Remote<WorkerApi> | undefined
let lastId = 0
let commandsOnTheirWay = 0

function worker(): Remote<WorkerApi> {
  if (!remote) {
    remote = wrap<WorkerApi>(workerThread())
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
  logout: (unsynced: Unsynced = 'keep') => worker().logout(unsynced),
  openVault: (userId: number, hasPassword: boolean) => worker().openVault(userId, hasPassword),
  unlock: (password: string) => worker().unlock(password),
  choosePassphrase: (passphrase: string) => worker().choosePassphrase(passphrase),
  unlockWithCode: (code: string) => worker().unlockWithCode(code),
  lock: () => worker().lock(),
  repairPassword: (password: string) => worker().repairPassword(password),
  payLastLogout: () => worker().payLastLogout(),
  lastUser: () => worker().lastUser(),
  standLocked: () => worker().standLocked(),
  rememberUser: (user: User) => worker().rememberUser(user),

  /** Resolves when it is done, and the rows that it changed are on the screen. */
  async run<Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> {
    commandsOnTheirWay++
    try {
      const result = await worker().run(what.name, args)
      runDue()
      return result as Result
    } finally {
      commandsOnTheirWay--
    }
  },

  /** Resolves when the stream has ended; rejects with the worker's error. */
  async stream<Args, Event>(
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
        what.name,
        args,
        proxy((event: unknown) => onEvent(event as Event)),
      )
    } finally {
      signal?.removeEventListener('abort', abort)
      runDue()
    }
  },

  /** Calls back with every patch of a query's rows until the returned function is called. */
  subscribe<Args, R extends Row>(
    to: Query<Args, R>,
    args: Args,
    onPatch: (patch: RowsPatch) => void,
  ): () => void {
    const id = ++lastId
    worker()
      .subscribe(id, to.name, args, proxy(onPatch))
      .catch((error: unknown) => console.error(error))
    return () => void worker().unsubscribe(id)
  },

  watchVault: (listener: (state: VaultState) => void) => void worker().watchVault(proxy(listener)),
  watchSync: (listener: (status: SyncStatus) => void) => void worker().watchSync(proxy(listener)),
}
