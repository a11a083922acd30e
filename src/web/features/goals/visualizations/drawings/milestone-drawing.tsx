import { dated, earliest } from '#domain/goals/engine/days.ts'
import type { RatedDay } from '#domain/goals/engine/goal-facts.ts'
import type { Density } from '#domain/goals/goal-choices.ts'
import type { MilestonePoint, MilestoneTimeline } from '#domain/goals/visuals/milestone-timeline.ts'
import { daysAlong, type OverlayScale } from '#domain/goals/visuals/rating-means.ts'
import type { Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { AxisMarks } from '#web/ui/charts/axis-marks.tsx'
import { bandHeight, MeansBand } from './along-time/means-band.tsx'
import { milestonePlaces } from './along-time/milestone-places.ts'
import { overlayNote, overlaysAt, overlayWords } from './along-time/overlays.ts'
import { type AxisName, type PlacedName, placeNames } from './along-time/place-names.ts'
import { axisMarksOf } from './along-time/time-marks.ts'
import { WalkDrawing } from './walk-drawing.tsx'

interface MilestoneDrawingProps {
  drawn: MilestoneTimeline
  today: Day
  height: number
  density: Density
  /** Days with ratings, in any order, and which of them are drawn above the milestones. */
  rated?: readonly RatedDay[]
  scales?: readonly OverlayScale[]
}

/** Below the milestones: the words of the axis. */
const axisRoom = 24
/** The end of the shortest stem, and what its words and a next level need, px. */
const shortestStem = 22
const pitches: Readonly<Record<Density, number>> = { compact: 18, normal: 18, detailed: 34 }
const meansPlaces = 90

/** Milestones on a line: filled is done, ringed in ink is next. Those without a date stand in their order between the others. */
export function MilestoneDrawing({
  drawn,
  today,
  height: axisHeight,
  density,
  rated = [],
  scales = [],
}: MilestoneDrawingProps) {
  const whole = Math.max(1, daysBetween(drawn.from, drawn.to))
  const part = (day: Day) => daysBetween(drawn.from, day) / whole
  const places = milestonePlaces(drawn, part)
  const order = drawn.points
    .map((point, at) => ({ point, place: places[at] ?? 0 }))
    .sort((a, b) => a.place - b.place)
  const days = daysAlong(drawn.from, earliest(drawn.to, today), meansPlaces)
  const overlays = overlaysAt(rated, scales, days)
  const top = overlays.length > 0 ? bandHeight : 0
  const height = top + axisHeight
  const room = (axisHeight - axisRoom) / 2
  return (
    <>
      <WalkDrawing
        label="Milestones over time"
        height={height}
        edges={[overlays.length > 0 ? 24 : 10, 10]}
        places={order.map(({ place }) => place)}
        describe={(at) => {
          const point = order[at]?.point
          if (!point) return []
          const means = point.day ? overlayWords(overlaysAt(rated, scales, [point.day]), 0) : ''
          return [point.title, ...stateLines(point, today), ...(means ? [means] : [])]
        }}
      >
        {({ x, width, at }) => (
          <>
            {overlays.length > 0 && (
              <MeansBand
                overlays={overlays}
                x={(index) => x(part(days[index] ?? drawn.from))}
                left={x(0)}
                right={x(1)}
              />
            )}
            <Points
              {...{ order, x, width, at, today, density, room }}
              middle={top + room}
              now={part(today)}
            />
            <AxisMarks
              marks={axisMarksOf(drawn, today, { density, xOf: (day) => x(part(day)), width })}
              x={(px) => px}
              left={0}
              width={width}
              top={height - 4}
            />
          </>
        )}
      </WalkDrawing>
      {overlays.length > 0 && <p className="type-label mt-2 text-muted">{overlayNote(overlays, days)}</p>}
    </>
  )
}

/** 'done 11 October', 'planned for 31 August' */
function stateLines({ is, day, planned }: MilestonePoint, today: Day): string[] {
  if (is !== 'done') return [day ? `${is}, by ${dated(day, today)}` : `${is}, no date`]
  return [
    day ? `done ${dated(day, today)}` : 'done',
    ...(planned && planned !== day ? [`planned for ${dated(planned, today)}`] : []),
  ]
}

interface PointsProps {
  order: readonly { readonly point: MilestonePoint; readonly place: number }[]
  x: (part: number) => number
  width: number
  at: number | null
  today: Day
  density: Density
  /** Above and below the line, px. */
  room: number
  middle: number
  now: number
}

function Points({ order, x, width, at, today, density, room, middle, now }: PointsProps) {
  const pitch = pitches[density]
  const labels = placeNames(namesOf(order, x, now, density === 'detailed' ? today : null), {
    left: 0,
    right: width,
    levels: density === 'compact' ? 1 : Math.max(1, Math.floor((room - shortestStem - 14) / pitch) + 1),
    widest: density === 'compact' ? 110 : Math.min(200, width / 2.2),
  })
  const radius = (x(1) - x(0)) / Math.max(1, order.length) < 12 ? 3.5 : 5.5
  return (
    <>
      <path d={`M0 ${middle}H${x(now)}`} className="stroke-ink" strokeWidth="2.2" />
      <path d={`M${x(now)} ${middle}H${width}`} className="stroke-line-strong" />
      <path d={`M${x(now)} ${middle - 10}V${middle + 10}`} className="stroke-text" strokeWidth="1.5" />
      {labels.map((label) => (
        <Name
          key={label.index}
          {...{ label, middle, pitch, order }}
          at={x(order[label.index]?.place ?? 0)}
          today={density === 'detailed' ? today : null}
        />
      ))}
      {order.map(({ point, place }, index) => (
        <circle
          key={point.id}
          cx={x(place)}
          cy={middle}
          r={at === index ? radius + 1.5 : radius}
          strokeWidth="1.7"
          className={pointLooks[point.is]}
        />
      ))}
    </>
  )
}

const pointLooks: Readonly<Record<MilestonePoint['is'], string>> = {
  done: 'fill-ink stroke-ink',
  next: 'fill-surface-0 stroke-ink',
  open: 'fill-surface-0 stroke-line-strong',
}

/** The next one is named first, then those near to today. */
const namesOf = (
  order: PointsProps['order'],
  x: (part: number) => number,
  now: number,
  today: Day | null,
): AxisName[] =>
  order.map(({ point, place }) => ({
    at: x(place),
    words: point.title,
    rank: point.is === 'next' ? -1 : Math.abs(place - now),
    ...(today !== null && point.day && { below: dated(point.day, today) }),
  }))

interface NameProps {
  label: PlacedName
  order: PointsProps['order']
  middle: number
  pitch: number
  /** Where its milestone lies, px. */
  at: number
  /** Given: its date stands under its words. */
  today: Day | null
}

function Name({ label: { index, words, x, level, isUp }, order, middle, pitch, at, today }: NameProps) {
  const point = order[index]?.point
  const stem = shortestStem + level * pitch
  const end = isUp ? middle - stem : middle + stem
  const isDated = today !== null && point?.day
  const baseline = isUp ? end - (isDated ? 19 : 5) : end + 13
  return (
    <g>
      <path d={`M${at} ${middle}V${end}`} className="stroke-line-strong" />
      <text
        x={x}
        y={baseline}
        textAnchor="middle"
        className={point?.is === 'next' ? 'fill-text text-fine font-strong' : 'fill-text-2 text-fine'}
      >
        {words}
      </text>
      {isDated && point.day && (
        <text x={x} y={baseline + 14} textAnchor="middle" className="figures fill-muted text-fine">
          {dated(point.day, today)}
        </text>
      )}
    </g>
  )
}
