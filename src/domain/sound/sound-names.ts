/** Sounds that play once and stop, with their lengths (Spec: sound player constants). */
export const tones = [
  { id: 'chime', name: 'Chime', seconds: 1.5 },
  { id: 'bell', name: 'Bell', seconds: 4 },
  { id: 'bowl', name: 'Singing Bowl', seconds: 7 },
  { id: 'gong', name: 'Gong', seconds: 6 },
  { id: 'crystal', name: 'Crystal', seconds: 3 },
] as const

/** Sounds that go round until they are stopped. */
export const textures = [
  { id: 'wave', name: 'Ocean Waves' },
  { id: 'forest', name: 'Forest Ambience' },
  { id: 'rain', name: 'Gentle Rain' },
  { id: 'cafe', name: 'Café Atmosphere' },
  { id: 'fire', name: 'Crackling Fire' },
  { id: 'whitenoise', name: 'White Noise' },
] as const

/** A lap of every texture, in seconds. */
export const lapSeconds = 10

export type Tone = (typeof tones)[number]['id']
export type Texture = (typeof textures)[number]['id']
