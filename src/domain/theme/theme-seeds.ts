import type { ColorTheme } from './theme.ts'

/** Where a colour theme comes from: its hue in degrees and its chroma in OKLCH. */
export interface Seed {
  readonly h: number
  readonly c: number
}

export const seeds: Record<ColorTheme, Seed> = {
  blue: { h: 252, c: 0.15 },
  indigo: { h: 277, c: 0.16 },
  violet: { h: 293, c: 0.17 },
  purple: { h: 310, c: 0.17 },
  rose: { h: 12, c: 0.16 },
  amber: { h: 72, c: 0.14 },
  emerald: { h: 160, c: 0.13 },
  slate: { h: 255, c: 0.03 },
  teal: { h: 195, c: 0.1 },
}

/** The eight emotions and the hue of each. They share lightness and chroma; their names always stand beside them. */
export const emotionHues = {
  joy: 88,
  trust: 150,
  anticipation: 60,
  surprise: 205,
  sadness: 250,
  fear: 295,
  disgust: 120,
  anger: 25,
} as const
export type Emotion = keyof typeof emotionHues
