import { lazy, Suspense } from 'react'
import type { MindfulnessMatters } from '#web/features/settings/mindfulness-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const MindfulnessDefaults = lazy(async () => ({
  default: (await import('#web/features/mindfulness/settings/mindfulness-defaults.tsx')).MindfulnessDefaults,
}))
const PracticePiece = lazy(async () => ({
  default: (await import('#web/features/mindfulness/history/practice-piece.tsx')).PracticePiece,
}))

/** What the settings show of mindfulness. */
export const mindfulnessMatters: MindfulnessMatters = {
  defaults: (
    <Suspense fallback={<Skeleton className="mt-5 h-96 w-full" />}>
      <MindfulnessDefaults />
    </Suspense>
  ),
  practice: (
    <Suspense fallback={<Skeleton className="mt-3 h-14 w-full" />}>
      <PracticePiece />
    </Suspense>
  ),
}
