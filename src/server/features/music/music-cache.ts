import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { musicVersion } from '#domain/sound/music/render-piece.ts'
import type { TrackId } from '#domain/sound/music/tracks.ts'

/** A piece that lies in the cache, whole. */
export interface KeptPiece {
  readonly bytes: number
  readonly sha256: string
}

export const pieceFile = (folder: string, id: TrackId): string => path.join(folder, `${id}.mp3`)
const noteFile = (folder: string, id: TrackId): string => path.join(folder, `${id}.json`)

/** The piece as it lies in the cache; null where it is missing, of another version, or not the bytes that were kept. */
export function keptPiece(folder: string, id: TrackId): KeptPiece | null {
  try {
    const { version, bytes, sha256 } = JSON.parse(readFileSync(noteFile(folder, id), 'utf8'))
    if (version !== musicVersion) return null
    const found = pieceOf(readFileSync(pieceFile(folder, id)))
    return found.bytes === bytes && found.sha256 === sha256 ? found : null
  } catch {
    return null
  }
}

/** Keeps a piece: the bytes first, under their name only when they are whole, then the note about them. */
export function keepPiece(folder: string, id: TrackId, mp3: Uint8Array): KeptPiece {
  mkdirSync(folder, { recursive: true })
  const piece = pieceOf(mp3)
  replace(pieceFile(folder, id), mp3)
  replace(noteFile(folder, id), JSON.stringify({ version: musicVersion, ...piece }))
  return piece
}

function replace(file: string, content: Uint8Array | string): void {
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, content, { flush: true })
  renameSync(part, file)
}

function pieceOf(mp3: Uint8Array): KeptPiece {
  return { bytes: mp3.length, sha256: createHash('sha256').update(mp3).digest('hex') }
}
