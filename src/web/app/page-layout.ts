import type { PageLayout } from '#web/features/shell/app-frame.tsx'

/** Journal routes fill the window, settings are wide, everything else is a column. */
export function layoutOf(path: string): PageLayout {
  if (path.startsWith('/journal')) return 'full'
  return path.startsWith('/settings') ? 'wide' : 'standard'
}
