import { type DragEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import {
  goalTree,
  loopSentence,
  type TreeNode,
  treeRows,
  withAllAbove,
  wouldLoop,
} from '#domain/goals/engine/goal-tree.ts'
import type { Day } from '#domain/time/day.ts'
import { toast } from '#web/lib/toasts.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GoalDrop } from '../parts/goal-drop.tsx'
import { goalLine } from '../parts/goal-words.ts'
import type { GoalMoves } from '../use-goals.ts'
import { treeMove } from './tree-keys.ts'
import { type TreeLayout, type TreePlace, treeLayout, treeLine } from './tree-places.ts'

interface GoalTreeViewProps {
  goals: readonly GoalFact[]
  /** The goals that were looked for; those above them are shown dimmed. */
  found: readonly GoalFact[]
  today: Day
  moves: Pick<GoalMoves, 'put'>
  onOpen: (id: string) => void
}

/** What serves what: parents at the left, joined by lines to what stands below them; indented one under the other where there is no room. Drag a goal onto another to put it under it. */
export function GoalTreeView({ goals, found, today, moves, onOpen }: GoalTreeViewProps) {
  const around = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<string | null>(null)
  const [stop, setStop] = useState<string | null>(null)
  const { tree, rows, own } = useMemo(() => {
    const ids = new Set(found.map(({ id }) => id))
    const nodes = goalTree(found === goals ? goals : withAllAbove(ids, goals))
    return { tree: nodes, rows: treeRows(nodes), own: ids }
  }, [goals, found])
  const layout = treeLayout(tree, rows, useWidth(frame))
  const { width, height, places } = layout
  const at = rows.some(({ goal }) => goal.id === stop) ? stop : rows[0]?.goal.id
  const put = (goal: GoalFact, under: GoalFact | null) => {
    if (goal.id === under?.id || (goal.parentId === null ? !under : String(goal.parentId) === under?.id))
      return
    if (wouldLoop(goal.id, under?.id ?? null, goals)) toast({ title: loopSentence })
    else void moves.put(goal, under)
  }
  const dropped = (event: DragEvent, under: GoalFact | null) => {
    event.preventDefault()
    setOver(null)
    const goal = goals.find(({ id }) => id === event.dataTransfer.getData('text/goal'))
    if (goal) put(goal, under)
  }
  const onKeyDown = (pressed: KeyboardEvent, node: TreeNode<GoalFact>) => {
    const move = treeMove(pressed.key, pressed.shiftKey, node, rows)
    if (!move) return
    pressed.preventDefault()
    if (move.is === 'put') return put(node.goal, move.under)
    around.current?.querySelector<HTMLElement>(`[data-goal="${CSS.escape(move.goal.id)}"]`)?.focus()
  }
  return (
    <>
      <div ref={frame} className="mt-7 overflow-x-auto pb-2">
        <div
          ref={around}
          role="tree"
          aria-label="What serves what"
          className="relative"
          style={{ height, width }}
        >
          <TreeLines rows={rows} layout={layout} />
          {rows.map((node) => (
            <button
              key={node.goal.id}
              type="button"
              role="treeitem"
              aria-level={node.level + 1}
              aria-selected={false}
              aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
              tabIndex={node.goal.id === at ? 0 : -1}
              data-goal={node.goal.id}
              draggable
              onFocus={() => setStop(node.goal.id)}
              onDragStart={(event) => event.dataTransfer.setData('text/goal', node.goal.id)}
              onDragOver={(event) => {
                event.preventDefault()
                setOver(node.goal.id)
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => dropped(event, node.goal)}
              onClick={() => onOpen(node.goal.id)}
              onKeyDown={(pressed) => onKeyDown(pressed, node)}
              className={classNames(
                'absolute flex items-start gap-3 rounded-card px-2.5 py-2 text-left hover:bg-surface-2 focus-visible:bg-wash',
                over === node.goal.id && 'bg-wash',
              )}
              style={styleOf(places.get(node.goal.id))}
            >
              <TreeWords goal={node.goal} today={today} isFound={own.has(node.goal.id)} />
            </button>
          ))}
        </div>
      </div>
      <section
        aria-label="First level"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => dropped(event, null)}
        className="type-label mt-6 rounded-card border border-line border-dashed px-4 py-3 text-muted"
      >
        Drag a goal onto another to put it under that one, or drop it here to let it stand on its own.
        <span className="pointer-coarse:hidden">
          {' '}
          Arrow keys move around, Shift+Left or Shift+Right moves a goal, Enter opens it.
        </span>
      </section>
    </>
  )
}

interface TreeWordsProps {
  goal: GoalFact
  today: Day
  /** false: it is shown because a goal below it was looked for. */
  isFound: boolean
}

const TreeWords = ({ goal, today, isFound }: TreeWordsProps) => (
  <>
    <span className={isFound ? undefined : 'opacity-60'}>
      <GoalDrop status={goal.status} progress={goal.progress} />
    </span>
    <span className="min-w-0">
      <span
        className={classNames('line-clamp-2 font-serif text-read leading-item', !isFound && 'text-muted')}
      >
        {goal.title}
      </span>
      <span className="type-label mt-0.5 block truncate text-muted">
        {isFound ? goalLine(goal, today) : 'Shown because of a goal under it'}
      </span>
    </span>
  </>
)

const styleOf = ({ left, top, width }: TreePlace = { left: 0, top: 0, width: null }) =>
  width === null ? { left, top, right: 0 } : { left, top, width }

function TreeLines({ rows, layout }: { rows: readonly TreeNode<GoalFact>[]; layout: TreeLayout }) {
  const { width, height, places, isNarrow } = layout
  return (
    <svg width={width} height={height} className="absolute inset-0" aria-hidden="true" fill="none">
      {rows.flatMap(({ goal, children }) =>
        children.map((child) => {
          const [from, to] = [places.get(goal.id), places.get(child.goal.id)]
          if (!from || !to) return null
          const { path, x, y } = treeLine(from, to, isNarrow)
          return (
            <g
              key={child.goal.id}
              className={child.goal.status === 'in_progress' ? 'text-ink' : 'text-line-strong'}
              stroke="currentColor"
            >
              <path d={path} strokeWidth="1.5" />
              <circle cx={x} cy={y} r="3.5" fill="currentColor" stroke="none" />
            </g>
          )
        }),
      )}
    </svg>
  )
}
