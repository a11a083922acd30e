import { useNavigate } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import type { User } from '#domain/account/user.ts'
import { useOverlayKeys } from '#web/features/palette/use-overlay-keys.ts'
import { isTyping } from '#web/lib/device/typing.ts'
import {
  mindfulnessOverlay,
  openMindfulness,
  paletteOverlay,
  practiceOverlay,
  shortcutsOverlay,
} from '#web/lib/overlays/app-overlays.ts'
import { overlayPart } from '#web/lib/overlays/lazy-part.ts'
import { OverlayHost } from '#web/lib/overlays/overlay-host.tsx'
import { practiceOwner } from '#web/lib/practice-owner.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { useVaultState } from '#web/lib/vault/use-vault.ts'

const palette = overlayPart(paletteOverlay, 'The palette', () => import('./palette-host.tsx'))
const shortcuts = overlayPart(
  shortcutsOverlay,
  'The list of shortcuts',
  () => import('#web/features/palette/shortcuts-modal.tsx'),
)
const mindfulness = overlayPart(mindfulnessOverlay, 'The practice', () => import('./mindfulness-host.tsx'))
const practice = overlayPart(practiceOverlay, 'Your practice', () => import('./practice-host.tsx'))

const fetchPaletteAfterMs = 1200

/** What can lie over every page of the app. */
export function AppOverlays({ user, onLogout }: { user: User; onLogout: () => void }) {
  const { status } = useVaultState()
  useOverlayKeys()
  useBreathKey(status === 'open')
  useLayoutEffect(() => practiceOwner.write(user.id), [user.id])
  return (
    <>
      <OverlayHost overlay={paletteOverlay} part={palette} underLock="closes" aheadMs={fetchPaletteAfterMs}>
        {({ LockedPalette, OpenPalette }) => {
          const Shown = status === 'locked' ? LockedPalette : OpenPalette
          return <Shown user={user} onLogout={onLogout} onClose={paletteOverlay.close} />
        }}
      </OverlayHost>
      <OverlayHost overlay={shortcutsOverlay} part={shortcuts} underLock="closes">
        {({ ShortcutsModal }) => <ShortcutsModal onClose={shortcutsOverlay.close} />}
      </OverlayHost>
      <OverlayHost overlay={mindfulnessOverlay} part={mindfulness} underLock="stays">
        {({ MindfulnessHost }, { request }) => (
          <MindfulnessHost user={user} type={request} onClosed={mindfulnessOverlay.close} />
        )}
      </OverlayHost>
      <PracticeOverlay />
    </>
  )
}

/** B begins to breathe, where nobody types and nothing lies open. */
function useBreathKey(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, ctrlKey, metaKey, altKey, repeat, key, target } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey || repeat) return
      if (key.toLowerCase() !== 'b' || isTyping(target)) return
      if (document.querySelector('dialog[open], [role="menu"], [role="dialog"]')) return
      event.preventDefault()
      openMindfulness('breathing')
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOpen])
}

/** The history of sessions, over the page or over a session. */
function PracticeOverlay() {
  const isPractising = useWatched(mindfulnessOverlay) !== null
  const navigate = useNavigate()
  const { close } = practiceOverlay
  return (
    <OverlayHost overlay={practiceOverlay} part={practice} underLock="never">
      {({ PracticeHost }) => (
        <PracticeHost
          isPractising={isPractising}
          onClose={close}
          onBegin={() => {
            close()
            if (!isPractising) openMindfulness('breathing')
          }}
          onPage={(entry) => {
            close()
            void navigate({ to: '/journal', search: { entry } })
          }}
        />
      )}
    </OverlayHost>
  )
}
