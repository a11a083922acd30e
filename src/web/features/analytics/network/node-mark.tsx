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
  /** 3: filled; 2: an outline; 1: a broken outline. */
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
      <path
        d={paths[sign]}
        strokeLinejoin="round"
        strokeWidth={1.7 / scale}
        strokeDasharray={weight === 1 ? `${2.4 / scale} ${2 / scale}` : undefined}
        className={
          weight === 3
            ? 'fill-ink stroke-ink'
            : isChosen
              ? 'fill-surface-2 stroke-ink'
              : 'fill-surface-2 stroke-text-2'
        }
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
    <ul className="type-label flex flex-wrap gap-x-5 gap-y-1 text-text-2">
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
