import { curveMonotoneX, line } from 'd3-shape'
import { type RunPoint, valueRuns } from '#web/ui/charts/placing/value-runs.ts'
import { lookOf } from '#web/ui/charts/series-lines.tsx'
import { seriesStrokes } from '#web/ui/charts/series-strokes.ts'
import { classNames } from '#web/ui/class-names.ts'
import { type Overlay, scaleNames, scaleStrokes } from './overlays.ts'

/** How high a band is with its names, and what is free below it, in px. */
export const bandHeight = 68
const [namesHeight, curveHeight] = [18, 36]

/** Mood and energy as slim curves over an axis, 1 at the bottom and 10 at the top. */
export function MeansBand({
  overlays,
  x,
  left,
  right,
}: {
  overlays: readonly Overlay[]
  /** Where a place lies, px. */
  x: (index: number) => number
  left: number
  right: number
}) {
  const y = (value: number) => namesHeight + curveHeight - ((value - 1) / 9) * curveHeight
  const draw = line<RunPoint>()
    .x(({ index }) => x(index))
    .y(({ value }) => y(value))
    .curve(curveMonotoneX)
  return (
    <g>
      {[1, 10].map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${right}`} className="stroke-line" />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end" className="figures fill-muted text-fine">
            {tick}
          </text>
        </g>
      ))}
      {overlays.map(({ scale, values, latest }, at) => {
        const { ink, cap } = seriesStrokes[scaleStrokes[scale]]
        return (
          <g key={scale} className={ink} fill="none" stroke="currentColor" strokeLinecap={cap}>
            <text
              x={left + at * 84}
              y="10"
              stroke="none"
              className={classNames('figures fill-current text-fine font-strong', ink)}
            >
              {scaleNames[scale]} <tspan className="fill-text-2 font-normal">{latest}</tspan>
            </text>
            {valueRuns(values).map((run) => {
              const [first] = run
              if (!first) return null
              return run.length > 1 ? (
                <path
                  key={first.index}
                  d={draw(run) ?? ''}
                  style={lookOf({ stroke: scaleStrokes[scale], isQuiet: true })}
                />
              ) : (
                <circle
                  key={first.index}
                  cx={x(first.index)}
                  cy={y(first.value)}
                  r="1.8"
                  fill="currentColor"
                  stroke="none"
                />
              )
            })}
          </g>
        )
      })}
    </g>
  )
}
