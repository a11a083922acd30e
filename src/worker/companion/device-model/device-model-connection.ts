import { ThreadConnection } from '#worker/core/threads/thread-connection.ts'
import { type DeviceModel, DeviceModelFault } from './device-model.ts'
import type { FromModelThread, ToModelThread } from './device-model-thread.ts'

type Heard = Exclude<FromModelThread, { is: 'ready' }>

export interface DeviceModelConnectionParts {
  readonly start: () => Worker
  /** llama.cpp, compiled to WebAssembly. */
  readonly engine: () => Promise<Blob>
  /** A model's file that is whole and was checked; null: it is not here. */
  readonly model: (sha256: string) => Promise<Blob | null>
  /** Keeps other tabs of this browser from running one; answers how to let go, or null where another tab runs one. */
  readonly hold: () => Promise<(() => void) | null>
  /** Runs something after so many ms; returns how to prevent it. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** All that it reads and says at once: what goes along with a message, and the answer. */
const tokens = 4_096
/** So long after its last word a model keeps its memory. */
const idleMs = 180_000

/** A model in a thread of its own, loaded when it is first asked and let go of when nobody asked for three minutes. */
export function deviceModelConnection(parts: DeviceModelConnectionParts): DeviceModel {
  const running = new RunningModel(parts)
  return {
    async *chat({ sha256, messages }, signal) {
      const thread = await running.with(sha256)
      try {
        yield* textOf(thread.told((id) => ({ id, to: 'chat', messages }), signal))
      } catch (error) {
        running.end()
        throw error
      } finally {
        running.rest()
      }
    },
    unload: () => running.end(),
  }
}

async function* textOf(told: AsyncIterable<Heard>): AsyncGenerator<string> {
  for await (const heard of told) {
    if (heard.is === 'fault') throw new DeviceModelFault(heard.fault)
    if (heard.is === 'done') return
    if (heard.is === 'text') yield heard.text
  }
}

type ModelThread = ThreadConnection<ToModelThread, Heard>

/** The one model that is loaded, if any. */
class RunningModel {
  readonly #parts: DeviceModelConnectionParts
  readonly #thread: ModelThread
  #loaded: { readonly sha256: string; readonly ready: Promise<void> } | undefined
  #letGo: (() => void) | undefined
  #stayAwake = (): void => undefined

  constructor(parts: DeviceModelConnectionParts) {
    this.#parts = parts
    this.#thread = new ThreadConnection({
      start: parts.start,
      stop: (id) => ({ id, to: 'stop' }),
      fault: (why) => new DeviceModelFault(why === 'ended' ? 'failed' : 'unsupported'),
    })
  }

  /** The thread, once it has this model. Throws a `DeviceModelFault`. */
  async with(sha256: string): Promise<ModelThread> {
    this.#stayAwake()
    if (this.#loaded && this.#loaded.sha256 !== sha256) this.end()
    this.#loaded ??= { sha256, ready: this.#load(sha256) }
    try {
      await this.#loaded.ready
    } catch (error) {
      this.end()
      throw error
    }
    return this.#thread
  }

  async #load(sha256: string): Promise<void> {
    const model = await this.#parts.model(sha256)
    if (!model) throw new DeviceModelFault('missing')
    this.#letGo ??= (await this.#parts.hold()) ?? undefined
    if (!this.#letGo) throw new DeviceModelFault('elsewhere')
    const engine = await this.#parts.engine()
    const told = this.#thread.told((id) => ({ id, to: 'load', tokens, engine, model }))
    for await (const heard of told) {
      if (heard.is === 'fault') throw new DeviceModelFault(heard.fault)
      if (heard.is === 'done') return
    }
  }

  rest(): void {
    this.#stayAwake()
    this.#stayAwake = this.#parts.after(idleMs, () => this.end())
  }

  end(): void {
    this.#stayAwake()
    this.#loaded = undefined
    this.#thread.end()
    this.#letGo?.()
    this.#letGo = undefined
  }
}
