import type { RingLine } from './rings.ts'

/** Rings around (0, 0), in the colour of the text. */
export function RingDrawing({
  lines,
  radius,
  className,
}: {
  lines: readonly RingLine[]
  /** Half the width of the field that is shown. */
  radius: number
  className?: string
}) {
  return (
    <svg
      viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={className}
    >
      {lines.map(({ d, width, opacity }) => (
        <path key={d} d={d} strokeWidth={width} opacity={opacity} />
      ))}
    </svg>
  )
}
