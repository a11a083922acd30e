import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { User } from '#domain/account/user.ts'
import { AppFrame, type PageLayout } from '#web/features/shell/app-frame.tsx'
import { useAuth } from '#web/lib/auth-context.tsx'
import { useIdleLock } from './use-idle-lock.ts'
import { lockNow, useCarefulLogout, useSignInAgain } from './use-session.ts'
import { VaultGate } from './vault-gate.tsx'

const UnsentModal = lazy(() =>
  import('#web/features/shell/unsent-modal.tsx').then(({ UnsentModal }) => ({ default: UnsentModal })),
)

/** Journal routes fill the window, settings are wide, everything else is a column. */
export function layoutOf(path: string): PageLayout {
  if (path.startsWith('/journal')) return 'full'
  return path.startsWith('/settings') ? 'wide' : 'standard'
}

/** Frame of all pages that need an account. Without one nothing is shown, not even for a moment. */
export function AppShell() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <VaultGate>
      <OpenShell user={user} />
    </VaultGate>
  )
}

/** What stands while the vault is not locked. */
function OpenShell({ user }: { user: User }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { logout, question } = useCarefulLogout()
  const signInAgain = useSignInAgain()
  useIdleLock(user.id)
  return (
    <>
      <AppFrame
        user={user}
        layout={layoutOf(path)}
        onLock={() => void lockNow()}
        onLogout={() => void logout().catch(() => undefined)}
        onSignIn={signInAgain}
      >
        <Outlet />
      </AppFrame>
      {question && (
        <Suspense fallback={null}>
          <UnsentModal {...question} />
        </Suspense>
      )}
    </>
  )
}
