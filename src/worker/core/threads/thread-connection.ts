/** What a thread says about something that it was told, by the number of that. */
interface About {
  readonly id: number
}

interface Listener<Said> {
  readonly hear: (said: Said) => void
  readonly lose: () => void
}

export interface ThreadConnectionParts<To extends About> {
  /** Gives a thread that will say `{ is: 'ready' }` first. */
  readonly start: () => Worker
  /** What may help where it could not be started; then it is tried once more. */
  readonly help?: () => Promise<void>
  /** How a thread is told to stop what it was told. */
  readonly stop: (id: number) => To
  /** The error for who asks a thread that cannot be started, or that ended meanwhile. */
  readonly fault: (why: 'not-started' | 'ended') => Error
}

/** A thread that is asked things and answers each in pieces. */
export class ThreadConnection<To extends About, Said extends About> {
  readonly #parts: ThreadConnectionParts<To>
  readonly #listeners = new Map<number, Listener<Said>>()
  #thread: Promise<Worker> | undefined
  #lastId = 0

  constructor(parts: ThreadConnectionParts<To>) {
    this.#parts = parts
  }

  #begin(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const worker = this.#parts.start()
      let isRunning = false
      worker.onmessage = ({ data }: MessageEvent<Said | { is: 'ready' }>) => {
        if ('id' in data) this.#listeners.get(data.id)?.hear(data)
        else {
          isRunning = true
          resolve(worker)
        }
      }
      worker.onerror = (event) => {
        event.preventDefault()
        worker.terminate()
        reject(this.#parts.fault('not-started'))
        // One that ran until now answers nobody any more.
        if (isRunning) this.end()
      }
    })
  }

  #open(): Promise<Worker> {
    const { help, fault } = this.#parts
    // What this browser has kept of the script is enough; else the server is asked for it.
    this.#thread ??= help ? this.#begin().catch(() => help().then(() => this.#begin())) : this.#begin()
    this.#thread.catch(() => {
      this.#thread = undefined
    })
    return this.#thread.catch(() => Promise.reject(fault('not-started')))
  }

  /** Ends the thread, with whatever it is doing; the next who asks starts another one. */
  end(): void {
    const ended = this.#thread
    this.#thread = undefined
    ended?.then(
      (worker) => worker.terminate(),
      () => undefined,
    )
    for (const { lose } of this.#listeners.values()) lose()
  }

  /** What is answered to a message, piece by piece. Whoever stops listening stops the answer. */
  async *told(message: (id: number) => To, signal?: AbortSignal): AsyncGenerator<Said> {
    const worker = await this.#open()
    const id = ++this.#lastId
    const news: Said[] = []
    let isLost = false
    let wake = (): void => undefined
    this.#listeners.set(id, {
      hear: (said) => {
        news.push(said)
        wake()
      },
      lose: () => {
        isLost = true
        wake()
      },
    })
    const stop = (): void => worker.postMessage(this.#parts.stop(id))
    signal?.addEventListener('abort', stop, { once: true })
    worker.postMessage(message(id))
    try {
      for (;;) {
        const said = news.shift()
        if (said) yield said
        else if (isLost) throw this.#parts.fault('ended')
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    } finally {
      stop()
      signal?.removeEventListener('abort', stop)
      this.#listeners.delete(id)
    }
  }
}
