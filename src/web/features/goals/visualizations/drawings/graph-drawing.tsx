import { useMemo } from 'react'
import type { Density } from '#domain/goals/goal-choices.ts'
import {
  graphPlaces,
  narrowestGraph,
  type PlacedEdge,
  type PlacedNode,
} from '#domain/goals/visuals/graph-places.ts'
import {
  type RelationshipGraph,
  type Relative,
  relationNames,
} from '#domain/goals/visuals/relationship-graph.ts'
import { classNames } from '#web/ui/class-names.ts'
import { DropShape } from './drop-shape.tsx'
import { GraphList, type OpenRelative } from './graph-list.tsx'
import { WalkDrawing } from './walk-drawing.tsx'

interface GraphDrawingProps {
  drawn: RelationshipGraph
  density: Density
  onOpen?: OpenRelative | undefined
}

const listed: Readonly<Record<Density, number>> = { compact: 2, normal: 3, detailed: 12 }

/** A goal in the middle of what it hangs together with, and all of that as a list. */
export function GraphDrawing({ drawn, density, onOpen }: GraphDrawingProps) {
  return (
    <>
      <Graph nodes={drawn.nodes} isDetailed={density === 'detailed'} />
      <GraphList groups={drawn.groups} most={listed[density]} onOpen={onOpen} />
    </>
  )
}

function Graph({ nodes, isDetailed }: { nodes: readonly Relative[]; isDetailed: boolean }) {
  const placedIn = useMemo(() => {
    const known = new Map<number, ReturnType<typeof graphPlaces>>()
    return (width: number) => {
      const placed = known.get(width) ?? graphPlaces(nodes, width, isDetailed)
      known.set(width, placed)
      return placed
    }
  }, [nodes, isDetailed])
  const { height, nodes: inOrder } = placedIn(narrowestGraph)
  return (
    <WalkDrawing
      label="What this goal hangs together with"
      height={height}
      least={narrowestGraph}
      spots={(width) => placedIn(width).nodes}
      describe={(at) => {
        const node = inOrder[at]?.node
        if (!node) return []
        const how = node.is === 'chosen' ? 'this goal' : relationNames[node.is].toLowerCase()
        return [node.title, how, node.about]
      }}
    >
      {({ width, at }) => {
        const placed = placedIn(width)
        return (
          <>
            {placed.edges.map((edge) => (
              <Edge key={`${edge.to.is} ${edge.to.id}`} {...edge} />
            ))}
            {placed.nodes.map((one, nth) => (
              <Node key={`${one.node.is} ${one.node.id}`} {...one} isLooked={at === nth} />
            ))}
          </>
        )
      }}
    </WalkDrawing>
  )
}

/** Dashed where only a tag or a goal above joins them. */
function Edge({ to, points }: PlacedEdge) {
  const isLoose = to.is === 'beside' || to.is === 'tag'
  return (
    <path
      d={points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
      fill="none"
      className={isLoose || to.is === 'page' ? 'stroke-line-strong' : 'stroke-ink'}
      strokeWidth="1.5"
      strokeDasharray={isLoose ? '3 4' : undefined}
      strokeLinejoin="round"
    />
  )
}

function Node({ node, x, y, label, isLooked }: PlacedNode & { isLooked: boolean }) {
  const isChosen = node.is === 'chosen'
  return (
    <g>
      {node.is === 'habit' ? (
        <Tick {...{ x, y, isLooked }} />
      ) : node.is === 'page' ? (
        <Sheet {...{ x, y, isLooked }} />
      ) : (
        <DropShape
          {...{ x, y, isLooked }}
          size={isChosen ? 26 : 20}
          status={node.status}
          progress={node.progress}
        />
      )}
      {label.lines.map((line) => (
        <text
          key={line.y}
          x={label.x}
          y={line.y}
          textAnchor={label.anchor}
          className={classNames(
            line.is === 'about' ? 'figures fill-muted text-fine' : 'font-serif text-label',
            line.is === 'title' && (isChosen ? 'fill-text font-strong' : 'fill-text-2'),
          )}
        >
          {line.words}
        </text>
      ))}
    </g>
  )
}

interface MarkProps {
  x: number
  y: number
  isLooked: boolean
}

/** A habit. */
function Tick({ x, y, isLooked }: MarkProps) {
  return (
    <g className="text-text-2" fill="none" stroke="currentColor" strokeWidth={isLooked ? 2.6 : 1.5}>
      <circle cx={x} cy={y} r="9.5" className="fill-surface-0" />
      <path d={`m${x - 4} ${y} 3 3 5 -6`} strokeLinecap="round" strokeLinejoin="round" />
    </g>
  )
}

/** A page: a sheet with a corner turned down. */
function Sheet({ x, y, isLooked }: MarkProps) {
  return (
    <g
      className="text-text-2"
      fill="none"
      stroke="currentColor"
      strokeWidth={isLooked ? 2.6 : 1.5}
      strokeLinejoin="round"
    >
      <path d={`M${x - 7} ${y - 9}h9l5 5v13h-14Z`} className="fill-surface-0" />
      <path d={`M${x + 2} ${y - 9}v5h5M${x - 3.5} ${y + 1}h7M${x - 3.5} ${y + 5}h5`} strokeWidth="1.2" />
    </g>
  )
}
