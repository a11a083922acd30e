import { CompletionStream, CompletionTrouble } from '#domain/companion/talk/completion-stream.ts'
import type { ModelMessage } from '#domain/companion/talk/model-messages.ts'

/**
 * Why a model on this machine did not answer. nobody: nothing listens there; refused: something does, and lets no page of this site ask;
 * no-model: it has none of that name; stranger: it is no such program; broke-off: it began and did not end; slow: it was silent for too long;
 * not-allowed: this browser was not given the script that may connect there.
 */
export type LocalFault = 'nobody' | 'refused' | 'no-model' | 'stranger' | 'broke-off' | 'slow' | 'not-allowed'

export class LocalModelFault extends Error {
  readonly fault: LocalFault

  constructor(fault: LocalFault) {
    super(`The model on this machine: ${fault}`)
    this.fault = fault
  }
}

export interface LocalAsk {
  readonly address: string
  readonly model: string
  readonly messages: readonly ModelMessage[]
}

/** A program on this machine that speaks as OpenAI does: Ollama, llama.cpp, LM Studio. Throws a `LocalModelFault`. */
export interface LocalModel {
  models(address: string): Promise<string[]>
  /** The answer, piece by piece. */
  chat(ask: LocalAsk, signal: AbortSignal): AsyncIterable<string>
}

/** A large model may be loaded from the disk first. */
const firstTokenMs = 120_000
const betweenTokensMs = 30_000
const listMs = 10_000

export const localModelOver = (ask: typeof fetch): LocalModel => ({
  async models(address) {
    const signal = AbortSignal.timeout(listMs)
    const response = await reach(ask, `${address}/models`, { signal })
    if (!response.ok) throw new LocalModelFault('stranger')
    const listed: unknown = await response.json().catch(() => null)
    return namesIn(listed)
  },

  async *chat({ address, model, messages }, signal) {
    const patience = new Patience()
    try {
      const response = await reach(ask, `${address}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model, messages, stream: true }),
        signal: AbortSignal.any([signal, patience.signal]),
      })
      if (!response.ok || !response.body) throw await faultOf(response)
      yield* spoken(response.body, patience)
    } catch (error) {
      throw patience.isOver ? new LocalModelFault('slow') : error
    } finally {
      patience.end()
    }
  },
})

/** A browser says no more of a refused connection than of a page that may not ask. Whether somebody listens shows without reading. */
async function reach(ask: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await ask(url, { ...init, credentials: 'omit', redirect: 'error', cache: 'no-store' })
  } catch (error) {
    if (init.signal?.aborted) throw init.signal.reason === undefined ? error : init.signal.reason
    const isHeard = await ask(url, { mode: 'no-cors', credentials: 'omit' }).then(
      () => true,
      () => false,
    )
    throw new LocalModelFault(isHeard ? 'refused' : 'nobody')
  }
}

async function faultOf(response: Response): Promise<LocalModelFault> {
  const said = await response.text().catch(() => '')
  const isAboutModel = response.status === 404 || (response.status === 400 && /model/i.test(said))
  return new LocalModelFault(isAboutModel ? 'no-model' : 'stranger')
}

async function* spoken(body: ReadableStream<Uint8Array>, patience: Patience): AsyncGenerator<string> {
  const stream = new CompletionStream()
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let hasSpoken = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const text = done ? stream.end() : stream.read(value)
      if (text) {
        hasSpoken = true
        patience.renew()
        yield text
      }
      if (stream.isFinished) break
      if (done) throw new LocalModelFault(hasSpoken ? 'broke-off' : 'stranger')
    }
  } catch (error) {
    if (error instanceof CompletionTrouble) throw new LocalModelFault(hasSpoken ? 'broke-off' : 'stranger')
    throw error instanceof TypeError ? new LocalModelFault('broke-off') : error
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function namesIn(listed: unknown): string[] {
  const data = (listed as { data?: unknown } | null)?.data
  if (!Array.isArray(data)) throw new LocalModelFault('stranger')
  return data.flatMap((model: { id?: unknown } | null) => (typeof model?.id === 'string' ? [model.id] : []))
}

/** Gives up after too long a silence. */
class Patience {
  readonly #given = new AbortController()
  #timer = setTimeout(() => this.#lose(), firstTokenMs)
  isOver = false

  get signal(): AbortSignal {
    return this.#given.signal
  }

  #lose(): void {
    this.isOver = true
    this.#given.abort()
  }

  renew(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lose(), betweenTokensMs)
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
