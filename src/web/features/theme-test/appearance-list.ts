import { capital } from '#domain/text/number-words.ts'
import type { BorderRadius, ColorTheme, ThemeVariant } from '#domain/theme/theme.ts'
import { borderRadii, colorThemes, defaultSettings, themeVariants } from '#domain/theme/theme.ts'
import type { Appearance } from '#domain/theme/theme-tokens.ts'

export const paintedModes = ['dark', 'light'] as const

/** Every look there is: by mode, then by colour, then by variant. */
export const allAppearances: readonly Appearance[] = paintedModes.flatMap((mode) =>
  colorThemes.flatMap((colorTheme) => themeVariants.map((variant) => ({ mode, colorTheme, variant }))),
)

export interface AppearanceFilter {
  readonly mode: Appearance['mode'] | 'all'
  readonly colour: ColorTheme | 'all'
  readonly variant: ThemeVariant | 'all'
  readonly corners: BorderRadius
}

const oneOf = <const Value>(values: readonly Value[], value: unknown): Value | null =>
  values.find((one) => one === value) ?? null

/** What the address asks for; what it does not say, or says wrongly, is everything. */
export const filterFrom = (search: Readonly<Record<string, unknown>>): AppearanceFilter => ({
  mode: oneOf(paintedModes, search.mode) ?? 'all',
  colour: oneOf(colorThemes, search.colour) ?? 'all',
  variant: oneOf(themeVariants, search.variant) ?? 'all',
  corners: oneOf(borderRadii, search.corners) ?? defaultSettings.borderRadius,
})

/** The address of a filter: only what differs from everything. */
export function searchOf({ mode, colour, variant, corners }: AppearanceFilter): Record<string, string> {
  return {
    ...(mode === 'all' ? {} : { mode }),
    ...(colour === 'all' ? {} : { colour }),
    ...(variant === 'all' ? {} : { variant }),
    ...(corners === defaultSettings.borderRadius ? {} : { corners }),
  }
}

const fits = <Value>(wanted: Value | 'all', value: Value): boolean => wanted === 'all' || wanted === value

export const appearancesOf = ({ mode, colour, variant }: AppearanceFilter): readonly Appearance[] =>
  allAppearances.filter(
    (appearance) =>
      fits(mode, appearance.mode) && fits(colour, appearance.colorTheme) && fits(variant, appearance.variant),
  )

export interface AppearanceGroup {
  readonly title: string
  readonly appearances: readonly Appearance[]
}

/** Rows that are worth comparing: the variants of one colour, or the colours of one variant. */
export function groupsOf(filter: AppearanceFilter): readonly AppearanceGroup[] {
  const groups = new Map<string, Appearance[]>()
  for (const appearance of appearancesOf(filter)) {
    const title =
      filter.variant === 'all'
        ? capital(`${appearance.colorTheme}, ${appearance.mode}`)
        : capital(appearance.mode)
    groups.set(title, [...(groups.get(title) ?? []), appearance])
  }
  return [...groups].map(([title, appearances]) => ({ title, appearances }))
}

export const nameOf = ({ mode, colorTheme, variant }: Appearance): string =>
  capital(`${mode} ${colorTheme}, ${variant}`)
export const keyOf = ({ mode, colorTheme, variant }: Appearance): string => `${mode}-${colorTheme}-${variant}`
