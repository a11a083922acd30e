import { intensityRange, onSlider } from '#domain/mindfulness/mindfulness-settings.ts'
import {
  emptyMix,
  followPlayer,
  isTexture,
  layersBeside,
  type MixStep,
  mixOf,
  type SoundMix,
  setLevel,
} from '#domain/mindfulness/player/sound-mix.ts'
import type { Layers, PlayerState, SoundPreset } from '#domain/mindfulness/player/sound-player.ts'
import type { Texture } from '#domain/sound/sound-names.ts'
import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'
import type { WantedLayers } from './layer-voices.ts'

type MixedPlayer = Pick<PlayerState, 'isPlaying' | 'soundType' | 'volume' | 'intensity'>

export interface MixerParts {
  readonly player: Pick<Watched<MixedPlayer>, 'read' | 'subscribe'>
  readonly moves: {
    readonly chooseSound: (sound: Texture) => void
    readonly setVolume: (volume: number) => void
    readonly toggle: () => void
    readonly applyPreset: (preset: SoundPreset) => void
  }
  readonly voices: { readonly want: (wanted: WantedLayers) => void }
}

export interface Mixer {
  readonly mix: Pick<Watched<SoundMix>, 'read' | 'subscribe'>
  readonly setLevel: (layer: Texture, level: number) => void
  /** Layers beside the player's own sound, as a preset keeps them. */
  readonly layers: () => Layers
  /** Applies a sound with everything beside it, and plays it. */
  readonly play: (preset: SoundPreset) => void
  /** Leaves nothing in the mix but what the player itself plays. */
  readonly clear: () => void
  /** Factor for all layers beside the player's own sound, 0 to 1. */
  readonly fadeTo: (level: number) => void
}

/**
 * The mix of ambient layers. The player plays the first of them, so that it can be paused from everywhere; the others are voices beside it
 * that follow it: they rest when it pauses or plays music.
 */
export function makeMixer({ player, moves, voices }: MixerParts): Mixer {
  const mix = watchedValue<SoundMix>(emptyMix)
  let before = player.read()
  let fade = 1
  /** While the mixer itself moves the player, the mix is what it says. */
  let isMoving = false

  function clear(): void {
    const { soundType, volume } = player.read()
    mix.write(isTexture(soundType) ? mixOf(soundType, volume) : emptyMix)
  }
  if (isTexture(before.soundType)) clear()

  function sound(): void {
    const { isPlaying, soundType, intensity } = player.read()
    const isHeard = isPlaying && isTexture(soundType)
    voices.want({ layers: isHeard ? layersBeside(mix.read(), soundType) : {}, intensity, fade })
  }

  function move(next: SoundMix, doIt: () => void): void {
    isMoving = true
    try {
      doIt()
    } finally {
      isMoving = false
      before = player.read()
    }
    mix.write(next)
    sound()
  }

  function take(step: MixStep): void {
    if (step.does === 'choose') moves.chooseSound(step.sound)
    else if (step.does === 'volume') moves.setVolume(step.volume)
    else moves.toggle()
  }

  player.subscribe(() => {
    if (isMoving) return
    const after = player.read()
    const next = followPlayer(mix.read(), before, after)
    before = after
    if (next !== mix.read()) mix.write(next)
    sound()
  })

  return {
    mix,
    setLevel(layer, level) {
      const moved = setLevel(mix.read(), player.read(), layer, level)
      move(moved.mix, () => moved.steps.forEach(take))
    },
    layers: () => layersBeside(mix.read(), player.read().soundType),
    play(preset) {
      const { type, volume, layers, intensity } = preset
      const next = isTexture(type) ? mixOf(type, volume, layers) : mix.read()
      move(next, () => {
        moves.applyPreset({ ...preset, intensity: onSlider(intensityRange, intensity * 100) / 100 })
        if (!player.read().isPlaying) moves.toggle()
      })
    },
    clear() {
      clear()
      sound()
    },
    fadeTo(level) {
      fade = level
      sound()
    },
  }
}
