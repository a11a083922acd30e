import { lazy, Suspense, useEffect } from 'react'
import type { User } from '#domain/account/user.ts'
import { useOverlayKeys } from '#web/features/palette/use-overlay-keys.ts'
import { overlay } from '#web/lib/overlay-asks.ts'
import { useVaultState } from '#web/lib/use-vault.ts'
import { useWatched } from '#web/lib/watched.ts'

const fetchPalette = () => import('./palette-host.tsx')
const OpenPalette = lazy(() => fetchPalette().then(({ OpenPalette }) => ({ default: OpenPalette })))
const LockedPalette = lazy(() => fetchPalette().then(({ LockedPalette }) => ({ default: LockedPalette })))
const ShortcutsModal = lazy(() =>
  import('#web/features/palette/shortcuts-modal.tsx').then(({ ShortcutsModal }) => ({
    default: ShortcutsModal,
  })),
)

const fetchAfterMs = 1200
const close = () => overlay.write(null)

/** Where the palette and the list of shortcuts come in. Both are fetched once the page stands, so that they open at once. */
export function PaletteDoor({ user, onLogout }: { user: User; onLogout: () => void }) {
  const asked = useWatched(overlay)
  const { status } = useVaultState()
  const isLocked = status === 'locked'
  useOverlayKeys()
  useEffect(() => {
    const timer = setTimeout(() => void fetchPalette().catch(() => undefined), fetchAfterMs)
    return () => clearTimeout(timer)
  }, [])
  // Nothing stays over a vault that was locked in the meantime, or for whoever comes next.
  useEffect(() => {
    if (isLocked) close()
    return close
  }, [isLocked])
  const Shown = isLocked ? LockedPalette : OpenPalette
  return (
    <Suspense fallback={null}>
      {asked === 'palette' && <Shown user={user} onLogout={onLogout} onClose={close} />}
      {asked === 'shortcuts' && <ShortcutsModal onClose={close} />}
    </Suspense>
  )
}
