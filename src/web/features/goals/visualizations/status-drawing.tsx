import { useId } from 'react'
import { type GoalStatus, statusName } from '#domain/goals/goal-choices.ts'
import type { StatusBreakdown } from '#domain/goals/visuals/status-breakdown.ts'
import { monthName } from '#domain/time/entry-date.ts'
import { Hatch } from '#web/ui/charts/hatch.tsx'
import { spreadLabels } from '#web/ui/charts/placing/spread-labels.ts'
import { WalkDrawing } from './walk-drawing.tsx'

/** From the ground up. */
const layers: readonly GoalStatus[] = ['completed', 'in_progress', 'paused', 'not_started']
const room = 108

/** A column for each month: completed at the ground, then under way, at rest, not started. The words belong to the last one. */
export function StatusDrawing({ drawn, height }: { drawn: StatusBreakdown; height: number }) {
  const hatch = useId()
  const { months } = drawn
  const most = Math.max(
    1,
    ...months.map(({ counts }) => layers.reduce((sum, status) => sum + counts[status], 0)),
  )
  const inner = height - 24
  const unit = inner / most
  const last = months.at(-1)
  const tops = layers.map((status, at) => {
    const below = layers.slice(0, at).reduce((sum, one) => sum + (last?.counts[one] ?? 0), 0)
    return inner - (below + (last?.counts[status] ?? 0) / 2) * unit
  })
  const labels = spreadLabels(tops, 18, 8, inner)
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
        const bar = Math.min(26, step - 5)
        return (
          <>
            <Hatch id={hatch} />
            {months.map(({ month, counts }, column) => {
              let floor = inner
              const left = x((column + 0.5) / months.length) - bar / 2
              return (
                <g key={month} opacity={at === null || at === column ? 1 : 0.55}>
                  {layers.map((status) => {
                    const tall = counts[status] * unit
                    floor -= tall
                    return tall === 0 ? null : (
                      <Layer
                        key={status}
                        {...{ status, hatch }}
                        x={left}
                        y={floor + 1}
                        width={bar}
                        height={Math.max(1, tall - 2)}
                      />
                    )
                  })}
                </g>
              )
            })}
            <path d={`M0 ${inner + 0.5}H${x(1)}`} className="stroke-line" />
            <text x="0" y={height - 4} className="fill-muted text-fine">
              {months[0] ? monthName(months[0].month).slice(0, 3) : ''}
            </text>
            {months.length > 2 && (
              <text x={x(1)} y={height - 4} textAnchor="end" className="fill-text text-fine font-strong">
                now
              </text>
            )}
            {layers.map((status, index) =>
              (last?.counts[status] ?? 0) === 0 ? null : (
                <text
                  key={status}
                  x={x(1) + 10}
                  y={(labels[index] ?? 0) + 4}
                  className={
                    status === 'completed' ? 'fill-ink text-fine font-strong' : 'fill-text-2 text-fine'
                  }
                >
                  {last?.counts[status]} {statusName(status).toLowerCase()}
                </text>
              ),
            )}
          </>
        )
      }}
    </WalkDrawing>
  )
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
  if (status === 'completed') return <rect {...box} rx="3" className="fill-ink" />
  if (status === 'in_progress') return <rect {...box} rx="3" className="fill-ink" opacity=".5" />
  return (
    <rect
      {...box}
      rx="3"
      className="stroke-line-strong"
      fill={status === 'paused' ? `url(#${hatch})` : 'none'}
      strokeWidth="1"
    />
  )
}
