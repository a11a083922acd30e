import { keepText, readFlag } from '#web/lib/local-storage.ts'
import { useWatched, type Watched, watchedValue } from '#web/lib/watched.ts'

function keptFlag(key: string) {
  let value: Watched<boolean> | undefined
  const flag = () => {
    value ??= watchedValue(readFlag(key, false))
    return value
  }
  return {
    use: () => useWatched(flag()),
    set: (next: boolean) => {
      keepText(key, String(next))
      flag().write(next)
    },
  }
}

/** Whether the sidebar lies over the page on small screens. */
export const sidebarOpen = keptFlag('sidebar-open')
/** Whether it shows icons only on large ones. */
export const sidebarCollapsed = keptFlag('sidebar-collapsed')
