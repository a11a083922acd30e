import { type RefObject, useCallback, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { readWayOfReset, type WayOfReset } from './forgot-password-calls.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

const said = 'type-interface text-pretty text-text-2'

/** A reset link by mail, or where no mails are sent, whom to ask for one. */
export function ForgotPasswordModal({
  who,
  back = 'Back to the sign-in',
  returnFocus,
  onClose,
}: {
  who: string
  /** The words of the button that ends it. */
  back?: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}) {
  const [way, setWay] = useState<WayOfReset | 'sent' | Error | null>(null)
  const ask = useCallback(() => {
    setWay(null)
    readWayOfReset().then(setWay, setWay)
  }, [])
  useEffect(ask, [ask])
  return (
    <Modal title="A new password" onClose={onClose} returnFocus={returnFocus}>
      {way === null && (
        <div className="grid gap-4" aria-busy="true">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      )}
      {way instanceof Error && (
        <>
          <p role="alert" className={said}>
            {way.message}
          </p>
          <Button variant="outline" className="mt-5 w-full" onClick={ask}>
            Try again
          </Button>
        </>
      )}
      {way === 'mailed' && (
        <>
          <WhatItDoes />
          <ForgotPasswordForm who={who} onSent={() => setWay('sent')} />
        </>
      )}
      {way === 'asked' && <AskSomebody {...{ who, back, onClose }} />}
      {way === 'sent' && <Sent {...{ back, onClose }} />}
    </Modal>
  )
}

/** What a reset means for the vault, before anything is asked. */
function WhatItDoes() {
  return (
    <p className={said}>
      A new password gives back your account, not your pages. They stay sealed, and open with your recovery
      code, an earlier password, or a device that still opens them.
    </p>
  )
}

interface Ending {
  back: string
  onClose: () => void
}

function AskSomebody({ who, back, onClose }: Ending & { who: string }) {
  const [isCopied, setCopied] = useState(false)
  const command = `npm run admin -- reset ${shellWord(who)}`
  // Where the clipboard is closed, a press on the command selects it.
  const copy = () =>
    void navigator.clipboard.writeText(command).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <>
      <WhatItDoes />
      <p className={`${said} mt-4`}>
        This server sends no mails. Whoever runs it can make you a link, with this command on the server:
      </p>
      <code className="mt-3 block select-all rounded-control border border-line bg-surface-1 px-4 py-3 font-mono text-small leading-body [overflow-wrap:anywhere]">
        {command}
      </code>
      <div className="mt-6 grid gap-3">
        <Button size="large" onClick={onClose}>
          {back}
        </Button>
        <Button variant="outline" size="large" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy the command'}
        </Button>
      </div>
    </>
  )
}

/** A username as it can stand in a command; what else was typed is not for one. */
const shellWord = (who: string): string => (/^[\p{L}\p{N}._@-]+$/u.test(who) ? who : '<username>')

function Sent({ back, onClose }: Ending) {
  return (
    <>
      <p role="status" className={said}>
        If somebody here has this name or address, a mail is on its way to them. Its link works once, within
        24 hours.
      </p>
      <p className="type-secondary mt-3 text-pretty text-muted">
        It may take a few minutes, and may lie with the unwanted mails. The latest link is the one that works.
      </p>
      <Button size="large" className="mt-6 w-full" onClick={onClose}>
        {back}
      </Button>
    </>
  )
}
