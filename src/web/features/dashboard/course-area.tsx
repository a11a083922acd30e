import { area, curveMonotoneX } from 'd3-shape'
import { useId } from 'react'
import type { CoursePoint } from '#domain/journal/rating-course.ts'

/** The ground under a line, fading downwards; only variants that light things from within let it be seen. */
export function CourseArea({
  runs,
  x,
  y,
  floor,
}: {
  runs: readonly CoursePoint[][]
  x: (index: number) => number
  y: (value: number) => number
  floor: number
}) {
  const fade = useId()
  const draw = area<CoursePoint>()
    .x((point) => x(point.index))
    .y0(floor)
    .y1((point) => y(point.value))
    .curve(curveMonotoneX)
  return (
    <g className="text-mood" style={{ opacity: 'var(--area)' }}>
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2={floor}>
        <stop offset="0" stopColor="currentColor" stopOpacity=".42" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      {runs.map((run) => (
        <path key={run[0]?.index} d={draw(run) ?? ''} fill={`url(#${fade})`} />
      ))}
    </g>
  )
}
