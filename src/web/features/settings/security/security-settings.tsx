import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SecondFactorState } from '#contract/second-factor.ts'
import type { User } from '#domain/account/user.ts'
import { useTypedSecret } from '#web/lib/account/use-typed-secret.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { Button } from '#web/ui/button.tsx'
import { type FactorMade, readSecurity } from '#worker/settings/security.calls.ts'
import { ListSkeleton, Note, Trouble } from '../settings-block.tsx'
import { SettingsColumns, SettingsFrame } from '../settings-frame.tsx'
import { askedKey, useAsk } from '../use-worker.ts'
import { EndOthersOffer } from './end-others.tsx'
import { AuthenticatorSection } from './factors/authenticator-section.tsx'
import { BackupCodesSection } from './factors/backup-codes-section.tsx'
import { BackupCodesShown } from './factors/backup-codes-shown.tsx'
import { PasskeysSection } from './factors/passkeys-section.tsx'
import type { ResetLink } from './not-you.tsx'
import { RecentChangesSection } from './recent-changes-section.tsx'

export interface SecuritySectionProps {
  user: User
  moment: Moment
  resetLink: ResetLink
}

const pagesStay = 'Your pages stay sealed just as they are.'

function health({ totpSince, passkeys }: SecondFactorState, secret: string): string {
  if (totpSince === null && passkeys.length === 0)
    return `Only your ${secret} protects your account now. A second factor keeps out anyone who learns it. ${pagesStay}`
  return `You are asked for a second factor when you sign in, and when you change your account or your keys. ${pagesStay}`
}

type PartName = 'passkeys' | 'app' | 'codes'

/** What is asked for beside the password: passkeys, an app, backup codes; and what has changed of that and of the keys. */
export function SecuritySettings({ user, moment, resetLink }: SecuritySectionProps) {
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
      <SettingsColumns
        side={
          <RecentChangesSection {...{ username, moment, resetLink }} isSettled={Boolean(state || error)} />
        }
      >
        <div ref={place} tabIndex={-1} className="outline-none">
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
                <Note>{health(state, secret)}</Note>
              </div>
              <PasskeysSection {...partOf('passkeys', state)} moment={moment} />
              <AuthenticatorSection {...partOf('app', state)} />
              {(state.totpSince !== null || state.passkeys.length > 0) && (
                <BackupCodesSection {...partOf('codes', state)} />
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
      </SettingsColumns>
    </SettingsFrame>
  )
}
