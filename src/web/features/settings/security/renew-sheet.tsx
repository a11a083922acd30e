import { type RefObject, useState } from 'react'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Mark } from '#web/ui/drop-mark.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { ProofField } from '#web/ui/fields/proof-field.tsx'
import { renewKeys } from '#worker/settings/settings.calls.ts'
import { FormSheet } from '../form-parts.tsx'
import { endsWithRenewal } from './renew-words.ts'
import { useKeys, useSessions } from './use-devices.ts'
import { usePasswordForm } from './use-password-form.ts'

/** suspicion: somebody may have had the keys; seen: the password once reached the server in plain text. */
export type RenewReason = 'suspicion' | 'seen'

const words = {
  suspicion: {
    title: 'Renew the keys',
    why: 'Do this if somebody may have had your password or passphrase, your recovery code, or a device of yours while it was open. New keys are made here, and every page is sealed again with them. What was copied before can still be opened with the old keys; what you write from now on cannot.',
    note: 'Leave it empty to keep the one you have. If somebody may know it, choose another.',
    aside: '(Optional)',
  },
  seen: {
    title: 'Seal it properly',
    why: 'Choose a new password. It never leaves this device as you type it, and with it come new keys: every page is sealed again, so that the password which the server once saw opens nothing.',
    note: 'Eight characters at least. A long sentence is better than a short riddle.',
    aside: undefined,
  },
} as const

interface RenewProps {
  reason: RenewReason
  username: string
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
  /** The new keys are at work; sealing goes on behind the page. */
  onRenewed: () => void
  /** The person wants a recovery code for the new keys. */
  onMakeCode: () => void
}

/** Explains, asks for the password, renews, and then asks for a new recovery code. */
export function RenewSheet(props: RenewProps) {
  const { reason, onClose, onMakeCode, onRenewed, returnFocus } = props
  const [isDone, setDone] = useState(false)
  if (!isDone)
    return (
      <RenewForm
        {...props}
        onRenewed={() => {
          setDone(true)
          onRenewed()
        }}
      />
    )
  return (
    <Sheet
      title={words[reason].title}
      onClose={onClose}
      returnFocus={returnFocus}
      foot={
        <>
          <Button size="large" className="flex-1" onClick={onMakeCode}>
            Make a new recovery code
          </Button>
          <Button variant="quiet" size="large" onClick={onClose}>
            Later
          </Button>
        </>
      }
    >
      <span className="text-ink">
        <Mark size={34} />
      </span>
      <p role="status" className="type-sentence mt-4">
        New keys are at work.
      </p>
      <p className="type-interface mt-2 text-pretty text-text-2">
        Your pages are being sealed with them, one after another. You can go on writing, leave this page or
        close the browser; it goes on where it was. A recovery code from before opens nothing now.
      </p>
    </Sheet>
  )
}

function RenewForm({ reason, username, returnFocus, onClose, onRenewed }: RenewProps) {
  const vault = useVaultCalls()
  const { title, why, note, aside } = words[reason]
  const what = reason === 'seen' ? 'change' : 'renew'
  const { register, submit, secret, errors, isPending } = usePasswordForm(what, async (form) => {
    await vault.run(renewKeys, { current: form.current, next: form.next || null })
    onRenewed()
  })
  return (
    <FormSheet
      {...{ title, isPending, returnFocus, onClose }}
      what={why}
      trouble={errors.root?.message}
      onSubmit={submit}
    >
      <WhatEnds />
      <ProofField
        {...{ username, secret }}
        label={`Current ${secret}`}
        error={errors.current?.message}
        {...register('current')}
      />
      <PasswordField
        label={`New ${secret}`}
        secret={secret}
        aside={aside}
        autoComplete="new-password"
        note={note}
        error={errors.next?.message}
        {...register('next')}
      />
    </FormSheet>
  )
}

function WhatEnds() {
  const sessions = useSessions()
  const keys = useKeys()
  const ends = endsWithRenewal(sessions.data ?? [], keys.data ?? [])
  return (
    <div>
      <h3 className="text-label font-medium text-text-2">What ends</h3>
      <ul className="mt-1 grid text-ui">
        {ends.map(({ id, words: line }) => (
          <li key={id} className="border-b border-line py-2.5">
            {line}
          </li>
        ))}
        {ends.length === 0 && (
          <li className="border-b border-line py-2.5 text-text-2">
            Nothing: no other device is signed in, and there is no recovery code.
          </li>
        )}
      </ul>
    </div>
  )
}
