import { useId } from 'react'
import type { GoalStatus } from '#domain/goals/goal-choices.ts'
import { classNames } from '#web/ui/class-names.ts'
import { dropPath } from '#web/ui/drop-mark.tsx'

interface DropShapeProps {
  /** The drop's middle. */
  x: number
  y: number
  size: number
  status: GoalStatus
  /** 0 to 100. */
  progress: number
  isLooked?: boolean
}

/** A goal inside a drawing: a drop filled to its progress, full once completed, dotted while it rests. */
export function DropShape({ x, y, size, status, progress, isLooked = false }: DropShapeProps) {
  const clip = useId()
  const scale = size / 24
  const top = 1.6 + 21 * (1 - (status === 'completed' ? 1 : progress / 100))
  const isMuted = status === 'paused' || status === 'not_started'
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      className={isMuted ? 'text-text-2' : 'text-ink'}
    >
      <path d={dropPath} className="fill-surface-0" />
      {top < 22.6 && status !== 'paused' && (
        <>
          <clipPath id={clip}>
            <path d={dropPath} />
          </clipPath>
          <rect x="0" y={top} width="24" height="24" clipPath={`url(#${clip})`} fill="currentColor" />
        </>
      )}
      <path
        d={dropPath}
        fill="none"
        stroke="currentColor"
        strokeWidth={isLooked ? 2.6 : 1.5}
        strokeDasharray={status === 'paused' ? '2 2.4' : undefined}
        strokeLinejoin="round"
        className={classNames(isLooked && 'stroke-text')}
      />
    </g>
  )
}
