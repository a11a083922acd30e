import type { Colour } from './colour.ts'
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

/** A colour by mode, before contrast moves it. */
export type ByMode = Readonly<Record<'dark' | 'light', Colour>>

/**
 * Energy and stress beside a theme's own ink, which is mood. Chosen so that any two of the three lie at least 8.5 apart (CIEDE2000), also for eyes
 * without red, green or blue cones; where the ink is amber or rose itself, they make room for it.
 */
interface Courses {
  readonly energy: ByMode
  readonly stress: ByMode
}
const usualCourses: Courses = {
  energy: { dark: { l: 0.8, c: 0.128, h: 72 }, light: { l: 0.49, c: 0.14, h: 70 } },
  stress: { dark: { l: 0.7, c: 0.127, h: 27 }, light: { l: 0.51, c: 0.169, h: 20 } },
}
const ownCourses: Partial<Record<ColorTheme, Courses>> = {
  rose: {
    energy: { dark: { l: 0.8, c: 0.08, h: 75 }, light: { l: 0.5, c: 0.08, h: 72 } },
    stress: { dark: { l: 0.7, c: 0.17, h: 36 }, light: { l: 0.38, c: 0.157, h: 29 } },
  },
  amber: {
    energy: { dark: { l: 0.92, c: 0.088, h: 60 }, light: { l: 0.3, c: 0.124, h: 81 } },
    stress: { dark: { l: 0.7, c: 0.133, h: 17 }, light: { l: 0.43, c: 0.17, h: 18 } },
  },
}
/** The colours of energy and stress under a theme. */
export const coursesOf = (theme: ColorTheme): Courses => ownCourses[theme] ?? usualCourses

/**
 * The eight emotions. Their names always stand beside them; lightness differs as well as hue, so that any two lie at least 8.5 apart (CIEDE2000) for
 * every kind of eye.
 */
export const emotionColours = {
  joy: { dark: { l: 0.849, c: 0.16, h: 89 }, light: { l: 0.387, c: 0.079, h: 89 } },
  trust: { dark: { l: 0.758, c: 0.113, h: 144 }, light: { l: 0.484, c: 0.135, h: 132 } },
  anticipation: { dark: { l: 0.754, c: 0.16, h: 60 }, light: { l: 0.322, c: 0.097, h: 42 } },
  surprise: { dark: { l: 0.703, c: 0.12, h: 205 }, light: { l: 0.455, c: 0.077, h: 205 } },
  sadness: { dark: { l: 0.814, c: 0.096, h: 250 }, light: { l: 0.378, c: 0.108, h: 251 } },
  fear: { dark: { l: 0.717, c: 0.16, h: 294 }, light: { l: 0.478, c: 0.16, h: 295 } },
  disgust: { dark: { l: 0.869, c: 0.118, h: 121 }, light: { l: 0.465, c: 0.075, h: 125 } },
  anger: { dark: { l: 0.786, c: 0.101, h: 10 }, light: { l: 0.45, c: 0.16, h: 20 } },
} as const satisfies Record<string, ByMode>
export type Emotion = keyof typeof emotionColours
