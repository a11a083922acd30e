import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { displayName } from '#domain/account/display-name.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import { answerSeed, beginPage } from '#web/features/journal/page/fresh-pages.ts'
import { useRecoveryState } from '#web/features/recovery/use-recovery-state.ts'
import { sampleLifeTurns } from '#web/features/sample-life/sample-life-work.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { wishedTemplate, wishForTemplate } from '#web/lib/account/wished-template.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Soon, soonPart } from '#web/lib/device/soon-part.tsx'
import { openMindfulness } from '#web/lib/overlays/app-overlays.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { AnswersAreKept } from '#web/lib/vault/use-rows.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Together } from '#web/ui/together.tsx'

const recoveryCard = soonPart(
  async () => (await import('#web/features/recovery/recovery-card.tsx')).RecoveryCard,
)

const WishedTemplateCard = lateComponent(
  async () => (await import('#web/features/journal/templates/wished-template-card.tsx')).WishedTemplateCard,
)

const LookAroundStep = lateComponent(
  async () => (await import('#web/features/sample-life/look-around.tsx')).LookAroundStep,
)

const BringStep = lateComponent(
  async () => (await import('#web/features/export/import/bring-step.tsx')).BringStep,
)

const FirstAnswer = lateComponent(
  async () => (await import('#web/features/journal/insights/first-answer.tsx')).FirstAnswer,
)

const practiceCard = soonPart(
  async () => (await import('#web/features/mindfulness/practice-card.tsx')).PracticeCard,
)

/** Cards come from many places: they are shown once all are here, and nothing moves. */
export const DashboardPage = () => (
  <AnswersAreKept value={true}>
    <Together patienceMs={6_000}>
      <Dashboard />
    </Together>
  </AnswersAreKept>
)

function Dashboard() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const recovery = useRecoveryState()
  const openEntry = (uid: string) => void navigate({ to: '/journal-pages-demo', search: { entry: uid } })
  const turns = useWatched(sampleLifeTurns)
  const wished = useWatched(wishedTemplate)
  const openWished = (template: string) => {
    wishForTemplate(null)
    void navigate({ to: '/journal-pages-demo', search: { template } })
  }
  const code = recovery.isDue && recovery.health
  return (
    <DashboardScreen
      key={turns}
      userName={user?.preferredName ?? displayName(user)}
      onOpenEntry={openEntry}
      onWrite={() => openEntry(beginPage().uid)}
      onWriteBack={(day) => openEntry(beginPage(answerSeed(longDate(day))).uid)}
      answer={(uid, isFresh) => (
        <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
          <FirstAnswer {...{ uid, isFresh }} onOpen={() => openEntry(uid)} />
        </Suspense>
      )}
      bring={
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <BringStep onLooking={() => void navigate({ to: '/settings', search: { section: 'data' } })} />
        </Suspense>
      }
      lookAround={
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <LookAroundStep />
        </Suspense>
      }
      practice={
        <Soon
          part={practiceCard}
          props={{ onOpen: openMindfulness }}
          fallback={<Skeleton className="h-44 w-full" />}
        />
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
              {code && (
                <Soon
                  part={recoveryCard}
                  props={{ place: 'dashboard', username: user?.username ?? '', health: code }}
                  fallback={<Skeleton className="h-56 w-full" />}
                />
              )}
            </div>
          </Suspense>
        )
      }
    />
  )
}
