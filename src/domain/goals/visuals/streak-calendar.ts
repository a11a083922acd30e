import { addDays, type Day } from '../../time/day.ts'
import { daysBetween } from '../../time/day-number.ts'
import { weekday } from '../../time/entry-date.ts'
import { weekStartOf } from '../../time/my-day.ts'
import { counted, dated, earliest, latest } from '../engine/days.ts'
import { beginningOf, completedOn, stepsOf } from '../engine/goal-facts.ts'
import { statusOn } from '../engine/goal-status.ts'
import type { GoalWorld, Visual } from './goal-world.ts'

/** step: progress was written down; habit: a linked habit was done; paused: the goal rested; ahead: still to come; before: it was no goal yet. */
export type CalendarMark = 'step' | 'habit' | 'none' | 'paused' | 'ahead' | 'before'

export interface CalendarDay {
  readonly day: Day
  readonly mark: CalendarMark
}

/** Weeks as columns, from the person's first day of the week. */
export interface StreakCalendar extends Visual {
  readonly weeks: readonly (readonly CalendarDay[])[]
  /** 'Mon', 'Tue' ... in the order of the rows. */
  readonly rowNames: readonly string[]
}

const mostWeeks = 53

/** On which days something was done for a goal: a step, or a habit that it is linked with. */
export function streakCalendar(world: GoalWorld): StreakCalendar {
  const { goal, today } = world
  const steps = new Set(stepsOf(world.steps, goal.id).map(({ date }) => date))
  const habitDays = new Set(world.habits.flatMap(({ days }) => days))
  const last = completedOn(goal) ?? today
  const horizon = weekStartOf(addDays(last, -7 * (mostWeeks - 1)), world)
  const began = earliest(beginningOf(goal), ...steps)
  const first = weekStartOf(latest(began, horizon), world)
  const count = Math.floor(daysBetween(first, weekStartOf(last, world)) / 7) + 1
  const markOf = (day: Day): CalendarMark => {
    if (day > last) return 'ahead'
    if (steps.has(day)) return 'step'
    if (day < began) return 'before'
    if (habitDays.has(day)) return 'habit'
    return statusOn(goal, day) === 'paused' ? 'paused' : 'none'
  }
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const day = addDays(first, week * 7 + at)
      return { day, mark: markOf(day) }
    }),
  )
  const days = weeks.flat().filter(({ mark }) => mark !== 'before' && mark !== 'ahead')
  const number = (mark: CalendarMark) => days.filter((one) => one.mark === mark).length
  const active = number('step') + number('habit')
  return {
    question: 'On which days did I work on it?',
    answer: answerOf(
      active,
      days.length,
      number('paused'),
      days.findLast(({ mark }) => mark === 'step')?.day,
      today,
    ),
    finding: null,
    isDrawn: active > 0,
    table: {
      caption: `Days of ${goal.title}`,
      head: ['Day', 'What happened'],
      rows: days.map(({ day, mark }) => [day, markWords(mark)]),
    },
    weeks,
    rowNames: (weeks[0] ?? []).map(({ day }) => weekday(day, 'short')),
  }
}

function answerOf(active: number, all: number, paused: number, last: Day | undefined, today: Day): string {
  if (active === 0) return 'No step has been written down yet. The first one fills a day.'
  const rest = paused > 0 ? ` ${counted(paused, 'day')} it rested.` : ''
  return `On ${active} of ${counted(all, 'day')}${last ? `; the last step was on ${dated(last, today)}` : ''}.${rest}`
}

/** A mark in words, for tables and screen readers. */
export function markWords(mark: CalendarMark): string {
  const words: Readonly<Record<CalendarMark, string>> = {
    step: 'a step',
    habit: 'a linked habit',
    none: 'nothing written down',
    paused: 'at rest',
    ahead: 'still to come',
    before: 'before it was a goal',
  }
  return words[mark]
}
