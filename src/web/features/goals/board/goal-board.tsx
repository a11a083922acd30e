import { type KeyboardEvent, useRef, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { type GoalStatus, statusName } from '#domain/goals/goal-choices.ts'
import type { Day } from '#domain/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GoalDrop } from '../parts/goal-drop.tsx'
import { goalLine } from '../parts/goal-words.ts'
import { boardMove } from './board-keys.ts'

interface GoalBoardProps {
  goals: readonly GoalFact[]
  today: Day
  onOpen: (id: string) => void
  /** A goal was put into another column. */
  onMove: (goal: GoalFact, to: GoalStatus) => void
}

const shown: readonly GoalStatus[] = ['not_started', 'in_progress', 'paused', 'completed']

/** The goals of each column: under way by date, completed by when, the others as they came. */
export function columnsOf(goals: readonly GoalFact[]): ReadonlyMap<GoalStatus, readonly GoalFact[]> {
  const rank = (goal: GoalFact): string => (goal.status === 'completed' ? '' : (goal.targetDate ?? '9999'))
  return new Map(
    shown.map((status) => [
      status,
      goals
        .filter((goal) => goal.status === status)
        .sort((a, b) =>
          status === 'completed'
            ? (b.completedAt ?? '').localeCompare(a.completedAt ?? '')
            : rank(a).localeCompare(rank(b)) || a.id.localeCompare(b.id),
        ),
    ]),
  )
}

/** Goals in columns by status. Cards can be dragged; arrow keys walk, with Shift they carry a goal along. */
export function GoalBoard({ goals, today, onOpen, onMove }: GoalBoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<GoalStatus | null>(null)
  const columns = columnsOf(goals)
  const focus = (id: string | undefined) =>
    id && board.current?.querySelector<HTMLElement>(`[data-goal="${CSS.escape(id)}"]`)?.focus()
  const onKeyDown = (pressed: KeyboardEvent, goal: GoalFact) => {
    const move = boardMove(pressed.key, pressed.shiftKey, goal, shown, columns)
    if (!move) return
    pressed.preventDefault()
    if (move.is === 'focus') focus(move.id)
    else {
      onMove(goal, move.to)
      requestAnimationFrame(() => focus(goal.id))
    }
  }
  return (
    <div ref={board} className="mt-8 grid gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
      {shown.map((status) => {
        const column = columns.get(status) ?? []
        return (
          <section
            key={status}
            aria-label={statusName(status)}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(status)
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => {
              event.preventDefault()
              setOver(null)
              const goal = goals.find(({ id }) => id === event.dataTransfer.getData('text/goal'))
              if (goal && goal.status !== status) onMove(goal, status)
            }}
            className={classNames('min-w-0 rounded-card lg:min-h-60', over === status && 'bg-wash')}
          >
            <h2 className="flex items-baseline justify-between border-line border-b pb-2.5 text-small font-strong text-text-2">
              {statusName(status)}
              <span className="figures font-normal text-muted">{column.length}</span>
            </h2>
            <ul className="mt-2 grid gap-1">
              {column.map((goal) => (
                <li key={goal.id}>
                  <button
                    type="button"
                    draggable
                    data-goal={goal.id}
                    aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
                    onDragStart={(event) => event.dataTransfer.setData('text/goal', goal.id)}
                    onClick={() => onOpen(goal.id)}
                    onKeyDown={(pressed) => onKeyDown(pressed, goal)}
                    className="-mx-2.5 block w-[calc(100%+20px)] rounded-card px-2.5 py-3.5 text-left hover:bg-surface-2 focus-visible:bg-wash"
                  >
                    <span className="flex items-start justify-between">
                      <GoalDrop status={goal.status} progress={goal.progress} />
                      {goal.progress > 0 && goal.status !== 'completed' && (
                        <span
                          className={classNames(
                            'figures text-small',
                            goal.status === 'paused' ? 'text-muted' : 'text-ink',
                          )}
                        >
                          {Math.round(goal.progress)}
                        </span>
                      )}
                    </span>
                    <span
                      className={classNames(
                        'mt-1.5 block text-balance font-serif text-read leading-item',
                        goal.status === 'completed' && 'text-text-2',
                      )}
                    >
                      {goal.title}
                    </span>
                    <span className="type-label mt-1 block text-muted">{goalLine(goal, today)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
