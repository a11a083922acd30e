import { miniPlayerSounds, miniPlayerTones } from '#domain/mindfulness/player/mini-player.ts'
import { isTexture } from '#domain/mindfulness/player/sound-mix.ts'
import type { SoundPreset } from '#domain/mindfulness/player/sound-player.ts'
import type { Texture, Tone } from '#domain/sound/sound-names.ts'

const names = new Map<string, string>(
  [...miniPlayerSounds, ...miniPlayerTones].map(({ id, name }) => [id, name]),
)

export const soundName = (sound: Texture | Tone): string => names.get(sound) ?? sound

/** '3:37' of seconds. */
export function lengthWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** '3 minutes 7 seconds', for a screen reader. */
export function spokenLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
  return minutes === 0 ? counted(rest, 'second') : `${counted(minutes, 'minute')} ${counted(rest, 'second')}`
}

const most = 3

/** 'Rainfall', 'Rainfall and Forest', 'Rainfall, Forest and 2 more'. */
export function mixTitle(layers: readonly Texture[]): string {
  const all = layers.map(soundName)
  const shown = all.length > most ? [...all.slice(0, most - 1), `${all.length - most + 1} more`] : all
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}

/** 'Crackling Fire 40, Forest 20, intensity 30 %': all that a kept sound holds. */
export function presetWords({
  type,
  volume,
  intensity,
  layers = {},
}: Pick<SoundPreset, 'type' | 'volume' | 'intensity' | 'layers'>): string {
  const beside = Object.entries(layers).map(([id, level]) => `${soundName(id as Texture)} ${level}`)
  const character = isTexture(type) ? [`intensity ${Math.round(intensity * 100)} %`] : ['played once']
  return [`${soundName(type)} ${volume}`, ...beside, ...character].join(', ')
}

/** What is left of a sleep timer: '25 min left', in the last minute its seconds. */
export function sleepWords(remainingMs: number): string {
  const seconds = Math.ceil(remainingMs / 1_000)
  return seconds > 60 ? `${Math.ceil(seconds / 60)} min left` : `${seconds} s left`
}
