import { dated, earliest } from '#domain/goals/engine/days.ts'
import type { RatedDay } from '#domain/goals/engine/goal-facts.ts'
import type { Density } from '#domain/goals/goal-choices.ts'
import { daysAlong, type OverlayScale } from '#domain/goals/visuals/rating-means.ts'
import type { Timeline, TimelineRow } from '#domain/goals/visuals/timeline.ts'
import type { Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { AxisMarks } from '#web/ui/charts/axis-marks.tsx'
import { fittedWords } from '#web/ui/charts/placing/text-width.ts'
import { classNames } from '#web/ui/class-names.ts'
import { bandHeight, MeansBand } from './along-time/means-band.tsx'
import { overlayNote, overlaysAt, overlayWords } from './along-time/overlays.ts'
import { axisMarksOf } from './along-time/time-marks.ts'
import { WalkDrawing } from './walk-drawing.tsx'

interface TimelineDrawingProps {
  drawn: Timeline
  today: Day
  density: Density
  /** Room for the names, in px. */
  names?: number
  /** Days with ratings, in any order, and which of them are drawn above the goals. */
  rated?: readonly RatedDay[]
  scales?: readonly OverlayScale[]
}

/** A row in each density, px; in the detailed one its dates stand under its name. */
const rowHeights: Readonly<Record<Density, number>> = { compact: 18, normal: 23, detailed: 40 }
/** Below the goals: the words of the axis. */
const axisRoom = 26
const meansPlaces = 90

/** Goals as lines over time: solid up to today, dotted up to their date, ended by a point where they were completed. */
export function TimelineDrawing({
  drawn,
  today,
  density,
  names = 128,
  rated = [],
  scales = [],
}: TimelineDrawingProps) {
  const { rows, from, to } = drawn
  const whole = Math.max(1, daysBetween(from, to))
  const part = (day: Day) => daysBetween(from, day) / whole
  const days = daysAlong(from, earliest(to, today), meansPlaces)
  const overlays = overlaysAt(rated, scales, days)
  const top = overlays.length > 0 ? bandHeight : 0
  const rowHeight = rowHeights[density]
  const height = top + rows.length * rowHeight + axisRoom
  const order = rows.map((row, index) => ({ row, index })).sort((a, b) => part(a.row.from) - part(b.row.from))
  return (
    <>
      <WalkDrawing
        label="Goals over time"
        height={height}
        edges={[names + 10, 8]}
        places={order.map(({ row }) => part(row.from))}
        describe={(at) => {
          const row = order[at]?.row
          if (!row) return []
          const end = overlayWords(overlaysAt(rated, scales, [row.from]), 0)
          return [row.title, `since ${dated(row.from, today)}`, endWords(row, today), ...(end ? [end] : [])]
        }}
      >
        {({ x, at, width }) => (
          <>
            {overlays.length > 0 && (
              <MeansBand
                overlays={overlays}
                x={(index) => x(part(days[index] ?? from))}
                left={x(0)}
                right={x(1)}
              />
            )}
            <path d={`M${x(part(today))} ${top}V${height - 22}`} className="stroke-line-strong" />
            {rows.map((row, index) => (
              <Row
                key={row.id}
                {...{ row, today, names, density }}
                y={top + index * rowHeight + rowHeight / 2}
                xOf={(day) => x(part(day))}
                isLooked={at !== null && order[at]?.index === index}
              />
            ))}
            <AxisMarks
              marks={axisMarksOf(drawn, today, { density, xOf: (day) => x(part(day)), width: width - names })}
              x={(px) => px}
              left={x(0)}
              width={x(1) - x(0)}
              top={height - 4}
            />
          </>
        )}
      </WalkDrawing>
      {overlays.length > 0 && <p className="type-label mt-2 text-muted">{overlayNote(overlays, days)}</p>}
    </>
  )
}

/** 'done 12 June', 'by 31 December', 'no date' */
function endWords({ isCompleted, until, ahead }: TimelineRow, today: Day): string {
  if (isCompleted) return `done ${dated(until, today)}`
  return ahead ? `by ${dated(ahead, today)}` : 'no date'
}

interface RowProps {
  row: TimelineRow
  today: Day
  names: number
  density: Density
  y: number
  xOf: (day: Day) => number
  isLooked: boolean
}

function Row({ row, today, names, density, y, xOf, isLooked }: RowProps) {
  const [from, until] = [xOf(row.from), xOf(row.isBegun ? row.until : row.from)]
  const isDetailed = density === 'detailed'
  return (
    <g
      className={row.isChosen || isLooked ? 'text-ink' : 'text-text-2'}
      stroke="currentColor"
      strokeLinecap="round"
      fill="none"
    >
      <text
        x={names}
        y={y + (isDetailed ? -3 : 4)}
        textAnchor="end"
        stroke="none"
        className={classNames('text-fine', row.isChosen ? 'fill-text font-strong' : 'fill-text-2')}
      >
        {fittedWords(row.title, names)}
      </text>
      {isDetailed && (
        <text x={names} y={y + 12} textAnchor="end" stroke="none" className="figures fill-muted text-fine">
          {fittedWords(endWords(row, today), names)}
        </text>
      )}
      {until > from && (
        <path
          d={`M${from} ${y}H${until}`}
          strokeWidth="2.4"
          strokeDasharray={row.isPaused ? '2 4' : undefined}
        />
      )}
      {row.ahead && xOf(row.ahead) > until + 5 && (
        <path d={`M${until + 5} ${y}H${xOf(row.ahead)}`} strokeWidth="1.7" strokeDasharray="0.1 5" />
      )}
      {row.isCompleted && <circle cx={until} cy={y} r="4" fill="currentColor" stroke="none" />}
      {until <= from && !row.isCompleted && (
        <circle
          cx={from}
          cy={y}
          r="2.6"
          fill={row.isBegun ? 'currentColor' : 'none'}
          stroke={row.isBegun ? 'none' : 'currentColor'}
        />
      )}
    </g>
  )
}

/** A name that fits into so many px. */
export const fitted = fittedWords
