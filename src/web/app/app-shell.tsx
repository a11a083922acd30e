import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { User } from '#domain/account/user.ts'
import { AppFrame } from '#web/features/shell/app-frame.tsx'
import { useAuth } from '#web/lib/auth-context.tsx'
import { MindfulnessDoor } from './mindfulness-door.tsx'
import { layoutOf } from './page-layout.ts'
import { PaletteDoor } from './palette-door.tsx'
import { PracticeDoor } from './practice-door.tsx'
import { useIdleLock } from './use-idle-lock.ts'
import { lockNow, useCarefulLogout, useSignInAgain } from './use-session.ts'
import { VaultGate } from './vault-gate.tsx'

const UnsentModal = lazy(() =>
  import('#web/features/shell/unsent-modal.tsx').then(({ UnsentModal }) => ({ default: UnsentModal })),
)

/** Frame of all pages that need an account. Without one nothing is shown, not even for a moment. */
export function AppShell() {
  const { user } = useAuth()
  const { logout, question } = useCarefulLogout()
  if (!user) return null
  const onLogout = () => void logout().catch(() => undefined)
  return (
    <>
      <VaultGate>
        <OpenShell user={user} onLogout={onLogout} />
      </VaultGate>
      <PaletteDoor user={user} onLogout={onLogout} />
      <MindfulnessDoor user={user} />
      <PracticeDoor />
      {question && (
        <Suspense fallback={null}>
          <UnsentModal {...question} />
        </Suspense>
      )}
    </>
  )
}

/** What stands while the vault is not locked. */
function OpenShell({ user, onLogout }: { user: User; onLogout: () => void }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const signInAgain = useSignInAgain()
  useIdleLock(user.id)
  return (
    <AppFrame
      layout={layoutOf(path)}
      onLock={() => void lockNow()}
      onSignIn={signInAgain}
      {...{ user, onLogout }}
    >
      <Outlet />
    </AppFrame>
  )
}
