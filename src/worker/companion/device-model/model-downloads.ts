import type { DeviceModelFile } from '#contract/device-models.ts'
import type { DeviceModelSeen } from '../device-models.calls.ts'
import type { KeptModels } from './kept-models.ts'

/** Why a model did not come, in words for the person. */
export class DownloadTrouble extends Error {}

export interface ModelDownloadsParts {
  readonly kept: KeptModels
  /** Asks the server for a model from some byte on. */
  readonly ask: (sha256: string, from: number, signal: AbortSignal) => Promise<Response>
  /** The SHA-256 of some content, in hex. */
  readonly sumOf: (content: Blob) => Promise<string>
  /** Runs work that no other tab of this browser does meanwhile; false: another one does it. */
  readonly alone: (what: string, work: () => Promise<void>) => Promise<boolean>
  /** Bytes that this browser would still keep; null where it does not say. */
  readonly bytesLeft: () => Promise<number | null>
  readonly onChange: () => void
}

interface Arriving {
  readonly stop: AbortController
  readonly done: Promise<void>
  state: 'arriving' | 'checking'
  have: number
}

/** So much is kept at once. What a tab that dies had not kept comes again. */
const pieceBytes = 8 * 1024 * 1024

const words = {
  elsewhere: 'Another tab is downloading it.',
  unreachable: 'The server could not be reached. What has come is kept; go on when the connection is back.',
  gone: 'The server no longer offers this model.',
  brokeOff: 'The download broke off. What has come is kept.',
  wrong:
    'What came is not the file that the server lists, so it was removed. Please tell whoever runs the server.',
  full: 'There is not enough room for it in this browser. Nothing else was touched.',
} as const

/** Downloads of models into this browser, several at once if need be. */
export class ModelDownloads {
  readonly #parts: ModelDownloadsParts
  readonly #arriving = new Map<string, Arriving>()
  readonly #troubles = new Map<string, string>()

  constructor(parts: ModelDownloadsParts) {
    this.#parts = parts
  }

  /** How it stands with one model. */
  async stateOf(model: DeviceModelFile, isHere: boolean): Promise<DeviceModelSeen> {
    const trouble = this.#troubles.get(model.sha256) ?? null
    const arriving = this.#arriving.get(model.sha256)
    if (arriving) return { ...model, state: arriving.state, have: arriving.have, trouble: null }
    if (isHere) return { ...model, state: 'here', have: model.bytes, trouble: null }
    const { bytes } = await this.#parts.kept.arrived(model.sha256)
    return { ...model, state: bytes > 0 ? 'paused' : 'absent', have: bytes, trouble }
  }

  /** Begins or goes on. What goes wrong is told by `stateOf`. */
  begin(model: DeviceModelFile): void {
    const { sha256 } = model
    if (this.#arriving.has(sha256)) return
    const stop = new AbortController()
    this.#troubles.delete(sha256)
    const done = this.#run(model, stop.signal).then(
      () => this.#end(sha256),
      (error: unknown) => {
        if (!stop.signal.aborted) this.#troubles.set(sha256, sentenceOf(error))
        this.#end(sha256)
      },
    )
    this.#arriving.set(sha256, { stop, done, state: 'arriving', have: 0 })
    this.#parts.onChange()
  }

  /** The server did not list it now. */
  refuse(sha256: string): void {
    this.#troubles.set(sha256, words.unreachable)
    this.#parts.onChange()
  }

  /** Stops a download; what has come is kept. Resolves once nothing more is written. */
  async pause(sha256: string): Promise<void> {
    const arriving = this.#arriving.get(sha256)
    arriving?.stop.abort()
    await arriving?.done
  }

  async remove(sha256: string): Promise<void> {
    await this.pause(sha256)
    this.#troubles.delete(sha256)
    await this.#parts.kept.remove(sha256)
    this.#parts.onChange()
  }

  #end(sha256: string): void {
    this.#arriving.delete(sha256)
    this.#parts.onChange()
  }

  async #run(model: DeviceModelFile, signal: AbortSignal): Promise<void> {
    const isAlone = await this.#parts.alone(model.sha256, async () => {
      await this.#fetch(model, signal)
      if (signal.aborted) return
      this.#tell(model.sha256, { state: 'checking' })
      if (!(await this.#parts.kept.seal(model, this.#parts.sumOf))) throw new DownloadTrouble(words.wrong)
    })
    if (!isAlone) throw new DownloadTrouble(words.elsewhere)
  }

  async #fetch(model: DeviceModelFile, signal: AbortSignal): Promise<void> {
    const { kept, bytesLeft } = this.#parts
    const { sha256, bytes } = model
    let { bytes: from, pieces } = await kept.arrived(sha256)
    if (from >= bytes) return
    this.#tell(sha256, { have: from })
    const left = await bytesLeft()
    if (left !== null && left < bytes - from) throw new DownloadTrouble(words.full)
    const body = await this.#bodyFrom(sha256, from, signal)
    if (from > 0 && !body.isRest) {
      await kept.remove(sha256)
      from = 0
      pieces = 0
    }
    const rest = new Pieces((content) => kept.keepPiece(sha256, pieces++, content))
    try {
      for await (const part of body.stream) {
        await rest.add(part)
        from += part.length
        this.#tell(sha256, { have: from })
        // More than was listed: what came is not that file, and its sum will say so.
        if (from > bytes) break
      }
    } catch (error) {
      if (error instanceof DownloadTrouble || isFull(error)) throw error
      if (!signal.aborted) throw new DownloadTrouble(words.brokeOff)
    } finally {
      await rest.flush()
    }
    if (from < bytes && !signal.aborted) throw new DownloadTrouble(words.brokeOff)
  }

  async #bodyFrom(
    sha256: string,
    from: number,
    signal: AbortSignal,
  ): Promise<{ stream: ReadableStream<Uint8Array<ArrayBuffer>>; isRest: boolean }> {
    const answer = await this.#parts.ask(sha256, from, signal).catch(() => {
      throw new DownloadTrouble(words.unreachable)
    })
    if (answer.status === 404) throw new DownloadTrouble(words.gone)
    if (!answer.ok || !answer.body) throw new DownloadTrouble(words.unreachable)
    return { stream: answer.body, isRest: answer.status === 206 }
  }

  #tell(sha256: string, news: Partial<Pick<Arriving, 'state' | 'have'>>): void {
    const arriving = this.#arriving.get(sha256)
    if (!arriving) return
    Object.assign(arriving, news)
    this.#parts.onChange()
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

function sentenceOf(error: unknown): string {
  if (isFull(error)) return words.full
  return error instanceof DownloadTrouble ? error.message : words.brokeOff
}

/** Gathers what comes until it is worth keeping. */
class Pieces {
  readonly #keep: (content: Blob) => Promise<void>
  #parts: Uint8Array<ArrayBuffer>[] = []
  #bytes = 0

  constructor(keep: (content: Blob) => Promise<void>) {
    this.#keep = keep
  }

  async add(part: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#parts.push(part)
    this.#bytes += part.length
    if (this.#bytes >= pieceBytes) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.#bytes === 0) return
    const content = new Blob(this.#parts)
    this.#parts = []
    this.#bytes = 0
    await this.#keep(content)
  }
}
