import type { BorderRadius, ColorTheme, ThemeVariant } from '#domain/theme/theme.ts'
import { borderRadii, colorThemes, defaultSettings, themeVariants } from '#domain/theme/theme.ts'
import type { Look } from '#domain/theme/theme-tokens.ts'

export const paintedModes = ['dark', 'light'] as const

/** Every look there is: by mode, then by colour, then by variant. */
export const allLooks: readonly Look[] = paintedModes.flatMap((mode) =>
  colorThemes.flatMap((colorTheme) => themeVariants.map((variant) => ({ mode, colorTheme, variant }))),
)

export interface LookFilter {
  readonly mode: Look['mode'] | 'all'
  readonly colour: ColorTheme | 'all'
  readonly variant: ThemeVariant | 'all'
  readonly corners: BorderRadius
}

const oneOf = <const Value>(values: readonly Value[], value: unknown): Value | null =>
  values.find((one) => one === value) ?? null

/** What the address asks for; what it does not say, or says wrongly, is everything. */
export const filterFrom = (search: Readonly<Record<string, unknown>>): LookFilter => ({
  mode: oneOf(paintedModes, search.mode) ?? 'all',
  colour: oneOf(colorThemes, search.colour) ?? 'all',
  variant: oneOf(themeVariants, search.variant) ?? 'all',
  corners: oneOf(borderRadii, search.corners) ?? defaultSettings.borderRadius,
})

/** The address of a filter: only what differs from everything. */
export function searchOf({ mode, colour, variant, corners }: LookFilter): Record<string, string> {
  return {
    ...(mode === 'all' ? {} : { mode }),
    ...(colour === 'all' ? {} : { colour }),
    ...(variant === 'all' ? {} : { variant }),
    ...(corners === defaultSettings.borderRadius ? {} : { corners }),
  }
}

const fits = <Value>(wanted: Value | 'all', value: Value): boolean => wanted === 'all' || wanted === value

export const looksOf = ({ mode, colour, variant }: LookFilter): readonly Look[] =>
  allLooks.filter(
    (look) => fits(mode, look.mode) && fits(colour, look.colorTheme) && fits(variant, look.variant),
  )

export interface LookGroup {
  readonly title: string
  readonly looks: readonly Look[]
}

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Rows that are worth comparing: the variants of one colour, or the colours of one variant. */
export function groupsOf(filter: LookFilter): readonly LookGroup[] {
  const groups = new Map<string, Look[]>()
  for (const look of looksOf(filter)) {
    const title = filter.variant === 'all' ? capital(`${look.colorTheme}, ${look.mode}`) : capital(look.mode)
    groups.set(title, [...(groups.get(title) ?? []), look])
  }
  return [...groups].map(([title, looks]) => ({ title, looks }))
}

export const nameOf = ({ mode, colorTheme, variant }: Look): string =>
  capital(`${mode} ${colorTheme}, ${variant}`)
export const keyOf = ({ mode, colorTheme, variant }: Look): string => `${mode}-${colorTheme}-${variant}`
