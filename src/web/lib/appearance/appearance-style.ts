import type { CSSProperties } from 'react'
import { type BorderRadius, radiusLength } from '#domain/theme/theme.ts'
import { type Appearance, paletteCss } from '#domain/theme/theme-tokens.ts'

export interface AppearanceProps {
  readonly style: CSSProperties
  readonly 'data-theme': Appearance['mode']
  readonly 'data-variant': Appearance['variant']
}

/** Spread on an element, it wears this look, whatever the page around it wears. Brings the colours' computing along: for lazy parts only. */
export function appearanceStyle({
  borderRadius,
  ...look
}: Appearance & { readonly borderRadius: BorderRadius }): AppearanceProps {
  const tokens = Object.entries(paletteCss(look)).map(([name, css]) => [`--${name}`, css])
  return {
    style: { ...Object.fromEntries(tokens), '--radius': radiusLength[borderRadius] },
    'data-theme': look.mode,
    'data-variant': look.variant,
  }
}
