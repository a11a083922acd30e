import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import { useEndOfFirstFrame } from '#web/lib/device/use-end-of-first-frame.ts'
import { DemoVisualizations } from './demo-visualizations.tsx'

/** The drawings of /goal-visualizations; once they are drawn they take the place of the first frame. */
export function GoalDemo({ world }: { world: GoalWorld }) {
  useEndOfFirstFrame()
  return <DemoVisualizations world={world} />
}
