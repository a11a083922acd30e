import { allowOwnScripts } from '#browser/trusted-types.ts'
import type { Texture, Tone } from '#domain/sound/sound-names.ts'
import type { FromSoundThread, RenderAsk, ToSoundThread } from './render-calls.ts'

type Channels = readonly Float32Array<ArrayBuffer>[]

interface Waiting {
  readonly resolve: (channels: Channels) => void
  readonly reject: (error: Error) => void
}

/** The sound thread from outside. It starts at the first ask, and anew after it has died. */
export class SoundThread {
  readonly #start: () => Worker
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #lastId = 0

  constructor(start: () => Worker) {
    this.#start = start
  }

  /** One channel of exactly the tone's length. Rejects when it could not be rendered. */
  tone(tone: Tone, sampleRate: number): Promise<Channels> {
    return this.#ask({ what: 'tone', tone, sampleRate })
  }

  /** Both channels of one lap. Rejects when it could not be rendered. */
  lap(texture: Texture, intensity: number, sampleRate: number): Promise<Channels> {
    return this.#ask({ what: 'lap', texture, intensity, sampleRate })
  }

  #ask(ask: RenderAsk): Promise<Channels> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#open().postMessage({ id, ...ask } satisfies ToSoundThread)
    })
  }

  #open(): Worker {
    if (this.#worker) return this.#worker
    const worker = this.#start()
    worker.onmessage = ({ data: { id, channels } }: MessageEvent<FromSoundThread>) => {
      const asker = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (channels) asker?.resolve(channels)
      else asker?.reject(new Error('A sound could not be rendered.'))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      worker.terminate()
      this.#worker = null
      const askers = [...this.#waiting.values()]
      this.#waiting.clear()
      for (const { reject } of askers) reject(new Error('The thread that renders sounds has died.'))
    }
    this.#worker = worker
    return worker
  }
}

export const soundThread = new SoundThread(() => {
  allowOwnScripts()
  return new Worker(new URL('./sound.worker.ts', import.meta.url), { type: 'module', name: 'sound' })
})
