import { inTurn } from '#domain/jobs/in-turn.ts'
import type { Meaning } from '#domain/meaning/vectors.ts'
import { ThreadConnection } from '#worker/core/threads/thread-connection.ts'
import type { MeaningModel } from '../meaning-model.ts'
import { MeaningFault } from './meaning-fault.ts'
import type { FromMeaningThread, ToMeaningThread } from './meaning-thread.ts'

type Heard = Exclude<FromMeaningThread, { is: 'ready' }>

export interface MeaningConnectionParts {
  readonly start: () => Worker
  /** The model's file; null: it is not here any more. */
  readonly file: () => Promise<Blob | null>
  /** Runs something after so many ms; returns how to prevent it. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** So long after its last word the thread keeps its memory. */
const idleMs = 180_000
/** A thread that broke so often is not started again. */
const mostBreaks = 3

class Broken extends Error {}

/** The model in a thread of its own. It is let go of when nobody asked for three minutes, and comes again when somebody does. */
export class MeaningConnection implements MeaningModel {
  readonly #parts: MeaningConnectionParts
  readonly #thread: ThreadConnection<ToMeaningThread, Heard>
  /** One passage at a time is with the thread, so that a question waits for no more than that. */
  readonly #passages = inTurn()
  #loaded: Promise<boolean> | undefined
  #isFast = true
  #breaks = 0
  #isEnded = false
  #atWork = 0
  #stayAwake = (): void => undefined

  constructor(parts: MeaningConnectionParts) {
    this.#parts = parts
    this.#thread = new ThreadConnection({
      start: parts.start,
      stop: (id) => ({ id, to: 'stop' }),
      fault: () => new Broken('The thread of the model ended'),
    })
  }

  get isFast(): boolean {
    return this.#isFast
  }

  /** Loads it. Throws a `MeaningFault`. */
  async open(): Promise<void> {
    await this.#use(() => this.#load())
  }

  ask(text: string): Promise<Meaning | null> {
    return this.#use(() => this.#read(text)).catch(() => null)
  }

  async encode(texts: readonly string[], signal: AbortSignal): Promise<(Meaning | null)[]> {
    const meanings: (Meaning | null)[] = []
    for (const text of texts)
      meanings.push(
        await this.#passages(() => {
          signal.throwIfAborted()
          return this.#use(() => this.#read(text)).finally(() => signal.throwIfAborted())
        }),
      )
    return meanings
  }

  /** Ends the thread for good. */
  end(): void {
    this.#isEnded = true
    this.#letGo()
  }

  /** Does something with the thread, again with another one where it broke. */
  async #use<T>(work: () => Promise<T>): Promise<T> {
    this.#stayAwake()
    this.#atWork++
    try {
      for (;;) {
        if (this.#isEnded || this.#breaks >= mostBreaks) throw new MeaningFault('failed')
        const breaks = this.#breaks
        try {
          return await work()
        } catch (error) {
          if (!(error instanceof Broken)) throw error
          // Whoever else waited for the same thread has not counted it yet.
          if (this.#breaks === breaks) {
            this.#breaks++
            this.#loaded = undefined
          }
        }
      }
    } finally {
      this.#atWork--
      this.#stayAwake()
      this.#stayAwake = this.#parts.after(idleMs, () => {
        if (this.#atWork === 0) this.#letGo()
      })
    }
  }

  #letGo(): void {
    this.#stayAwake()
    this.#loaded = undefined
    this.#thread.end()
  }

  #load(): Promise<boolean> {
    this.#loaded ??= this.#loadAnew()
    return this.#loaded
  }

  async #loadAnew(): Promise<boolean> {
    const file = await this.#parts.file()
    if (!file) throw new MeaningFault('failed')
    const heard = await this.#told((id) => ({ id, to: 'load', file }))
    if (heard.is !== 'loaded') throw new MeaningFault('failed')
    this.#isFast = heard.isFast
    return heard.isFast
  }

  async #read(text: string): Promise<Meaning | null> {
    await this.#load()
    const heard = await this.#told((id) => ({ id, to: 'read', text }))
    if (heard.is !== 'meaning') throw new MeaningFault('failed')
    return heard.meaning
  }

  async #told(message: (id: number) => ToMeaningThread): Promise<Heard> {
    for await (const heard of this.#thread.told(message)) return heard
    throw new Broken('The thread of the model said nothing')
  }
}
