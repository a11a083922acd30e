import type { SyncStatus } from '../store/store.ts'
import { OfflineError, ServerRefusedError } from './ports.ts'
import type { Replica } from './replica.ts'

export interface SyncLoopParts {
  readonly replica: Pick<Replica, 'push' | 'pull'>
  readonly waiting: () => Promise<number>
  /** Hears "changed" from the server; answers how to stop. */
  readonly onRecordsChanged: (changed: () => void) => () => void
  /** Runs `lead` in the one tab that syncs, until `signal` aborts. */
  readonly whileLeading: (signal: AbortSignal, lead: () => Promise<void>) => Promise<void>
  readonly now: () => number
  /** `isOwn`: this tab does the syncing and knows best. */
  readonly onStatus: (status: SyncStatus, isOwn: boolean) => void
}

/** Idle time after a change before it is sent, so that a burst of typing is one request. */
const settleMs = 600
/** Without any word from the server it is asked all the same. */
const pollMs = 30_000
const firstRetryMs = 1_000
const mostRetryMs = 30_000

const signedOut = 'You are signed out. Your words are kept here, sealed; sign in again to sync them.'

/** Keeps a replica and the server in step: pulls, pushes, waits for a reason to do it again. */
export class SyncLoop {
  readonly #parts: SyncLoopParts
  readonly #stop = new AbortController()
  #status: SyncStatus = { isOnline: true, waiting: 0, syncedAt: null, trouble: null }
  #wake: ((force: boolean) => void) | undefined
  #isDue = true
  #isLeading = false
  #retryMs = firstRetryMs

  constructor(parts: SyncLoopParts) {
    this.#parts = parts
  }

  get status(): SyncStatus {
    return this.#status
  }

  start(): void {
    const lead = () => this.#lead()
    this.#parts.whileLeading(this.#stop.signal, lead).catch((error: unknown) => {
      if (!this.#stop.signal.aborted) console.error(error)
    })
  }

  stop(): void {
    this.#stop.abort()
    this.#wake?.(true)
  }

  /** Something changed: go round soon. News from the server (`isNews`) also ends the wait after a failure. */
  nudge(isNews = false): void {
    this.#isDue = true
    this.#wake?.(isNews)
  }

  /** What the tab that syncs says. */
  adopt(status: SyncStatus): void {
    if (this.#isLeading) return
    this.#status = status
    this.#parts.onStatus(status, false)
  }

  /** Another tab wrote, or a change was just sealed: count what waits. */
  async recount(): Promise<void> {
    this.#say({ waiting: await this.#parts.waiting() })
  }

  async #lead(): Promise<void> {
    this.#isLeading = true
    const stopEvents = this.#parts.onRecordsChanged(() => this.nudge(true))
    try {
      while (!this.#stop.signal.aborted) {
        this.#isDue = false
        const isWell = await this.#round()
        if (this.#stop.signal.aborted) return
        if (isWell && this.#isDue) await this.#sleep(settleMs, false)
        else await this.#sleep(isWell ? pollMs : this.#backOff(), isWell)
      }
    } finally {
      this.#isLeading = false
      stopEvents()
    }
  }

  /** One round: fetch everything, send everything. False when it has to be tried again. */
  async #round(): Promise<boolean> {
    try {
      while (await this.#parts.replica.pull());
      let before = Number.POSITIVE_INFINITY
      let waiting = await this.#parts.waiting()
      while (waiting > 0 && waiting < before && !this.#stop.signal.aborted) {
        this.#say({ waiting })
        before = waiting
        waiting = await this.#parts.replica.push()
      }
      this.#retryMs = firstRetryMs
      this.#say({
        isOnline: true,
        waiting,
        trouble: null,
        ...(waiting === 0 && { syncedAt: this.#parts.now() }),
      })
      return waiting === 0 || this.#isDue
    } catch (error) {
      this.#say({ waiting: await this.#parts.waiting(), ...troubleOf(error) })
      return false
    }
  }

  #backOff(): number {
    const wait = this.#retryMs
    this.#retryMs = Math.min(this.#retryMs * 2, mostRetryMs)
    return wait
  }

  /** Waits; `isWakeable`: a nudge ends it after the settling time. */
  async #sleep(ms: number, isWakeable: boolean): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = (force) => {
        if (!isWakeable && !force) return
        clearTimeout(timer)
        if (this.#stop.signal.aborted) resolve()
        else setTimeout(resolve, settleMs)
      }
      if (isWakeable && this.#isDue) this.#wake(false)
    })
    this.#wake = undefined
  }

  #say(change: Partial<SyncStatus>): void {
    this.#status = { ...this.#status, ...change }
    this.#parts.onStatus(this.#status, this.#isLeading)
  }
}

function troubleOf(error: unknown): Partial<SyncStatus> {
  if (error instanceof OfflineError) return { isOnline: false, trouble: null }
  if (error instanceof ServerRefusedError && error.status === 401)
    return { isOnline: true, trouble: signedOut }
  const reason = error instanceof Error ? error.message : String(error)
  return { isOnline: true, trouble: `The server did not take everything yet: ${reason}` }
}
