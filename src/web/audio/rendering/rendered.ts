import type { Texture, Tone } from '#domain/sound/sound-names.ts'
import { soundThread } from './sound-thread.ts'

const tones = new Map<string, Promise<AudioBuffer>>()
let lastLap: { readonly name: string; readonly lap: Promise<AudioBuffer> } | null = null

/** A tone as a buffer; each is rendered once. Rejects when it could not be rendered. */
export function renderedTone(context: BaseAudioContext, tone: Tone): Promise<AudioBuffer> {
  const name = `${tone} ${context.sampleRate}`
  const rendered =
    tones.get(name) ??
    soundThread.tone(tone, context.sampleRate).then((channels) => bufferOf(context, channels))
  tones.set(name, rendered)
  rendered.catch(() => tones.delete(name))
  return rendered
}

/** A lap of a texture at an intensity of 0 to 1; the last one is kept. Rejects when it could not be rendered. */
export function renderedLap(
  context: BaseAudioContext,
  texture: Texture,
  intensity: number,
): Promise<AudioBuffer> {
  const name = `${texture} ${intensity} ${context.sampleRate}`
  if (lastLap?.name === name) return lastLap.lap
  const lap = soundThread
    .lap(texture, intensity, context.sampleRate)
    .then((channels) => bufferOf(context, channels))
  lastLap = { name, lap }
  lap.catch(() => {
    if (lastLap?.lap === lap) lastLap = null
  })
  return lap
}

function bufferOf(context: BaseAudioContext, channels: readonly Float32Array<ArrayBuffer>[]): AudioBuffer {
  const buffer = context.createBuffer(channels.length, channels[0]?.length ?? 1, context.sampleRate)
  for (const [at, channel] of channels.entries()) buffer.copyToChannel(channel, at)
  return buffer
}
