import { z } from 'zod'
import { borderRadii, colorThemes, themeModes, themeVariants, type UserSettings } from './theme.ts'

/** The look as it travels: every field may be missing, an unknown value is refused. */
export const userSettings = z.object({
  theme: z.enum(themeModes).optional(),
  colorTheme: z.enum(colorThemes).optional(),
  themeVariant: z.enum(themeVariants).optional(),
  borderRadius: z.enum(borderRadii).optional(),
}) satisfies z.ZodType<UserSettings>
