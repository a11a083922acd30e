import type { GraphNode, RelationshipGraph } from '#domain/goals/visuals/relationship-graph.ts'
import { DropShape } from './drop-shape.tsx'
import { fitted } from './timeline-drawing.tsx'
import { WalkDrawing } from './walk-drawing.tsx'

const relationWords: Readonly<Record<GraphNode['is'], string>> = {
  chosen: 'this goal',
  above: 'above it',
  below: 'below it',
  beside: 'under the same goal',
  habit: 'a linked habit',
  tag: 'shares a tag',
}

/** A goal in the middle of what it hangs together with; dashed where only a tag or a parent joins them. */
export function GraphDrawing({ drawn, height }: { drawn: RelationshipGraph; height: number }) {
  const nodes = [...drawn.nodes].sort((a, b) => a.x - b.x)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const y = (part: number) => 16 + part * (height - 56)
  return (
    <WalkDrawing
      label="What this goal hangs together with"
      height={height}
      edges={[10, 10]}
      places={nodes.map((node) => node.x)}
      describe={(at) => {
        const node = nodes[at]
        return node ? [node.title, relationWords[node.is]] : []
      }}
    >
      {({ x, width, at }) => (
        <>
          {drawn.edges.map(({ from, to, isLoose }) => {
            const [a, b] = [byId.get(from), byId.get(to)]
            if (!a || !b) return null
            return (
              <path
                key={`${from} ${to}`}
                d={`M${x(a.x)} ${y(a.y)}L${x(b.x)} ${y(b.y)}`}
                className={isLoose ? 'stroke-line-strong' : 'stroke-ink'}
                strokeWidth="1.5"
                strokeDasharray={isLoose ? '3 4' : undefined}
              />
            )
          })}
          {nodes.map((node, index) => (
            <g key={node.id}>
              {node.is === 'habit' ? (
                <Tick x={x(node.x)} y={y(node.y)} isLooked={at === index} />
              ) : (
                <DropShape
                  x={x(node.x)}
                  y={y(node.y)}
                  size={node.is === 'chosen' ? 26 : 20}
                  status={node.status}
                  progress={node.progress}
                  isLooked={at === index}
                />
              )}
              <text
                x={x(node.x)}
                y={y(node.y) + (node.is === 'chosen' ? 29 : 26)}
                textAnchor={node.x < 0.2 ? 'start' : node.x > 0.8 ? 'end' : 'middle'}
                className={
                  node.is === 'chosen'
                    ? 'fill-text font-serif text-small'
                    : 'fill-text-2 font-serif text-label'
                }
                paintOrder="stroke"
                stroke="var(--surface-0)"
                strokeWidth="5"
              >
                {fitted(node.title, width / 2.6)}
              </text>
            </g>
          ))}
        </>
      )}
    </WalkDrawing>
  )
}

function Tick({ x, y, isLooked }: { x: number; y: number; isLooked: boolean }) {
  return (
    <g className="text-text-2" fill="none" stroke="currentColor" strokeWidth={isLooked ? 2.6 : 1.5}>
      <circle cx={x} cy={y} r="9.5" className="fill-surface-0" />
      <path d={`m${x - 4} ${y} 3 3 5 -6`} strokeLinecap="round" strokeLinejoin="round" />
    </g>
  )
}
