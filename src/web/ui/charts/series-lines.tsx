import { area, curveMonotoneX, curveStepAfter, line } from 'd3-shape'
import { type CSSProperties, useId } from 'react'
import { classNames } from '../class-names.ts'
import { spreadLabels } from './placing/spread-labels.ts'
import { type RunPoint, valueRuns } from './placing/value-runs.ts'
import { type SeriesStroke, seriesStrokes } from './series-strokes.ts'

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
  /** dots: single values that no line joins. */
  readonly shape?: 'smooth' | 'step' | 'dots'
  /** Thicker than the others. */
  readonly isLead?: boolean
  /** Thin, without a point at its end, and drawn through places some px apart: for what is laid over the others. */
  readonly isQuiet?: boolean
  /** Lit from within, in looks that light things so. */
  readonly isLit?: boolean
  /** Beside the name at the end, such as '6.8'. */
  readonly endWords?: string
}

const leadWeight = 'calc(2.8px * var(--line-weight))'
const quietWeight = 'calc(1.3px * var(--line-weight))'

/** How the line of a series looks. */
export function lookOf({
  stroke,
  isLead,
  isQuiet,
}: Pick<ChartSeries, 'stroke' | 'isLead' | 'isQuiet'>): CSSProperties {
  const { line: look } = seriesStrokes[stroke]
  if (isLead) return { ...look, strokeWidth: leadWeight }
  return isQuiet ? { ...look, strokeWidth: quietWeight } : look
}

/** Where a place and a value lie, in px. */
export interface Placing {
  x: (index: number) => number
  y: (value: number) => number
}

/** The line of a series with its band, its single values and its end. `floor`: the height of the axis, px. */
export function SeriesLines({ one, x, y, floor }: Placing & { one: ChartSeries; floor: number }) {
  const { ink, cap } = seriesStrokes[one.stroke]
  const draw = line<RunPoint>()
    .x(({ index }) => x(index))
    .y(({ value }) => y(value))
    .curve(one.shape === 'step' ? curveStepAfter : curveMonotoneX)
  const last = one.values.findLastIndex((value) => value !== null)
  return (
    <g className={ink} fill="none" stroke="currentColor" strokeLinecap={cap}>
      {one.isLit && <Light values={one.values} {...{ x, y, floor }} />}
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
      {runsIn(one).map((all) => {
        const run = one.isQuiet ? thinned(all, Math.ceil(quietStep / Math.max(0.01, x(1) - x(0)))) : all
        const [first] = run
        if (!first) return null
        if (run.length > 1) return <path key={first.index} d={draw(run) ?? ''} style={lookOf(one)} />
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
      {last >= 0 && !one.isQuiet && (
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

/** px between the places of a quiet line. */
const quietStep = 6

/** Every nth point and the last one. */
const thinned = (run: readonly RunPoint[], nth: number): RunPoint[] =>
  run.filter((_, at) => at % nth === 0 || at === run.length - 1)

const runsIn = ({ shape, values }: ChartSeries): RunPoint[][] =>
  shape === 'dots'
    ? valueRuns(values)
        .flat()
        .map((point) => [point])
    : valueRuns(values)

/** The ground under a line, fading downwards; only looks that light things from within let it be seen. */
function Light({ values, x, y, floor }: Placing & { values: ChartSeries['values']; floor: number }) {
  const fade = useId()
  const draw = area<RunPoint>()
    .x(({ index }) => x(index))
    .y0(floor)
    .y1(({ value }) => y(value))
    .curve(curveMonotoneX)
  return (
    <g style={{ opacity: 'var(--area)' }} stroke="none">
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2={floor}>
        <stop offset="0" stopColor="currentColor" stopOpacity=".42" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      {valueRuns(values).map((run) => (
        <path key={run[0]?.index} d={draw(run) ?? ''} fill={`url(#${fade})`} />
      ))}
    </g>
  )
}

/** The names of the series at the ends of their lines, moved apart where they would touch. */
export function EndLabels({
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
