import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMp3Encoder } from 'wasm-media-encoders'
import { tracks } from '#domain/sound/music/tracks.ts'
import { lengthFrame } from '../../../src/server/features/music/mp3-frames.ts'
import { keepPiece } from '../../../src/server/features/music/music-cache.ts'

const sampleRate = 44_100

/** A data folder whose pieces lie there already, each a soft tone of so many seconds, so that nothing has to be composed first. */
export async function folderWithSampleMusic(seconds = 40): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-with-music-'))
  const piece = await tone(220, seconds)
  for (const { id } of tracks) keepPiece(join(folder, 'music'), id, piece)
  return folder
}

async function tone(hertz: number, seconds: number): Promise<Uint8Array> {
  const samples = seconds * sampleRate
  const sound = Float32Array.from(
    { length: samples },
    (_, at) => 0.25 * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  )
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 2, sampleRate, vbrQuality: 4 })
  const mp3 = Buffer.concat([encoder.encode([sound, sound]).slice(), encoder.finalize().slice()])
  return Buffer.concat([lengthFrame(mp3, samples), mp3])
}
