import type { UserSettings } from '#domain/theme/theme.ts'
import { keepText, readText } from './local-storage.ts'
import { useWatched, watchedValue } from './watched.ts'

export type ThemeMode = NonNullable<UserSettings['theme']>
export const themeModeChoices: readonly ThemeMode[] = ['light', 'dark', 'system']

const key = 'theme'
const light = '(prefers-color-scheme: light)'

/** What is painted: a forced mode wins over the chosen one, and 'system' asks the system. */
export function paintedMode(
  chosen: ThemeMode,
  forced: 'dark' | 'light' | null,
  systemIsLight: boolean,
): 'dark' | 'light' {
  if (forced) return forced
  if (chosen === 'system') return systemIsLight ? 'light' : 'dark'
  return chosen
}

function savedMode(): ThemeMode {
  const saved = readText(key)
  return themeModeChoices.find((mode) => mode === saved) ?? 'dark'
}

const chosen = watchedValue<ThemeMode>('dark')
let forced: 'dark' | 'light' | null = null

function paint(): void {
  const mode = paintedMode(chosen.read(), forced, matchMedia(light).matches)
  document.documentElement.dataset.theme = mode
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--surface-0')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground.trim())
}

/** Reads the saved mode, paints it, and keeps following the system. Once, before the first render. */
export function startThemeMode(): void {
  chosen.write(savedMode())
  paint()
  matchMedia(light).addEventListener('change', paint)
}

export function chooseThemeMode(mode: ThemeMode): void {
  chosen.write(mode)
  if (!forced) keepText(key, mode)
  paint()
}

/** Everybody sees this mode until it is set back to null; nothing is saved meanwhile. */
export function forceThemeMode(mode: 'dark' | 'light' | null): void {
  forced = mode
  paint()
}

export const useThemeMode = (): ThemeMode => useWatched(chosen)
