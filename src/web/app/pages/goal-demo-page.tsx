import { Suspense } from 'react'
import { withDrawings } from '#web/features/goals/visualizations/drawings/drawn-visualization.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const GoalDemo = lateComponent(
  withDrawings(async () => {
    const [{ GoalDemo: Demo }, { demoWorld }] = await Promise.all([
      import('#web/features/goals/visualizations/goal-demo.tsx'),
      import('#web/features/goals/visualizations/demo-world.ts'),
    ])
    return () => <Demo world={demoWorld} />
  }),
)

export function GoalDemoPage() {
  return (
    <Suspense fallback={<Skeleton className="mx-auto mt-14 h-screen w-full max-w-380 rounded-card" />}>
      <GoalDemo />
    </Suspense>
  )
}
