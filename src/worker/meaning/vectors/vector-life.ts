import { afterFailure } from '#domain/jobs/job.ts'
import type { PassageToEncode } from '#domain/journal/reading/passages-to-encode.ts'
import type { PassageMeaning } from '#domain/meaning/vectors.ts'
import { beginJob, type JobTelling } from '#worker/core/background-jobs.ts'
import { onPause, pausedIn } from '#worker/core/background-pause.ts'
import { tellMeaning } from '#worker/core/journal-meaning.ts'
import { rest } from '#worker/core/pause.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { MeaningModel, PagesRead } from '../meaning-model.ts'
import { AskedQuestions } from './asked-questions.ts'
import { FollowedVectors } from './followed-vectors.ts'
import { isPage } from './meaning-rows.ts'

/** All in ms. */
export interface LifeWaits {
  /** After opening there is more urgent work. What is kept comes back at once. */
  readonly firstMs: number
  /** A page that was just changed is likely to change again. */
  readonly calmMs: number
  /** What was made is sealed so often. */
  readonly keepMs: number
  /** So often it is looked at what another tab has made, or whether it ended a pause. */
  readonly lookMs: number
  /** So often others are told, at most. */
  readonly tellMs: number
  /** Before the first retry after a fault. */
  readonly retryMs: number
}

export interface LifeParts {
  readonly tools: WorkerTools
  readonly model: MeaningModel
  /** Of the model and of how passages are cut: what was made for another is made again. */
  readonly version: string
  readonly tell: (pages: PagesRead) => void
  readonly waits: LifeWaits
}

/** The model is asked for so many passages at once. */
const batch = 8
const maxRetries = 2
/** setTimeout takes no more than this. */
const longestMs = 2 ** 31 - 1
const never = Number.POSITIVE_INFINITY
const longAgo = Number.NEGATIVE_INFINITY

/** The vectors of one open vault: follows what is kept, and where this tab is the one that makes them, makes what is wanted, the newest page first. */
export class VectorLife {
  readonly #parts: LifeParts
  readonly #signal: AbortSignal
  readonly #vectors: FollowedVectors
  readonly #asked: AskedQuestions
  #mayMake = false
  #makes = false
  #isPaused = false
  #keptAt = longAgo
  #failures = 0
  #fault: unknown = null
  /** After a fault; `never`: it was tried often enough. */
  #retryAt = longAgo
  readonly #beginAt: number
  #edition = 0
  #toldAt = longAgo
  #telling: ReturnType<typeof setTimeout> | undefined
  #job: JobTelling | null = null
  #woken = new AbortController()

  constructor(parts: LifeParts, signal: AbortSignal) {
    const { tools, model, version } = parts
    this.#parts = parts
    this.#signal = signal
    this.#beginAt = performance.now() + parts.waits.firstMs
    this.#asked = new AskedQuestions(model)
    this.#vectors = new FollowedVectors(
      {
        ...{ tools, version, takesAll: () => model.isFast, onDue: () => this.#wake() },
        onVectors: (areGone) => {
          if (areGone) this.#asked.forget()
          this.#tellSoon()
        },
      },
      signal,
    )
  }

