import { previewSeconds } from '#domain/mindfulness/player/music-access.ts'
import { frameSamples, mp3Frames } from './mp3-frames.ts'

const sampleRate = 44_100
/** A little more than the preview, so that it has faded out before the file ends. */
const marginSeconds = 0.5

/** How many bytes of a piece, from its beginning, are its preview: whole frames, the one that says how long it is before them. */
export function previewBytes(mp3: Uint8Array): number {
  const frames = Math.ceil(((previewSeconds + marginSeconds) * sampleRate) / frameSamples)
  return mp3Frames(mp3)[1 + frames] ?? mp3.length
}
