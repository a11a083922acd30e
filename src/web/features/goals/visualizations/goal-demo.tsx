import { useEndOfFirstFrame } from '#web/lib/device/use-end-of-first-frame.ts'
import { DemoVisualizations } from './demo-visualizations.tsx'

/** The drawings of /goal-visualizations; once they are drawn they take the place of the first frame. */
export function GoalDemo() {
  useEndOfFirstFrame()
  return <DemoVisualizations />
}