  get progress(): PagesRead {
    let done = 0
    for (const row of this.#vectors.kept.rows()) if (isPage(row)) done++
    return { done, of: done + this.#vectors.wanted.pageCount }
  }

  /** Once everything is made that this tab is to make now, what failed too. Rejects where that cannot be done. */
  async settled(signal: AbortSignal): Promise<void> {
    this.#failures = 0
    this.#retryAt = longAgo
    this.#wake()
    while (
      !this.#signal.aborted &&
      (this.#mayMake !== this.#makes || this.#vectors.isDue || this.#waitMs < never)
    ) {
      signal.throwIfAborted()
      await rest(this.#parts.waits.tellMs, signal)
    }
    if (this.#fault) throw this.#fault
  }

  /** Lives until the signal aborts. `whileFirst`: in one tab at a time. */
  async run(whileFirst: (lead: () => Promise<void>) => Promise<void>): Promise<void> {
    const stopHearing = onPause((isPaused) => {
      this.#isPaused = isPaused
      this.#wake()
    })
    const over = new Promise<void>((resolve) =>
      this.#signal.addEventListener('abort', () => {
        this.#wake()
        resolve()
      }),
    )
    try {
      this.#isPaused = await pausedIn(this.#parts.tools.session)
      await this.#readKept()
      const first = whileFirst(() => {
        this.#mayMake = true
        this.#wake()
        return over
      }).catch((error: unknown) => this.#signal.aborted || console.error(error))
      while (!this.#signal.aborted) await this.#step()
      await first
    } finally {
      stopHearing()
      this.#end()
    }
  }

  #end(): void {
    clearTimeout(this.#telling)
    tellMeaning(this.#parts.tools.session.store, null)
    this.#asked.end()
    this.#vectors.end()
  }

  #wake(): void {
    this.#woken.abort()
  }

  async #step(): Promise<void> {
    this.#woken = new AbortController()
    if (this.#mayMake && !this.#makes) await this.#becomeFirst()
    await this.#vectors.lookAtDue()
    if (this.#signal.aborted) return
    const { keepMs, lookMs } = this.#parts.waits
    const waitMs = this.#waitMs
    if (waitMs <= 0) {
      await this.#make(this.#vectors.wanted.next() ?? '')
      if (performance.now() - this.#keptAt >= keepMs) await this.#keep()
      return
    }
    // What is made in a moment is sealed together with what went.
    if (waitMs > keepMs) await this.#keep()
    if (waitMs === never) this.#tellRest()
    if (this.#vectors.isDue) return
    await rest(Math.min(waitMs, this.#makes && !this.#isPaused ? longestMs : lookMs), this.#woken.signal)
    if (this.#signal.aborted) return
    if (this.#isPaused) this.#isPaused = await pausedIn(this.#parts.tools.session)
    if (!this.#makes) await this.#readKept()
  }

  /** Until the next page is made, ms; `never`: none is wanted, or something keeps it from being made. */
  get #waitMs(): number {
    const { wanted, touchedAt } = this.#vectors
    if (!this.#makes || this.#isPaused || wanted.next() === undefined) return never
    const calmAt = touchedAt + this.#parts.waits.calmMs
    return Math.max(this.#beginAt, calmAt, this.#retryAt) - performance.now()
  }

  /** From now on this tab makes what is missing, from where the one before it ended. */
  async #becomeFirst(): Promise<void> {
    await this.#readKept()
    if (this.#signal.aborted) return
    await this.#vectors.kept.dropOld().catch(() => undefined)
    this.#makes = true
  }

  async #readKept(): Promise<void> {
    await this.#vectors.readKept()
    if (!this.#signal.aborted && this.#edition === 0) this.#tellSoon()
  }

  /** Makes the vectors of a page or talk. */
  async #make(row: string): Promise<void> {
    const now = await this.#vectors.read(row)
    if (!now) return this.#vectors.lookAt(row, false)
    this.#job ??= beginJob(this.#parts.tools.session.store, 'meaning.index', 0)
    try {
      const passages = now.passages()
      await this.#vectors.take(row, now.key, await this.#encoded(passages))
      this.#failures = 0
      this.#fault = null
    } catch (error) {
      if (!this.#signal.aborted) this.#failed(error)
    }
  }

  async #encoded(passages: readonly PassageToEncode[]): Promise<PassageMeaning[]> {
    const made: PassageMeaning[] = []
    for (let from = 0; from < passages.length && !this.#signal.aborted; from += batch) {
      const some = passages.slice(from, from + batch)
      const texts = some.map(({ text }) => text)
      const vectors = await this.#parts.model.encode(texts, this.#signal)
      for (const [at, { uid, start, end }] of some.entries()) {
        const vector = vectors[at]
        if (vector) made.push({ uid, start, end, vector })
      }
    }
    return made
  }

  /** It is tried again by itself, and after the last attempt when somebody asks for it. */
  #failed(error: unknown): void {
    console.error(error)
    this.#fault = error
    this.#job?.failed(error)
    this.#job = null
    const retryDelay = this.#parts.waits.retryMs
    const { again, waitMs } = afterFailure({ maxRetries, retryDelay, retryCount: this.#failures++ })
    this.#retryAt = again ? performance.now() + waitMs : never
  }

  async #keep(): Promise<void> {
    this.#keptAt = performance.now()
    const { tools } = this.#parts
    // What cannot be kept is only made again next time.
    if (this.#makes) await this.#vectors.kept.write(tools.now()).catch(() => undefined)
  }

  /** That all is made, or that the rest waits for a pause to end. */
  #tellRest(): void {
    if (this.#isPaused && this.#vectors.wanted.next() !== undefined) this.#job?.held()
    else {
      this.#job?.completed({ pages: this.progress.done })
      this.#job = null
    }
  }

  #tellSoon(): void {
    const inMs = Math.max(0, this.#toldAt + this.#parts.waits.tellMs - performance.now())
    this.#telling ??= setTimeout(() => this.#tell(), inMs)
  }

  #tell(): void {
    this.#telling = undefined
    this.#toldAt = performance.now()
    this.#edition++
    const { progress } = this
    if (progress.done < progress.of) this.#job?.progress(progress.done, progress.of)
    this.#parts.tell(progress)
    tellMeaning(this.#parts.tools.session.store, {
      ...{ index: this.#vectors.index, edition: this.#edition, isFast: this.#parts.model.isFast },
      ask: (text) => this.#asked.ask(text),
    })
  }
}
