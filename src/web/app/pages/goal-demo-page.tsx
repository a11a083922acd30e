import { Suspense } from 'react'
import { PublicFrame } from '#web/features/site/public-frame.tsx'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { usePageMeta } from '#web/lib/page-meta.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { goalDemoMeta } from './goal-demo-meta.ts'

const GoalDemo = lateComponent(
  async () => (await import('#web/features/goals/visualizations/goal-demo.tsx')).GoalDemo,
)

export function GoalDemoPage() {
  usePageMeta(goalDemoMeta.title, goalDemoMeta.description)
  return (
    <PublicFrame>
      <Suspense fallback={<Skeleton className="mx-auto mt-14 h-screen w-full max-w-380 rounded-card" />}>
        <GoalDemo />
      </Suspense>
    </PublicFrame>
  )
}
