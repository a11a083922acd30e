import { lazy, Suspense, useState } from 'react'
import { useAuth } from '#web/lib/auth-context.tsx'
import { useUntoldEvents } from '#web/lib/use-security-news.ts'
import { useSyncStatus, useVaultState } from '#web/lib/use-vault.ts'
import { type NoteCounts, noteToShow } from './note-to-show.ts'

const FrameNote = lazy(() => import('./frame-note.tsx').then(({ FrameNote }) => ({ default: FrameNote })))

const none: NoteCounts = { notices: 0, setAside: 0 }

/** The place above every page for the one thing about the vault that somebody has to know. Read aloud once, when it comes. */
export function FrameNotes({ onSignIn }: { onSignIn: () => void }) {
  const sync = useSyncStatus()
  const [dismissed, setDismissed] = useState(none)
  const { standing } = useAuth()
  const { isPasswordStale = false } = useVaultState()
  const { untold, onTold } = useUntoldEvents()
  const hasSessionEnded = standing === 'ended'
  const note = noteToShow({ sync, hasSessionEnded, untold, isPasswordStale, dismissed })
  const onDismiss = () => (note?.is === 'security' ? onTold() : setDismissed(sync))
  return (
    <div role="status" className="shrink-0">
      {note && (
        <Suspense fallback={null}>
          <FrameNote {...{ note, onSignIn, onDismiss }} />
        </Suspense>
      )}
    </div>
  )
}
