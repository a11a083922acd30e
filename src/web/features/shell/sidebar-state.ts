import { keepText, readText } from '#web/lib/device/local-storage.ts'
import { useWatched, type Watched, watchedValue } from '#web/lib/vault/observable.ts'

/** A yes or no that a person chose, kept on this device; null until they have. */
function keptChoice(key: string) {
  let value: Watched<boolean | null> | undefined
  const choice = () => {
    if (!value) {
      const kept = readText(key)
      value = watchedValue(kept === null ? null : kept === 'true')
    }
    return value
  }
  return {
    use: (ifNone: boolean) => useWatched(choice()) ?? ifNone,
    set: (next: boolean) => {
      keepText(key, String(next))
      choice().write(next)
    },
  }
}

/** Whether the sidebar lies over the page on small screens. */
export const sidebarOpen = keptChoice('sidebar-open')
/** Whether it shows icons only on large ones. */
export const sidebarCollapsed = keptChoice('sidebar-collapsed')
