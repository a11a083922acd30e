import { type Texture, textures } from '../sound/sound-names.ts'
import type { MeditationType } from './meditation/meditation-types.ts'

export const activityTypes = ['breathing', 'meditation', 'ambient'] as const
export type ActivityType = (typeof activityTypes)[number]

export interface BreathingSettings {
  /** The id of a known or of an own pattern. */
  readonly pattern: string
  /** Minutes. */
  readonly duration: number
  readonly soundEnabled: boolean
  /** 0 to 100. */
  readonly soundVolume: number
  readonly emotionalCheckin: boolean
  readonly journalIntegration: boolean
}

export const endSounds = ['bell', 'chime', 'singing bowl', 'none'] as const
export type EndSound = (typeof endSounds)[number]

export interface MeditationSettings {
  /** Minutes. */
  readonly duration: number
  readonly intervalBells: boolean
  readonly endSound: EndSound
  readonly ambientSound: Texture | 'none'
  /** 0 to 100. */
  readonly soundVolume: number
  readonly meditationType: MeditationType
  readonly guided: boolean
  readonly journalIntegration: boolean
}

export interface AmbientSettings {
  readonly soundType: Texture
  /** 0 to 100. */
  readonly volume: number
  /** Minutes; null goes on. */
  readonly duration: number | null
  readonly mixWithOthers: boolean
}

export interface MindfulnessSettings {
  readonly breathing: BreathingSettings
  readonly meditation: MeditationSettings
  readonly ambient: AmbientSettings
}

export const defaultMindfulnessSettings: MindfulnessSettings = {
  breathing: {
    pattern: 'box',
    duration: 3,
    soundEnabled: true,
    soundVolume: 50,
    emotionalCheckin: true,
    journalIntegration: true,
  },
  meditation: {
    duration: 10,
    intervalBells: true,
    endSound: 'bell',
    ambientSound: 'none',
    soundVolume: 50,
    meditationType: 'mindfulness',
    guided: false,
    journalIntegration: true,
  },
  ambient: { soundType: 'rain', volume: 40, duration: null, mixWithOthers: true },
}

/** A slider's ends and its step. */
export interface SliderRange {
  readonly least: number
  readonly most: number
  readonly step: number
}

export const breathingMinutes: SliderRange = { least: 1, most: 20, step: 1 }
export const meditationMinutes: SliderRange = { least: 5, most: 60, step: 5 }
export const volumeRange: SliderRange = { least: 0, most: 100, step: 5 }
/** Percent. */
export const intensityRange: SliderRange = { least: 10, most: 100, step: 5 }
/** Minutes that are offered; null is 'Continuous'. */
export const ambientDurations: readonly (number | null)[] = [10, 20, 30, 60, 120, null]

/** The nearest value that a slider can show. */
export function onSlider({ least, most, step }: SliderRange, value: number): number {
  const steps = Math.round((Math.min(most, Math.max(least, value)) - least) / step)
  return Math.min(most, least + steps * step)
}

/** The overlay's choices, with the specification's names and types. */
export const overlaySounds = (['wave', 'rain', 'forest', 'cafe', 'fire', 'whitenoise'] as const).map(
  (id) => ({
    id,
    name: textures.find((texture) => texture.id === id)?.name ?? id,
  }),
)

/** '20 minutes', or 'Continuous'. */
export function durationWords(minutes: number | null): string {
  return minutes === null ? 'Continuous' : `${minutes} minutes`
}
