import { type FormEvent, useRef, useState } from 'react'
import { codeGroups, groupCount, groupLength, signsMissing } from '#domain/account/recovery-groups.ts'
import { inkwell, type UnlockOutcome } from '#web/lib/vault/worker-link.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

const noAnswer = 'Your pages could not be opened. Please try again.'

interface Asking {
  /** What the worker says to what was typed. */
  readonly ask: (typed: string) => Promise<UnlockOutcome>
  /** Said when nothing was typed. */
  readonly missing: string
  readonly onDone?: (() => void) | undefined
}

/** Asks the worker; what it says against it stands under the field. */
function useAsking({ ask, missing, onDone }: Asking) {
  const field = useRef<HTMLInputElement>(null)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    if (!typed.trim()) {
      setError(missing)
      return field.current?.focus()
    }
    setPending(true)
    const outcome = await ask(typed).catch((reason: unknown): UnlockOutcome => {
      console.error(reason)
      return { ok: false, message: noAnswer }
    })
    if (outcome.ok) return onDone?.()
    setPending(false)
    setError(outcome.message || noAnswer)
    field.current?.focus()
  }
  return { field, isPending, error, submit: (event: FormEvent) => void submit(event) }
}

interface PasswordAskProps extends Pick<Asking, 'ask' | 'onDone'> {
  label: 'Password' | 'Passphrase' | 'Earlier password' | 'New password'
  button?: string
  /** For the browser's own keeper of passwords. */
  username?: string
}

/** One password, asked for and handed to the worker. */
export function PasswordAsk({ label, button = 'Unlock', username, ask, onDone }: PasswordAskProps) {
  const { field, isPending, error, submit } = useAsking({
    ask,
    missing: label === 'Passphrase' ? 'Type your passphrase first' : 'Password is required',
    onDone,
  })
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3 text-left">
      {username && <input type="text" autoComplete="username" value={username} readOnly hidden />}
      <PasswordField
        ref={field}
        label={label}
        secret={label === 'Passphrase' ? 'passphrase' : 'password'}
        autoComplete={label === 'Earlier password' ? 'off' : 'current-password'}
        autoFocus
        error={error}
      />
      <Button type="submit" size="large" isPending={isPending} className="w-full">
        {button}
      </Button>
    </form>
  )
}

/** Opens with what the person types: the account's password, an earlier one, or the passphrase. */
export function PasswordUnlock(props: Pick<PasswordAskProps, 'label' | 'username'>) {
  return <PasswordAsk {...props} ask={inkwell.unlock} />
}

const wanted = groupCount * groupLength

function countNote(typed: string): string {
  const missing = signsMissing(typed, wanted)
  if (missing === wanted) return 'Spaces, dashes and small letters are fine.'
  if (missing === 0) return 'That is a whole code.'
  return missing === 1 ? '1 sign to go.' : `${missing} signs to go.`
}

/** Opens with a recovery code, however it is written. */
export function CodeUnlock() {
  const { field, isPending, error, submit } = useAsking({
    ask: inkwell.unlockWithCode,
    missing: 'Type or paste the code first',
  })
  const [note, setNote] = useState(countNote(''))
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3 text-left">
      <TextField
        ref={field}
        label="Recovery code"
        note={note}
        error={error}
        autoFocus
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        className="px-3 font-mono! text-label! uppercase tracking-[0.02em]"
        onChange={({ target }) => setNote(countNote(target.value))}
        onBlur={({ target }) => {
          if (signsMissing(target.value, wanted) === 0) target.value = codeGroups(target.value).join('-')
        }}
      />
      <Button type="submit" size="large" isPending={isPending} className="w-full">
        Unlock
      </Button>
    </form>
  )
}
