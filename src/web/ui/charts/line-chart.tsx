import { area, curveMonotoneX, curveStepAfter, line } from 'd3-shape'
import { useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { AxisMarks, type ChartMark } from './axis-marks.tsx'
import { ChartGround } from './chart-ground.tsx'
import { ChartTip } from './chart-tip.tsx'
import { svgSize } from './first-frame.ts'
import { type SeriesStroke, seriesStrokes } from './series-strokes.ts'
import { spreadLabels } from './spread-labels.ts'
import { useWalk } from './use-walk.ts'
import { useWidth } from './use-width.ts'
import { type RunPoint, valueRuns } from './value-runs.ts'

export interface ChartSeries {
  /** Stands at the line's end. */
  readonly name: string
  readonly stroke: SeriesStroke
  /** One a place, side by side; null: nothing is known there, and no line enters it. */
  readonly values: readonly (number | null)[]
  /** Single values behind a smoothed line. */
  readonly dots?: readonly (number | null)[]
  /** From where to where most of them lie. */
  readonly band?: readonly ({ readonly low: number; readonly high: number } | null)[]
  readonly shape?: 'smooth' | 'step'
  /** Thicker than the others. */
  readonly isLead?: boolean
  /** Beside the name at the end, such as '6.8'. */
  readonly endWords?: string
}

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
}

const labelRoom = 104
const leadWeight = 'calc(2.8px * var(--line-weight))'

/** Lines over days or other places side by side, broken at gaps, with their names at their ends. */
export function LineChart({
  series,
  scale,
  marks,
  describe,
  label,
  height = 160,
  hasHatch = true,
}: LineChartProps) {
  const around = useRef<HTMLDivElement>(null)
  const whole = useWidth(around)
  const length = Math.max(0, ...series.map(({ values }) => values.length))
  const width = Math.max(0, whole - (whole > 420 ? labelRoom : 0) - 28)
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
                <SeriesLines key={one.name} one={one} {...{ x, y }} />
              ))}
              {whole > 420 && <EndLabels {...{ series, y, height }} left={28 + width + 12} />}
              <AxisMarks {...{ marks, x, width }} top={height + 18} />
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
      {series.map(({ name, stroke, isLead, endWords }) => {
        const { ink, line: look, cap } = seriesStrokes[stroke]
        return (
          <li
            key={name}
            className={classNames('figures inline-flex items-center gap-2 text-label font-strong', ink)}
          >
            <svg width="22" height="8" aria-hidden="true" className="overflow-visible">
              <path
                d="M0 4H22"
                stroke="currentColor"
                strokeLinecap={cap}
                style={isLead ? { ...look, strokeWidth: leadWeight } : look}
              />
            </svg>
            {name}
            {endWords && <span className="font-normal text-text-2">{endWords}</span>}
          </li>
        )
      })}
    </ul>
  )
}

interface Placing {
  x: (index: number) => number
  y: (value: number) => number
}

function SeriesLines({ one, x, y }: Placing & { one: ChartSeries }) {
  const { ink, line: look, cap } = seriesStrokes[one.stroke]
  const draw = line<RunPoint>()
    .x(({ index }) => x(index))
    .y(({ value }) => y(value))
    .curve(one.shape === 'step' ? curveStepAfter : curveMonotoneX)
  const width = one.isLead ? { ...look, strokeWidth: leadWeight } : look
  const last = one.values.findLastIndex((value) => value !== null)
  return (
    <g className={ink} fill="none" stroke="currentColor" strokeLinecap={cap}>
      {one.band && <Band band={one.band} {...{ x, y }} />}
      {valueRuns(one.dots ?? [])
        .flat()
        .map(({ index, value }) => (
          <circle
            key={index}
            cx={x(index)}
            cy={y(value)}
            r="1.7"
            fill="currentColor"
            stroke="none"
            opacity=".55"
          />
        ))}
      {valueRuns(one.values).map((run) => {
        const [first] = run
        if (!first) return null
        if (run.length > 1) return <path key={first.index} d={draw(run) ?? ''} style={width} />
        return (
          <circle
            key={first.index}
            cx={x(first.index)}
            cy={y(first.value)}
            r="2.6"
            fill="currentColor"
            stroke="none"
          />
        )
      })}
      {last >= 0 && (
        <circle
          cx={x(last)}
          cy={y(one.values[last] ?? 0)}
          r="4"
          className={one.stroke === 'projection' ? 'fill-surface-0' : undefined}
          fill={one.stroke === 'projection' ? undefined : 'currentColor'}
          stroke={one.stroke === 'projection' ? 'currentColor' : 'none'}
          strokeWidth="1.6"
        />
      )}
    </g>
  )
}

function Band({ band, x, y }: Placing & { band: NonNullable<ChartSeries['band']> }) {
  const draw = area<RunPoint>()
    .x(({ index }) => x(index))
    .y0(({ index }) => y(band[index]?.low ?? 0))
    .y1(({ index }) => y(band[index]?.high ?? 0))
    .curve(curveMonotoneX)
  return valueRuns(band.map((one) => one?.high ?? null)).map((run) => (
    <path key={run[0]?.index} d={draw(run) ?? ''} fill="currentColor" stroke="none" opacity=".13" />
  ))
}

function EndLabels({
  series,
  y,
  height,
  left,
}: {
  series: readonly ChartSeries[]
  y: (value: number) => number
  height: number
  left: number
}) {
  const ended = series.flatMap((one) => {
    const value = one.values.findLast((given) => given !== null)
    return value === undefined || value === null ? [] : [{ one, value }]
  })
  const tops = spreadLabels(
    ended.map(({ value }) => y(value)),
    19,
    8,
    height - 8,
  )
  return ended.map(({ one, value }, at) => (
    <text
      key={one.name}
      x={left}
      y={(tops[at] ?? y(value)) + 4.5}
      className={classNames('figures fill-current text-label font-strong', seriesStrokes[one.stroke].ink)}
    >
      {one.name}
      {one.endWords && <tspan className="fill-text-2 font-normal"> {one.endWords}</tspan>}
    </text>
  ))
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
