import { curveMonotoneX, line } from 'd3-shape'
import { type RunPoint, valueRuns } from './placing/value-runs.ts'

interface SparklineProps {
  values: readonly (number | null)[]
  /** Ends of the scale; several sparklines beside each other share them. */
  min: number
  max: number
  width?: number
  height?: number
  /** A class that gives the colour, such as text-joy. */
  ink?: string
}

/** A small line without axes; what it says stands in words beside it. */
export function Sparkline({ values, min, max, width = 84, height = 32, ink = 'text-ink' }: SparklineProps) {
  const x = (index: number) => 3 + (index / Math.max(1, values.length - 1)) * (width - 8)
  const y = (value: number) => height - 4 - ((value - min) / (max - min || 1)) * (height - 8)
  const draw = line<RunPoint>()
    .x(({ index }) => x(index))
    .y(({ value }) => y(value))
    .curve(curveMonotoneX)
  const last = values.findLastIndex((value) => value !== null)
  return (
    <svg
      data-drawing
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`block max-w-full shrink-0 overflow-visible ${ink}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      {valueRuns(values).map((run) =>
        run.length > 1 ? (
          <path key={run[0]?.index} d={draw(run) ?? ''} strokeWidth="1.7" strokeLinecap="round" />
        ) : null,
      )}
      {last >= 0 && (
        <circle cx={x(last)} cy={y(values[last] ?? 0)} r="2.8" fill="currentColor" stroke="none" />
      )}
    </svg>
  )
}
