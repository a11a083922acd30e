import { lazy, Suspense } from 'react'
import type { CareMatters } from '#web/features/settings/care-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const pieces = () => import('#web/features/care/care-settings.tsx')
const HelpLinesPiece = lazy(async () => ({ default: (await pieces()).HelpLinesPiece }))
const CareShowingPiece = lazy(async () => ({ default: (await pieces()).CareShowingPiece }))
const PlanEditor = lazy(async () => ({
  default: (await import('#web/features/care/plan-editor.tsx')).PlanEditor,
}))

const waiting = <Skeleton className="mt-3 h-14 w-full" />

/** What the settings show for hard hours. */
export const careMatters: CareMatters = {
  plan: (
    <Suspense fallback={<Skeleton className="mt-4 h-72 w-full" />}>
      <PlanEditor />
    </Suspense>
  ),
  lines: (
    <Suspense fallback={waiting}>
      <HelpLinesPiece />
    </Suspense>
  ),
  showing: (
    <Suspense fallback={waiting}>
      <CareShowingPiece />
    </Suspense>
  ),
}
