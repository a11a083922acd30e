import { type ReactNode, useRef } from 'react'
import { ChartTip } from '#web/ui/charts/chart-tip.tsx'
import { firstWidth, svgSize } from '#web/ui/charts/first-frame.ts'
import { useWalk } from '#web/ui/charts/use-walk.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

interface WalkDrawingProps {
  label: string
  height: number
  /** Places that can be looked at, from left to right, as a part (0 to 1) of the drawing's width. */
  places?: readonly number[]
  /** Or places that lie anywhere in a drawing of this width; px. */
  spots?: (width: number) => readonly Spot[]
  /** What a place says: up to three short lines. */
  describe: (at: number) => readonly string[]
  /** Room at the left and right (px) in which no place lies. */
  edges?: readonly [number, number]
  /** It is never narrower than so many px. */
  least?: number
  children: (drawn: { width: number; x: (part: number) => number; at: number | null }) => ReactNode
}

/** A drawing with points that pointer and arrow keys walk. */
export function WalkDrawing(props: WalkDrawingProps) {
  const { label, height, places = [], spots, describe, edges = [0, 0], least = 0, children } = props
  const around = useRef<HTMLDivElement>(null)
  const pointerY = useRef(0)
  const width = Math.max(least, useWidth(around) || firstWidth)
  const [left, right] = edges
  const x = (part: number) => left + part * Math.max(1, width - left - right)
  const found: readonly Spot[] = spots?.(width) ?? places.map((part) => ({ x: x(part), y: 0 }))
  const nearest = (px: number) => {
    const far = (spot: Spot | undefined) =>
      spot ? Math.hypot(spot.x - px, spots ? spot.y - pointerY.current : 0) : Number.POSITIVE_INFINITY
    return found.reduce((best, spot, at) => (far(spot) < far(found[best]) ? at : best), 0)
  }
  const walk = useWalk(found.length, nearest, (at) => describe(at).join(', '))
  return (
    <div
      ref={around}
      role="slider"
      aria-label={label}
      aria-valuenow={walk.at ?? Math.max(0, found.length - 1)}
      tabIndex={0}
      {...walk.parts}
      onPointerMoveCapture={({ clientY, currentTarget }) => {
        pointerY.current = clientY - currentTarget.getBoundingClientRect().top
      }}
      className="relative touch-pan-y rounded-control"
      style={{ height }}
    >
      <svg data-drawing {...svgSize(width, height)} className="block overflow-visible" aria-hidden="true">
        {children({ width, x, at: walk.at })}
      </svg>
      {walk.at !== null && <ChartTip x={found[walk.at]?.x ?? 0} room={width} lines={describe(walk.at)} />}
    </div>
  )
}
