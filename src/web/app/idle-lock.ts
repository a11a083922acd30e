import { type IdleStep, idleStep, isGapOver, touchGapMs, warningMs } from '#web/lib/device/idle-clock.ts'
import { dismissToast, toast } from '#web/lib/toasts.ts'
import { logError } from '#worker/core/vault-locked.ts'

export interface IdleLockParts {
  /** Tells the vault whether somebody is here; answers after how many idle minutes it locks, null: never. */
  readonly askRule: (isHere: boolean) => Promise<number | null>
  /** Keeps what is being written. */
  readonly flush: () => Promise<unknown>
  readonly lock: () => Promise<void>
  readonly now: () => number
  /** Name shared by the tabs of one person in this browser. */
  readonly channelName: string
}

type News = { readonly activeAt: number } | { readonly isLocking: true }

const activityEvents = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart', 'input'] as const
const returnEvents = ['visibilitychange', 'pageshow', 'focus'] as const
/** Other tabs hear of activity this often at most. */
const tellGapMs = 2_000
/** A rule that changed elsewhere is noticed this soon, also when nobody is here. */
const lookMs = 60_000
/** Time for the other tabs to keep what is being written there. */
const flushMs = 400

/** Watches for a person in all tabs of this browser, warns, and locks when nobody was there for long enough. */
export class IdleLock {
  readonly #parts: IdleLockParts
  readonly #channel: BroadcastChannel
  #isOver = false
  readonly #ended = new AbortController()
  #minutes: number | null = null
  #lastActiveAt: number
  #askedAt: number | null = null
  #toldAt: number | null = null
  #warning: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isLocking = false

  constructor(parts: IdleLockParts) {
    this.#parts = parts
    this.#lastActiveAt = parts.now()
    this.#channel = new BroadcastChannel(parts.channelName)
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => this.#hear(data)
    const listening = { capture: true, passive: true, signal: this.#ended.signal } as const
    for (const sign of activityEvents) addEventListener(sign, () => this.#here(), listening)
    for (const sign of returnEvents) addEventListener(sign, () => this.#look(), listening)
    this.#ask(true)
  }

  stop(): void {
    this.#ended.abort()
    clearTimeout(this.#timer)
    this.#calm()
    this.#isOver = true
    this.#channel.close()
  }

  #step(): IdleStep {
    return idleStep({ lastActiveAt: this.#lastActiveAt, minutes: this.#minutes, now: this.#parts.now() })
  }

  /** Looks at the wall clock, not at how long a timer ran: a device may have slept meanwhile. */
  #look(): void {
    clearTimeout(this.#timer)
    if (this.#ended.signal.aborted || this.#isLocking) return
    const step = this.#step()
    if (step.is === 'over') {
      this.#lock().catch(logError)
      return
    }
    if (step.is === 'warning') this.#warn()
    else this.#calm()
    const inMs = step.is === 'never' ? lookMs : Math.min(step.inMs, lookMs)
    this.#timer = setTimeout(() => {
      if (isGapOver(this.#askedAt, this.#parts.now(), lookMs)) this.#ask(false)
      this.#look()
    }, inMs)
  }

  /** Somebody is here. After an absence longer than the rule it locks first: it may be somebody else. */
  #here(): void {
    if (this.#isLocking || this.#step().is === 'over') {
      this.#look()
      return
    }
    const at = this.#parts.now()
    this.#lastActiveAt = at
    if (isGapOver(this.#toldAt, at, tellGapMs)) {
      this.#toldAt = at
      this.#tell({ activeAt: at })
    }
    if (isGapOver(this.#askedAt, at, touchGapMs)) this.#ask(true)
    if (this.#warning) this.#look()
  }

  #ask(isHere: boolean): void {
    this.#askedAt = this.#parts.now()
    this.#parts.askRule(isHere).then((rule) => {
      this.#minutes = rule
      this.#look()
    }, logError)
  }

  #hear(news: News): void {
    if ('isLocking' in news) {
      this.#parts.flush().catch(logError)
      return
    }
    this.#lastActiveAt = Math.max(this.#lastActiveAt, Math.min(news.activeAt, this.#parts.now()))
    if (this.#warning) this.#look()
  }

  #tell(news: News): void {
    // What is still under way when the vault has closed tells nobody any more.
    if (!this.#isOver) this.#channel.postMessage(news)
  }

  #warn(): void {
    this.#warning ??= toast({
      title: 'Locking in half a minute',
      description: 'Nobody has been here for a while. What you wrote is kept.',
      variant: 'warning',
      duration: warningMs,
      action: { label: 'Stay', onPress: () => this.#here() },
    })
  }

  #calm(): void {
    if (this.#warning) dismissToast(this.#warning)
    this.#warning = null
  }

  async #lock(): Promise<void> {
    this.#isLocking = true
    this.#calm()
    this.#tell({ isLocking: true })
    await Promise.all([this.#parts.flush(), new Promise((resolve) => setTimeout(resolve, flushMs))])
    if (!this.#ended.signal.aborted) await this.#parts.lock()
  }
}
