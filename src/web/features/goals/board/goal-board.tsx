import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { type GoalStatus, statusName } from '#domain/goals/goal-choices.ts'
import type { Day } from '#domain/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { boardMove } from './board-keys.ts'
import { GoalCard } from './goal-card.tsx'

interface GoalBoardProps {
  goals: readonly GoalFact[]
  today: Day
  onOpen: (id: string) => void
  /** A goal was put into another column. */
  onMove: (goal: GoalFact, to: GoalStatus) => void
}

const shown: readonly GoalStatus[] = ['not_started', 'in_progress', 'paused', 'completed']

/** The goals of each column: in progress by date, completed by when, the others as they came. */
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
  const [stop, setStop] = useState<string | null>(null)
  const columns = columnsOf(goals)
  const first = shown.flatMap((status) => columns.get(status) ?? [])[0]?.id
  const at = goals.some(({ id }) => id === stop) ? stop : first
  const focus = (id: string) =>
    board.current?.querySelector<HTMLElement>(`[data-goal="${CSS.escape(id)}"]`)?.focus()
  const carried = useCarried(goals, focus)
  const move = (goal: GoalFact, to: GoalStatus) => {
    carried.current = goal
    onMove(goal, to)
  }
  const onKeyDown = (pressed: KeyboardEvent, goal: GoalFact) => {
    const next = boardMove(pressed.key, pressed.shiftKey, goal, shown, columns)
    if (!next) return
    pressed.preventDefault()
    if (next.is === 'focus') focus(next.id)
    else move(goal, next.to)
  }
  const drop = (event: DragEvent, status: GoalStatus) => {
    event.preventDefault()
    setOver(null)
    const goal = goals.find(({ id }) => id === event.dataTransfer.getData('text/goal'))
    if (goal && goal.status !== status) move(goal, status)
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
            onDrop={(event) => drop(event, status)}
            className={classNames('min-w-0 rounded-card lg:min-h-60', over === status && 'bg-wash')}
          >
            <h2 className="flex items-baseline justify-between border-line border-b pb-2.5 text-small font-strong text-text-2">
              {statusName(status)}
              <span className="figures font-normal text-muted">{column.length}</span>
            </h2>
            <ul className="mt-2 grid gap-1">
              {column.map((goal) => (
                <GoalCard
                  key={goal.id}
                  {...{ goal, today }}
                  isStop={goal.id === at}
                  onStop={() => setStop(goal.id)}
                  onOpen={() => onOpen(goal.id)}
                  onKeyDown={(pressed) => onKeyDown(pressed, goal)}
                  onMove={(to) => move(goal, to)}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** The goal that is being moved. Once it stands in its new column, it has the focus again: its card there is another one. */
function useCarried(goals: readonly GoalFact[], focus: (id: string) => void) {
  const carried = useRef<GoalFact | null>(null)
  useEffect(() => {
    const before = carried.current
    const now = goals.find(({ id }) => id === before?.id)
    if (!before || !now || now.status === before.status) return
    carried.current = null
    // After a dialog that asked for a reason has given the focus back.
    const timer = setTimeout(() => focus(now.id), 0)
    return () => clearTimeout(timer)
  })
  return carried
}
