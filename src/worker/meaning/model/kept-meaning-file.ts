import type { PagesRead } from '../meaning-model.ts'
import { MeaningFault } from './meaning-fault.ts'

type Kept = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>

export interface KeptMeaningFileParts {
  /** The one that is meant: its path at the server, its SHA-256 in hex, and its size. */
  readonly wanted: { readonly path: string; readonly sha256: string; readonly bytes: number }
  /** Where this browser keeps it, and nothing else. */
  readonly open: () => Promise<Kept>
  readonly ask: (path: string, signal: AbortSignal) => Promise<Response>
  /** SHA-256 in hex. */
  readonly sumOf: (bytes: ArrayBuffer) => Promise<string>
  /** Runs work that no other tab of this browser does meanwhile. */
  readonly alone: <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>
}

/** The file of the model in this browser: there with the network off once it has come. */
export class KeptMeaningFile {
  readonly #parts: KeptMeaningFileParts

  constructor(parts: KeptMeaningFileParts) {
    this.#parts = parts
  }

  /** Null: it is not here. One whose bytes went wrong is removed. */
  async read(): Promise<Blob | null> {
    const { wanted, open } = this.#parts
    const cache = await open()
    const answer = await cache.match(wanted.path)
    if (!answer) return null
    const file = await answer.blob()
    if (await this.#isWanted(file)) return file
    await cache.delete(wanted.path)
    return null
  }

  async #isWanted(file: Blob): Promise<boolean> {
    const { bytes, sha256 } = this.#parts.wanted
    return file.size === bytes && (await this.#parts.sumOf(await file.arrayBuffer())) === sha256
  }

  /** Fetches it, unless it is here, and removes those of other versions. Tells how many bytes have come. Throws a `MeaningFault`. */
  async bring(tell: (fetched: PagesRead) => void, signal: AbortSignal): Promise<void> {
    const { wanted, open, alone } = this.#parts
    await alone(signal, async () => {
      // Another tab may have fetched it meanwhile.
      if (await this.read()) return
      const file = await this.#download(tell, signal)
      if (!(await this.#isWanted(file))) throw new MeaningFault('changed')
      const cache = await open()
      for (const { url } of await cache.keys()) await cache.delete(url)
      await cache.put(wanted.path, new Response(file)).catch((error: unknown) => {
        throw isFull(error) ? new MeaningFault('full') : error
      })
    })
  }

  async #download(tell: (fetched: PagesRead) => void, signal: AbortSignal): Promise<Blob> {
    const { path, bytes } = this.#parts.wanted
    const answer = await this.#parts.ask(path, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      throw error instanceof TypeError ? new MeaningFault('offline') : error
    })
    if (answer.status === 404) throw new MeaningFault('missing')
    if (!answer.ok || !answer.body) throw new MeaningFault('refused')
    const parts: Uint8Array<ArrayBuffer>[] = []
    let done = 0
    try {
      for await (const part of answer.body) {
        parts.push(part)
        done += part.length
        tell({ done: Math.min(done, bytes), of: bytes })
        if (done > bytes) throw new MeaningFault('changed')
      }
    } catch (error) {
      signal.throwIfAborted()
      throw error instanceof MeaningFault ? error : new MeaningFault('cut')
    }
    if (done < bytes) throw new MeaningFault('cut')
    return new Blob(parts)
  }

  async remove(): Promise<void> {
    const cache = await this.#parts.open()
    for (const { url } of await cache.keys()) await cache.delete(url)
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
