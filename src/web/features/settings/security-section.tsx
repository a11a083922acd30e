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
import { EndOthersOffer } from './end-others.tsx'
import type { ResetLink } from './not-you.tsx'
import { ListSkeleton, Note, Trouble } from './part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { RecentChangesPart } from './recent-changes-part.tsx'
import { type FactorMade, readSecurity } from './security.calls.ts'
import { SettingsFrame } from './settings-frame.tsx'
import { askedKey, useAsk } from './use-worker.ts'

export interface SecuritySectionProps {
  user: User
  moment: Moment
  resetLink: ResetLink
}

const pagesStay = 'Your pages stay sealed just as they are.'

function standing({ totpSince, passkeys }: SecondFactorState, secret: string): string {
  if (totpSince === null && passkeys.length === 0)
    return `Only your ${secret} protects your account now. A second factor keeps out anyone who learns it. ${pagesStay}`
  return `You are asked for a second factor when you sign in, and when you change your account or your keys. ${pagesStay}`
}

type PartName = 'passkeys' | 'app' | 'codes'

/** What is asked for beside the password: passkeys, an app, backup codes; and what has changed of that and of the keys. */
export function SecuritySection({ user, moment, resetLink }: SecuritySectionProps) {
  const client = useQueryClient()
  const secret = useTypedSecret()
  const { username } = user
  const { data: state, error, refetch } = useAsk(readSecurity)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [changed, setChanged] = useState<PartName | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const partOf = (name: PartName, state: SecondFactorState) => {
    const onState = (next: SecondFactorState) => {
      client.setQueryData(askedKey(readSecurity), next)
    }
    const onChanged = (next: SecondFactorState) => {
      onState(next)
      setChanged(name)
    }
    return {
      state,
      username,
      after: changed === name && !codes && <EndOthersOffer username={username} />,
      onState,
      onChanged,
      onMade: ({ state: next, backupCodes }: FactorMade) => {
        onChanged(next)
        setCodes(backupCodes)
      },
    }
  }
  return (
    <SettingsFrame current="security">
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_352px]">
        <div ref={place} tabIndex={-1} className="min-w-0 max-w-[640px] outline-none xl:pr-9">
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
              <div className="py-5">
                <Note>{standing(state, secret)}</Note>
              </div>
              <PasskeysPart {...partOf('passkeys', state)} moment={moment} />
              <AuthenticatorPart {...partOf('app', state)} />
              {(state.totpSince !== null || state.passkeys.length > 0) && (
                <BackupCodesPart {...partOf('codes', state)} />
              )}
            </>
          )}
          {codes && (
            <BackupCodesShown
              codes={codes}
              username={username}
              returnFocus={place}
              onClose={() => setCodes(null)}
            />
          )}
        </div>
        <div className="min-w-0 max-w-[640px] max-xl:border-t max-xl:border-line xl:border-l xl:border-line xl:pl-9">
          <RecentChangesPart {...{ username, moment, resetLink }} isSettled={Boolean(state || error)} />
        </div>
      </div>
    </SettingsFrame>
  )
}
