import { type Texture, textures } from '#domain/sound/sound-names.ts'
import { onSlider, volumeRange } from '../mindfulness-settings.ts'
import type { Layers, PlayerState, SoundType } from './sound-player.ts'

/** How loud each ambient layer is, 0 (off) to 100. */
export type SoundMix = Readonly<Record<Texture, number>>

/** What the player has to do, in this order. */
export type MixStep =
  | { readonly does: 'choose'; readonly sound: Texture }
  | { readonly does: 'volume'; readonly volume: number }
  | { readonly does: 'toggle' }

export interface MixMove {
  readonly mix: SoundMix
  readonly steps: readonly MixStep[]
}

type Playing = Pick<PlayerState, 'isPlaying' | 'soundType' | 'volume'>

const ids = textures.map(({ id }) => id)
export const emptyMix: SoundMix = { wave: 0, forest: 0, rain: 0, cafe: 0, fire: 0, whitenoise: 0 }

export function isTexture(sound: SoundType): sound is Texture {
  return ids.some((id) => id === sound)
}

/** The layers that are on, in the order of the mixer. */
export function layersOn(mix: SoundMix): Texture[] {
  return ids.filter((id) => mix[id] > 0)
}

/** A mix of one sound and what is heard beside it. */
export function mixOf(first: Texture, volume: number, layers: Layers = {}): SoundMix {
  return { ...emptyMix, ...layers, [first]: volume }
}

/** What is heard beside the first sound. */
export function layersBeside(mix: SoundMix, first: SoundType): Layers {
  return Object.fromEntries(layersOn(mix).flatMap((id) => (id === first ? [] : [[id, mix[id]]])))
}

const loudest = (mix: SoundMix): Texture | undefined =>
  layersOn(mix).toSorted((one, other) => mix[other] - mix[one])[0]

/**
 * Fills a layer to a level of 0 to 100. The player plays one of the layers, the first; when that one is turned off, the loudest of the
 * others takes its place. A layer that rises is heard at once, and takes the place of music. With the last layer off nothing plays.
 */
export function setLevel(mix: SoundMix, player: Playing, layer: Texture, level: number): MixMove {
  const filled: SoundMix = { ...mix, [layer]: onSlider(volumeRange, level) }
  const { soundType, volume, isPlaying } = player
  const isAmbient = isTexture(soundType)
  const isOn = isAmbient && filled[soundType] > 0
  const first = isOn ? soundType : filled[layer] > 0 ? layer : loudest(filled)
  if (first === undefined) return { mix: filled, steps: isAmbient && isPlaying ? [{ does: 'toggle' }] : [] }
  const rises = filled[layer] > mix[layer]
  return {
    mix: filled,
    steps: [
      ...(first === soundType ? [] : [{ does: 'choose', sound: first } as const]),
      ...(filled[first] === volume ? [] : [{ does: 'volume', volume: filled[first] } as const]),
      ...(rises && !isPlaying ? [{ does: 'toggle' } as const] : []),
    ],
  }
}

/**
 * The mix after something else moved the player. Another sound takes the place of all layers; the volume is the first layer's level; music
 * and tones leave the mix as it was, at rest. A sound that begins while all layers are off is on again.
 */
export function followPlayer(mix: SoundMix, before: Playing, after: Playing): SoundMix {
  const { soundType, volume, isPlaying } = after
  if (!isTexture(soundType)) return mix
  if (soundType !== before.soundType) return mixOf(soundType, volume)
  if (volume !== before.volume) return { ...mix, [soundType]: volume }
  const begins = isPlaying && !before.isPlaying
  return begins && layersOn(mix).length === 0 ? mixOf(soundType, volume) : mix
}
