import type { Texture, Tone } from '#domain/sound/sound-names.ts'

/** What the sound thread is asked to render. Sample rate in samples a second, intensity 0 to 1. */
export type RenderAsk =
  | { readonly what: 'tone'; readonly tone: Tone; readonly sampleRate: number }
  | {
      readonly what: 'lap'
      readonly texture: Texture
      readonly intensity: number
      readonly sampleRate: number
    }

export type ToSoundThread = RenderAsk & { readonly id: number }

/** One channel of a tone or two of a lap; null: it could not be rendered. */
export interface FromSoundThread {
  readonly id: number
  readonly channels: readonly Float32Array<ArrayBuffer>[] | null
}

/** Everybody hears the same rain; another seed would be other rain, and no better one. */
export const soundSeed = 1
