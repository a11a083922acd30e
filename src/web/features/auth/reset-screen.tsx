import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ResetForm } from './reset-form.tsx'
import { type ResetLink, readResetLink } from './reset-link.ts'

function Column({ children }: { children: ReactNode }) {
  return <div className="mx-auto flex w-full max-w-100 flex-col">{children}</div>
}

/** What a new password does and what it does not do, before it is set. */
function Consequences() {
  const row = 'border-t border-line py-3.5'
  return (
    <dl className="type-interface mt-6 border-b border-line text-text-2">
      <div className={row}>
        <dt className="font-strong text-text">What it gives back</dt>
        <dd>Your account. You can sign in again, and every other device is signed out.</dd>
      </div>
      <div className={row}>
        <dt className="font-strong text-text">What it does not open</dt>
        <dd>
          Your journal. It stays sealed with what sealed it before, and needs one of these once: your recovery
          code, a device that still opens it, or your earlier password.
        </dd>
      </div>
    </dl>
  )
}

function Instead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Column>
      <h1 className="type-screen-title">{title}</h1>
      {children}
    </Column>
  )
}

function LinkIsOver() {
  return (
    <Instead title="This link is over.">
      <p className="type-interface mt-3 text-text-2">
        A reset link works once, for one day, and only whole. This one was used, is too old, or lost a piece
        on the way.
      </p>
      <p className="type-interface mt-3 text-text-2">
        Ask whoever runs this server for a new one. Nothing of yours has changed.
      </p>
      <Link
        to="/auth"
        search={{ mode: 'login' }}
        className={buttonClass('outline', 'large', 'mt-7 self-start')}
      >
        To the sign-in
      </Link>
    </Instead>
  )
}

/** A new password by a link. The token is here, in memory, and no longer in the address. */
export function ResetScreen({ token, onDone }: { token: string | null; onDone: (user: User) => void }) {
  const [link, setLink] = useState<ResetLink | null>(token === null ? { is: 'over' } : null)
  usePageMeta('A new password')
  const read = useCallback(() => {
    if (token === null) return
    setLink(null)
    readResetLink(token).then(setLink, (error: unknown) => console.error(error))
  }, [token])
  useEffect(read, [read])

  if (link === null || token === null) {
    if (token === null) return <LinkIsOver />
    return (
      <Column>
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="mt-8 h-24 w-full" />
        <Skeleton className="mt-4 h-24 w-full" />
      </Column>
    )
  }
  if (link.is === 'over') return <LinkIsOver />
  if (link.is === 'unknown') {
    return (
      <Instead title="We could not read this link.">
        <p className="type-interface mt-3 text-text-2">{link.why}</p>
        <Button variant="outline" size="large" className="mt-7 self-start" onClick={read}>
          Try again
        </Button>
      </Instead>
    )
  }
  return (
    <Column>
      <h1 className="type-screen-title">A new password for {link.username}</h1>
      <Consequences />
      <ResetForm token={token} username={link.username} onDone={onDone} />
    </Column>
  )
}
