import { useMemo } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { MemoryOverview, NodeRow } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { relationWords } from '../memory-words.ts'
import { NodeShape } from '../parts/node-icon.tsx'
import { isJoined } from './graph-drawing.ts'

const width = 880
const margin = { x: 70, top: 34, bottom: 60 }
const height = 620

interface Drawn {
  readonly node: NodeRow
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** On a narrow screen the picture runs over sideways, and what scrolls has to be reached by keys (WCAG 2.1.1). */
const reachedByKeys = { tabIndex: 0 }

/** Radius after the root of the pages, as the tokens say. */
const radiusOf = ({ pages }: NodeRow): number => Math.min(24, 7 + 2.1 * Math.sqrt(pages))

function drawnOf({ nodes, spots }: MemoryOverview): Map<string, Drawn> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const drawn = new Map<string, Drawn>()
  for (const { id, x, y } of spots) {
    const node = byId.get(id)
    if (!node) continue
    const place = {
      x: margin.x + x * (width - 2 * margin.x),
      y: margin.top + (y / 0.72) * (height - margin.top - margin.bottom),
    }
    drawn.set(id, { node, ...place, radius: radiusOf(node) })
  }
  return drawn
}

/** Lines join what stood together; it never moves. Mice choose in it, keys in the tree below. */
export function GraphPicture({
  chosen,
  onChoose,
}: {
  chosen: string | null
  onChoose: (id: string) => void
}) {
  const { overview } = useMemory()
  const drawn = useMemo(() => drawnOf(overview), [overview])
  const lines = useMemo(
    () =>
      overview.relations.filter(
        (relation) => drawn.has(relation.source) && drawn.has(relation.target) && isJoined(relation),
      ),
    [overview, drawn],
  )
  return (
    <section aria-label="Picture of names" {...reachedByKeys} className="overflow-x-auto">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full min-w-160">
        {lines.map((line) => {
          const [a, b] = [drawn.get(line.source), drawn.get(line.target)]
          if (!a || !b) return null
          const isChosen = chosen !== null && (chosen === line.source || chosen === line.target)
          return (
            <g key={`${line.source} ${line.target}`}>
              <line
                x1={a.x}
                y1={a.y}
                x2={b.x}
                y2={b.y}
                className={isChosen ? 'stroke-ink' : 'stroke-line-strong'}
                strokeOpacity={isChosen ? 1 : 0.8}
                strokeWidth={isChosen ? 1.5 : 1 + Math.min(2, line.strength * 2)}
                strokeDasharray={line.strength < 0.15 && !isChosen ? '2 4' : undefined}
              />
              {isChosen && (
                <text
                  x={(a.x + b.x) / 2}
                  y={(a.y + b.y) / 2}
                  textAnchor="middle"
                  paintOrder="stroke"
                  stroke="var(--surface-0)"
                  strokeWidth={5}
                  className="figures fill-ink text-label"
                >
                  {relationWords(line, chosen, (chosen === line.source ? b : a).node.name) ?? line.sentences}
                </text>
              )}
            </g>
          )
        })}
        {[...drawn.values()].map((one) => (
          <GraphNode key={one.node.id} drawn={one} isChosen={one.node.id === chosen} onChoose={onChoose} />
        ))}
      </svg>
    </section>
  )
}

function GraphNode({
  drawn: { node, x, y, radius },
  isChosen,
  onChoose,
}: {
  drawn: Drawn
  isChosen: boolean
  onChoose: (id: string) => void
}) {
  const scale = (radius * 2) / 24
  return (
    <g
      onPointerDown={() => onChoose(node.id)}
      className={classNames('cursor-pointer', isChosen ? 'text-ink' : 'text-text-2 hover:text-text')}
    >
      <title>{`${node.name}, ${node.pages}`}</title>
      <g transform={`translate(${x - radius} ${y - radius}) scale(${scale})`}>
        <NodeShape
          type={node.type}
          fill={isChosen ? 'var(--ink)' : 'var(--surface-2)'}
          stroke="currentColor"
          strokeWidth={1.5 / scale}
        />
      </g>
      <text
        x={x}
        y={y + radius + 16}
        textAnchor="middle"
        paintOrder="stroke"
        stroke="var(--surface-0)"
        strokeWidth={5}
        className="fill-current font-serif text-item"
      >
        {node.name}
      </text>
      <text
        x={x}
        y={y + radius + 31}
        textAnchor="middle"
        paintOrder="stroke"
        stroke="var(--surface-0)"
        strokeWidth={5}
        className="figures fill-muted text-label"
      >
        {node.pages}
      </text>
    </g>
  )
}
