import { textures, tones } from '../sound/sound-names.ts'
import { intensityRange, onSlider, volumeRange } from './mindfulness-settings.ts'
import type { SoundPreset } from './sound-player.ts'

export type SharedPreset = Pick<SoundPreset, 'name' | 'type' | 'volume' | 'intensity'>
const longestName = 60

/** The part of an address behind '#', which no server sees: 'sound=rain&intensity=40&volume=15&name=Evening'. */
export function presetFragment({ name, type, volume, intensity }: SharedPreset): string {
  const fields = { sound: type, intensity: String(Math.round(intensity * 100)), volume: String(volume), name }
  return Object.entries(fields)
    .map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
    .join('&')
}

/** The sound that a fragment describes; null where it names none. What lies outside a slider is brought in. */
export function parsePresetFragment(fragment: string): SharedPreset | null {
  const fields = new Map(fragment.replace(/^#/, '').split('&').map(fieldOf))
  const type = [...textures, ...tones].find(({ id }) => id === fields.get('sound'))?.id
  const name = (fields.get('name') ?? '').trim().slice(0, longestName).trim()
  if (!type || name === '') return null
  const read = (field: string, usual: number): number => {
    const value = Number(fields.get(field) || Number.NaN)
    return Number.isFinite(value) ? value : usual
  }
  return {
    name,
    type,
    volume: onSlider(volumeRange, read('volume', 15)),
    intensity: onSlider(intensityRange, read('intensity', 50)) / 100,
  }
}

function fieldOf(pair: string): [string, string] {
  const at = pair.indexOf('=')
  try {
    return [pair.slice(0, Math.max(0, at)), decodeURIComponent(pair.slice(at + 1))]
  } catch {
    return ['', '']
  }
}
