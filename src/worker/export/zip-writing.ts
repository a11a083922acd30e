import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>

export interface ZipWriter {
  /** Adds one file, piece by piece. `isPacked`: its bytes do not get smaller. */
  add(name: string, at: Date, pieces: Iterable<string | Bytes>, isPacked?: boolean): Promise<void>
  /** Writes the list of files. Nothing can be added any more. */
  end(): Promise<void>
}

/** So much is gathered before it is handed on. */
const chunkBytes = 256 * 1024
/** A zip of the plain kind ends here. */
const mostBytes = 0xffff_ffff
const mostFiles = 0xffff
const pieceBytes = 64 * 1024

/** The zip is larger than its format allows. */
export class ZipFullError extends Error {
  override name = 'ZipFullError'
}

/** Makes a zip while it is written: `write` gets it in chunks, one after the other, and may take its time. */
export function zipWriter(write: (chunk: Bytes) => Promise<void> | void): ZipWriter {
  let made: Uint8Array[] = []
  let madeBytes = 0
  let allBytes = 0
  let files = 0
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
    madeBytes += chunk.length
  })

  async function handOn(least: number): Promise<void> {
    if (madeBytes < least) return
    const chunk = joined(made, madeBytes)
    allBytes += madeBytes
    made = []
    madeBytes = 0
    if (allBytes > mostBytes) throw new ZipFullError('An export can hold 4 GB, and this one would be larger.')
    if (chunk.length > 0) await write(chunk)
  }

  return {
    async add(name, at, pieces, isPacked = false) {
      files++
      if (files > mostFiles)
        throw new ZipFullError('An export can hold 65,535 files, and this one would have more.')
      const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
      file.mtime = inZipYears(at)
      zip.add(file)
      for (const piece of pieces)
        for (const part of partsOf(piece)) {
          file.push(part)
          await handOn(chunkBytes)
        }
      file.push(new Uint8Array(0), true)
      await handOn(chunkBytes)
    },
    async end() {
      zip.end()
      await handOn(0)
    },
  }
}

function* partsOf(piece: string | Bytes): Generator<Uint8Array> {
  const bytes = typeof piece === 'string' ? new TextEncoder().encode(piece) : piece
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

function joined(parts: readonly Uint8Array[], length: number): Bytes {
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A zip knows the years from 1980 to 2107, on the wall's clock. */
function inZipYears(at: Date): Date {
  const year = at.getFullYear()
  return year >= 1980 && year <= 2099 ? at : new Date(year < 1980 ? '1980-01-02' : '2099-01-02')
}
