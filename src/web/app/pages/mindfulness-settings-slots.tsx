import { Suspense } from 'react'
import type { MindfulnessSettingsSlots } from '#web/features/settings/mindfulness-settings.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const MindfulnessDefaults = lateComponent(
  async () =>
    (await import('#web/features/mindfulness/settings/mindfulness-defaults.tsx')).MindfulnessDefaults,
)
const PracticeSection = lateComponent(
  async () => (await import('#web/features/mindfulness/history/practice-section.tsx')).PracticeSection,
)

/** What the settings show of mindfulness. */
export const mindfulnessSettingsSlots: MindfulnessSettingsSlots = {
  defaults: (
    <Suspense fallback={<Skeleton className="mt-5 h-96 w-full" />}>
      <MindfulnessDefaults />
    </Suspense>
  ),
  practice: (
    <Suspense fallback={<Skeleton className="mt-3 h-14 w-full" />}>
      <PracticeSection />
    </Suspense>
  ),
}
