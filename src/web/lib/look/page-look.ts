import { lookServer } from './look-server.ts'
import { LookStore } from './look-store.ts'
import { paintPage } from './paint-page.ts'
import { settingsKey } from './saved-look.ts'

/** The look of this page. */
export const pageLook = new LookStore({ server: lookServer(), paint: paintPage })

/** Reads what is kept here, and from then on follows the system, the other tabs and the network. Once, before the first render. */
export function startLook(): void {
  const light = matchMedia('(prefers-color-scheme: light)')
  pageLook.start(light.matches)
  light.addEventListener('change', () => pageLook.followSystem(light.matches))
  addEventListener('online', () => void pageLook.send())
  addEventListener('storage', ({ key, newValue }) => {
    if (key === settingsKey && newValue !== null) pageLook.followOtherTab()
  })
}
