import type { PageLayout } from '#web/features/shell/app-frame.tsx'

/** The journal and the page about sound fill the window, settings are wide, everything else is a column. */
export function layoutOf(path: string): PageLayout {
  if (path.startsWith('/journal') || path === '/resonance') return 'full'
  return path.startsWith('/settings') ? 'wide' : 'standard'
}
