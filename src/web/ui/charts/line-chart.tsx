import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { AxisMarks, type ChartMark } from './axis-marks.tsx'
import { ChartGround } from './chart-ground.tsx'
import { ChartTip } from './chart-tip.tsx'
import { svgSize } from './first-frame.ts'
import { type ChartSeries, EndLabels, lookOf, type Placing, SeriesLines } from './series-lines.tsx'
import { seriesStrokes } from './series-strokes.ts'
import { useWalk } from './use-walk.ts'
import { useWidth } from './use-width.ts'

interface LineChartProps {
  series: readonly ChartSeries[]
  scale: { readonly min: number; readonly max: number; readonly ticks?: readonly number[] }
  /** Under the axis. */
  marks: readonly ChartMark[]
  /** What a place says when it is looked at: up to three short lines, the first one its date. */
  describe: (at: number) => readonly string[]
  /** What the whole is, for screen readers. */
  label: string
  height?: number
  /** Whether places without any value are hatched. */
  hasHatch?: boolean
  /** A second scale for what is laid over the lines, at the right: words at values of the first one. */
  secondTicks?: readonly { readonly at: number; readonly words: string }[]
  /** More to draw over the lines, in px. */
  children?: ((placing: Placing & { readonly width: number }) => ReactNode) | undefined
}

const labelRoom = 104
const tickRoom = 28

/** Lines over days or other places side by side, broken at gaps, with their names at their ends. */
export function LineChart({
  series,
  scale,
  marks,
  describe,
  label,
  height = 160,
  hasHatch = true,
  secondTicks = [],
  children,
}: LineChartProps) {
  const around = useRef<HTMLDivElement>(null)
  const whole = useWidth(around)
  const length = Math.max(0, ...series.map(({ values }) => values.length))
  const second = secondTicks.length > 0 ? tickRoom : 0
  const width = Math.max(0, whole - (whole > 420 ? labelRoom : 0) - 28 - second)
  const step = length > 0 ? width / length : width
  const x = (index: number) => 28 + (index + 0.5) * step
  const y = (value: number) =>
    height - 8 - ((value - scale.min) / (scale.max - scale.min || 1)) * (height - 16)
  const walk = useWalk(
    length,
    (px) => Math.floor((px - 28) / (step || 1)),
    (at) => describe(at).join(', '),
  )
  return (
    <div className="@container">
      <Legend series={series} />
      <div
        ref={around}
        role="slider"
        aria-label={label}
        aria-valuenow={walk.at ?? length - 1}
        tabIndex={0}
        {...walk.parts}
        className="relative touch-pan-y rounded-control"
        style={{ height: height + 28 }}
      >
        {width > 0 && (
          <>
            <svg
              data-drawing
              {...svgSize(whole, height + 28)}
              className="block overflow-visible"
              aria-hidden="true"
            >
              <ChartGround {...{ series, scale, height, width, step, x, y, length, hasHatch }} />
              {series.map((one) => (
                <SeriesLines key={one.name} one={one} {...{ x, y }} floor={height} />
              ))}
              {children?.({ x, y, width })}
              {secondTicks.map(({ at, words }) => (
                <text
                  key={words}
                  x={28 + width + tickRoom - 2}
                  y={y(at) + 4}
                  textAnchor="end"
                  className="figures fill-muted text-fine"
                >
                  {words}
                </text>
              ))}
              {whole > 420 && <EndLabels {...{ series, y, height }} left={28 + width + second + 12} />}
              <AxisMarks {...{ marks, x, width }} left={28} top={height + 18} />
              {walk.at !== null && <Looked at={walk.at} {...{ series, x, y, height }} />}
            </svg>
            {walk.at !== null && <ChartTip x={x(walk.at)} room={whole} lines={describe(walk.at)} />}
          </>
        )}
      </div>
    </div>
  )
}

/** Where the lines have no room for their names at their ends, they stand above, each with a piece of its line. */
function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 @min-[421px]:hidden">
      {series.map((one) => {
        const { name, stroke, endWords, shape } = one
        const { ink, cap } = seriesStrokes[stroke]
        return (
          <li
            key={name}
            className={classNames('figures inline-flex items-center gap-2 text-label font-strong', ink)}
          >
            <svg width="22" height="8" aria-hidden="true" className="overflow-visible">
              {shape === 'dots' ? (
                <circle cx="16" cy="4" r="2.6" fill="currentColor" />
              ) : (
                <path d="M0 4H22" stroke="currentColor" strokeLinecap={cap} style={lookOf(one)} />
              )}
            </svg>
            {name}
            {endWords && <span className="font-normal text-text-2">{endWords}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The rule and the points where one looks. */
function Looked({
  at,
  series,
  x,
  y,
  height,
}: Placing & { at: number; series: readonly ChartSeries[]; height: number }) {
  const id = useId()
  return (
    <g>
      <path d={`M${x(at)} 0V${height}`} className="stroke-text-2" />
      {series.map((one) => {
        const value = one.values[at] ?? null
        return value === null ? null : (
          <circle
            key={id + one.name}
            cx={x(at)}
            cy={y(value)}
            r="5"
            className={classNames('fill-current stroke-surface-0', seriesStrokes[one.stroke].ink)}
            strokeWidth="2.5"
          />
        )
      })}
    </g>
  )
}
