import { Suspense, useState } from 'react'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { useUntoldEvents } from '#web/lib/account/use-security-events.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useSyncStatus, useVaultState } from '#web/lib/vault/use-vault.ts'
import { type NoteCounts, noteToShow } from './note-to-show.ts'

const FrameNote = lateComponent(async () => (await import('./frame-note.tsx')).FrameNote, 'unseen')
const AnnouncementLine = lateComponent(
  async () => (await import('./announcement-line.tsx')).AnnouncementLine,
  'unseen',
)
const KeptFromTrashNote = lateComponent(
  async () => (await import('./kept-from-trash-note.tsx')).KeptFromTrashNote,
  'unseen',
)

const none: NoteCounts = { notices: 0, setAside: 0 }

/** The place above every page for the one thing about the vault that somebody has to know, and for what is announced. Read aloud once, when it comes. */
export function FrameNotes({ onSignIn }: { onSignIn: () => void }) {
  const sync = useSyncStatus()
  const [dismissed, setDismissed] = useState(none)
  const { presence } = useAuth()
  const { isPasswordStale = false } = useVaultState()
  const { untold, onTold } = useUntoldEvents()
  const hasSessionEnded = presence === 'ended'
  const note = noteToShow({ sync, hasSessionEnded, untold, isPasswordStale, dismissed })
  const onDismiss = () => (note?.is === 'security' ? onTold() : setDismissed(sync))
  return (
    <div role="status" className="shrink-0">
      <Suspense fallback={null}>
        {note && <FrameNote {...{ note, onSignIn, onDismiss }} />}
        <KeptFromTrashNote />
        <AnnouncementLine />
      </Suspense>
    </div>
  )
}
