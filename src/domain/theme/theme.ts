export const themeModes = ['dark', 'light', 'system'] as const
/** Every colour that data may carry (calendar events, charts). */
export const themeColors = [
  'blue',
  'green',
  'purple',
  'red',
  'orange',
  'teal',
  'indigo',
  'pink',
  'slate',
  'emerald',
  'violet',
  'cyan',
  'amber',
  'yellow',
  'lime',
  'rose',
] as const
/** The colours that the interface itself can wear. */
export const colorThemes = [
  'blue',
  'indigo',
  'violet',
  'purple',
  'rose',
  'amber',
  'emerald',
  'slate',
  'teal',
] as const
export const themeVariants = ['professional', 'vibrant', 'minimal', 'neumorphic', 'tint'] as const
export const borderRadii = ['none', 'small', 'medium', 'large', 'full'] as const

/** CSS lengths by radius name, as specified. */
export const radiusLength: Record<(typeof borderRadii)[number], string> = {
  none: '0rem',
  small: '0.25rem',
  medium: '0.5rem',
  large: '0.75rem',
  full: '99px',
}

export type ThemeMode = (typeof themeModes)[number]
export type ColorTheme = (typeof colorThemes)[number]
export type ThemeVariant = (typeof themeVariants)[number]
export type BorderRadius = (typeof borderRadii)[number]

/** A whole look. */
export interface AppearancePreferences {
  readonly theme: ThemeMode
  readonly colorTheme: ColorTheme
  readonly themeVariant: ThemeVariant
  readonly borderRadius: BorderRadius
}

/** The look that a person chose. A missing field means the default. */
export type UserSettings = { [Name in keyof AppearancePreferences]?: AppearancePreferences[Name] | undefined }

export const defaultSettings = {
  theme: 'dark',
  colorTheme: 'indigo',
  themeVariant: 'professional',
  borderRadius: 'large',
} as const satisfies AppearancePreferences

const knownValues = {
  theme: themeModes,
  colorTheme: colorThemes,
  themeVariant: themeVariants,
  borderRadius: borderRadii,
} as const satisfies Record<keyof AppearancePreferences, readonly string[]>

/** What of anything read from storage or the wire is a look; what is unknown is left out. */
export function readSettingsFrom(value: unknown): Partial<AppearancePreferences> {
  if (typeof value !== 'object' || value === null) return {}
  const given = value as Record<string, unknown>
  const known = Object.entries(knownValues).filter(([name, values]) =>
    (values as readonly unknown[]).includes(given[name]),
  )
  return Object.fromEntries(known.map(([name]) => [name, given[name]]))
}
