import { ArrowRightLeft } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { type GoalStatus, goalStatuses, statusName } from '#domain/goals/goal-choices.ts'
import type { Day } from '#domain/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GoalDrop } from '../parts/goal-drop.tsx'
import { goalLine } from '../parts/goal-words.ts'

interface GoalCardProps {
  goal: GoalFact
  today: Day
  /** The one card of the board that Tab stops at. */
  isStop: boolean
  onStop: () => void
  onOpen: () => void
  onKeyDown: (pressed: KeyboardEvent) => void
  onMove: (to: GoalStatus) => void
}

/** A goal on the board: a press opens it; it can be dragged, carried by keys, and moved by the list at its corner. */
export function GoalCard({ goal, today, isStop, onStop, onOpen, onKeyDown, onMove }: GoalCardProps) {
  const { id, title, status, progress } = goal
  return (
    <li className="group relative -mx-2.5">
      <button
        type="button"
        draggable
        tabIndex={isStop ? 0 : -1}
        data-goal={id}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        onFocus={onStop}
        onDragStart={(event) => event.dataTransfer.setData('text/goal', id)}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        className="block w-full rounded-card px-2.5 py-3.5 text-left hover:bg-surface-2 focus-visible:bg-wash"
      >
        <span className="flex items-start justify-between">
          <GoalDrop status={status} progress={progress} />
          {progress > 0 && status !== 'completed' && (
            <span
              className={classNames('figures text-small', status === 'paused' ? 'text-muted' : 'text-ink')}
            >
              {Math.round(progress)}
            </span>
          )}
        </span>
        <span
          className={classNames(
            'mt-1.5 block text-balance font-serif text-read leading-item [overflow-wrap:anywhere]',
            status === 'completed' && 'text-text-2',
          )}
        >
          {title}
        </span>
        <span className="type-label mt-1 block pr-9 text-muted">{goalLine(goal, today)}</span>
      </button>
      <label className="absolute right-0 bottom-0.5 grid size-11 place-items-center rounded-control text-muted focus-within:opacity-100! has-focus-visible:outline-2 has-focus-visible:outline-ring hover:text-text group-focus-within:opacity-100! group-hover:opacity-100! pointer-coarse:opacity-100! md:opacity-0">
        <ArrowRightLeft size={16} strokeWidth={1.6} aria-hidden="true" />
        <select
          autoComplete="off"
          aria-label={`Status of “${title}”`}
          title="Move to another column"
          tabIndex={isStop ? 0 : -1}
          value={status}
          onFocus={onStop}
          onChange={({ target }) => {
            const to = goalStatuses.find((one) => one === target.value)
            if (to && to !== status) onMove(to)
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        >
          {goalStatuses.map((one) => (
            <option key={one} value={one}>
              {statusName(one)}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}
