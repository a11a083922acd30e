import { useEffect, useState } from 'react'
import { type ColorTheme, colorThemes } from '#domain/theme/theme.ts'
import type { AppearanceProps } from '#web/lib/appearance/appearance-style.ts'
import { useTheme } from '#web/lib/appearance/theme-context.tsx'
import { untilThere } from '#web/lib/device/until-there.ts'

const isColour = (name: string): name is ColorTheme => colorThemes.some((colour) => colour === name)

/** What the drawings wear, to be spread on the element around them; undefined: what the page wears, also while the colours are on their way. */
export function useDrawingColours(colorTheme: string): AppearanceProps | undefined {
  const { settings, mode } = useTheme()
  const { themeVariant: variant, borderRadius } = settings
  const [worn, setWorn] = useState<AppearanceProps>()
  useEffect(() => {
    if (!isColour(colorTheme)) return
    let isOver = false
    void untilThere(() => import('#web/lib/appearance/appearance-style.ts')).then(({ appearanceStyle }) => {
      if (!isOver) setWorn(appearanceStyle({ mode, colorTheme, variant, borderRadius }))
    })
    return () => {
      isOver = true
      setWorn(undefined)
    }
  }, [mode, colorTheme, variant, borderRadius])
  return worn
}
