import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { ExportSection } from '#web/features/export/export-section.tsx'
import { RestoreSection } from '#web/features/export/restore-section.tsx'
import { useRecoveryState } from '#web/features/recovery/use-recovery-state.ts'
import { SettingsScreen } from '#web/features/settings/settings-screen.tsx'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { userQuery } from '#web/lib/account/use-user.ts'
import { forgetSavedAppearance } from '#web/lib/appearance/saved-appearance.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { forgetTextsOf } from '#web/lib/device/local-storage.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { lockNow, useCarefulLogout, useSignInAgain } from '../use-session.ts'
import { calendarSettingsSlots } from './calendar-settings-slots.tsx'
import { careSettingsSlots } from './care-settings-slots.tsx'
import { mindfulnessSettingsSlots } from './mindfulness-settings-slots.tsx'
import { useCompanionSettingsData } from './use-companion-settings-data.ts'
import { voiceSettingsSlots } from './voice-settings-slots.tsx'

const DeviceJobsSection = lateComponent(
  async () => (await import('#web/features/jobs/device-jobs-section.tsx')).DeviceJobsSection,
)

const ImportSection = lateComponent(
  async () => (await import('#web/features/export/import/import-section.tsx')).ImportSection,
)
const LookAroundSection = lateComponent(
  async () => (await import('#web/features/sample-life/look-around.tsx')).LookAroundSection,
)
const BillingSection = lateComponent(
  async () => (await import('#web/features/pricing/billing-section.tsx')).BillingSection,
)
const TokensSection = lateComponent(
  async () => (await import('#web/features/developer/tokens-section.tsx')).TokensSection,
)
const RecoveryCard = lateComponent(
  async () => (await import('#web/features/recovery/recovery-card.tsx')).RecoveryCard,
)
const ForgotPasswordModal = lateComponent(
  async () => (await import('#web/features/auth/forgot-password-modal.tsx')).ForgotPasswordModal,
  'asked for',
)
const UnsentModal = lateComponent(
  async () => (await import('#web/features/shell/unsent-modal.tsx')).UnsentModal,
  'asked for',
)

const route = getRouteApi('/app/settings')

export function SettingsPage() {
  const { section } = route.useSearch()
  const { user } = useAuth()
  const client = useQueryClient()
  const leave = useLeaveForGood(user?.id)
  const companion = useCompanionSettingsData()
  const { logout, question } = useCarefulLogout()
  const [renewals, setRenewals] = useState(0)
  if (!user) return null
  return (
    <>
      <SettingsScreen
        user={user}
        section={section}
        onLock={() => void lockNow()}
        onLogout={() => void logout().catch(() => undefined)}
        recovery={<Recovery key={renewals} username={user.username} />}
        onRenewed={() => {
          setRenewals((count) => count + 1)
          void client.invalidateQueries({ queryKey: userQuery.queryKey })
        }}
        companion={companion}
        voice={voiceSettingsSlots}
        calendar={calendarSettingsSlots}
        care={careSettingsSlots}
        mindfulness={mindfulnessSettingsSlots}
        jobs={
          <Suspense fallback={<Skeleton className="mt-3 h-40 w-full" />}>
            <DeviceJobsSection />
          </Suspense>
        }
        exchange={
          <>
            <ExportSection userName={user.username} />
            <Suspense fallback={<Skeleton className="mb-7 h-40 w-full" />}>
              <ImportSection />
            </Suspense>
            <RestoreSection />
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <LookAroundSection />
            </Suspense>
          </>
        }
        billing={
          <Suspense fallback={<Skeleton className="mt-3 h-24 w-full" />}>
            <BillingSection user={user} />
          </Suspense>
        }
        developer={
          <Suspense fallback={<Skeleton className="mt-3 h-24 w-full" />}>
            <TokensSection username={user.username} />
          </Suspense>
        }
        resetLink={({ returnFocus, onClose }) => (
          <Suspense fallback={null}>
            <ForgotPasswordModal who={user.username} back="Close" {...{ returnFocus, onClose }} />
          </Suspense>
        )}
        onDeleted={leave}
      />
      {question && (
        <Suspense fallback={null}>
          <UnsentModal {...question} />
        </Suspense>
      )}
    </>
  )
}

function Recovery({ username }: { username: string }) {
  const { health } = useRecoveryState()
  const coming = <Skeleton className="h-32 w-full" />
  if (!health) return coming
  return (
    <Suspense fallback={coming}>
      <RecoveryCard place="settings" {...{ username, health }} />
    </Suspense>
  )
}

/** After the account is gone: nothing of it stays in memory or in local storage, and the start page says so. */
function useLeaveForGood(userId: number | undefined): () => void {
  const forget = useSignInAgain()
  return () => {
    forget()
    if (userId !== undefined) forgetTextsOf(userId)
    forgetSavedAppearance()
    location.assign('/#account-deleted')
  }
}
