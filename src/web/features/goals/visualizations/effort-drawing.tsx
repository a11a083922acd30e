import { counted } from '#domain/goals/engine/days.ts'
import type { EffortImpact } from '#domain/goals/visuals/effort-impact.ts'
import { spreadLabels } from '#web/ui/charts/placing/spread-labels.ts'
import { DropShape } from './drop-shape.tsx'
import { fitted } from './timeline-drawing.tsx'
import { WalkDrawing } from './walk-drawing.tsx'

/** Days worked on to the right, impact upwards; each goal a drop with its name. */
export function EffortDrawing({ drawn, height }: { drawn: EffortImpact; height: number }) {
  const inner = height - 26
  const points = [...drawn.points].sort((a, b) => a.effort - b.effort)
  const y = (impact: number) => inner - 12 - (impact / 10) * (inner - 24)
  const tops = spreadLabels(
    points.map(({ impact }) => y(impact)),
    17,
    10,
    inner - 10,
  )
  return (
    <WalkDrawing
      label="Effort and impact of goals"
      height={height}
      edges={[24, 16]}
      places={points.map(({ effort }) => effort / drawn.mostEffort)}
      describe={(at) => {
        const point = points[at]
        return point ? [point.title, counted(point.effort, 'day'), `impact ${point.impact}`] : []
      }}
    >
      {({ x, width, at }) => (
        <>
          <path d={`M24 0V${inner}H${width}`} fill="none" className="stroke-line" />
          <path
            d={`M${x(0.5)} 0V${inner}M24 ${y(5)}H${width}`}
            className="stroke-line"
            strokeDasharray="2 4"
          />
          {[1, 5, 10].map((tick) => (
            <text key={tick} x="16" y={y(tick) + 4} textAnchor="end" className="figures fill-muted text-fine">
              {tick}
            </text>
          ))}
          {points.map((point, index) => {
            const place = x(point.effort / drawn.mostEffort)
            const isLeft = place > width * 0.55
            const top = tops[index] ?? y(point.impact)
            return (
              <g key={point.id}>
                <DropShape x={place} y={top} size={17} {...point} isLooked={at === index} />
                <text
                  x={isLeft ? place - 14 : place + 14}
                  y={top + 4}
                  textAnchor={isLeft ? 'end' : 'start'}
                  className={point.isChosen ? 'fill-text text-fine font-strong' : 'fill-text-2 text-fine'}
                >
                  {fitted(point.title, Math.max(60, isLeft ? place - 40 : width - place - 20))}
                </text>
              </g>
            )
          })}
          <text x="24" y={height - 5} className="fill-muted text-fine">
            few days
          </text>
          <text x={width} y={height - 5} textAnchor="end" className="figures fill-muted text-fine">
            {counted(drawn.mostEffort, 'day')} worked on
          </text>
        </>
      )}
    </WalkDrawing>
  )
}
