import { useId, useRef } from 'react'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import type { Day } from '#domain/time/day.ts'
import { dayNumberOf, dayOfNumber } from '#domain/time/day-number.ts'
import { monthName } from '#domain/time/entry-date.ts'
import { ChartTip } from '#web/ui/charts/chart-tip.tsx'
import { Hatch } from '#web/ui/charts/hatch.tsx'
import { useWalk } from '#web/ui/charts/use-walk.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { stateWord } from './day-mark.tsx'

interface StrengthCurveProps {
  /** The first day drawn. */
  from: Day
  states: readonly DayState[]
  /** Whole percent by day. */
  strengths: readonly number[]
  /** What is said at a day, on a stem. */
  events: readonly { readonly at: number; readonly words: string }[]
  label: string
}

const height = 224
const [top, left, right, below] = [12, 30, 64, 46]

/** '18 Sep'. */
export const shortDay = (day: Day): string => `${Number(day.slice(8))} ${monthName(day).slice(0, 3)}`

/** The strength of a habit by day: it bends and does not break. Pauses are hatched and dotted, and each day has its mark under the axis. */
export function StrengthCurve({ from, states, strengths, events, label }: StrengthCurveProps) {
  const around = useRef<HTMLDivElement>(null)
  const hatch = useId()
  const whole = useWidth(around)
  const width = Math.max(0, whole - left - right)
  const step = strengths.length > 1 ? width / (strengths.length - 1) : 0
  const x = (at: number) => left + at * step
  const y = (strength: number) => top + (1 - strength / 100) * (height - top)
  const dayAt = (at: number) => dayOfNumber(dayNumberOf(from) + at)
  const describe = (at: number) => [
    shortDay(dayAt(at)),
    `strength ${strengths[at] ?? 0}`,
    stateWord(states[at] ?? 'free'),
  ]
  const walk = useWalk(
    strengths.length,
    (px) => Math.round((px - left) / (step || 1)),
    (at) => describe(at).join(', '),
  )
  const last = strengths.length - 1
  const now = strengths[last] ?? 0
  const middle = Math.floor(last / 2)
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
            <Ground {...{ x, y, last }} />
            {pausesIn(states).map(({ first, end }) => (
              <rect
                key={first}
                x={x(first) - step / 2}
                y={top}
                width={Math.max(step, x(end) - x(first) + step)}
                height={height - top}
                fill={`url(#${hatch})`}
              />
            ))}
            <Lines {...{ states, strengths, x, y }} />
            {whole > 480 &&
              events.map(({ at, words }, nth) => (
                <Event
                  key={at}
                  x={x(at)}
                  y={y(strengths[at] ?? 0)}
                  {...{ words }}
                  isLow={nth % 2 === 1}
                  isEnd={at > last * 0.8}
                />
              ))}
            <circle cx={x(last)} cy={y(now)} r="5" className="fill-ink" />
            <text x={x(last) + 13} y={y(now) + 9} className="figures fill-text font-serif text-title-m">
              {now}
            </text>
            <DayMarks {...{ states, x, step }} />
            <g className="figures fill-muted text-label">
              <text x={left} y={height + below - 4}>
                {shortDay(from)}
              </text>
              {last > 20 && whole > 420 && (
                <text x={x(middle)} y={height + below - 4} textAnchor="middle">
                  {shortDay(dayAt(middle))}
                </text>
              )}
              <text x={x(last)} y={height + below - 4} textAnchor="end" className="fill-text font-strong">
                today
              </text>
            </g>
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

function Ground({ x, y, last }: Placing & { last: number }) {
  return [100, 50, 0].map((tick) => (
    <g key={tick}>
      <path d={`M${left} ${y(tick)}H${x(last)}`} className="stroke-line" />
      {tick > 0 && (
        <text x={left - 8} y={y(tick) + 4.5} textAnchor="end" className="figures fill-muted text-label">
          {tick}
        </text>
      )}
    </g>
  ))
}

/** Runs of paused days, by place. */
function pausesIn(states: readonly DayState[]): { first: number; end: number }[] {
  const runs: { first: number; end: number }[] = []
  for (const [at, state] of states.entries()) {
    if (state !== 'paused') continue
    const run = runs.at(-1)
    if (run && run.end === at - 1) run.end = at
    else runs.push({ first: at, end: at })
  }
  return runs
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

/** Words on a stem, above the line or below it in turn. */
function Event({
  x,
  y,
  words,
  isLow,
  isEnd,
}: {
  x: number
  y: number
  words: string
  isLow: boolean
  isEnd: boolean
}) {
  const to = isLow ? Math.min(height - 12, y + 62) : Math.min(height - 34, y + 34)
  return (
    <g>
      <path d={`M${x} ${y + 8}V${to}`} className="stroke-line-strong" strokeWidth="1.3" />
      <text
        x={x}
        y={to + 15}
        textAnchor={isEnd ? 'end' : 'middle'}
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
