import { useRef } from 'react'
import type { AnalysedDay } from '#domain/insights/analysis.ts'
import type { LevelChange } from '#domain/insights/signals.ts'
import type { RatingScale } from '#domain/journal/rating-words.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'

interface LevelLineProps {
  days: readonly AnalysedDay[]
  scale: RatingScale
  /** Null: one level over all days. */
  change: LevelChange | null
}

const inks = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' } as const
const [height, right] = [58, 28]

/** The ratings of some days as dots, with their level, and with the day from which on it lay elsewhere. */
export function LevelLine({ days, scale, change }: LevelLineProps) {
  const around = useRef<HTMLDivElement>(null)
  const width = useWidth(around)
  const x = (at: number) => 3 + (at / Math.max(1, days.length - 1)) * Math.max(0, width - right - 6)
  const y = (value: number) => height - 4 - ((value - 1) / 9) * (height - 8)
  const rated = days.flatMap(({ day, [scale]: value }, at) => (value === null ? [] : [{ day, at, value }]))
  const mean = rated.reduce((sum, { value }) => sum + value, 0) / Math.max(1, rated.length)
  const turn = change ? days.findIndex(({ day }) => day === change.day) : -1
  const from = Math.max(turn, 0)
  const level = change?.after ?? mean
  const whole = height + (turn > 0 ? 16 : 2)
  const end = x(days.length - 1)
  return (
    <div ref={around} style={{ height: whole }}>
      {width > 0 && (
        <svg data-drawing width={width} height={whole} className={`block ${inks[scale]}`} aria-hidden="true">
          <path d={`M0 ${y(1)}H${end}M0 ${y(10)}H${end}`} className="stroke-line" />
          {rated.map(({ day, at, value }) => (
            <circle
              key={day}
              cx={x(at)}
              cy={y(value)}
              r="1.7"
              opacity={at < from ? 0.45 : 0.75}
              className="fill-current"
            />
          ))}
          {change && turn > 0 && (
            <>
              <path
                d={`M${x(0)} ${y(change.before)}H${x(turn)}`}
                strokeWidth="1.8"
                strokeDasharray="5 4"
                className="stroke-text-2"
              />
              <path d={`M${x(turn)} 0V${height}`} className="stroke-text" strokeDasharray="2 3" />
              <text
                x={x(turn)}
                y={height + 12}
                textAnchor={turn > days.length / 2 ? 'end' : 'start'}
                className="figures fill-text-2 text-fine"
              >
                {shortDate(change.day, days.at(-1)?.day.slice(0, 4) ?? '')}
              </text>
            </>
          )}
          <path d={`M${x(from)} ${y(level)}H${end}`} strokeWidth="2.4" className="stroke-current" />
          <text x={end + 6} y={y(level) + 4} className="figures fill-text text-label">
            {level.toFixed(1)}
          </text>
        </svg>
      )}
    </div>
  )
}
