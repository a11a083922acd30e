import type { SharedPreset } from '#domain/mindfulness/player/preset-link.ts'
import { isTexture } from '#domain/mindfulness/player/sound-mix.ts'

type Sound = Pick<SharedPreset, 'type' | 'volume' | 'intensity' | 'layers'>

/** Whether two sounds are heard alike; a tone has no intensity. */
export function isSameSound(one: Sound, other: Sound): boolean {
  const layers = (sound: Sound) => JSON.stringify(Object.entries(levels(sound)).sort())
  const isAlike = !isTexture(one.type) || Math.abs(one.intensity - other.intensity) < 0.001
  return isAlike && layers(one) === layers(other)
}

const levels = ({ type, volume, layers = {} }: Sound): Record<string, number> => ({
  ...layers,
  [type]: volume,
})
