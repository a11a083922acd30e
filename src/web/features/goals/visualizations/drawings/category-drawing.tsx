import type { Density } from '#domain/goals/goal-choices.ts'
import type { CategoryDistribution } from '#domain/goals/visuals/category-distribution.ts'
import { DropLegend } from './drop-legend.tsx'
import { DropShape } from './drop-shape.tsx'
import { WalkDrawing } from './walk-drawing.tsx'

const names = 92
const [widest, narrowest] = [23, 12]

interface Look {
  readonly rowHeight: number
  readonly counts: number
}

const looks: Readonly<Record<Density, Look>> = {
  compact: { rowHeight: 20, counts: 34 },
  normal: { rowHeight: 25, counts: 34 },
  detailed: { rowHeight: 34, counts: 96 },
}

/** A row for each part of life, a drop for each goal. Drops move together where there are many, and what finds no room is in the count at the end. */
export function CategoryDrawing({ drawn, density }: { drawn: CategoryDistribution; density: Density }) {
  const { rowHeight, counts } = looks[density]
  const { rows } = drawn
  const most = Math.max(1, ...rows.map((row) => row.goals.length))
  const roomOf = (width: number) => {
    const room = Math.max(narrowest, width - names - counts - 8)
    const pitch = Math.max(narrowest, Math.min(widest, room / most))
    return { pitch, fit: Math.max(1, Math.floor(room / pitch)) }
  }
  const middle = (r: number) => (r + 0.5) * rowHeight
  const goals = rows.flatMap((row, r) => row.goals.map((goal, c) => ({ goal, r, c, row })))
  return (
    <>
      <WalkDrawing
        label="Goals by part of life"
        height={rows.length * rowHeight}
        spots={(width) => {
          const { pitch, fit } = roomOf(width)
          return goals.map(({ r, c }) => ({ x: names + (Math.min(c, fit - 1) + 0.5) * pitch, y: middle(r) }))
        }}
        describe={(at) => {
          const found = goals[at]
          return found
            ? [found.goal.title, found.row.category, `${Math.round(found.goal.progress)} of 100`]
            : []
        }}
      >
        {({ width, at }) => {
          const { pitch, fit } = roomOf(width)
          return rows.map((row, r) => (
            <g key={row.category}>
              <text x="0" y={middle(r) + 4} className="fill-text-2 text-label">
                {row.category}
              </text>
              {row.goals.slice(0, fit).map((goal, c) => (
                <DropShape
                  key={goal.id}
                  x={names + (c + 0.5) * pitch}
                  y={middle(r)}
                  size={Math.min(density === 'detailed' ? 20 : 17, pitch - 1)}
                  status={goal.status}
                  progress={goal.progress}
                  isLooked={at !== null && goals[at]?.goal.id === goal.id}
                />
              ))}
              {row.goals.length === 0 ? (
                <text x={names} y={middle(r) + 4} className="fill-muted font-serif text-label italic">
                  none
                </text>
              ) : (
                <text
                  x={width - 4}
                  y={middle(r) + 4}
                  textAnchor="end"
                  className="figures fill-text-2 text-label"
                >
                  {countOf(row.goals, density)}
                </text>
              )}
            </g>
          ))
        }}
      </WalkDrawing>
      {density !== 'compact' && <DropLegend shown={new Set(goals.map(({ goal }) => goal.status))} />}
    </>
  )
}

/** '3'; where there is room for more '3, 1 completed'. */
function countOf(goals: CategoryDistribution['rows'][number]['goals'], density: Density): string {
  const done = goals.filter(({ status }) => status === 'completed').length
  return density === 'detailed' && done > 0 ? `${goals.length}, ${done} done` : `${goals.length}`
}
