import { type DeviceModelFile, deviceModel } from '#contract/device-models.ts'
import type { ModelFiles } from './model-files.ts'

/** A model comes in pieces, each a file of its own: what is whole stays, whatever ends the tab. */
const pieceName = (sha256: string, index: number): string => `${sha256}-${String(index).padStart(5, '0')}`
/** Stands beside pieces that are whole and were checked, and says what they are. */
const sealName = (sha256: string): string => `${sha256}.json`

/** The models of which something is kept in this browser. */
export class KeptModels {
  readonly #files: ModelFiles

  constructor(files: ModelFiles) {
    this.#files = files
  }

  /** Those that are whole, as they were listed when they came. */
  async whole(): Promise<DeviceModelFile[]> {
    const names = [...(await this.#files.list()).keys()].filter((name) => name.endsWith('.json')).sort()
    const read = await Promise.all(names.map((name) => this.#sealUnder(name)))
    return read.filter((one) => one !== null)
  }

  async #sealUnder(name: string): Promise<DeviceModelFile | null> {
    try {
      return deviceModel.parse(JSON.parse((await (await this.#files.read(name))?.text()) ?? ''))
    } catch {
      return null
    }
  }

  /** The bytes of a model that have come, in order; null where none have. */
  async #content(sha256: string): Promise<Blob | null> {
    const parts: Blob[] = []
    for (let index = 0; ; index++) {
      const piece = await this.#files.read(pieceName(sha256, index))
      if (!piece) return index === 0 ? null : new Blob(parts)
      parts.push(piece)
    }
  }

  /** A model that is whole and was checked; null where it is not here. */
  async open(sha256: string): Promise<Blob | null> {
    const seal = await this.#sealUnder(sealName(sha256))
    const content = seal && (await this.#content(sha256))
    return content?.size === seal?.bytes ? content : null
  }

  /** What has come of a model so far. */
  async arrived(sha256: string): Promise<{ readonly bytes: number; readonly pieces: number }> {
    const names = await this.#files.list()
    let bytes = 0
    for (let pieces = 0; ; pieces++) {
      const size = names.get(pieceName(sha256, pieces))
      if (size === undefined) return { bytes, pieces }
      bytes += size
    }
  }

  keepPiece(sha256: string, index: number, content: Blob): Promise<void> {
    return this.#files.write(pieceName(sha256, index), content)
  }

  /** False: what came is not the file that was listed, and is gone. */
  async seal(model: DeviceModelFile, sumOf: (content: Blob) => Promise<string>): Promise<boolean> {
    const content = await this.#content(model.sha256)
    if (content?.size !== model.bytes || (await sumOf(content)) !== model.sha256) {
      await this.remove(model.sha256)
      return false
    }
    await this.#files.write(sealName(model.sha256), new Blob([JSON.stringify(model)]))
    return true
  }

  async remove(sha256: string): Promise<void> {
    // Its seal first: pieces without one are only a download that was paused.
    await this.#files.remove(sealName(sha256))
    for (const name of (await this.#files.list()).keys())
      if (name.startsWith(`${sha256}-`)) await this.#files.remove(name)
  }
}
