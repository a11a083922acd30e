import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { AppearancePreferences } from '#domain/theme/theme.ts'
import { useWatched } from '../vault/observable.ts'
import type { AppearanceState, AppearanceStore, PaintedMode } from './appearance-store.ts'
import { pageAppearance } from './page-appearance.ts'

export interface Theme extends AppearanceState {
  /** Shows a choice at once, keeps it on this device and sends it to the server. */
  readonly change: (choice: Partial<AppearancePreferences>) => void
}

const ThemeContext = createContext<Theme | null>(null)

/** The look of whoever is here. A forced mode overrides everything: then nothing is loaded and nothing saved. */
export function ThemeProvider({
  userId,
  forcedTheme = null,
  look = pageAppearance,
  children,
}: {
  /** Null: nobody, or nobody yet. */
  userId: number | null
  forcedTheme?: PaintedMode | null
  look?: AppearanceStore
  children: ReactNode
}) {
  const state = useWatched(look.state)
  useEffect(() => look.force(forcedTheme), [look, forcedTheme])
  useEffect(() => {
    if (userId !== null && forcedTheme === null) return look.come(userId)
  }, [look, userId, forcedTheme])
  const theme = useMemo<Theme>(() => ({ ...state, change: (choice) => look.change(choice) }), [state, look])
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

/** How it looks here, and the way to change it. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext)
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider')
  return theme
}
