import type { CSSProperties } from 'react'
import { type BorderRadius, radiusLength } from '#domain/theme/theme.ts'
import { type Look, paletteCss } from '#domain/theme/theme-tokens.ts'

export interface LookProps {
  readonly style: CSSProperties
  readonly 'data-theme': Look['mode']
  readonly 'data-variant': Look['variant']
}

/** Spread on an element, it wears this look, whatever the page around it wears. Brings the colours' computing along: for lazy parts only. */
export function lookStyle({
  borderRadius,
  ...look
}: Look & { readonly borderRadius: BorderRadius }): LookProps {
  const tokens = Object.entries(paletteCss(look)).map(([name, css]) => [`--${name}`, css])
  return {
    style: { ...Object.fromEntries(tokens), '--radius': radiusLength[borderRadius] },
    'data-theme': look.mode,
    'data-variant': look.variant,
  }
}
