import { appearanceServer } from './appearance-server.ts'
import { AppearanceStore } from './appearance-store.ts'
import { paintPage } from './paint-page.ts'
import { settingsKey } from './saved-appearance.ts'

/** The look of this page. */
export const pageAppearance = new AppearanceStore({ server: appearanceServer(), paint: paintPage })

/** Reads what is kept here, and from then on follows the system, the other tabs and the network. Once, before the first render. */
export function startAppearance(): void {
  const light = matchMedia('(prefers-color-scheme: light)')
  pageAppearance.start(light.matches)
  light.addEventListener('change', () => pageAppearance.followSystem(light.matches))
  addEventListener('online', () => void pageAppearance.send())
  addEventListener('storage', ({ key, newValue }) => {
    if (key === settingsKey && newValue !== null) pageAppearance.followOtherTab()
  })
}
