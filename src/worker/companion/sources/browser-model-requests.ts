import type { ModelMessage } from '#domain/companion/talk/model-messages.ts'
import type { BrowserModelSays } from '../companion.calls.ts'

/** The browser's own model cannot be asked, or stopped answering. */
export class BrowserModelFault extends Error {}

/** So long may it be silent: it may have to be woken first. */
const patienceMs = 60_000

/** Questions to the browser's own model, which only the screen can ask, and what the screen says that it heard. */
export class BrowserModelRequests {
  readonly #after: (ms: number, run: () => void) => () => void
  readonly #open = new Map<string, (said: BrowserModelSays) => void>()

  constructor(after: (ms: number, run: () => void) => () => void) {
    this.#after = after
  }

  /** False: nobody waits for it any more, and the model can stop. */
  hear(said: BrowserModelSays): boolean {
    const tell = this.#open.get(said.askId)
    if (said.is !== 'speaking') this.#open.delete(said.askId)
    tell?.(said)
    return tell !== undefined
  }

  /** The answer, piece by piece. Throws a `BrowserModelFault`. */
  async *ask(
    askId: string,
    messages: readonly ModelMessage[],
    onAsk: (ask: { askId: string; messages: readonly ModelMessage[] }) => void,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const news: BrowserModelSays[] = []
    let wake = (): void => undefined
    const stir = (): void => wake()
    this.#open.set(askId, (said) => {
      news.push(said)
      wake()
    })
    signal.addEventListener('abort', stir, { once: true })
    try {
      onAsk({ askId, messages })
      while (!signal.aborted) {
        const said = news.shift()
        if (said?.is === 'done') return
        if (said?.is === 'failed') throw new BrowserModelFault('The browser’s own model failed')
        if (said) yield said.token
        else await this.#waited((resolve) => (wake = resolve))
      }
    } finally {
      signal.removeEventListener('abort', stir)
      this.#open.delete(askId)
    }
  }

  #waited(listen: (wake: () => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.#after(patienceMs, () =>
        reject(new BrowserModelFault('The browser’s own model is silent')),
      )
      listen(() => {
        cancel()
        resolve()
      })
    })
  }
}
