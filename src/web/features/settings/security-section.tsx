import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SecondFactorState } from '#contract/second-factor.ts'
import type { User } from '#domain/account/user.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useTypedSecret } from '#web/lib/use-typed-secret.ts'
import { Button } from '#web/ui/button.tsx'
import { AuthenticatorPart } from './authenticator-part.tsx'
import { BackupCodesPart } from './backup-codes-part.tsx'
import { BackupCodesShown } from './backup-codes-shown.tsx'
import { ListSkeleton, Note, Trouble } from './part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { type FactorMade, readSecurity } from './security.calls.ts'
import { SettingsFrame } from './settings-frame.tsx'
import { askedKey, useAsk } from './use-worker.ts'

const pagesStay = 'Your pages stay sealed just as they are.'

function standing({ totpSince, passkeys }: SecondFactorState, secret: string): string {
  if (totpSince === null && passkeys.length === 0)
    return `Only your ${secret} protects your account now. A second factor keeps out anyone who learns it. ${pagesStay}`
  return `You are asked for a second factor when you sign in, and when you change your account or your keys. ${pagesStay}`
}

/** What is asked for beside the password: passkeys, an app, backup codes. */
export function SecuritySection({ user, moment }: { user: User; moment: Moment }) {
  const client = useQueryClient()
  const secret = useTypedSecret()
  const { data: state, error, refetch } = useAsk(readSecurity)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const keep = (next: SecondFactorState) => client.setQueryData(askedKey(readSecurity), next)
  const made = ({ state: next, backupCodes }: FactorMade) => {
    keep(next)
    setCodes(backupCodes)
  }
  return (
    <SettingsFrame current="security">
      <div ref={place} tabIndex={-1} className="max-w-[640px] outline-none">
        {!state && !error && <ListSkeleton rows={3} />}
        {!state && error && (
          <div className="py-6">
            <Trouble error={error} />
            <Button variant="outline" size="small" className="mt-3" onClick={() => void refetch()}>
              Ask again
            </Button>
          </div>
        )}
        {state && (
          <>
            <div className="border-b border-line py-5">
              <Note>{standing(state, secret)}</Note>
            </div>
            <PasskeysPart {...{ state, moment }} username={user.username} onMade={made} onState={keep} />
            <AuthenticatorPart state={state} username={user.username} onMade={made} onState={keep} />
            {(state.totpSince !== null || state.passkeys.length > 0) && (
              <BackupCodesPart state={state} username={user.username} onMade={made} />
            )}
          </>
        )}
        {codes && (
          <BackupCodesShown
            codes={codes}
            username={user.username}
            returnFocus={place}
            onClose={() => setCodes(null)}
          />
        )}
      </div>
    </SettingsFrame>
  )
}
