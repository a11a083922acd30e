import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { TypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { Button } from '#web/ui/button.tsx'
import { ProofField } from '#web/ui/fields/proof-field.tsx'

/** Asks for the password before a code is made: a browser that somebody left open is not enough to end the code that its owner holds. */
export function MakeCodeForm({
  username,
  secret,
  isFirst,
  endsAnother,
  isPending,
  wrong,
  onMake,
  onKeep,
}: {
  username: string
  secret: TypedSecret
  isFirst: boolean
  /** Somebody holds a code on paper, which opens nothing from then on. */
  endsAnother: boolean
  isPending: boolean
  /** What is said under the password. */
  wrong: string | null
  onMake: (password: string) => void
  onKeep: () => void
}) {
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(), [])
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.select()
  }, [wrong])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (password) onMake(password)
  }
  return (
    <form ref={form} onSubmit={submit} className="mt-5">
      <p className="mb-4 text-pretty text-ui leading-body">
        {endsAnother
          ? 'The code that you confirmed opens nothing from then on.'
          : `Type your ${secret}, so that nobody else makes one.`}
      </p>
      <ProofField
        {...{ username, secret }}
        value={password}
        error={wrong ?? undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button type="submit" variant="outline" isPending={isPending} disabled={password === ''}>
          {isFirst ? 'Make it' : 'Make the new code'}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onKeep}>
          {endsAnother ? 'Keep the one I have' : 'Not now'}
        </Button>
      </div>
    </form>
  )
}
