import { Suspense } from 'react'
import type { CareSettingsSlots } from '#web/features/settings/care-settings.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const pieces = () => import('#web/features/care/care-settings.tsx')
const HelpLinesSection = lateComponent(async () => (await pieces()).HelpLinesSection)
const CareShowingSection = lateComponent(async () => (await pieces()).CareShowingSection)
const PlanEditor = lateComponent(async () => (await import('#web/features/care/plan-editor.tsx')).PlanEditor)

const waiting = <Skeleton className="mt-3 h-14 w-full" />

/** What the settings show for hard hours. */
export const careSettingsSlots: CareSettingsSlots = {
  plan: (
    <Suspense fallback={<Skeleton className="mt-4 h-72 w-full" />}>
      <PlanEditor />
    </Suspense>
  ),
  lines: (
    <Suspense fallback={waiting}>
      <HelpLinesSection />
    </Suspense>
  ),
  showing: (
    <Suspense fallback={waiting}>
      <CareShowingSection />
    </Suspense>
  ),
}
