import { useRef } from 'react'
import { svgSize } from './first-frame.ts'
import { useWidth } from './use-width.ts'

interface IntervalLineProps {
  /** What was found, with where it lies with 95 % certainty; null: too few days to say anything. */
  found: { readonly point: number; readonly low: number; readonly high: number } | null
  /** What the drawing's ends stand for. */
  ends: readonly [number, number]
  /** A clear one is drawn full and in colour, an unclear one dashed and open. */
  isClear: boolean
  /** Where nothing differs; a rule marks it. Absent: no rule. */
  zero?: number
  /** Whether a hairline runs from end to end. */
  hasGround?: boolean
  /** The shape of its point, where two are told apart. */
  point?: 'circle' | 'diamond'
  /** A class that gives a clear one its colour; the ink of the theme when absent. */
  ink?: string
}

/** What a row of `interval-rows.tsx` leaves to an interval, in px. */
const roomIn = (row: number): number => 0.62 * row - 104

/** An interval and its point on one line. What it says stands in words beside it. */
export function IntervalLine({
  found,
  ends,
  isClear,
  zero,
  hasGround,
  point = 'circle',
  ink = 'text-ink',
}: IntervalLineProps) {
  const around = useRef<HTMLSpanElement>(null)
  const width = useWidth(around, roomIn)
  const [first, last] = ends
  const x = (value: number) =>
    6 + ((Math.max(first, Math.min(last, value)) - first) / (last - first || 1)) * (width - 12)
  return (
    <span ref={around} className="block h-6 min-w-0">
      {width > 0 && (
        <svg data-drawing {...svgSize(width, 24, { keeps: 'xMid' })} className="block" aria-hidden="true">
          {hasGround && <path d={`M0 12H${width}`} className="stroke-line" />}
          {zero !== undefined && <path d={`M${x(zero)} 0V24`} className="stroke-line-strong" />}
          {found ? (
            <g className={isClear ? ink : 'text-text-2'} stroke="currentColor">
              <path
                d={`M${x(found.low)} 12H${x(found.high)}`}
                strokeWidth={isClear ? 2.4 : 1.7}
                strokeDasharray={isClear ? undefined : '3 4'}
                strokeLinecap="round"
              />
              <Point x={x(found.point)} {...{ point, isClear }} />
            </g>
          ) : (
            <path
              d={`M4 12H${width - 4}`}
              className="stroke-muted"
              strokeDasharray="0.1 7"
              strokeWidth="2"
              strokeLinecap="round"
            />
          )}
        </svg>
      )}
    </span>
  )
}

/** Full where it is clear, open where it is not. */
function Point({ x, point, isClear }: { x: number; point: 'circle' | 'diamond'; isClear: boolean }) {
  const shape = { strokeWidth: 1.7, className: isClear ? 'fill-current' : 'fill-surface-0' }
  if (point === 'diamond') return <path d={`M${x} 5.8l6.2 6.2l-6.2 6.2l-6.2 -6.2Z`} {...shape} />
  return <circle cx={x} cy="12" r="5.2" {...shape} />
}
