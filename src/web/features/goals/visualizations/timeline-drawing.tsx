import { dated } from '#domain/goals/engine/days.ts'
import type { Timeline } from '#domain/goals/visuals/timeline.ts'
import type { Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { classNames } from '#web/ui/class-names.ts'
import { WalkDrawing } from './walk-drawing.tsx'

interface TimelineDrawingProps {
  drawn: Timeline
  today: Day
  rowHeight: number
  /** Room for the names, in px. */
  names?: number
}

/** Goals as lines over time: solid up to today, dotted up to their date, ended by a point where they were completed. */
export function TimelineDrawing({ drawn, today, rowHeight, names = 128 }: TimelineDrawingProps) {
  const { rows, from, to } = drawn
  const whole = Math.max(1, daysBetween(from, to))
  const part = (day: Day) => daysBetween(from, day) / whole
  const height = rows.length * rowHeight + 26
  const order = rows.map((row, index) => ({ row, index })).sort((a, b) => part(a.row.from) - part(b.row.from))
  const isNowAtEnd = part(today) > 0.8
  return (
    <WalkDrawing
      label="Goals over time"
      height={height}
      edges={[names + 10, 8]}
      places={order.map(({ row }) => part(row.from))}
      describe={(at) => {
        const row = order[at]?.row
        if (!row) return []
        const end = row.isCompleted
          ? `done ${dated(row.until, today)}`
          : row.ahead
            ? `by ${dated(row.ahead, today)}`
            : 'no date'
        return [row.title, `since ${dated(row.from, today)}`, end]
      }}
    >
      {({ x, at }) => (
        <>
          <path d={`M${x(part(today))} 0V${height - 22}`} className="stroke-line-strong" />
          {rows.map((row, index) => {
            const y = index * rowHeight + rowHeight / 2
            const isLooked = at !== null && order[at]?.index === index
            const ink = row.isChosen || isLooked ? 'text-ink' : 'text-text-2'
            return (
              <g key={row.id} className={ink} stroke="currentColor" strokeLinecap="round" fill="none">
                <text
                  x={names}
                  y={y + 4}
                  textAnchor="end"
                  stroke="none"
                  className={classNames('text-fine', row.isChosen ? 'fill-text font-strong' : 'fill-text-2')}
                >
                  {fitted(row.title, names)}
                </text>
                <path
                  d={`M${x(part(row.from))} ${y}H${x(part(row.until))}`}
                  strokeWidth="2.4"
                  strokeDasharray={row.isPaused ? '2 4' : undefined}
                />
                {row.ahead && (
                  <path
                    d={`M${x(part(row.until)) + 5} ${y}H${x(part(row.ahead))}`}
                    strokeWidth="1.7"
                    strokeDasharray="0.1 5"
                  />
                )}
                {row.isCompleted && (
                  <circle cx={x(part(row.until))} cy={y} r="4" fill="currentColor" stroke="none" />
                )}
                {row.from === row.until && !row.isCompleted && (
                  <circle cx={x(part(row.from))} cy={y} r="2.6" fill="currentColor" stroke="none" />
                )}
              </g>
            )
          })}
          <text x={x(0)} y={height - 4} className="figures fill-muted text-fine">
            {hasRoom(x(part(today)) - x(0), dated(from, today)) ? dated(from, today) : ''}
          </text>
          <text
            x={x(part(today))}
            y={height - 4}
            textAnchor={isNowAtEnd ? 'end' : 'middle'}
            className="fill-text text-fine font-strong"
          >
            today
          </text>
        </>
      )}
    </WalkDrawing>
  )
}

/** Whether words at the start of an axis end before 'today', which stands so many px further, half or all of it to its left. */
export const hasRoom = (px: number, words: string): boolean => px > words.length * 6.4 + 48

/** A name that fits into so many px, about 6.4 a letter. */
export const fitted = (name: string, room: number): string => {
  const most = Math.floor(room / 6.4)
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name
}
