import type { CategoryDistribution } from '#domain/goals/visuals/category-distribution.ts'
import { DropShape } from './drop-shape.tsx'
import { fitted } from './timeline-drawing.tsx'
import { WalkDrawing } from './walk-drawing.tsx'

const names = 96
const pitch = 23

/** A row for each part of life, a drop for each goal. */
export function CategoryDrawing({ drawn, rowHeight }: { drawn: CategoryDistribution; rowHeight: number }) {
  const goals = drawn.rows.flatMap((row, r) => row.goals.map((goal, c) => ({ goal, r, c, row })))
  const most = Math.max(1, ...drawn.rows.map((row) => row.goals.length))
  return (
    <WalkDrawing
      label="Goals by part of life"
      height={drawn.rows.length * rowHeight}
      places={goals.map(({ c }) => c / most)}
      edges={[names, 30]}
      describe={(at) => {
        const found = goals[at]
        return found
          ? [found.goal.title, found.row.category, `${Math.round(found.goal.progress)} of 100`]
          : []
      }}
    >
      {({ width, at }) => {
        const room = Math.floor((width - names - 30) / pitch)
        return (
          <>
            {drawn.rows.map((row, r) => {
              const y = r * rowHeight + rowHeight / 2
              return (
                <g key={row.category}>
                  <text x="0" y={y + 4} className="fill-text-2 text-label">
                    {fitted(row.category, names)}
                  </text>
                  {row.goals.slice(0, room).map((goal, c) => (
                    <DropShape
                      key={goal.id}
                      x={names + 8 + c * pitch}
                      y={y}
                      size={17}
                      status={goal.status}
                      progress={goal.progress}
                      isLooked={at !== null && goals[at]?.goal.id === goal.id}
                    />
                  ))}
                  {row.goals.length === 0 ? (
                    <text x={names} y={y + 4} className="fill-muted font-serif text-label italic">
                      none
                    </text>
                  ) : (
                    <text x={width - 4} y={y + 4} textAnchor="end" className="figures fill-text-2 text-label">
                      {row.goals.length}
                    </text>
                  )}
                </g>
              )
            })}
          </>
        )
      }}
    </WalkDrawing>
  )
}
