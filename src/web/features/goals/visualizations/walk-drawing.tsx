import { type ReactNode, useRef } from 'react'
import { ChartTip } from '#web/ui/charts/chart-tip.tsx'
import { firstWidth, svgSize } from '#web/ui/charts/first-frame.ts'
import { useWalk } from '#web/ui/charts/use-walk.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'

interface WalkDrawingProps {
  label: string
  height: number
  /** Places that can be looked at, from left to right, as a part (0 to 1) of the drawing's width. */
  places: readonly number[]
  /** What a place says: up to three short lines. */
  describe: (at: number) => readonly string[]
  /** Room at the left and right (px) in which no place lies. */
  edges?: readonly [number, number]
  children: (drawn: { width: number; x: (part: number) => number; at: number | null }) => ReactNode
}

/** A drawing with points that pointer and arrow keys walk. */
export function WalkDrawing({ label, height, places, describe, edges = [0, 0], children }: WalkDrawingProps) {
  const around = useRef<HTMLDivElement>(null)
  const width = useWidth(around) || firstWidth
  const [left, right] = edges
  const x = (part: number) => left + part * Math.max(1, width - left - right)
  const nearest = (px: number) =>
    places.reduce(
      (best, place, at) => (Math.abs(x(place) - px) < Math.abs(x(places[best] ?? 0) - px) ? at : best),
      0,
    )
  const walk = useWalk(places.length, nearest, (at) => describe(at).join(', '))
  return (
    <div
      ref={around}
      role="slider"
      aria-label={label}
      aria-valuenow={walk.at ?? Math.max(0, places.length - 1)}
      tabIndex={0}
      {...walk.parts}
      className="relative touch-pan-y rounded-control"
      style={{ height }}
    >
      <svg data-drawing {...svgSize(width, height)} className="block overflow-visible" aria-hidden="true">
        {children({ width, x, at: walk.at })}
      </svg>
      {walk.at !== null && <ChartTip x={x(places[walk.at] ?? 0)} room={width} lines={describe(walk.at)} />}
    </div>
  )
}
