import { PlanScreen } from '#web/features/care/plan-screen.tsx'
import { usePageMeta } from '#web/lib/page-meta.ts'

export function PlanPage() {
  usePageMeta('Your plan')
  return <PlanScreen />
}
