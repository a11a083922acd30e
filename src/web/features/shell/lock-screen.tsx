import { type ReactNode, useState } from 'react'
import { displayName } from '#domain/account/display-name.ts'
import type { User } from '#domain/account/user.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import type { LockedBy } from '#web/lib/vault/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drop-mark.tsx'
import { FirstPassphrase } from './first-passphrase.tsx'
import { PasskeyUnlock } from './passkey-unlock.tsx'
import { CodeUnlock, PasswordUnlock } from './unlock-forms.tsx'
import { WayBack } from './way-back.tsx'

function LockFrame({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh w-full max-w-102 animate-appear flex-col items-center justify-center px-6 py-12 text-center outline-none"
    >
      <span className="text-ink">
        <Mark size={44} />
      </span>
      <h1 className="mt-4 font-serif weight-title text-title-l leading-title tracking-title text-balance">
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

/** The password or passphrase, or the code that stands for it. */
function PasswordLock({
  username,
  secret,
  leave,
  ...frame
}: {
  title: string
  words: string
  username?: string
  secret: 'password' | 'passphrase'
  leave?: ReactNode
}) {
  const [isByCode, setByCode] = useState(false)
  return (
    <LockFrame {...frame}>
      <div className="mt-7 w-full max-w-87">
        {isByCode ? (
          <CodeUnlock />
        ) : (
          <PasswordUnlock label={labels[secret]} {...(username !== undefined && { username })} />
        )}
      </div>
      <div className="mt-3 flex flex-wrap justify-center gap-1">
        <Button variant="quiet" onClick={() => setByCode(!isByCode)}>
          {isByCode ? `Use my ${secret}` : 'Use my recovery code'}
        </Button>
        {leave}
      </div>
      <PasskeyUnlock />
    </LockFrame>
  )
}

/** Where the server cannot say whose vault this is: it opens all the same, and then it is known. */
export function NamelessLock({ secret }: { secret: 'password' | 'passphrase' }) {
  usePageMeta('Locked')
  return (
    <PasswordLock
      title="Locked, and offline."
      words={`Without the server this browser cannot say whose pages these are: the name is sealed with them. Your ${secret} opens both.`}
      secret={secret}
    />
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
export function LockScreen({
  lockedBy,
  why,
  ...props
}: LockProps & { lockedBy: LockedBy; why: string | undefined }) {
  usePageMeta('Locked')
  if (lockedBy === 'way-back') return <WayBackLock {...props} />
  if (lockedBy === 'first-passphrase')
    return <FirstPassphrase user={props.user} leave={<LogoutButton onLogout={props.onLogout} />} />
  const { user, onLogout } = props
  const [firstName] = displayName(user).split(' ')
  return (
    <PasswordLock
      title={`Locked, ${firstName}.`}
      words={why ?? "The key has left this tab's memory."}
      username={user.username}
      secret={lockedBy}
      leave={<LogoutButton onLogout={onLogout} />}
    />
  )
}
