import { type Colour, rgbOf } from './colour.ts'
import type { ColorTheme } from './theme.ts'

/** What the mark's filter does: degrees of hue, factors of saturation and brightness. */
export interface LogoTint {
  readonly hue: number
  readonly saturation: number
  readonly brightness: number
}

const tint = (hue: number, saturation: number, brightness: number): LogoTint => ({
  hue,
  saturation,
  brightness,
})

const tints: Record<ColorTheme, LogoTint> = {
  blue: tint(0, 1.1, 1.02),
  indigo: tint(25, 1.15, 1.02),
  violet: tint(55, 1.2, 1.02),
  purple: tint(75, 1.25, 1.02),
  rose: tint(110, 1.45, 1.02),
  amber: tint(165, 1.6, 1.04),
  emerald: tint(205, 1.75, 1.02),
  slate: tint(10, 1.05, 1.02),
  teal: tint(185, 1.7, 1.02),
}

/** The tint of a colour theme; null for any other colour: the mark stays as it is. */
export const logoTint = (colour: string): LogoTint | null =>
  Object.hasOwn(tints, colour) ? tints[colour as ColorTheme] : null

/** The filter as CSS; stronger while hovered. `glow` is a CSS colour. */
export function logoFilter(
  { hue, saturation, brightness }: LogoTint,
  glow: string,
  isHovered = false,
): string {
  const strength = isHovered ? 1.2 : 1
  const spread = isHovered ? 7 : 4
  return `hue-rotate(${hue}deg) saturate(${Math.round(saturation * strength * 100) / 100}) brightness(${brightness}) drop-shadow(0 0 ${spread}px ${glow})`
}

type Rgb = readonly [number, number, number]
type Matrix = readonly [Rgb, Rgb, Rgb]

const times = (matrix: Matrix, [r, g, b]: Rgb): Rgb => {
  const row = ([x, y, z]: Rgb) => x * r + y * g + z * b
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

/** The matrix of CSS saturate(): Filter Effects Module Level 1, feColorMatrix type saturate. */
const saturate = (s: number): Matrix => [
  [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s],
  [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s],
  [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s],
]

/** The matrix of CSS hue-rotate(): Filter Effects Module Level 1, feColorMatrix type hueRotate. */
function hueRotate(degrees: number): Matrix {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return [
    [0.213 + cos * 0.787 - sin * 0.213, 0.715 - cos * 0.715 - sin * 0.715, 0.072 - cos * 0.072 + sin * 0.928],
    [0.213 - cos * 0.213 + sin * 0.143, 0.715 + cos * 0.285 + sin * 0.14, 0.072 - cos * 0.072 - sin * 0.283],
    [0.213 - cos * 0.213 - sin * 0.787, 0.715 - cos * 0.715 + sin * 0.715, 0.072 + cos * 0.928 + sin * 0.072],
  ]
}

/** What the filter makes of a colour, sRGB from 0 to 1, without the glow. */
export function tinted(base: Rgb, { hue, saturation, brightness }: LogoTint): Rgb {
  const [r, g, b] = times(saturate(saturation), times(hueRotate(hue), base))
  return [r * brightness, g * brightness, b * brightness]
}

/** The colour that the mark has to be drawn in, sRGB from 0 to 1, for the filter to make the theme's ink of it. */
export function untinted(ink: Colour, { hue, saturation, brightness }: LogoTint): Rgb {
  const [r, g, b] = rgbOf(ink)
  return times(
    hueRotate(-hue),
    times(saturate(1 / saturation), [r / brightness, g / brightness, b / brightness]),
  )
}
