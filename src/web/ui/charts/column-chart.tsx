import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import { AxisMarks, type ChartMark } from './axis-marks.tsx'
import { ChartTip } from './chart-tip.tsx'
import { svgSize } from './first-frame.ts'
import { useWalk } from './use-walk.ts'
import { useWidth } from './use-width.ts'

interface ColumnChartProps {
  /** One a place, side by side; a nought has no column. */
  columns: readonly { readonly key: string; readonly value: number }[]
  /** Under the axis. */
  marks: readonly ChartMark[]
  /** What a place says when it is looked at: up to three short lines, the first one its name. */
  describe: (at: number) => readonly string[]
  /** What the whole is, for screen readers. */
  label: string
  height?: number
}

/** The widest column, in px. */
const widest = 18

/** Columns over weeks, days or other places side by side, the tallest as tall as there is room; the one of now is full ink. Where there is room for it, each has its number. */
export function ColumnChart({ columns, marks, describe, label, height = 120 }: ColumnChartProps) {
  const around = useRef<HTMLDivElement>(null)
  const width = useWidth(around)
  const most = Math.max(1, ...columns.map(({ value }) => value))
  const step = width / Math.max(1, columns.length)
  const hasNumbers = step >= 22
  const tallest = height - (hasNumbers ? 22 : 4)
  const x = (at: number) => (at + 0.5) * step
  const walk = useWalk(
    columns.length,
    (px) => Math.floor(px / (step || 1)),
    (at) => describe(at).join(', '),
  )
  const last = columns.length - 1
  const now = marks.find(({ isNow }) => isNow)?.at
  return (
    <div
      ref={around}
      role="slider"
      aria-label={label}
      aria-valuenow={walk.at ?? Math.max(0, last)}
      tabIndex={0}
      {...walk.parts}
      className="relative touch-pan-y rounded-control"
      style={{ height: height + 28 }}
    >
      {width > 0 && (
        <svg
          data-drawing
          {...svgSize(width, height + 28)}
          className="block overflow-visible"
          aria-hidden="true"
        >
          <path d={`M0 ${height}H${width}`} className="stroke-line" />
          {columns.map(({ key, value }, at) => {
            const tall = value === 0 ? 0 : Math.max(3, (value / most) * tallest)
            const bar = Math.min(widest, step * 0.7)
            return (
              <g key={key}>
                {value > 0 && (
                  <path
                    d={columnPath(x(at) - bar / 2, height, bar, tall)}
                    className="fill-ink"
                    opacity={at === (walk.at ?? now) ? 1 : 0.6}
                  />
                )}
                {hasNumbers && (
                  <text
                    x={x(at)}
                    y={height - tall - 8}
                    textAnchor="middle"
                    className={classNames('figures text-label', value > 0 ? 'fill-text' : 'fill-muted')}
                  >
                    {value}
                  </text>
                )}
              </g>
            )
          })}
          <AxisMarks {...{ marks, x, width }} left={0} top={height + 18} />
        </svg>
      )}
      {walk.at !== null && <ChartTip x={x(walk.at)} room={width} lines={describe(walk.at)} />}
    </div>
  )
}

/** A column on its floor with round shoulders; px. */
function columnPath(left: number, floor: number, width: number, tall: number): string {
  const round = Math.min(3, width / 2, tall)
  return `M${left} ${floor}v${round - tall}q0 ${-round} ${round} ${-round}h${width - 2 * round}q${round} 0 ${round} ${round}v${tall - round}Z`
}
