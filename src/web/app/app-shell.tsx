import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { User } from '#domain/account/user.ts'
import { AppFrame } from '#web/features/shell/app-frame.tsx'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { AppOverlays } from './app-overlays.tsx'
import { layoutOf, sidebarItems } from './pages.ts'
import { useIdleLock } from './use-idle-lock.ts'
import { lockNow, useCarefulLogout, useSignInAgain } from './use-session.ts'
import { VaultGate } from './vault-gate.tsx'

const ReminderHost = lateComponent(async () => (await import('./reminder-host.tsx')).ReminderHost, 'unseen')
const SampleLifeBar = lateComponent(
  async () => (await import('#web/features/sample-life/sample-life-bar.tsx')).SampleLifeBar,
  'unseen',
)
const UnsentModal = lateComponent(
  async () => (await import('#web/features/shell/unsent-modal.tsx')).UnsentModal,
  'asked for',
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
      <AppOverlays user={user} onLogout={onLogout} />
      {question && (
        <Suspense fallback={null}>
          <UnsentModal {...question} />
        </Suspense>
      )}
    </>
  )
}

const ways = { main: sidebarItems('main'), preferences: sidebarItems('preferences') }

/** What stands while the vault is not locked. */
function OpenShell({ user, onLogout }: { user: User; onLogout: () => void }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const signInAgain = useSignInAgain()
  useIdleLock(user.id)
  return (
    <AppFrame
      layout={layoutOf(path)}
      ways={ways}
      onLock={() => void lockNow()}
      onSignIn={signInAgain}
      notes={
        <>
          <Suspense fallback={null}>
            <SampleLifeBar />
          </Suspense>
          <Suspense fallback={null}>
            <ReminderHost userId={user.id} />
          </Suspense>
        </>
      }
      {...{ user, onLogout }}
    >
      <Outlet />
    </AppFrame>
  )
}
