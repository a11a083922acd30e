import { useEffect } from 'react'
import { defaultSettings } from '#domain/theme/theme.ts'
import { defaultLogoLook } from '#web/lib/default-logo-look.ts'
import { useTheme } from '#web/lib/look/theme-context.tsx'
import type { LogoTokens } from '#web/ui/wordmark.tsx'

type Look = Parameters<typeof import('#web/lib/logo-look.ts').logoLook>[0]

const isDefault = ({ colorTheme, variant }: Look): boolean =>
  colorTheme === defaultSettings.colorTheme && variant === defaultSettings.themeVariant

async function tokensOf(look: Look): Promise<LogoTokens> {
  if (isDefault(look)) return defaultLogoLook[look.mode]
  const { logoLook } = await import('#web/lib/logo-look.ts')
  return logoLook(look)
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
      for (const name of Object.keys(defaultLogoLook.dark)) style.removeProperty(name)
    }
  }, [mode, colorTheme, variant])
}
