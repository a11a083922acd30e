import { Lock } from 'lucide-react'
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useSyncStatus } from '#web/lib/vault/use-vault.ts'
import { Button } from '#web/ui/button.tsx'
import { NoticesCallout, ResealCallout, SealProperlyCallout } from '../callouts.tsx'
import { WordsLeftSection } from '../companion/words-left-section.tsx'
import { DevicesSection } from '../security/devices-section.tsx'
import { IdleLockSection } from '../security/idle-lock-section.tsx'
import { PasswordSection } from '../security/password-section.tsx'
import { RenewSection } from '../security/renew-section.tsx'
import type { RenewReason } from '../security/renew-sheet.tsx'
import { useFreshDevices } from '../security/use-devices.ts'
import { Note } from '../settings-block.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { QuarantineSection } from './quarantine-section.tsx'
import { ServerCheckSection } from './server-check-section.tsx'
import { ServerReadsSection } from './server-reads-section.tsx'
import { StorageSection } from './storage-section.tsx'

const RenewSheet = lateComponent(
  async () => (await import('../security/renew-sheet.tsx')).RenewSheet,
  'asked for',
)

export interface VaultSectionProps {
  user: User
  moment: Moment
  /** How things stand with the recovery code, and the way to a new one. */
  recovery: ReactNode
  /** Other keys are at work: the account may have lost its mark, and the recovery code opens nothing any more. */
  onRenewed: () => void
  onLock: () => void
  /** Signs this browser out. */
  onLogout: () => void
}

/** Keys, devices, and what has left them. */
export function VaultSettings({ user, moment, recovery, onRenewed, onLock, onLogout }: VaultSectionProps) {
  const [renewing, setRenewing] = useState<RenewReason | null>(null)
  const backTo = useRef<HTMLElement | null>(null)
  const recoveryPlace = useRef<HTMLDivElement>(null)
  const status = useSyncStatus()
  const refresh = useFreshDevices()

  function renew(reason: RenewReason, opener: RefObject<HTMLElement | null>) {
    backTo.current = opener.current
    setRenewing(reason)
  }
  return (
    <SettingsFrame current="vault" action={<LockNow onLock={onLock} />}>
      {!status.isOnline && (
        <section aria-label="No connection" className="border-b border-line py-4 pt-3">
          <Note>
            There is no connection now. What lies on this device works; changes of keys and devices wait for
            the server.
          </Note>
        </section>
      )}
      {status.notices > 0 && <NoticesCallout count={status.notices} moment={moment} />}
      {user.passwordSeen && !status.resealing && (
        <SealProperlyCallout onSeal={(opener) => renew('seen', opener)} />
      )}
      {status.resealing && <ResealCallout resealing={status.resealing} />}
      <div className="xl:grid xl:[section.callout+&]:mt-7 xl:[section.callout+&]:border-t xl:grid-cols-[minmax(0,1fr)_352px] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 xl:pr-9">
          <WordsLeftSection moment={moment} />
          <DevicesSection username={user.username} {...{ moment, onLogout }} />
          <ServerReadsSection />
        </div>
        <div className="min-w-0 max-xl:border-t max-xl:border-line xl:row-span-2 xl:-mb-16 xl:border-l xl:border-line xl:pb-16 xl:pl-9">
          <div ref={recoveryPlace} tabIndex={-1} className="py-7 outline-none xl:pt-6">
            {recovery}
          </div>
          <IdleLockSection />
          <PasswordSection username={user.username} />
          <RenewSection onRenew={(opener) => renew('suspicion', opener)} />
          <QuarantineSection />
        </div>
        <div className="min-w-0 border-t border-line xl:mr-9">
          <ServerCheckSection />
          <StorageSection />
        </div>
      </div>
      {renewing && (
        <Suspense fallback={null}>
          <RenewSheet
            reason={renewing}
            username={user.username}
            returnFocus={backTo}
            onClose={() => setRenewing(null)}
            onRenewed={() => {
              refresh()
              onRenewed()
            }}
            onMakeCode={() => {
              backTo.current = recoveryPlace.current
              setRenewing(null)
            }}
          />
        </Suspense>
      )}
    </SettingsFrame>
  )
}

function LockNow({ onLock }: { onLock: () => void }) {
  return (
    <Button onClick={onLock}>
      <Lock size={18} strokeWidth={1.6} aria-hidden="true" />
      Lock now
    </Button>
  )
}
