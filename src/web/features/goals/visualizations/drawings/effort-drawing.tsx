import { counted } from '#domain/goals/engine/days.ts'
import type { Density } from '#domain/goals/goal-choices.ts'
import type { EffortImpact, EffortPoint } from '#domain/goals/visuals/effort-impact.ts'
import { fittedLine, textWidth } from '#domain/goals/visuals/wrapped-lines.ts'
import { AxisMarks } from '#web/ui/charts/axis-marks.tsx'
import { niceScale } from '#web/ui/charts/placing/nice-scale.ts'
import { placeBeside } from '#web/ui/charts/placing/place-beside.ts'
import { drawingHeights } from './drawing-heights.ts'
import { DropShape } from './drop-shape.tsx'
import { WalkDrawing } from './walk-drawing.tsx'

const left = 26
const [size, fontSize] = [17, 12]

/** Drops nearer than this (px) would lie upon one another: they are drawn as one, with their number. */
const nearest = 13

const labelled: Readonly<Record<Density, number>> = { compact: 4, normal: 12, detailed: 60 }

interface Cluster {
  readonly x: number
  readonly y: number
  readonly points: readonly EffortPoint[]
}

/** Days worked on to the right, impact upwards; each goal a drop, with its name where there is room for it. */
export function EffortDrawing({ drawn, density }: { drawn: EffortImpact; density: Density }) {
  const height = drawingHeights[density] + 14
  const inner = height - 24
  const days = niceScale(drawn.points.map(({ effort }) => effort))
  const points = [...drawn.points].sort((a, b) => a.effort - b.effort || b.impact - a.impact)
  const ticks = points.every(({ impact }) => impact >= 5) ? [4, 6, 8, 10] : [0, 5, 10]
  const lowest = ticks[0] ?? 0
  const y = (impact: number) => inner - 12 - ((impact - lowest) / (10 - lowest)) * (inner - 24)
  const xIn = (width: number) => (effort: number) =>
    left + 12 + (effort / days.max) * Math.max(1, width - left - 26)
  const dayTicks = days.ticks.filter(Number.isInteger)
  return (
    <WalkDrawing
      label="Effort and impact of goals"
      height={height}
      spots={(width) => points.map(({ effort, impact }) => ({ x: xIn(width)(effort), y: y(impact) }))}
      describe={(at) => {
        const point = points[at]
        return point ? [point.title, counted(point.effort, 'day'), `impact ${point.impact}`] : []
      }}
    >
      {({ width, at }) => {
        const x = xIn(width)
        return (
          <>
            {ticks.map((tick) => (
              <g key={tick}>
                <path d={`M${left} ${y(tick)}H${width}`} className="stroke-line" />
                <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="figures fill-muted text-fine">
                  {tick}
                </text>
              </g>
            ))}
            <Drops
              clusters={clustersOf(points, (point) => ({ x: x(point.effort), y: y(point.impact) }))}
              looked={at === null ? null : (points[at]?.id ?? null)}
              room={{ left, right: width, top: 0, bottom: inner }}
              most={labelled[density]}
            />
            <AxisMarks
              marks={dayTicks.map((tick, nth) => ({
                at: tick,
                words: nth === dayTicks.length - 1 ? counted(tick, 'day') : `${tick}`,
              }))}
              x={x}
              left={left}
              width={width - left}
              top={height - 5}
            />
          </>
        )
      }}
    </WalkDrawing>
  )
}

/** Points that lie apart; what is too near to one before it is drawn with that one. The chosen goal and what matters most come first. */
function clustersOf(
  points: readonly EffortPoint[],
  at: (point: EffortPoint) => { x: number; y: number },
): Cluster[] {
  const inOrder = [...points].sort(
    (a, b) => Number(b.isChosen) - Number(a.isChosen) || b.impact - a.impact || b.effort - a.effort,
  )
  const found: { x: number; y: number; points: EffortPoint[] }[] = []
  for (const point of inOrder) {
    const { x, y } = at(point)
    const near = found.find((one) => Math.hypot(one.x - x, one.y - y) < nearest)
    if (near) near.points.push(point)
    else found.push({ x, y, points: [point] })
  }
  return found
}

interface DropsProps {
  clusters: readonly Cluster[]
  looked: string | null
  room: { left: number; right: number; top: number; bottom: number }
  most: number
}

function Drops({ clusters, looked, room, most }: DropsProps) {
  const widest = (room.right - room.left) * 0.5
  const moreOf = ({ points }: Cluster) => (points.length > 1 ? ` and ${points.length - 1} more` : '')
  const places = placeBeside(
    clusters.map((cluster, at) => {
      const [first] = cluster.points
      const isNamed = first !== undefined && (at < most || first.isChosen)
      const more = textWidth(moreOf(cluster), fontSize)
      const whole = textWidth(first?.title ?? '', fontSize) + more
      const { x, y } = cluster
      return {
        x,
        y,
        widths: isNamed
          ? [whole, 130 + more, 100 + more, 70 + more].filter((one) => one <= widest && one <= whole)
          : [],
      }
    }),
    room,
  )
  return clusters.map((cluster, at) => {
    const { x, y, points } = cluster
    const [first] = points
    const place = places[at]
    if (!first) return null
    return (
      <g key={first.id}>
        <DropShape {...{ x, y, size }} {...first} isLooked={points.some(({ id }) => id === looked)} />
        {place && (
          <text
            x={place.x}
            y={place.y + 4}
            textAnchor={place.anchor}
            className={first.isChosen ? 'fill-text text-fine font-strong' : 'fill-text-2 text-fine'}
            paintOrder="stroke"
            stroke="var(--surface-0)"
            strokeWidth="4"
          >
            {fittedLine(first.title, place.wide - textWidth(moreOf(cluster), fontSize) + 0.5, fontSize)}
            {moreOf(cluster)}
          </text>
        )}
      </g>
    )
  })
}
