import { useId, useRef } from 'react'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf, dayOfNumber } from '#domain/time/day-number.ts'
import { monthName } from '#domain/time/entry-date.ts'
import { AxisMarks } from '#web/ui/charts/axis-marks.tsx'
import { ChartTip } from '#web/ui/charts/chart-tip.tsx'
import { Hatch } from '#web/ui/charts/hatch.tsx'
import { type PlacedLabel, placeLabels } from '#web/ui/charts/placing/place-labels.ts'
import { useWalk } from '#web/ui/charts/use-walk.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { stateWord } from './day-mark.tsx'
import { runsOf, type StrengthEvent } from './strength-events.ts'

interface StrengthCurveProps {
  /** The first day drawn. */
  from: Day
  states: readonly DayState[]
  /** Whole percent by day. */
  strengths: readonly number[]
  /** What is said at a day, on a stem where there is room for it. */
  events: readonly StrengthEvent[]
  label: string
  /** Its last day is not today. */
  isArchived: boolean
}

const height = 224
const [top, left, right, below] = [12, 30, 64, 46]

/** More words than these make a curve hard to read, and over years only pauses and new cues are told; each day still says its own when it is looked at. */
const mostLabels = 7

/** '18 Sep'; '18 Sep 2024' in a long time. */
const shortDay = (day: Day, hasYear: boolean): string =>
  `${Number(day.slice(8))} ${monthName(day).slice(0, 3)}${hasYear ? ` ${day.slice(0, 4)}` : ''}`

/** The strength of a habit by day: it bends and does not break. Pauses are hatched and dotted, and each day has its mark under the axis. */
export function StrengthCurve({ from, states, strengths, events, label, isArchived }: StrengthCurveProps) {
  const around = useRef<HTMLDivElement>(null)
  const hatch = useId()
  const whole = useWidth(around)
  const width = Math.max(0, whole - left - right)
  const last = Math.max(0, strengths.length - 1)
  const step = width / Math.max(1, last)
  const x = (at: number) => left + width - (last - at) * step
  const y = (strength: number) => top + (1 - strength / 100) * (height - top)
  const dayAt = (at: number) => shortDay(dayOfNumber(dayNumberOf(from) + at), last > 300)
  const describe = (at: number) => [
    at === last && !isArchived ? 'today' : dayAt(at),
    `strength ${strengths[at] ?? 0}, ${stateWord(states[at] ?? 'free')}`,
    ...events.filter((event) => event.at === at).map(({ words }) => words),
  ]
  const walk = useWalk(
    strengths.length,
    (px) => Math.round((px - x(0)) / step),
    (at) => describe(at).join(', '),
  )
  const now = strengths[last] ?? 0
  const marks = [0, Math.floor(last / 2), last].map((at) => ({
    at,
    words: at === last && !isArchived ? 'today' : dayAt(at),
    isNow: at === last,
  }))
  const labels = placeLabels(
    events
      .filter(({ weight }) => step >= 2 || weight >= 30)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostLabels)
      .map(({ at, ...event }) => ({ ...event, x: x(at), y: y(strengths[at] ?? 0) })),
    {
      ...{ left, right: left + width, top, bottom: height - 4 },
      lineAt: (px) => y(strengths[Math.max(0, Math.min(last, Math.round((px - x(0)) / step)))] ?? 0),
    },
  )
  return (
    <div
      ref={around}
      role="slider"
      aria-label={label}
      aria-valuenow={walk.at ?? last}
      tabIndex={0}
      {...walk.parts}
      className="relative touch-pan-y rounded-control"
      style={{ height: height + below }}
    >
      {width > 0 && (
        <>
          <svg
            data-drawing
            width={whole}
            height={height + below}
            className="block overflow-visible"
            aria-hidden="true"
          >
            <Hatch id={hatch} />
            <Ground {...{ y, width }} />
            {runsOf(states, 'paused').map((run) => (
              <rect
                key={run.first}
                x={x(run.first) - step / 2}
                y={top}
                width={Math.max(step, x(run.last) - x(run.first) + step)}
                height={height - top}
                fill={`url(#${hatch})`}
              />
            ))}
            <Lines {...{ states, strengths, x, y }} />
            {labels.map((one) => (
              <Event key={`${one.at}${one.words}`} {...one} />
            ))}
            <circle cx={x(last)} cy={y(now)} r="5" className="fill-ink" />
            <text x={x(last) + 13} y={y(now) + 9} className="figures fill-text font-serif text-title-m">
              {now}
            </text>
            <DayMarks {...{ states, x, step }} />
            <AxisMarks marks={marks} {...{ x, left, width }} top={height + below - 4} />
            {walk.at !== null && (
              <>
                <path d={`M${x(walk.at)} ${top}V${height}`} className="stroke-text-2" />
                <circle
                  cx={x(walk.at)}
                  cy={y(strengths[walk.at] ?? 0)}
                  r="5"
                  strokeWidth="2.5"
                  className="fill-ink stroke-surface-0"
                />
              </>
            )}
          </svg>
          {walk.at !== null && <ChartTip x={x(walk.at)} room={whole} lines={describe(walk.at)} />}
        </>
      )}
    </div>
  )
}

