import { classNames } from '#web/ui/class-names.ts'
import { dropPath } from '#web/ui/drop-mark.tsx'

/** A drop is a person; a triangle points up or down where mood rises or falls, a square where it is stable. */
export type NodeSign = 'drop' | 'up' | 'down' | 'square'

const paths: Readonly<Record<NodeSign, string>> = {
  drop: dropPath,
  up: 'M12 3L22 20.5H2Z',
  down: 'M12 21L2 3.5H22Z',
  square: 'M5 3H19Q21 3 21 5V19Q21 21 19 21H5Q3 21 3 19V5Q3 3 5 3Z',
}

interface NodeMarkProps {
  sign: NodeSign
  /** 3: full; 2: half full; 1: an outline. */
  weight: 1 | 2 | 3
  x: number
  y: number
  radius: number
  isChosen?: boolean
}

/** The sign of a node, with its middle at a place in px. */
export function NodeMark({ sign, weight, x, y, radius, isChosen = false }: NodeMarkProps) {
  const scale = radius / 12
  return (
    <g transform={`translate(${x - radius} ${y - radius}) scale(${scale})`}>
      {weight === 2 && <path d={paths[sign]} className="fill-surface-0" />}
      <path
        d={paths[sign]}
        strokeLinejoin="round"
        strokeWidth={1.7 / scale}
        className={classNames(
          weight === 1 ? 'fill-surface-2' : 'fill-ink',
          weight > 1 || isChosen ? 'stroke-ink' : 'stroke-text-2',
        )}
        fillOpacity={weight === 2 ? 0.35 : 1}
      />
    </g>
  )
}

interface LegendProps {
  signs: readonly { readonly sign: NodeSign; readonly weight: 1 | 2 | 3; readonly words: string }[]
}

/** What the signs of a network mean. */
export function NodeLegend({ signs }: LegendProps) {
  return (
    <ul className="type-label mt-3 flex flex-wrap gap-x-5 gap-y-1 text-text-2">
      {signs.map(({ sign, weight, words }) => (
        <li key={words} className="flex items-center gap-1.5">
          <svg data-drawing width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <NodeMark {...{ sign, weight }} x={7} y={7} radius={6} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  )
}
