import { type FormEvent, useRef, useState } from 'react'
import type { Factor, FactorKind } from '#contract/factor.ts'
import type { FactorQuestion } from '#web/lib/account/factor-questions.ts'
import { hasPasskeys } from '#web/lib/account/has-passkeys.ts'
import { askPasskey } from '#web/lib/account/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

type CodeKind = Exclude<FactorKind, 'passkey'>

const codeWords = {
  totp: {
    label: 'Code',
    what: 'Type the six digits that your authenticator app shows now.',
    missing: 'The code has six digits',
    other: 'Use an authenticator app',
  },
  backup: {
    label: 'Backup code',
    what: 'Type one of your backup codes. It works once.',
    missing: 'Type a backup code',
    other: 'Use a backup code',
  },
} as const

const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** A code from the app, or from the list of backup codes. */
function CodeForm({
  kind,
  wrong,
  onFactor,
}: {
  kind: CodeKind
  wrong: string | null
  onFactor: (factor: Factor) => void
}) {
  const { label, what, missing } = codeWords[kind]
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState(wrong)
  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    const typed = field.current?.value ?? ''
    const code = kind === 'totp' ? digitsOf(typed) : typed.trim()
    if (kind === 'totp' ? code.length === 6 : code !== '') return onFactor({ kind, code })
    setError(missing)
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="type-interface text-pretty text-text-2">{what}</p>
      <TextField
        ref={field}
        label={label}
        error={error ?? undefined}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={kind === 'totp' ? 9 : 40}
        className="font-mono! tracking-caps"
      />
      <Button type="submit" size="large" className="w-full">
        Confirm
      </Button>
    </form>
  )
}

/** A press, then the browser's own dialog. */
function PasskeyForm({
  question,
  onFactor,
}: {
  question: FactorQuestion
  onFactor: (factor: Factor) => void
}) {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState(question.wrong)
  const { passkey } = question.needed
  async function ask() {
    if (!passkey) return
    setPending(true)
    setError(null)
    try {
      const { assertion } = await askPasskey(passkey)
      onFactor({ kind: 'passkey', assertion })
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : null)
      setPending(false)
    }
  }
  return (
    <div className="grid gap-4">
      <p className="type-interface text-pretty text-text-2">
        Use the passkey of this device, or of one nearby.
      </p>
      {error && (
        <p role="alert" className="text-label leading-ui text-danger">
          {error}
        </p>
      )}
      <Button size="large" className="w-full" isPending={isPending} onClick={() => void ask()}>
        Use a passkey
      </Button>
    </div>
  )
}

/** Asks for the second factor, whatever it is needed for. Closing it leaves everything as it was. */
export function FactorDialog({ question }: { question: FactorQuestion }) {
  const { needed, wrong, answer } = question
  const canPasskey = needed.passkey !== null && hasPasskeys()
  const kinds = needed.kinds.filter((kind) => kind !== 'passkey' || canPasskey)
  const [chosen, setChosen] = useState<FactorKind | null>(null)
  const kind = chosen ?? (kinds.includes('passkey') ? 'passkey' : kinds[0])
  const others = kinds.filter((one) => one !== kind)
  return (
    <Modal title="Confirm that it’s you" onClose={() => answer(null)}>
      {kind === undefined && (
        <p className="type-interface text-text-2">
          Your passkey does not work at this address or in this browser, and nothing else is set up. Use the
          browser and address that you made it with, or ask whoever runs this server.
        </p>
      )}
      {kind === 'passkey' && <PasskeyForm question={question} onFactor={answer} />}
      {(kind === 'totp' || kind === 'backup') && (
        <CodeForm key={kind} kind={kind} wrong={chosen === null ? wrong : null} onFactor={answer} />
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-1">
        {others.map((one) => (
          <Button key={one} variant="quiet" size="small" onClick={() => setChosen(one)}>
            {one === 'passkey' ? 'Use a passkey' : codeWords[one].other}
          </Button>
        ))}
      </div>
    </Modal>
  )
}
