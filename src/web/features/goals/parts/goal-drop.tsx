import type { GoalStatus } from '#domain/goals/goal-choices.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Drop } from '#web/ui/drop-mark.tsx'

interface GoalDropProps {
  status: GoalStatus
  /** 0 to 100. */
  progress: number
  size?: number
}

/** Progress as the level of a drop: full once completed, muted while it rests. */
export function GoalDrop({ status, progress, size = 26 }: GoalDropProps) {
  const isMuted = status === 'not_started' || status === 'paused'
  return (
    <Drop
      size={size}
      level={status === 'completed' ? 1 : progress / 100}
      className={classNames('shrink-0', isMuted ? 'text-muted' : 'text-ink')}
    />
  )
}
