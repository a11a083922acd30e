import { createMp3Encoder } from 'wasm-media-encoders'
import { chunkLength, renderPiece } from '#domain/sound/music/render-piece.ts'
import type { TrackId } from '#domain/sound/music/tracks.ts'
import { lengthFrame } from './mp3-frames.ts'

const sampleRate = 44_100
/** LAME's V4: about 165 kbit/s at most, and for music as soft as this far less. */
const vbrQuality = 4
/** Rendering takes most of the time, encoding the rest. */
const renderShare = 0.8

/** A piece as MP3, the same bytes each time. `report` hears how much is done, 0 to 1. */
export async function encodedPiece(id: TrackId, report: (share: number) => void): Promise<Uint8Array> {
  const { left, right } = renderPiece(id, sampleRate, (share) => report(share * renderShare))
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 2, sampleRate, vbrQuality })
  const parts: Uint8Array[] = []
  for (let from = 0; from < left.length; from += chunkLength * 16) {
    const to = Math.min(left.length, from + chunkLength * 16)
    // What the encoder returns is overwritten by its next call.
    parts.push(encoder.encode([left.subarray(from, to), right.subarray(from, to)]).slice())
    report(renderShare + ((1 - renderShare) * to) / left.length)
  }
  parts.push(encoder.finalize().slice())
  const mp3 = Buffer.concat(parts)
  return Buffer.concat([lengthFrame(mp3, left.length), mp3])
}
