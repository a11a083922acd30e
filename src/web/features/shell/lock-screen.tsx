import { type ReactNode, useState } from 'react'
import { displayName } from '#domain/account/display-name.ts'
import type { User } from '#domain/account/user.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import type { LockedBy } from '#web/lib/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drop-mark.tsx'
import { FirstPassphrase } from './first-passphrase.tsx'
import { CodeUnlock, PasswordUnlock } from './unlock-forms.tsx'
import { WayBack } from './way-back.tsx'

function LockFrame({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-[408px] animate-appear flex-col items-center justify-center px-6 py-12 text-center outline-none"
    >
      <span className="text-ink">
        <Mark size={44} />
      </span>
      <h1 className="mt-4 font-serif weight-title text-[32px] leading-[1.2] tracking-[-0.014em] text-balance">
        {title}
      </h1>
      <p className="type-secondary mt-1.5 text-balance text-muted">{words}</p>
      {children}
    </main>
  )
}

function LogoutButton({ onLogout }: { onLogout: () => Promise<void> }) {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Button
      variant="quiet"
      isPending={isLeaving}
      onClick={() => {
        setLeaving(true)
        onLogout().catch(() => setLeaving(false))
      }}
    >
      Logout
    </Button>
  )
}

interface LockProps {
  user: User
  onLogout: () => Promise<void>
}

const labels = { password: 'Password', passphrase: 'Passphrase' } as const

/** The usual lock: the password or passphrase, or the code that stands for it. */
function PasswordLock({ user, secret, onLogout }: LockProps & { secret: 'password' | 'passphrase' }) {
  const [isByCode, setByCode] = useState(false)
  const [firstName] = displayName(user).split(' ')
  return (
    <LockFrame title={`Locked, ${firstName}.`} words="The key has left this tab's memory.">
      <div className="mt-7 w-full max-w-[348px]">
        {isByCode ? <CodeUnlock /> : <PasswordUnlock username={user.username} label={labels[secret]} />}
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-1">
        <Button variant="quiet" onClick={() => setByCode(!isByCode)}>
          {isByCode ? `Use my ${secret}` : 'Use my recovery code'}
        </Button>
        <LogoutButton onLogout={onLogout} />
      </div>
    </LockFrame>
  )
}

function WayBackLock({ user, onLogout }: LockProps) {
  return (
    <LockFrame
      title="Your account has a new password."
      words="It cannot open what you sealed before. One of these can:"
    >
      <WayBack username={user.username} />
      <p className="type-secondary mt-5 text-balance text-muted">
        Until then your pages stay as they are, sealed. Nobody can open them without one of these, and we
        cannot either.
      </p>
      <div className="mt-3">
        <LogoutButton onLogout={onLogout} />
      </div>
    </LockFrame>
  )
}

/** Stands in place of every page while the key is not in memory; nothing of the page is behind it. */
export function LockScreen({ lockedBy, ...props }: LockProps & { lockedBy: LockedBy }) {
  usePageMeta('Locked')
  if (lockedBy === 'way-back') return <WayBackLock {...props} />
  if (lockedBy === 'first-passphrase')
    return <FirstPassphrase user={props.user} leave={<LogoutButton onLogout={props.onLogout} />} />
  return <PasswordLock secret={lockedBy} {...props} />
}
