import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { LookSettings } from '#domain/theme/theme.ts'
import { useWatched } from '../watched.ts'
import type { LookState, LookStore, PaintedMode } from './look-store.ts'
import { pageLook } from './page-look.ts'

export interface Theme extends LookState {
  /** Shows a choice at once, keeps it on this device and sends it to the server. */
  readonly change: (choice: Partial<LookSettings>) => void
}

const ThemeContext = createContext<Theme | null>(null)

/** The look of whoever is here. A forced mode overrides everything: then nothing is loaded and nothing saved. */
export function ThemeProvider({
  userId,
  forcedTheme = null,
  look = pageLook,
  children,
}: {
  /** Null: nobody, or nobody yet. */
  userId: number | null
  forcedTheme?: PaintedMode | null
  look?: LookStore
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
