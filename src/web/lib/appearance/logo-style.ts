import { cssOf } from '#domain/theme/colour.ts'
import { logoFilter, logoTint, untinted } from '#domain/theme/logo-tint.ts'
import type { ColorTheme } from '#domain/theme/theme.ts'
import { type Appearance, paletteOf } from '#domain/theme/theme-tokens.ts'
import type { LogoTokens } from '#web/ui/wordmark.tsx'

/** How strong the glow around the mark is: faint, and on paper hardly there, where it would look like a stain. */
const glowShare = { dark: { atRest: 0.2, hovered: 0.45 }, light: { atRest: 0.1, hovered: 0.24 } }

/**
 * What tints the mark: the colour that it is painted in and the filters that make the ink of the look of it. Any colour that is
 * no theme of the interface gives no tint: the mark stands in the colour of the words. Brings the colours' computing along: for
 * lazy parts only.
 */
export function logoStyle({
  colorTheme,
  ...rest
}: Omit<Appearance, 'colorTheme'> & { readonly colorTheme: string }): LogoTokens {
  const tint = logoTint(colorTheme)
  if (!tint) return { '--logo-base': 'var(--text)', '--logo-filter': 'none', '--logo-filter-hover': 'none' }
  const { ink } = paletteOf({ ...rest, colorTheme: colorTheme as ColorTheme })
  const base = untinted(ink, tint).map((part) => Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000)
  const share = glowShare[rest.mode]
  const glow = (alpha: number) => cssOf({ ...ink, alpha })
  return {
    '--logo-base': `color(srgb ${base.join(' ')})`,
    '--logo-filter': logoFilter(tint, glow(share.atRest)),
    '--logo-filter-hover': logoFilter(tint, glow(share.hovered), true),
  }
}
