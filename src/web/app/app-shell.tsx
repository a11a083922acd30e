import { Outlet, useRouterState } from '@tanstack/react-router'
import { AppFrame, type PageLayout } from '#web/features/shell/app-frame.tsx'
import { useAuth } from '#web/lib/auth-context.tsx'
import { lockNow, useLogout } from './use-session.ts'
import { VaultGate } from './vault-gate.tsx'

/** Journal routes fill the window, settings are wide, everything else is a column. */
export function layoutOf(path: string): PageLayout {
  if (path.startsWith('/journal')) return 'full'
  return path.startsWith('/settings') ? 'wide' : 'standard'
}

/** Frame of all pages that need an account. Without one nothing is shown, not even for a moment. */
export function AppShell() {
  const { user } = useAuth()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const logout = useLogout()
  if (!user) return null
  return (
    <VaultGate>
      <AppFrame
        user={user}
        layout={layoutOf(path)}
        onLock={() => void lockNow()}
        onLogout={() => void logout().catch(() => undefined)}
      >
        <Outlet />
      </AppFrame>
    </VaultGate>
  )
}
