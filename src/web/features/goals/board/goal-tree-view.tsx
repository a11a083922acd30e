import { type KeyboardEvent, useRef, useState } from 'react'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { goalTree, loopSentence, type TreeNode, treeRows, wouldLoop } from '#domain/goals/engine/goal-tree.ts'
import type { Day } from '#domain/time/day.ts'
import { toast } from '#web/lib/toasts.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GoalDrop } from '../parts/goal-drop.tsx'
import { goalLine } from '../parts/goal-words.ts'
import { useGoalActions } from '../use-goals.ts'
import { type TreeLayout, type TreePlace, treeLayout, treeLine } from './tree-places.ts'

interface GoalTreeViewProps {
  goals: readonly GoalFact[]
  today: Day
  onOpen: (id: string) => void
}

/** What serves what: parents at the left, joined by lines to what stands below them; indented one under the other where there is no room. Drag a goal onto another to put it under it. */
export function GoalTreeView({ goals, today, onOpen }: GoalTreeViewProps) {
  const actions = useGoalActions()
  const around = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<string | null>(null)
  const tree = goalTree(goals)
  const rows = treeRows(tree)
  const frame = useRef<HTMLDivElement>(null)
  const layout = treeLayout(tree, rows, useWidth(frame))
  const { width, height, places } = layout
  const put = async (id: string, under: string | null) => {
    if (wouldLoop(id, under, goals)) return toast({ title: loopSentence })
    await actions.patch(id, { parentId: under })
  }
  const focus = (id: string | undefined) =>
    id && around.current?.querySelector<HTMLElement>(`[data-goal="${CSS.escape(id)}"]`)?.focus()
  const onKeyDown = (pressed: KeyboardEvent, node: TreeNode<GoalFact>) => {
    const to = treeStep(pressed.key, node, rows)
    if (!to) return
    pressed.preventDefault()
    focus(to)
  }
  return (
    <>
      <div ref={frame} className="mt-8 overflow-x-auto pb-2">
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
              data-goal={node.goal.id}
              draggable
              onDragStart={(event) => event.dataTransfer.setData('text/goal', node.goal.id)}
              onDragOver={(event) => {
                event.preventDefault()
                setOver(node.goal.id)
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                event.preventDefault()
                event.stopPropagation()
                setOver(null)
                const id = event.dataTransfer.getData('text/goal')
                if (id && id !== node.goal.id) void put(id, node.goal.id)
              }}
              onClick={() => onOpen(node.goal.id)}
              onKeyDown={(pressed) => onKeyDown(pressed, node)}
              className={classNames(
                'absolute flex items-start gap-3 rounded-card px-2.5 py-2 text-left hover:bg-surface-2 focus-visible:bg-wash',
                over === node.goal.id && 'bg-wash',
              )}
              style={styleOf(places.get(node.goal.id))}
            >
              <GoalDrop status={node.goal.status} progress={node.goal.progress} />
              <span className="min-w-0">
                <span className="line-clamp-2 font-serif text-read leading-item">{node.goal.title}</span>
                <span className="type-label mt-0.5 block truncate text-muted">
                  {goalLine(node.goal, today)}
                </span>
              </span>
            </button>
          ))}
        </div>
      </div>
      <section
        aria-label="The first level"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => void put(event.dataTransfer.getData('text/goal'), null)}
        className="type-label mt-6 rounded-card border border-line border-dashed px-4 py-3 text-muted"
      >
        Drag a goal onto another to put it under it, or here to let it stand alone. Arrow keys move along the
        lines; Enter opens.
      </section>
    </>
  )
}

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

/** Where an arrow key leads in the tree. */
function treeStep(
  key: string,
  node: TreeNode<GoalFact>,
  rows: readonly TreeNode<GoalFact>[],
): string | undefined {
  const at = rows.indexOf(node)
  if (key === 'ArrowDown') return rows[at + 1]?.goal.id
  if (key === 'ArrowUp') return rows[at - 1]?.goal.id
  if (key === 'ArrowRight') return node.children[0]?.goal.id
  if (key === 'ArrowLeft') return rows.find(({ children }) => children.includes(node))?.goal.id
  return undefined
}