interface Placing {
  x: (at: number) => number
  y: (strength: number) => number
}

function Ground({ y, width }: { y: (strength: number) => number; width: number }) {
  return [100, 50, 0].map((tick) => (
    <g key={tick}>
      <path d={`M${left} ${y(tick)}h${width}`} className="stroke-line" />
      {tick > 0 && (
        <text x={left - 8} y={y(tick) + 4.5} textAnchor="end" className="figures fill-muted text-label">
          {tick}
        </text>
      )}
    </g>
  ))
}

function Lines({ states, strengths, x, y }: Placing & Pick<StrengthCurveProps, 'states' | 'strengths'>) {
  const point = (at: number) => `${x(at).toFixed(1)} ${y(strengths[at] ?? 0).toFixed(1)}`
  let solid = ''
  let dotted = ''
  for (let at = 1; at < strengths.length; at++) {
    const segment = `M${point(at - 1)}L${point(at)}`
    if (states[at] === 'paused') dotted += segment
    else solid += solid.endsWith(point(at - 1)) ? `L${point(at)}` : segment
  }
  return (
    <g className="stroke-ink" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={solid} style={{ strokeWidth: 'calc(2.4px * var(--line-weight))' }} />
      <path d={dotted} strokeWidth="2.2" strokeDasharray="0.1 5" />
    </g>
  )
}

/** Words on a stem. */
function Event({ words, at, x, baseline, stem: [from, to] }: PlacedLabel) {
  return (
    <g>
      <path d={`M${at} ${from}V${to}`} className="stroke-line-strong" strokeWidth="1.3" />
      <text
        x={x}
        y={baseline}
        textAnchor="middle"
        className="fill-text-2 stroke-surface-0 text-label"
        strokeWidth="5"
        paintOrder="stroke"
      >
        {words}
      </text>
    </g>
  )
}

/** Filled, open, slash: done, missed, skipped. With too many days for marks there are none. */
function DayMarks({
  states,
  x,
  step,
}: {
  states: readonly DayState[]
  x: (at: number) => number
  step: number
}) {
  if (step < 5) return null
  const y = height + 16
  return states.map((state, at) => {
    const key = `${state}${x(at)}`
    if (state === 'done' || state === 'partly')
      return <circle key={key} cx={x(at)} cy={y} r="3" className="fill-ink" />
    if (state === 'missed')
      return (
        <circle key={key} cx={x(at)} cy={y} r="2.6" className="fill-none stroke-text-2" strokeWidth="1.2" />
      )
    if (state === 'due')
      return <circle key={key} cx={x(at)} cy={y} r="3.2" className="fill-none stroke-ink" strokeWidth="1.6" />
    if (state === 'skipped')
      return (
        <path key={key} d={`M${x(at) - 3} ${y + 3.5}l6 -7`} className="stroke-text-2" strokeWidth="1.4" />
      )
    return null
  })
}
