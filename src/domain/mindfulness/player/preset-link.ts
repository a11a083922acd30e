import { textures, tones } from '#domain/sound/sound-names.ts'
import { intensityRange, onSlider, volumeRange } from '../mindfulness-settings.ts'
import type { Layers, SoundPreset } from './sound-player.ts'

export type SharedPreset = Pick<SoundPreset, 'name' | 'type' | 'volume' | 'intensity' | 'layers'>
export const longestPresetName = 60

/**
 * The part of an address behind '#', which no server sees: 'sound=rain&intensity=40&volume=15&with=fire.20_wave.5&name=Evening'; `with` says
 * what is heard beside the sound, where something is.
 */
export function presetFragment({ name, type, volume, intensity, layers = {} }: SharedPreset): string {
  const beside = Object.entries(layers).map(([layer, level]) => `${layer}.${level}`)
  const fields = {
    sound: type,
    intensity: String(Math.round(intensity * 100)),
    volume: String(volume),
    ...(beside.length > 0 && { with: beside.join('_') }),
    name,
  }
  return Object.entries(fields)
    .map(([field, value]) => `${field}=${encodeURIComponent(value)}`)
    .join('&')
}

/** The sound that a fragment describes; null where it names none. What lies outside a slider is brought in. */
export function parsePresetFragment(fragment: string): SharedPreset | null {
  const fields = new Map(fragment.replace(/^#/, '').split('&').map(fieldOf))
  const type = [...textures, ...tones].find(({ id }) => id === fields.get('sound'))?.id
  const name = (fields.get('name') ?? '').trim().slice(0, longestPresetName).trim()
  if (!type || name === '') return null
  const read = (field: string, usual: number): number => {
    const value = Number(fields.get(field) || Number.NaN)
    return Number.isFinite(value) ? value : usual
  }
  const layers = layersIn(fields.get('with') ?? '', type)
  return {
    name,
    type,
    volume: onSlider(volumeRange, read('volume', 15)),
    intensity: onSlider(intensityRange, read('intensity', 50)) / 100,
    ...(Object.keys(layers).length > 0 && { layers }),
  }
}

/** Textures that are known, audible and not the sound itself. */
function layersIn(text: string, first: string): Layers {
  const said = new Map(text.split('_').map((layer) => layer.split('.') as [string, string]))
  return Object.fromEntries(
    textures.flatMap(({ id }) => {
      const asked = Number(said.get(id) || Number.NaN)
      const level = Number.isFinite(asked) && id !== first ? onSlider(volumeRange, asked) : 0
      return level > 0 ? [[id, level]] : []
    }),
  )
}

function fieldOf(pair: string): [string, string] {
  const at = pair.indexOf('=')
  try {
    return [pair.slice(0, Math.max(0, at)), decodeURIComponent(pair.slice(at + 1))]
  } catch {
    return ['', '']
  }
}
