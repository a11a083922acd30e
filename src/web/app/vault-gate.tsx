import { lazy, type ReactNode, Suspense } from 'react'
import { useAuth } from '#web/lib/auth-context.tsx'
import { useLogout, useOpenVault } from './use-session.ts'

const LockScreen = lazy(() =>
  import('#web/features/shell/lock-screen.tsx').then(({ LockScreen }) => ({ default: LockScreen })),
)

/** Opens the vault; while it is locked, the lock stands in place of what is inside. */
export function VaultGate({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const vault = useOpenVault()
  const logout = useLogout()
  if (!user) return null
  if (vault.status !== 'locked') return children
  return (
    <Suspense fallback={null}>
      <LockScreen user={user} lockedBy={vault.by} onLogout={logout} />
    </Suspense>
  )
}
