import { type GoalStatus, statusName } from '#domain/goals/goal-choices.ts'
import { DropShape } from './drop-shape.tsx'

const statuses: readonly GoalStatus[] = ['completed', 'in_progress', 'paused', 'not_started']

/** What the drops of these statuses stand for. */
export function DropLegend({ shown }: { shown: ReadonlySet<GoalStatus> }) {
  return (
    <p aria-hidden="true" className="type-label mt-3 flex flex-wrap gap-x-5 gap-y-1 text-text-2">
      {statuses
        .filter((status) => shown.has(status))
        .map((status) => (
          <span key={status} className="inline-flex items-center gap-1.5">
            <svg width="16" height="16" className="block" aria-hidden="true">
              <DropShape x={8} y={8} size={15} status={status} progress={status === 'in_progress' ? 45 : 0} />
            </svg>
            {statusName(status).toLowerCase()}
          </span>
        ))}
    </p>
  )
}
