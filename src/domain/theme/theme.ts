import { z } from 'zod'

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

export const themeMode = z.enum(themeModes)
export const colorTheme = z.enum(colorThemes)
export const themeVariant = z.enum(themeVariants)
export const borderRadius = z.enum(borderRadii)

/** The look that a person chose. A missing field means the default. */
export const userSettings = z.object({
  theme: themeMode.optional(),
  colorTheme: colorTheme.optional(),
  themeVariant: themeVariant.optional(),
  borderRadius: borderRadius.optional(),
})
export type UserSettings = z.infer<typeof userSettings>

export const defaultSettings = {
  theme: 'dark',
  colorTheme: 'indigo',
  themeVariant: 'professional',
  borderRadius: 'large',
} as const satisfies Required<UserSettings>
