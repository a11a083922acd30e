import { useEffect } from 'react'
import { defaultSettings } from '#domain/theme/theme.ts'
import { defaultLogoStyle } from '#web/lib/appearance/default-logo-style.ts'
import { useTheme } from '#web/lib/appearance/theme-context.tsx'
import type { LogoTokens } from '#web/ui/wordmark.tsx'

type Appearance = Parameters<typeof import('#web/lib/appearance/logo-style.ts').logoStyle>[0]

const isDefault = ({ colorTheme, variant }: Appearance): boolean =>
  colorTheme === defaultSettings.colorTheme && variant === defaultSettings.themeVariant

async function tokensOf(look: Appearance): Promise<LogoTokens> {
  if (isDefault(look)) return defaultLogoStyle[look.mode]
  const { logoStyle } = await import('#web/lib/appearance/logo-style.ts')
  return logoStyle(look)
}

/** Tints every mark of the page by the look that it wears. */
export function useLogoTint(): void {
  const { settings, mode } = useTheme()
  const { colorTheme, themeVariant: variant } = settings
  useEffect(() => {
    const { style } = document.documentElement
    let isOver = false
    tokensOf({ mode, colorTheme, variant }).then(
      (tokens) => {
        if (!isOver) for (const [name, css] of Object.entries(tokens)) style.setProperty(name, css)
      },
      (error: unknown) => console.error(error),
    )
    return () => {
      isOver = true
      for (const name of Object.keys(defaultLogoStyle.dark)) style.removeProperty(name)
    }
  }, [mode, colorTheme, variant])
}
