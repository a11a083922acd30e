import {
  DamagedServerError,
  ImplausibleAnswerError,
  NoDeviceStorageError,
  OfflineError,
  ServerRefusedError,
} from '../ports/ports.ts'
import type { ServerEvents } from '../ports/server-events.ts'
import { firstStatus, type SyncStatus, signedOutTrouble } from '../store/store.ts'
import type { Replica } from './replica.ts'

export interface SyncLoopParts {
  readonly replica: Pick<
    Replica,
    | 'lead'
    | 'pull'
    | 'pushSome'
    | 'compare'
    | 'isComparisonDue'
    | 'compareLater'
    | 'retryQuarantined'
    | 'putBackAfterRenewal'
    | 'resealSome'
    | 'trouble'
    | 'isBehind'
  >
  readonly counts: () => Promise<Pick<SyncStatus, 'waiting' | 'setAside' | 'notices'>>
  /** Work that comes after records, in the tab that syncs. Answers what is wrong with it, as a sentence. Rejects as a round does. */
  readonly afterRound: (signal: AbortSignal) => Promise<string | null>
  /** Hears from the server of what changed there; answers how to stop. */
  readonly onNews: (news: Pick<ServerEvents, 'heard' | 'recordsChanged'>) => () => void
  /** Runs `lead` in the one tab that syncs, until `signal` aborts. */
  readonly whileLeading: (signal: AbortSignal, lead: () => Promise<void>) => Promise<void>
  readonly now: () => number
  /** `isOwn`: this tab does the syncing and knows best. */
  readonly onStatus: (status: SyncStatus, isOwn: boolean) => void
}

/** Idle time after a change before it is sent, so that a burst of typing is one request. */
const settleMs = 600
/** How often a server is asked that does not tell by itself what changes. */
const pollMs = 30_000
/** A server that said nothing for so long, though it says something every 25 s, is not heard any more. */
const silenceMs = 60_000
/** Between two batches of records that are sealed anew: typing comes first. */
const resealPauseMs = 50
const firstRetryMs = 1_000
const mostRetryMs = 30_000
/** However long the server wants to be left alone with what it has no room for. */
const mostRefusedMs = 30 * 60_000
/** More batches than any vault has: a server that never agrees is left alone for a while. */
const mostBatches = 2_000

