import type { Day } from '../../time/day.ts'
import { counted, dated, earliest, latest } from '../engine/days.ts'
import { beginningOf, completedOn, type GoalFact } from '../engine/goal-facts.ts'
import { statusName } from '../goal-choices.ts'
import type { GoalsWorld, Visual } from './goal-world.ts'
import { timelineSentence } from './side-by-side.ts'

export interface TimelineRow {
  readonly id: string
  readonly title: string
  readonly from: Day
  /** Where the drawn line ends: completed, or today. */
  readonly until: Day
  /** Where the dotted line ends; null: nothing is to come, or no date was set. */
  readonly ahead: Day | null
  readonly isCompleted: boolean
  readonly isPaused: boolean
  /** False: it is only meant to be begun, and its whole line is still to come. */
  readonly isBegun: boolean
  readonly isChosen: boolean
}

/** Goals as lines over time. */
export interface Timeline extends Visual {
  readonly from: Day
  readonly to: Day
  readonly rows: readonly TimelineRow[]
}

/** What ran beside what: all goals that have begun or have a date, the earliest first. `most`: how many rows fit. */
export function timeline(
  { goal, goals, today }: Pick<GoalsWorld, 'goal' | 'goals' | 'today'>,
  most = 40,
): Timeline {
  const rows = goals
    .filter(
      ({ status, startDate, targetDate }) =>
        status !== 'not_started' || startDate !== null || targetDate !== null,
    )
    .map((one): TimelineRow => {
      const began = beginningOf(one)
      const until = completedOn(one) ?? today
      return {
        id: one.id,
        title: one.title,
        from: began,
        until: latest(until, began),
        ahead: one.status !== 'completed' && one.targetDate && one.targetDate > today ? one.targetDate : null,
        isCompleted: one.status === 'completed',
        isPaused: one.status === 'paused',
        isBegun: one.status !== 'not_started' && began <= today,
        isChosen: one.id === goal?.id,
      }
    })
    .sort((a, b) => (a.from === b.from ? (a.id < b.id ? -1 : 1) : a.from < b.from ? -1 : 1))
  const shown = rows.filter(({ isChosen }, at) => isChosen || at >= rows.length - most)
  const byId = new Map(goals.map((one) => [one.id, one]))
  const days = shown.flatMap(({ from, until, ahead }) => [from, until, ahead ?? until])
  return {
    question: 'What ran beside what?',
    answer: answerOf(goals, rows, shown, today),
    finding: timelineSentence(goals, today),
    isDrawn: rows.length > 0,
    table: {
      caption: 'Goals over time',
      head: ['Goal', 'From', 'To', 'By', 'Status'],
      rows: shown.map(({ id, title, from, until, ahead, isCompleted }) => [
        title,
        from,
        isCompleted ? until : null,
        ahead,
        statusName(byId.get(id)?.status ?? 'not_started'),
      ]),
    },
    from: earliest(today, ...days),
    to: latest(today, ...days),
    rows: shown,
  }
}

/** '7 goals since 9 November 2025; 2 in progress now. Dotted is still to come.' */
function answerOf(
  goals: readonly GoalFact[],
  rows: readonly TimelineRow[],
  shown: readonly TimelineRow[],
  today: Day,
): string {
  const [first] = rows
  if (!first) return 'No goal has a beginning or a date yet.'
  const running = goals.filter(({ status }) => status === 'in_progress').length
  const since =
    first.from > today ? `from ${dated(first.from, today)} on` : `since ${dated(first.from, today)}`
  const ahead = shown.some((row) => row.ahead !== null) ? ' Dotted is still to come.' : ''
  const cut = shown.length < rows.length ? ` ${shown.length} of them are drawn.` : ''
  return `${counted(rows.length, 'goal')} ${since}; ${running === 0 ? 'none' : running} in progress now.${ahead}${cut}`
}
