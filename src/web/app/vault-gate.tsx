import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { lateScreen } from './faults/late-screen.tsx'
import { useLogout, useOpenVault } from './use-session.ts'

const LockScreen = lateScreen(async () => (await import('#web/features/shell/lock-screen.tsx')).LockScreen)

/** What had the focus goes with the lock: it is on the page then, and keys work at once. */
function useFocusBehind(isLocked: boolean): void {
  const wasLocked = useRef(isLocked)
  useEffect(() => {
    if (wasLocked.current && !isLocked && document.activeElement === document.body) {
      const place = document.getElementById('page-text') ?? document.getElementById('content')
      place?.focus({ preventScroll: true })
      if (place instanceof HTMLTextAreaElement)
        place.setSelectionRange(place.value.length, place.value.length)
    }
    wasLocked.current = isLocked
  }, [isLocked])
}

/** Opens the vault; while it is locked, the lock stands in place of what is inside. */
export function VaultGate({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const vault = useOpenVault()
  const logout = useLogout()
  useFocusBehind(vault.status === 'locked')
  if (!user) return null
  if (vault.status !== 'locked') return children
  return (
    <Suspense fallback={null}>
      <LockScreen user={user} lockedBy={vault.by} why={vault.why} onLogout={logout} />
    </Suspense>
  )
}
