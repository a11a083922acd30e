import { dated } from '#domain/goals/engine/days.ts'
import type { MilestoneTimeline } from '#domain/goals/visuals/milestone-timeline.ts'
import type { Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { fitted } from './timeline-drawing.tsx'
import { WalkDrawing } from './walk-drawing.tsx'

const stateWords = { done: 'done', next: 'next', open: 'open' } as const

/** Milestones on a line: filled is done, ringed in ink is next. Those without a date stand in their order between the others. */
export function MilestoneDrawing({
  drawn,
  today,
  height,
}: {
  drawn: MilestoneTimeline
  today: Day
  height: number
}) {
  const whole = Math.max(1, daysBetween(drawn.from, drawn.to))
  const part = (day: Day) => daysBetween(drawn.from, day) / whole
  const placed = placesOf(drawn, part)
  const order = placed
    .map((place, at) => ({ place, point: drawn.points[at] }))
    .sort((a, b) => a.place - b.place)
  const middle = (height - 24) / 2
  const now = part(today)
  return (
    <WalkDrawing
      label="Milestones over time"
      height={height}
      edges={[10, 10]}
      places={order.map(({ place }) => place)}
      describe={(at) => {
        const point = order[at]?.point
        return point
          ? [point.title, point.day ? dated(point.day, today) : 'no date', stateWords[point.is]]
          : []
      }}
    >
      {({ x, width, at }) => (
        <>
          <path d={`M0 ${middle}H${x(now)}`} className="stroke-ink" strokeWidth="2.2" />
          <path d={`M${x(now)} ${middle}H${width}`} className="stroke-line-strong" />
          <path d={`M${x(now)} ${middle - 10}V${middle + 10}`} className="stroke-text" strokeWidth="1.5" />
          {order.map(({ place, point }, index) => {
            if (!point) return null
            const level = 22 + (Math.floor(index / 2) % 2) * 20
            const isUp = index % 2 === 0
            const end = isUp ? middle - level : middle + level
            const anchor = place < 0.12 ? 'start' : place > 0.88 ? 'end' : 'middle'
            return (
              <g key={point.id}>
                <path d={`M${x(place)} ${middle}V${end}`} className="stroke-line-strong" />
                <circle
                  cx={x(place)}
                  cy={middle}
                  r={at === index ? 7 : 5.5}
                  strokeWidth="1.7"
                  className={
                    point.is === 'done'
                      ? 'fill-ink stroke-ink'
                      : point.is === 'next'
                        ? 'fill-surface-0 stroke-ink'
                        : 'fill-surface-0 stroke-line-strong'
                  }
                />
                <text
                  x={x(place)}
                  y={isUp ? end - 5 : end + 13}
                  textAnchor={anchor}
                  className={
                    point.is === 'next' ? 'fill-text text-fine font-strong' : 'fill-text-2 text-fine'
                  }
                >
                  {fitted(point.title, Math.max(70, (width / Math.max(2, order.length)) * 1.7))}
                </text>
              </g>
            )
          })}
          <text x="0" y={height - 4} className="figures fill-muted text-fine">
            {now > 0.25 ? dated(drawn.from, today) : ''}
          </text>
          <text
            x={x(now)}
            y={height - 4}
            textAnchor={now > 0.85 ? 'end' : now < 0.12 ? 'start' : 'middle'}
            className="fill-text text-fine font-strong"
          >
            today
          </text>
          <text x={width} y={height - 4} textAnchor="end" className="figures fill-muted text-fine">
            {now < 0.7 ? dated(drawn.to, today) : ''}
          </text>
        </>
      )}
    </WalkDrawing>
  )
}

/** Where each milestone stands, 0 to 1; one without a date halfway between its neighbours that have one. */
function placesOf({ points }: MilestoneTimeline, part: (day: Day) => number): number[] {
  const known = points.map(({ day }) => (day === null ? null : part(day)))
  return known.map((place, at) => {
    if (place !== null) return place
    const before = known.slice(0, at).findLast((one) => one !== null) ?? 0
    const after = known.slice(at + 1).find((one) => one !== null) ?? 1
    const run = known
      .slice(0, at)
      .reverse()
      .findIndex((one) => one !== null)
    const open = run < 0 ? at + 1 : run + 1
    const rest = known.slice(at + 1).findIndex((one) => one !== null)
    const left = rest < 0 ? known.length - at : rest + 1
    return before + ((Math.max(before, after) - before) * open) / (open + left)
  })
}
