import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { SecurityEvent } from '#contract/security-events.ts'
import { noticeOf, recentChanges } from '#web/lib/account/security-words.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Strip } from '#web/ui/notes/strip.tsx'
import type { Note } from './note-to-show.ts'

const RepairModal = lateComponent(async () => (await import('./repair-modal.tsx')).RepairModal, 'asked for')

function ToSettings({ section }: { section?: 'vault' }) {
  return (
    <Link to="/settings" search={section ? { section } : {}} className={buttonClass('outline', 'small')}>
      See what it is about
    </Link>
  )
}

/** Something happened to the keys or ways in elsewhere. It stays until it was read, here or in the list. */
function SecurityNote({ events, onDismiss }: { events: readonly SecurityEvent[]; onDismiss: () => void }) {
  const moment = { now: useNow(), ...useMyDay() }
  const notice = noticeOf(events, moment)
  if (!notice) return null
  const toList = (
    <Link
      to="/settings"
      search={{ section: 'security' }}
      hash={recentChanges}
      className={buttonClass('outline', 'small')}
    >
      See what changed
    </Link>
  )
  return (
    <Strip isLoud title={notice.title} action={toList} onDismiss={onDismiss}>
      {notice.text}
    </Strip>
  )
}

/** The account has a new password, and the vault was opened in another way. */
function StalePassword() {
  const [isOpen, setOpen] = useState(false)
  const type = (
    <Button variant="outline" size="small" onClick={() => setOpen(true)}>
      Type it once
    </Button>
  )
  return (
    <>
      <Strip isLoud title="Your new password does not open your pages yet." action={type}>
        Type it once while they are open, and it will.
      </Strip>
      {isOpen && (
        <Suspense fallback={null}>
          <RepairModal onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** One line above the page; it moves the page down and covers nothing. */
export function FrameNote({
  note,
  onSignIn,
  onDismiss,
}: {
  note: Note
  onSignIn: () => void
  onDismiss: () => void
}) {
  if (note.is === 'signed-out') {
    const signIn = (
      <Button variant="outline" size="small" onClick={onSignIn}>
        Sign in
      </Button>
    )
    return (
      <Strip isLoud title="You are signed out." action={signIn}>
        Your words are kept here, sealed.
      </Strip>
    )
  }
  if (note.is === 'keys') {
    return (
      <Strip isLoud title="The keys at the server are not those of this device." action={null}>
        {note.words}
      </Strip>
    )
  }
  if (note.is === 'security') return <SecurityNote events={note.events} onDismiss={onDismiss} />
  if (note.is === 'stale-password') return <StalePassword />
  if (note.is === 'notices') {
    return (
      <Strip
        isLoud
        title="The server showed less or older pages than this device has seen."
        action={<ToSettings />}
        onDismiss={onDismiss}
      >
        They are kept here and were sent again.
      </Strip>
    )
  }
  const what = note.count === 1 ? 'One record did not open.' : `${note.count} records did not open.`
  return (
    <Strip isLoud={false} title={what} action={<ToSettings section="vault" />} onDismiss={onDismiss}>
      {note.count === 1 ? 'It is kept as it came.' : 'They are kept as they came.'}
    </Strip>
  )
}
