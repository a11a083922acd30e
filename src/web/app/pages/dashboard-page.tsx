import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { displayName } from '#domain/account/display-name.ts'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import { beginPage } from '#web/features/journal/fresh-pages.ts'
import { useRecoveryState } from '#web/features/recovery/use-recovery-state.ts'
import { useAuth } from '#web/lib/auth-context.tsx'
import { openMindfulness } from '#web/lib/mindfulness-asks.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { useWatched } from '#web/lib/watched.ts'
import { wishedTemplate, wishForTemplate } from '#web/lib/wished-template.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const RecoveryCard = lazy(() =>
  import('#web/features/recovery/recovery-card.tsx').then(({ RecoveryCard }) => ({ default: RecoveryCard })),
)

const WishedTemplateCard = lazy(() =>
  import('#web/features/journal/wished-template-card.tsx').then(({ WishedTemplateCard }) => ({
    default: WishedTemplateCard,
  })),
)

const PracticeCard = lazy(() =>
  import('#web/features/mindfulness/practice-card.tsx').then(({ PracticeCard }) => ({
    default: PracticeCard,
  })),
)

export function DashboardPage() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const recovery = useRecoveryState()
  const openEntry = (uid: string) => void navigate({ to: '/journal-pages-demo', search: { entry: uid } })
  const wished = useWatched(wishedTemplate)
  const openWished = (template: string) => {
    wishForTemplate(null)
    void navigate({ to: '/journal-pages-demo', search: { template } })
  }
  const code = recovery.isDue && recovery.standing
  usePageMeta('Dashboard')
  return (
    <DashboardScreen
      userName={user?.preferredName ?? displayName(user)}
      onOpenEntry={openEntry}
      onWrite={() => openEntry(beginPage().uid)}
      onBreathe={() => openMindfulness('breathing')}
      practice={
        <Suspense fallback={<Skeleton className="h-44 w-full" />}>
          <PracticeCard onOpen={openMindfulness} />
        </Suspense>
      }
      reminder={
        (wished || code) && (
          <Suspense fallback={<Skeleton className="h-56 w-full" />}>
            <div className="space-y-9">
              {wished && (
                <WishedTemplateCard
                  templateId={wished}
                  onOpen={() => openWished(wished)}
                  onLeave={() => wishForTemplate(null)}
                />
              )}
              {code && <RecoveryCard place="dashboard" username={user?.username ?? ''} standing={code} />}
            </div>
          </Suspense>
        )
      }
    />
  )
}
