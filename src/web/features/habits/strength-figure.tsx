import type { DayState } from '#domain/habits/schedule/day-state.ts'
import { inWords } from '#domain/text/number-words.ts'
import { dayNumberOf, dayOfNumber } from '#domain/time/day-number.ts'
import type { HabitDetailRow } from '#domain/views/habit-rows.ts'
import { Figure } from '#web/ui/charts/figure.tsx'

import { stateWord } from './day-mark.tsx'
import { StrengthCurve } from './strength-curve.tsx'

/** Nine weeks are drawn, or fewer where there were no more yet. */
const drawnDays = 63

const days = (count: number): string => `${inWords(count)} ${count === 1 ? 'day' : 'days'}`

const ago = (count: number): string =>
  count >= 14 ? `${inWords(Math.round(count / 7))} weeks` : days(Math.max(1, count))

/** From what to what, and what lay between. */
export function strengthSentence(strengths: readonly number[], states: readonly DayState[]): string {
  const [first = 0, last = 0] = [strengths[0], strengths.at(-1)]
  const count = (state: DayState) => states.filter((one) => one === state).length
  const between = [
    count('missed') > 0 && `${days(count('missed'))} missed`,
    count('skipped') > 0 && `${inWords(count('skipped'))} skipped`,
    count('paused') > 0 && `${days(count('paused'))} paused`,
  ].filter(Boolean)
  const kind = count('skipped') + count('paused') > 0 ? ' Skips and pauses cost nothing.' : ''
  if (strengths.length < 2)
    return 'It begins today. Each day done adds to it, and a missed one takes a little.'
  const change = `From ${first} to ${last} in ${ago(strengths.length - 1)}`
  return `${change}${between.length > 0 ? `, with ${between.join(', ')}` : ''}.${kind}`
}

/** The deepest falls, and where pauses began, at most three, far enough from each other to be read. */
function eventsIn(
  strengths: readonly number[],
  states: readonly DayState[],
): { at: number; words: string }[] {
  const found: { at: number; words: string; size: number }[] = []
  for (let at = 1; at < states.length; at++) {
    if (states[at] !== 'missed' || states[at + 1] === 'missed') continue
    let first = at
    while (states[first - 1] === 'missed') first--
    const size = (strengths[first - 1] ?? 0) - (strengths[at] ?? 0)
    const count = at - first + 1
    if (size > 0)
      found.push({
        at,
        size,
        words: `${count === 1 ? 'one missed day' : `${inWords(count)} missed days`}, −${size}`,
      })
  }
  for (const [at, state] of states.entries())
    if (state === 'paused' && states[at - 1] !== 'paused')
      found.push({ at: at + 1, size: 50, words: 'paused' })
  const kept: typeof found = []
  const apart = Math.max(9, Math.round(states.length / 4))
  for (const event of found.sort((a, b) => b.size - a.size))
    if (kept.length < 3 && kept.every(({ at }) => Math.abs(at - event.at) >= apart)) kept.push(event)
  return kept.sort((a, b) => a.at - b.at)
}

interface StrengthFigureProps {
  detail: HabitDetailRow
  question: string
  level?: 2 | 3
}

/** How strong a habit is, over nine weeks. */
export function StrengthFigure({ detail, question, level = 2 }: StrengthFigureProps) {
  const skipped = Math.max(0, detail.strengths.length - drawnDays)
  const strengths = detail.strengths.slice(skipped)
  const states = detail.states.slice(skipped)
  const first = dayNumberOf(detail.from) + skipped
  const from = dayOfNumber(first)
  const { name } = detail.habit
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
    >
      <StrengthCurve
        {...{ from, states, strengths }}
        events={eventsIn(strengths, states)}
        label={`Strength of ${name} by day`}
      />
    </Figure>
  )
}
