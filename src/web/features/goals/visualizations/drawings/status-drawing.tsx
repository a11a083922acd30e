import { useId } from 'react'
import { type Density, type GoalStatus, statusName } from '#domain/goals/goal-choices.ts'
import type { StatusBreakdown, StatusCounts } from '#domain/goals/visuals/status-breakdown.ts'
import { monthName } from '#domain/time/entry-date.ts'
import { AxisMarks, type ChartMark } from '#web/ui/charts/axis-marks.tsx'
import { Hatch } from '#web/ui/charts/hatch.tsx'
import { spreadLabels } from '#web/ui/charts/placing/spread-labels.ts'
import { drawingHeights } from './drawing-heights.ts'
import { WalkDrawing } from './walk-drawing.tsx'

/** From the ground up. */
const layers: readonly GoalStatus[] = ['completed', 'in_progress', 'paused', 'not_started']
/** Room for the words at the right: '500 not started'. */
const room = 108

const sumOf = (counts: StatusCounts): number => layers.reduce((sum, status) => sum + counts[status], 0)

/** A column for each month: completed at the ground, then under way, at rest, not started. The words belong to the last one. */
export function StatusDrawing({ drawn, density }: { drawn: StatusBreakdown; density: Density }) {
  const hatch = useId()
  const height = drawingHeights[density]
  const { months } = drawn
  const top = density === 'detailed' ? 18 : 2
  const inner = height - 24
  const unit = (inner - top) / Math.max(1, ...months.map(({ counts }) => sumOf(counts)))
  return (
    <WalkDrawing
      label="Goals by status, month by month"
      height={height}
      places={months.map((_, at) => (at + 0.5) / months.length)}
      edges={[0, room]}
      describe={(at) => {
        const month = months[at]
        if (!month) return []
        const said = layers
          .filter((status) => month.counts[status] > 0)
          .map((status) => `${month.counts[status]} ${statusName(status).toLowerCase()}`)
        return [`${monthName(month.month)} ${month.month.slice(0, 4)}`, ...said]
      }}
    >
      {({ x, at }) => {
        const step = x(1 / Math.max(1, months.length)) - x(0)
        const bar = Math.min(26, step * 0.76)
        return (
          <>
            <Hatch id={hatch} />
            {months.map(({ month, counts }, column) => {
              let floor = inner
              const middle = x((column + 0.5) / months.length)
              return (
                <g key={month} opacity={at === null || at === column ? 1 : 0.55}>
                  {layers.map((status) => {
                    const tall = counts[status] * unit
                    floor -= tall
                    return tall === 0 ? null : (
                      <Layer
                        key={status}
                        {...{ status, hatch }}
                        x={middle - bar / 2}
                        y={floor + Math.min(1, tall / 4)}
                        width={bar}
                        height={tall - Math.min(2, tall / 2)}
                      />
                    )
                  })}
                  {density === 'detailed' && step > 20 && (
                    <text
                      x={middle}
                      y={floor - 5}
                      textAnchor="middle"
                      className="figures fill-muted text-fine"
                    >
                      {sumOf(counts)}
                    </text>
                  )}
                </g>
              )
            })}
            <path d={`M0 ${inner + 0.5}H${x(1)}`} className="stroke-line" />
            <AxisMarks
              marks={monthMarks(months, density)}
              x={(column) => x((column + 0.5) / months.length)}
              left={0}
              width={x(1)}
              top={height - 4}
            />
            <LastWords counts={months.at(-1)?.counts} x={x(1) + 10} {...{ inner, unit }} />
          </>
        )
      }}
    </WalkDrawing>
  )
}

/** The first month and this one; with more detail the others too, where there is room between them. */
function monthMarks(months: StatusBreakdown['months'], density: Density): ChartMark[] {
  const last = months.length - 1
  const year = months.at(-1)?.month.slice(0, 4)
  return months.flatMap(({ month }, at): ChartMark[] => {
    if (at === last) return [{ at, words: 'now', isNow: true }]
    if (at > 0 && density !== 'detailed') return []
    const name = monthName(month).slice(0, 3)
    return [{ at, words: at === 0 && month.slice(0, 4) !== year ? `${name} ${month.slice(0, 4)}` : name }]
  })
}

/** What the layers of the last column are, each beside its own. */
function LastWords({
  counts,
  x,
  inner,
  unit,
}: {
  counts: StatusCounts | undefined
  x: number
  inner: number
  unit: number
}) {
  if (!counts) return null
  const shown = layers.filter((status) => counts[status] > 0)
  const middles = shown.map((status) => {
    const below = layers.slice(0, layers.indexOf(status)).reduce((sum, one) => sum + counts[one], 0)
    return inner - (below + counts[status] / 2) * unit
  })
  const placed = spreadLabels(middles, 17, 8, inner - 4)
  return shown.map((status, at) => (
    <text
      key={status}
      x={x}
      y={(placed[at] ?? 0) + 4}
      className={
        status === 'completed' ? 'figures fill-ink text-fine font-strong' : 'figures fill-text-2 text-fine'
      }
    >
      {counts[status]} {statusName(status).toLowerCase()}
    </text>
  ))
}

interface LayerProps {
  status: GoalStatus
  hatch: string
  x: number
  y: number
  width: number
  height: number
}

function Layer({ status, hatch, ...box }: LayerProps) {
  const round = Math.min(3, box.height / 2, box.width / 2)
  if (status === 'completed') return <rect {...box} rx={round} className="fill-ink" />
  if (status === 'in_progress') return <rect {...box} rx={round} className="fill-ink" opacity=".5" />
  return (
    <rect
      {...box}
      rx={round}
      className="stroke-line-strong"
      fill={status === 'paused' ? `url(#${hatch})` : 'none'}
      strokeWidth="1"
    />
  )
}
