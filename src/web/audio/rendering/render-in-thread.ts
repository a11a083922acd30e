import { type Texture, textures } from '#domain/sound/sound-names.ts'
import { mixStems, renderStems, type TextureStems } from '#domain/sound/textures/render-texture.ts'
import { renderTone } from '#domain/sound/tones/render-tone.ts'
import { type RenderAsk, soundSeed } from './render-calls.ts'

/** The parts of a texture are some 12 MB. A mix can have so many, and every step of its intensity mixes all of them anew. */
const mostKept = textures.length

/** Renders what is asked for. The parts of the last textures stay, so that another intensity of one is only mixed anew. */
export class ThreadRenderer {
  readonly #kept = new Map<Texture, TextureStems>()

  /** One channel of a tone, or two of a lap; nobody else holds them. */
  render(ask: RenderAsk): Float32Array<ArrayBuffer>[] {
    if (ask.what === 'tone') return [own(renderTone(ask.tone, ask.sampleRate, soundSeed))]
    const { left, right } = mixStems(this.#stems(ask.texture, ask.sampleRate), ask.intensity)
    return [own(left), own(right)]
  }

  #stems(texture: Texture, sampleRate: number): TextureStems {
    const kept = this.#kept.get(texture)
    const stems = kept?.loop.sampleRate === sampleRate ? kept : renderStems(texture, sampleRate, soundSeed)
    this.#kept.delete(texture)
    this.#kept.set(texture, stems)
    for (const oldest of this.#kept.keys()) if (this.#kept.size > mostKept) this.#kept.delete(oldest)
    return stems
  }
}

/** The same samples, in a buffer that can be handed to another thread. */
function own(samples: Float32Array): Float32Array<ArrayBuffer> {
  return samples.buffer instanceof ArrayBuffer
    ? new Float32Array(samples.buffer, samples.byteOffset, samples.length)
    : new Float32Array(samples)
}
