import type { ColorTheme, ThemeVariant } from '#domain/theme/theme.ts'
import { type PaletteName, paletteCss } from '#domain/theme/theme-tokens.ts'
import type { PaintedMode } from './appearance-store.ts'

export interface ThemeColours {
  /** Rules for both modes. */
  readonly css: string
  /** The ground of the room, which the browser's own bars take up. */
  readonly rooms: Readonly<Record<PaintedMode, string>>
}

const rule = (mode: 'dark' | 'light', palette: Record<PaletteName, string>): string =>
  `:root[data-theme="${mode}"]{${Object.entries(palette)
    .map(([name, css]) => `--${name}:${css}`)
    .join(';')}}`

/** The colours of a theme and variant in both modes, as a style sheet for the page. */
export function coloursOf(colorTheme: ColorTheme, variant: ThemeVariant): ThemeColours {
  const dark = paletteCss({ mode: 'dark', colorTheme, variant })
  const light = paletteCss({ mode: 'light', colorTheme, variant })
  return {
    css: rule('dark', dark) + rule('light', light),
    rooms: { dark: dark['surface-0'], light: light['surface-0'] },
  }
}
