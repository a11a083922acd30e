import { useState } from 'react'
import type { DayState } from '#domain/habits/schedule/day-state.ts'
import { capital, inWords } from '#domain/text/number-words.ts'
import { dayNumberOf, dayOfNumber } from '#domain/time/day-number.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'
import { Figure } from '#web/ui/charts/figure.tsx'

import { stateWord } from './day-mark.tsx'
import { Segments } from './segments.tsx'
import { StrengthCurve } from './strength-curve.tsx'
import { strengthEvents } from './strength-events.ts'

/** How many days can be drawn; of fewer that there are, all. */
const spans = [
  { value: '63', label: 'Nine weeks' },
  { value: '365', label: 'A year' },
  { value: 'Infinity', label: 'All' },
] as const
type Span = (typeof spans)[number]['value']

const counted = (count: number, unit: string): string => `${inWords(count)} ${unit}${count === 1 ? '' : 's'}`

/** 'nine weeks', of so many days. */
function spanWords(days: number): string {
  if (days < 14) return counted(days, 'day')
  if (days < 120) return counted(Math.round(days / 7), 'week')
  return days < 700 ? counted(Math.round(days / 30.4), 'month') : counted(Math.round(days / 365.25), 'year')
}

/** How strong a habit is, how strong it was at the first of these days, and what lay between. */
export function strengthSentence(strengths: readonly number[], states: readonly DayState[]): string {
  const [first = 0, last = 0] = [strengths[0], strengths.at(-1)]
  if (strengths.length < 2)
    return 'This is its first day. Each day you do it adds strength, and a missed day takes a little away.'
  const count = (state: DayState) => states.filter((one) => one === state).length
  const between = (['missed', 'skipped', 'paused'] as const)
    .filter((state) => count(state) > 0)
    .map((state) => `${counted(count(state), 'day')} ${state}`)
  const before = spanWords(strengths.length - 1)
  const change =
    first === last ? `as it was ${before} ago` : `${last > first ? 'up' : 'down'} from ${first} ${before} ago`
  const isFree = count('skipped') + count('paused') > 0
  return [
    `${last} of 100, ${change}.`,
    between.length > 0 && `${capital(between.join(', '))}.`,
    isFree && 'Skips and pauses cost nothing.',
  ]
    .filter(Boolean)
    .join(' ')
}

interface StrengthFigureProps {
  detail: HabitDetailRow
  question: string
  level?: 2 | 3
  /** Whether a longer time can be chosen. */
  hasSpans?: boolean
}

/** How strong a habit is, over nine weeks or longer. */
export function StrengthFigure({ detail, question, level = 2, hasSpans = false }: StrengthFigureProps) {
  const [span, setSpan] = useState<Span>('63')
  const skipped = Math.max(0, detail.strengths.length - Number(span))
  const strengths = detail.strengths.slice(skipped)
  const states = detail.states.slice(skipped)
  const first = dayNumberOf(detail.from) + skipped
  const { name, isArchived } = detail.habit
  const events = strengthEvents(detail)
    .map((event) => ({ ...event, at: event.at - skipped }))
    .filter(({ at }) => at >= 0)
  const offered = spans.filter((_, at) => at === 0 || detail.strengths.length > Number(spans[at - 1]?.value))
  return (
    <Figure
      question={question}
      answer={strengthSentence(strengths, states)}
      level={level}
      fileName={`strength-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`}
      table={{
        caption: `Strength of ${name} by day`,
        head: ['Day', 'Strength', 'The day'],
        rows: strengths.map((strength, at) => [
          dayOfNumber(first + at),
          strength,
          stateWord(states[at] ?? 'free'),
        ]),
      }}
      actions={
        hasSpans &&
        offered.length > 1 && (
          <Segments legend="How far back" choices={offered} value={span} onChange={setSpan} />
        )
      }
    >
      <StrengthCurve
        {...{ states, strengths, events, isArchived }}
        from={dayOfNumber(first)}
        label={`Strength of ${name} by day`}
      />
    </Figure>
  )
}
