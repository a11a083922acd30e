import type { BorderRadius, ColorTheme, ThemeMode, ThemeVariant } from '#domain/theme/theme.ts'
import type { PaletteName } from '#domain/theme/theme-tokens.ts'

export const modeWords: Record<ThemeMode, string> = { light: 'Light', dark: 'Dark', system: 'System' }

export const colourWords: Record<ColorTheme, string> = {
  blue: 'Blue',
  indigo: 'Indigo',
  violet: 'Violet',
  purple: 'Purple',
  rose: 'Rose',
  amber: 'Amber',
  emerald: 'Emerald',
  slate: 'Slate',
  teal: 'Teal',
}

export const variantWords: Record<ThemeVariant, { readonly name: string; readonly hint: string }> = {
  professional: { name: 'Professional', hint: 'Balanced contrast' },
  vibrant: { name: 'Vibrant', hint: 'Bold colours' },
  minimal: { name: 'Minimal', hint: 'Clean, more air' },
  neumorphic: { name: 'Neumorphic', hint: 'Soft, tactile' },
  tint: { name: 'Tint', hint: 'Colour in the paper' },
}

export const cornerWords: Record<BorderRadius, string> = {
  none: 'None',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  full: 'Full',
}

/** The four contrasts that a look is told by, each with the words for it. */
export const toldContrasts: readonly { over: PaletteName; ground: PaletteName; words: string }[] = [
  { over: 'text', ground: 'surface-1', words: 'words on the page' },
  { over: 'text-2', ground: 'surface-1', words: 'second words' },
  { over: 'on-primary', ground: 'primary', words: 'words on a button' },
  { over: 'line-strong', ground: 'surface-1', words: 'edges of controls' },
]

/** '15.0 : 1', never more than it is. */
export const ratioWords = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`

/** Whether all pairs of a look are readable, in a sentence. */
export function contrastSentence(pairs: number, faint: number): string {
  if (faint === 0) return `WCAG AA holds for all ${pairs} pairs`
  return `${faint} of ${pairs} pairs ${faint === 1 ? 'falls' : 'fall'} short of WCAG AA`
}

const phoneShare = 18.5 / 20

/** The size of written words here, in px; small screens set them a little smaller. */
export const writingSizeWords = (size: number, isWide: boolean): string =>
  `${Math.round((isWide ? size : size * phoneShare) * 10) / 10} px`