/** Keeps a replica and the server in step: pulls, pushes, waits for a reason to do it again. */
export class SyncLoop {
  readonly #parts: SyncLoopParts
  readonly #stop = new AbortController()
  #status: SyncStatus = firstStatus
  #wake: ((force: boolean) => void) | undefined
  #isDue = true
  /** The server has to be asked what changed, whatever it says itself. */
  #mustPull = true
  /** Where the server said last that it stands; null: all of that was fetched. */
  #toldOf: number | null = null
  #heardAt = Number.NEGATIVE_INFINITY
  #isLeading = false
  #retryMs = firstRetryMs
  /** The last answers made no sense: news from such a server ends no wait. */
  #isPuzzled = false
  /** Until when the server takes nothing more of this person, in its words. */
  #refused = { until: 0, sentence: '' }
  /** Whether what was set aside was tried again since this tab syncs. */
  #hasRetried = false

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
    this.#wake?.(isNews && !this.#isPuzzled)
  }

  /** What the tab that syncs says. */
  adopt(status: SyncStatus): void {
    if (this.#isLeading) return
    this.#status = status
    this.#parts.onStatus(status, false)
  }

  /** Another tab wrote, or a change was just sealed: count what waits. */
  async recount(): Promise<void> {
    this.#say(await this.#parts.counts())
  }

  /** The server tells of something that happened to the keys or ways in. */
  hearOfSecurity(latestSecurityEvent: string): void {
    this.#say({ latestSecurityEvent })
  }

  async #lead(): Promise<void> {
    this.#isLeading = true
    this.#hasRetried = false
    this.#parts.replica.lead()
    this.#mustPull = true
    const stopEvents = this.#parts.onNews({
      heard: () => {
        this.#heardAt = this.#parts.now()
      },
      recordsChanged: (upTo) => this.#hear(upTo),
    })
    // A round may take a while longer; what is told meanwhile is for nobody any more.
    this.#stop.signal.addEventListener('abort', stopEvents, { once: true })
    try {
      while (!this.#stop.signal.aborted) {
        this.#isDue = false
        const isWell = await this.#round()
        if (this.#stop.signal.aborted) return
        if (isWell && this.#isDue) await this.#sleep(settleMs, false)
        else if (isWell && this.#status.resealing) await this.#sleep(resealPauseMs, true)
        else await this.#rest(isWell)
      }
    } finally {
      this.#isLeading = false
      stopEvents()
    }
  }

  /** What this device wrote itself is no news. */
  #hear(upTo: number): void {
    this.#toldOf = upTo
    if (this.#parts.replica.isBehind(upTo)) this.nudge(true)
  }

  async #rest(isWell: boolean): Promise<void> {
    await this.#sleep(isWell ? pollMs : this.#backOff(), isWell)
    const silentMs = Math.abs(this.#parts.now() - this.#heardAt)
    if (!isWell || (!this.#isDue && silentMs > silenceMs)) this.#mustPull = true
  }

  /** Fetches everything, if there is anything that was not sent from here. */
  async #pullAll(): Promise<void> {
    const { replica } = this.#parts
    const upTo = this.#toldOf
    if (this.#mustPull || replica.isBehind(upTo)) while (await replica.pull());
    this.#mustPull = false
    if (this.#toldOf === upTo) this.#toldOf = null
  }

  /** One round: fetch everything, send everything, then what has time. False when it has to be tried again. */
  async #round(): Promise<boolean> {
    const { replica, afterRound } = this.#parts
    try {
      await this.#pullAll()
      const refusal = await this.#sendAll()
      if (replica.isBehind(null)) this.#isDue = true
      await this.#lookAfter()
      const trouble = await afterRound(this.#stop.signal)
      const resealing = refusal === null ? await replica.resealSome() : this.#status.resealing
      const counts = await this.#parts.counts()
      if (refusal === null) this.#retryMs = firstRetryMs
      this.#isPuzzled = false
      this.#say({
        ...counts,
        isOnline: true,
        trouble: refusal ?? replica.trouble ?? trouble,
        resealing,
        ...(counts.waiting === 0 && { syncedAt: this.#parts.now() }),
      })
      return refusal === null
    } catch (error) {
      this.#isPuzzled = error instanceof ImplausibleAnswerError
      // Where this device keeps nothing just now, the round has failed for that, and the next one is tried all the same.
      if (this.#isPuzzled) await replica.compareLater().catch(console.error)
      const counts = await this.#parts.counts().catch(() => ({}))
      this.#say({ ...counts, ...troubleOf(error) })
      return false
    }
  }

  /** Null, or a sentence when the server has no room or only shows what it has: everything else goes on then. */
  async #sendAll(): Promise<string | null> {
    if (this.#refused.until > this.#parts.now()) return this.#refused.sentence
    for (let batch = 0; batch < mostBatches && !this.#stop.signal.aborted; batch++) {
      try {
        if (!(await this.#parts.replica.pushSome())) return null
        this.#say(await this.#parts.counts())
      } catch (error) {
        if (error instanceof DamagedServerError) return error.message
        if (!(error instanceof ServerRefusedError)) throw error
        if (hasNoRoom(error)) return this.#wait(error)
        // Smaller batches come next, and what is too large alone is left out then.
        if (error.status !== 413) throw error
      }
    }
    return null
  }

  #wait({ message, retryAfterMs }: ServerRefusedError): string {
    const ms = Math.min(retryAfterMs ?? 0, mostRefusedMs)
    this.#refused = { until: this.#parts.now() + ms, sentence: message }
    return message
  }

  /** Whether the server still has what was seen, and whether what was set aside opens by now. */
  async #lookAfter(): Promise<void> {
    const { replica } = this.#parts
    const isDue = await replica.isComparisonDue()
    if (isDue) {
      await replica.compare()
      this.#isDue = true
    }
    if (isDue || !this.#hasRetried) await replica.retryQuarantined()
    this.#hasRetried = true
    if (await replica.putBackAfterRenewal()) this.#isDue = true
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

  /** Silent once stopped: the tabs it would tell may have closed their channel. */
  #say(change: Partial<SyncStatus>): void {
    if (this.#stop.signal.aborted) return
    const next = { ...this.#status, ...change }
    if (isSame(next, this.#status)) return
    this.#status = next
    this.#parts.onStatus(this.#status, this.#isLeading)
  }
}

const isSame = (a: SyncStatus, b: SyncStatus): boolean => JSON.stringify(a) === JSON.stringify(b)

const hasNoRoom = ({ status, code }: ServerRefusedError): boolean => status === 507 || code === 'daily_limit'

function troubleOf(error: unknown): Partial<SyncStatus> {
  if (error instanceof DamagedServerError) return { isOnline: true, trouble: error.message }
  if (error instanceof OfflineError) return { isOnline: false, trouble: null }
  if (error instanceof ServerRefusedError && error.status === 401)
    return { isOnline: true, trouble: signedOutTrouble }
  if (error instanceof ImplausibleAnswerError || error instanceof NoDeviceStorageError)
    return { isOnline: true, trouble: error.message }
  const reason = error instanceof Error ? error.message : String(error)
  return { isOnline: true, trouble: `The server did not take everything yet: ${reason}` }
}
