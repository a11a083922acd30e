import { Link } from '@tanstack/react-router'
import { Info, TriangleAlert, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { SecurityEvent } from '#contract/security-events.ts'
import { noticeOf, recentChanges } from '#web/lib/security-words.ts'
import { useMyDay } from '#web/lib/use-my-day.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Note } from './note-to-show.ts'

const RepairModal = lazy(() =>
  import('./repair-modal.tsx').then(({ RepairModal }) => ({ default: RepairModal })),
)

const look = { size: 19, strokeWidth: 1.7, 'aria-hidden': true } as const

function Strip({
  isLoud,
  title,
  children,
  action,
  onDismiss,
}: {
  isLoud: boolean
  title: string
  children?: ReactNode
  action: ReactNode
  onDismiss?: () => void
}) {
  return (
    <div
      className={classNames(
        'flex animate-appear items-center gap-x-3.5 border-b border-line px-[22px] py-2.5 max-md:items-start max-md:py-3.5 lg:px-12',
        isLoud ? 'bg-surface-2' : 'bg-surface-1',
      )}
    >
      <span className={classNames('shrink-0', isLoud ? 'text-warning' : 'text-muted')}>
        {isLoud ? <TriangleAlert {...look} /> : <Info {...look} />}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-2.5">
        <p className="type-secondary min-w-[min(100%,22rem)] flex-1 text-text-2">
          <span className={classNames(isLoud && 'font-[550] text-text')}>{title}</span> {children}
        </p>
        {action}
      </div>
      {onDismiss && (
        <IconButton
          label="Close"
          icon={<X size={18} strokeWidth={1.6} />}
          onClick={onDismiss}
          className="-my-2 -mr-3"
        />
      )}
    </div>
  )
}

function ToSettings() {
  return (
    <Link to="/settings" className={buttonLook('outline', 'small')}>
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
      className={buttonLook('outline', 'small')}
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
    <Strip isLoud={false} title={what} action={<ToSettings />} onDismiss={onDismiss}>
      {note.count === 1 ? 'It is kept as it came.' : 'They are kept as they came.'}
    </Strip>
  )
}
