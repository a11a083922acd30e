import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { appearanceServer } from './appearance-server.ts'
import { AppearanceStore } from './appearance-store.ts'
import { ThemeProvider, useTheme } from './theme-context.tsx'

afterEach(() => vi.unstubAllGlobals())

function Shown() {
  const { settings, mode, isLoading } = useTheme()
  return <p>{`${settings.colorTheme} ${mode} ${isLoading}`}</p>
}

it('useTheme tells everything inside the provider how it looks', () => {
  const kept = JSON.stringify({ theme: 'light', colorTheme: 'teal' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'inkwell-theme-settings' ? kept : null),
  })
  const look = new AppearanceStore({ server: appearanceServer(), paint: () => {} })
  look.start(false)
  const shown = renderToString(
    <ThemeProvider userId={3} look={look}>
      <Shown />
    </ThemeProvider>,
  )
  expect(shown).toContain('teal light true')
})

// Spec: S8-039
it('useTheme cannot be used outside the provider', () => {
  expect(() => renderToString(<Shown />)).toThrow('useTheme must be used within a ThemeProvider')
})
