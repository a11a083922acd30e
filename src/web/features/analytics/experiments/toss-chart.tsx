import { useRef } from 'react'
import type { ExperimentResult } from '#domain/insights/experiments/experiment-result.ts'
import { oneDecimal } from '#domain/insights/insight-words.ts'
import { scaleName } from '#domain/journal/rating-words.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { Figure } from '#web/ui/charts/figure.tsx'
import { useWidth } from '#web/ui/charts/use-width.ts'
import type { ExperimentRow } from './use-experiments.ts'

const height = 168
const y = (value: number) => height - 12 - ((value - 1) / 9) * (height - 24)
const inkOf = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' } as const

/** The rated days of an experiment: filled where the coin said so, open where it did not, with the mean of both. */
export function TossChart({ one, result }: { one: ExperimentRow; result: ExperimentResult }) {
  const around = useRef<HTMLDivElement>(null)
  const whole = useWidth(around)
  const width = Math.max(0, whole - 118)
  const { days, with: side, without } = result
  // Nothing is cut at the ends.
  const step = (width - 12) / Math.max(1, days.length)
  const other = one.instead === '' ? 'without' : one.instead
  const year = days.at(-1)?.day.slice(0, 4) ?? ''
  return (
    <Figure
      className="mt-7"
      question="What did the days say?"
      answer={`${scaleName(one.measure)}, 1 to 10. Filled: the coin said ${one.doing}. Open: it said ${other}. Counted as tossed, not as done.`}
      size="side"
      level={4}
      fileName={`inkwell-experiment-${one.firstDay}`}
      table={{
        caption: one.question,
        head: ['Day', 'Tossed', 'Went so', one.measure],
        rows: days.map(({ day, isToDo, followed, value }) => [
          ...[day, isToDo ? one.doing : other],
          ...[followed === null ? null : followed ? 'yes' : 'no', value],
        ]),
      }}
    >
      <div ref={around} className={inkOf[one.measure]} style={{ height: height + 24 }}>
        {width > 0 && (
          <svg data-drawing width={whole} height={height + 24} aria-hidden="true" className="block">
            <path d={`M0 .5H${width}M0 ${height - 0.5}H${width}`} className="stroke-line" />
            {days.map(({ day, isToDo, value }, at) =>
              value === null ? null : (
                <circle
                  key={day}
                  cx={6 + (at + 0.5) * step}
                  cy={y(value)}
                  r="4.6"
                  strokeWidth="1.6"
                  className={isToDo ? 'fill-current stroke-current' : 'fill-surface-0 stroke-text-2'}
                />
              ),
            )}
            {side.rated > 0 && (
              <path d={`M0 ${y(side.mean)}H${width}`} stroke="currentColor" strokeWidth="1.6" />
            )}
            {without.rated > 0 && (
              <path
                d={`M0 ${y(without.mean)}H${width}`}
                className="stroke-text-2"
                strokeWidth="1.6"
                strokeDasharray="5 4"
              />
            )}
            <Label words={one.doing} side={side} others={without} x={width + 12} isFirst />
            <Label words={other} side={without} others={side} x={width + 12} />
            <g className="figures fill-muted text-label">
              <text y={height + 20}>{shortDate(days[0]?.day ?? one.firstDay, year)}</text>
              <text x={width} y={height + 20} textAnchor="end">
                {shortDate(days.at(-1)?.day ?? one.firstDay, year)}
              </text>
            </g>
          </svg>
        )}
      </div>
    </Figure>
  )
}

interface LabelProps {
  words: string
  side: ExperimentResult['with']
  others: ExperimentResult['with']
  x: number
  isFirst?: boolean
}

/** The name of a side beside its line; lines that lie close push their names apart. */
function Label({ words, side, others, x, isFirst = false }: LabelProps) {
  if (side.rated === 0) return null
  const apart = y(side.mean) - y(others.mean)
  const push = others.rated > 0 && Math.abs(apart) < 18 ? ((apart || (isFirst ? -1 : 1)) < 0 ? -8 : 8) : 0
  const short = words.length > 11 ? `${words.slice(0, 10)}…` : words
  return (
    <text
      x={x}
      y={y(side.mean) + 4 + push}
      className={isFirst ? 'fill-current text-label' : 'fill-text-2 text-label'}
    >
      {short} {oneDecimal(side.mean)}
    </text>
  )
}
