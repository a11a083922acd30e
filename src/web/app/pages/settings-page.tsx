import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { ExportPiece } from '#web/features/export/export-piece.tsx'
import { RestorePiece } from '#web/features/export/restore-piece.tsx'
import { RecoveryCard } from '#web/features/recovery/recovery-card.tsx'
import { useRecoveryState } from '#web/features/recovery/use-recovery-state.ts'
import { SettingsScreen } from '#web/features/settings/settings-screen.tsx'
import { useAuth } from '#web/lib/auth-context.tsx'
import { forgetTextsOf } from '#web/lib/local-storage.ts'
import { forgetSavedLook } from '#web/lib/look/saved-look.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { userQuery } from '#web/lib/use-user.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useCompanionMatters } from '../use-companion-matters.ts'
import { lockNow, useCarefulLogout, useSignInAgain } from '../use-session.ts'
import { careMatters } from './care-matters.tsx'
import { mindfulnessMatters } from './mindfulness-matters.tsx'
import { voiceMatters } from './voice-matters.tsx'

const ReadingPiece = lazy(async () => ({
  default: (await import('#web/features/journal/reading-piece.tsx')).ReadingPiece,
}))

const ForgotPasswordModal = lazy(async () => ({
  default: (await import('#web/features/auth/forgot-password-modal.tsx')).ForgotPasswordModal,
}))
const UnsentModal = lazy(() =>
  import('#web/features/shell/unsent-modal.tsx').then(({ UnsentModal }) => ({ default: UnsentModal })),
)

const route = getRouteApi('/app/settings')

export function SettingsPage() {
  const { section } = route.useSearch()
  const { user } = useAuth()
  const client = useQueryClient()
  const leave = useLeaveForGood(user?.id)
  const companion = useCompanionMatters()
  const { logout, question } = useCarefulLogout()
  const [renewals, setRenewals] = useState(0)
  usePageMeta('Settings')
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
        voice={voiceMatters}
        care={careMatters}
        mindfulness={mindfulnessMatters}
        reading={
          <Suspense fallback={<Skeleton className="mt-3 h-14 w-full" />}>
            <ReadingPiece />
          </Suspense>
        }
        exchange={
          <>
            <ExportPiece userName={user.username} />
            <RestorePiece />
          </>
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
  const { standing } = useRecoveryState()
  if (!standing) return <Skeleton className="h-32 w-full" />
  return <RecoveryCard place="settings" {...{ username, standing }} />
}

/** After the account is gone: nothing of it stays in memory or in local storage, and the start page says so. */
function useLeaveForGood(userId: number | undefined): () => void {
  const forget = useSignInAgain()
  return () => {
    forget()
    if (userId !== undefined) forgetTextsOf(userId)
    forgetSavedLook()
    location.assign('/#account-deleted')
  }
}
