import { Link } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { SecurityEvent } from '#contract/security-events.ts'
import { useTypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EndOthersButton } from './end-others.tsx'
import { adviceFor } from './security-advice.ts'

/** The way to a link that sets a new password, which is not this feature's. */
export type ResetLink = (asked: {
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}) => ReactNode

/** What to do about something that somebody else did. */
export function NotYou({
  event,
  username,
  resetLink,
}: {
  event: SecurityEvent
  username: string
  resetLink: ResetLink
}) {
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { sentence, first } = adviceFor(event.kind, useTypedSecret())
  return (
    <>
      <p className="type-secondary text-pretty text-text-2">{sentence}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        {first.to === 'reset-link' ? (
          <Button ref={opener} variant="outline" size="small" onClick={() => setAsking(true)}>
            {first.words}
          </Button>
        ) : (
          <Link to="/settings" search={{ section: first.to }} className={buttonClass('outline', 'small')}>
            {first.words}
          </Link>
        )}
        {first.to !== 'reset-link' && <EndOthersButton username={username} words="End all other sessions" />}
      </div>
      {isAsking && resetLink({ returnFocus: opener, onClose: () => setAsking(false) })}
    </>
  )
}
