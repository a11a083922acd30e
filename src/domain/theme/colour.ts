import {
  displayable,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn'

const toRgb = register(modeRgb)
for (const mode of [modeLrgb, modeOklab, modeOklch]) register(mode)

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees, opacity 0 to 1. */
export interface Colour {
  readonly l: number
  readonly c: number
  readonly h: number
  readonly alpha?: number
}

const lightnessStep = 0.004
const chromaStep = 0.002
const rounded = (value: number): number => Math.round(value * 1000) / 1000

const asCulori = ({ l, c, h }: Colour) => ({ mode: 'oklch', l, c, h }) as const

/** The colour as CSS writes it, to a thousandth. */
export function cssOf({ l, c, h, alpha }: Colour): string {
  const opacity = alpha === undefined ? '' : ` / ${rounded(alpha)}`
  return `oklch(${rounded(l)} ${rounded(c)} ${rounded(h)}${opacity})`
}

/** WCAG 2.2 contrast of two opaque colours, 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => wcagContrast(asCulori(one), asCulori(other))

/** Its sRGB components, 0 to 1 for a colour that every screen can show. */
export function rgbOf(colour: Colour): readonly [number, number, number] {
  const { r, g, b } = toRgb(asCulori(colour))
  return [r, g, b]
}

/** Whether every screen can show it. */
export const isInSrgb = (colour: Colour): boolean => displayable(toRgb(asCulori(colour)))

/** The same colour with as much of its chroma as sRGB can show. */
export function inSrgb(colour: Colour): Colour {
  let { c } = colour
  while (c > 0 && !isInSrgb({ ...colour, c })) c = Math.max(0, rounded(c - chromaStep))
  return { ...colour, c }
}

/**
 * The colour nearest to `wanted` that keeps `ratio` on the worst of `grounds`: lightness moves away from them in small steps, and
 * stops at black or white.
 */
export function readable(wanted: Colour, grounds: readonly Colour[], ratio: number): Colour {
  const isOnDark = grounds.every(({ l }) => l < wanted.l)
  const step = isOnDark ? lightnessStep : -lightnessStep
  let colour = inSrgb(wanted)
  while (colour.l > 0 && colour.l < 1 && worst(colour, grounds) < ratio)
    colour = inSrgb({ ...wanted, l: Math.min(1, Math.max(0, rounded(colour.l + step))) })
  return colour
}

/** The lowest contrast of a colour on any of the grounds. */
export const worst = (colour: Colour, grounds: readonly Colour[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)))
