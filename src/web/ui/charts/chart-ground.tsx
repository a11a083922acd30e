import { useId } from 'react'
import { Hatch } from './hatch.tsx'
import { gapRuns } from './placing/value-runs.ts'

interface ChartGroundProps {
  series: readonly { readonly values: readonly (number | null)[] }[]
  scale: { readonly min: number; readonly max: number; readonly ticks?: readonly number[] }
  height: number
  width: number
  step: number
  length: number
  hasHatch: boolean
  y: (value: number) => number
}

/** Hairlines with their numbers, and a hatch where there is no value at all. */
export function ChartGround({ series, scale, height, width, step, length, hasHatch, y }: ChartGroundProps) {
  const hatch = useId()
  const ticks = scale.ticks ?? [scale.min, (scale.min + scale.max) / 2, scale.max]
  const gaps = hasHatch
    ? gapRuns(
        series.map(({ values }) => values),
        length,
      )
    : []
  return (
    <>
      <Hatch id={hatch} />
      {gaps.map(({ from, count }) => (
        <rect
          key={from}
          x={28 + from * step}
          width={count * step}
          y={8}
          height={height - 16}
          fill={`url(#${hatch})`}
        />
      ))}
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M28 ${y(tick)}H${28 + width}`} className="stroke-line" />
          <text x="20" y={y(tick) + 4} textAnchor="end" className="figures fill-muted text-fine">
            {tick}
          </text>
        </g>
      ))}
    </>
  )
}
