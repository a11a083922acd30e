import { type Colour, inSrgb } from './colour.ts'
import type { ThemeVariant } from './theme.ts'
import type { Seed } from './theme-seeds.ts'

export type PaintedMode = 'dark' | 'light'

/** The four surfaces, from the room to what is raised or chosen. */
export type Grounds = readonly [Colour, Colour, Colour, Colour]

type Steps = readonly [number, number, number, number]
/** Lightness of the four; chroma of all, or of each; `isOwnHue`: in the hue of the theme instead of the lamp's. */
interface Ground {
  readonly l: Steps
  readonly c: number | Steps
  readonly isOwnHue?: true
}

/** The lamp over the page: warm at night, paper by day. */
export const lampHue: Record<PaintedMode, number> = { dark: 70, light: 82 }

const grounds: Record<ThemeVariant, Record<PaintedMode, Ground>> = {
  professional: {
    dark: { l: [0.162, 0.192, 0.228, 0.268], c: 0.006 },
    light: { l: [0.962, 0.988, 0.938, 0.908], c: 0.009 },
  },
  vibrant: {
    dark: { l: [0.142, 0.186, 0.235, 0.285], c: 0.016, isOwnHue: true },
    light: { l: [0.972, 0.994, 0.948, 0.915], c: [0.012, 0.002, 0.018, 0.018], isOwnHue: true },
  },
  minimal: {
    dark: { l: [0.172, 0.172, 0.205, 0.24], c: 0.004 },
    light: { l: [0.985, 0.985, 0.955, 0.925], c: 0.005 },
  },
  neumorphic: {
    dark: { l: [0.232, 0.232, 0.252, 0.28], c: 0.007 },
    light: { l: [0.935, 0.935, 0.918, 0.89], c: 0.008 },
  },
  tint: {
    dark: { l: [0.222, 0.262, 0.302, 0.345], c: 0.046, isOwnHue: true },
    light: { l: [0.925, 0.955, 0.9, 0.872], c: [0.034, 0.02, 0.034, 0.034], isOwnHue: true },
  },
}

/** The surfaces of a variant. A theme with little colour of its own tints no more than it has. */
export function groundsOf(mode: PaintedMode, variant: ThemeVariant, seed: Seed): Grounds {
  const { l, c, isOwnHue } = grounds[variant][mode]
  const at = (place: 0 | 1 | 2 | 3): Colour => {
    const chroma = typeof c === 'number' ? c : c[place]
    return inSrgb({
      l: l[place],
      c: isOwnHue ? Math.min(chroma, seed.c) : chroma,
      h: isOwnHue ? seed.h : lampHue[mode],
    })
  }
  return [at(0), at(1), at(2), at(3)]
}
