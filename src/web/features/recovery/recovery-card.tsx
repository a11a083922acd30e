import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { saidBy } from '#browser/failure-sentences.ts'
import type { RecoveryHealth } from '#domain/account/recovery-health.ts'
import { type TypedSecret, useTypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { productName } from '#web/lib/product.ts'
import { toast } from '#web/lib/toasts.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { askLater, confirmCode, makeCode } from '#worker/recovery/recovery.calls.ts'
import { CodeCheck } from './code-check.tsx'
import { dayInWords } from './code-outlets.ts'
import { CodeShown } from './code-shown.tsx'
import { MakeCodeForm } from './make-code-form.tsx'
import { RecoveryHealthIcon, recoveryStatusText } from './recovery-state-icon.tsx'

export interface RecoveryCardProps {
  /** Whose code it is; stands on paper and in the file. */
  username: string
  /** On the dashboard it asks and can be put off; in Settings it is simply there. */
  place: 'dashboard' | 'settings'
  health: RecoveryHealth
}

interface Made {
  readonly code: string
  readonly slotId: string
  readonly madeAt: string
}

const sentenceOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'OfflineError')
    return 'A code needs the server, and there is no connection right now.'
  return saidBy(error, 'That did not work. Please try again.')
}

/** Where the reading goes on once the card has left the screen. */
const leaveTo = (): void => document.getElementById('content')?.focus({ preventScroll: true })

/** Making a code and what may be done with it. The code is here, in memory, and nowhere else; it goes with the card. */
function useCode() {
  const vault = useVaultCalls()
  const [made, setMade] = useState<Made | null>(null)
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const make = async (password: string, secret: TypedSecret) => {
    setPending(true)
    setTrouble(null)
    setWrong(null)
    await vault.run(makeCode, { password }).then(setMade, (error: unknown) => {
      const isWrong = error instanceof Error && error.name === 'WrongKeyError'
      if (isWrong) setWrong(`This is not your ${secret}.`)
      else setTrouble(sentenceOf(error))
    })
    setPending(false)
  }
  const confirm = async () => {
    if (!made) return
    await vault.run(confirmCode, { slotId: made.slotId })
    setMade(null)
    toast({
      title: 'Your code is confirmed',
      description: 'It opens your pages when nothing else does. Keep it where you will look for it.',
      variant: 'success',
    })
  }
  return { made, make, confirm, forget: () => setMade(null), isPending, wrong, setWrong, trouble, setTrouble }
}

/** The recovery code: what it is for, how it stands, and the way to make, keep and confirm one. */
export function RecoveryCard({ username, place, health }: RecoveryCardProps) {
  const vault = useVaultCalls()
  const id = useId()
  const rule = useMyDay()
  const secret = useTypedSecret()
  const [isChecking, setChecking] = useState(false)
  const [isProving, setProving] = useState(false)
  const { made, make, confirm, forget, isPending, wrong, setWrong, trouble, setTrouble } = useCode()
  const opener = useRef<HTMLButtonElement>(null)
  const isAsking = place === 'dashboard'

  const later = () =>
    vault.run(askLater, null).then(
      (until) => {
        leaveTo()
        toast({
          title: 'Later, then',
          description: `The recovery code will ask again on ${dayInWords(until, rule)}.`,
        })
      },
      (error: unknown) => setTrouble(sentenceOf(error)),
    )
  const prove = (isNow: boolean) => {
    setWrong(null)
    flushSync(() => setProving(isNow))
    if (!isNow) opener.current?.focus()
  }
  const close = () => {
    forget()
    setProving(false)
    if (isAsking) void later()
  }
  const right = async () => {
    await confirm()
    setChecking(false)
    setProving(false)
    leaveTo()
  }

  return (
    <section aria-labelledby={id} className="@container">
      <div className="flex items-center justify-between gap-4">
        <h2
          id={id}
          className={
            isAsking ? 'type-label text-text-2' : 'font-serif weight-title text-title-xs leading-item'
          }
        >
          Recovery code
        </h2>
        <RecoveryHealthIcon is={made ? 'made' : health.is} />
      </div>
      {isAsking && (
        <p className="mt-3 font-serif text-title-xs @min-[290px]:text-title-s leading-title tracking-title text-balance">
          If you lose your {secret}, this opens your pages.
        </p>
      )}
      <p className="mt-2 text-pretty text-ui leading-body text-text-2">
        {made
          ? 'Keep one copy on paper. Once you leave this page it cannot be shown again.'
          : recoveryStatusText(health, place, rule, secret)}
      </p>
      {made && !isChecking && (
        <CodeShown
          note={{
            code: made.code,
            username,
            product: productName,
            address: location.origin,
            madeOn: dayInWords(made.madeAt, rule),
          }}
          notNow={isAsking ? 'Later' : 'Not now'}
          onKept={() => setChecking(true)}
          onClose={close}
        />
      )}
      {made && isChecking && (
        <CodeCheck code={made.code} onRight={right} onShowAgain={() => setChecking(false)} />
      )}
      {!made && isProving && (
        <MakeCodeForm
          username={username}
          secret={secret}
          isFirst={health.is === 'none'}
          endsAnother={health.is === 'confirmed'}
          isPending={isPending}
          wrong={wrong}
          onMake={(password) => void make(password, secret)}
          onKeep={() => prove(false)}
        />
      )}
      {!made && !isProving && (
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <Button
            ref={opener}
            variant="outline"
            size={isAsking ? 'standard' : 'small'}
            onClick={() => prove(true)}
          >
            {health.is === 'none' ? 'Make my code' : 'Make a new code'}
          </Button>
          {isAsking && (
            <Button variant="quiet" onClick={() => void later()}>
              Later
            </Button>
          )}
        </div>
      )}
      {trouble && (
        <p role="alert" className="mt-3 text-label leading-ui text-danger">
          {trouble}
        </p>
      )}
    </section>
  )
}
