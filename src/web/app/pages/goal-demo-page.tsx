import { Suspense } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const GoalDemo = lateComponent(
  async () => (await import('#web/features/goals/visualizations/goal-demo.tsx')).GoalDemo,
)

export function GoalDemoPage() {
  return (
    <Suspense fallback={<Skeleton className="mx-auto mt-14 h-screen w-full max-w-380 rounded-card" />}>
      <GoalDemo />
    </Suspense>
  )
}
