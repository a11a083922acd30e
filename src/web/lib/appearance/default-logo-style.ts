import type { LogoTokens } from '#web/ui/wordmark.tsx'

/** The tint of the default look, written out so that a page that wears it need not compute colours. A test holds it to them. */
export const defaultLogoStyle: Readonly<Record<'dark' | 'light', LogoTokens>> = {
  dark: {
    '--logo-base': 'color(srgb 0.542 0.715 0.896)',
    '--logo-filter':
      'hue-rotate(25deg) saturate(1.15) brightness(1.02) drop-shadow(0 0 4px oklch(0.78 0.111 277 / 0.2))',
    '--logo-filter-hover':
      'hue-rotate(25deg) saturate(1.38) brightness(1.02) drop-shadow(0 0 7px oklch(0.78 0.111 277 / 0.45))',
  },
  light: {
    '--logo-base': 'color(srgb 0.177 0.371 0.627)',
    '--logo-filter':
      'hue-rotate(25deg) saturate(1.15) brightness(1.02) drop-shadow(0 0 4px oklch(0.5 0.16 277 / 0.1))',
    '--logo-filter-hover':
      'hue-rotate(25deg) saturate(1.38) brightness(1.02) drop-shadow(0 0 7px oklch(0.5 0.16 277 / 0.24))',
  },
}
