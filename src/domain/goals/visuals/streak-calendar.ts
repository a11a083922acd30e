import type { Day } from '../../time/day.ts'
import { type DayNumber, dayNumberOf, dayOfNumber, daysBetween } from '../../time/day-number.ts'
import { weekday } from '../../time/entry-date.ts'
import { weekStartOf } from '../../time/my-day.ts'
import { counted, dated, earliest, latest } from '../engine/days.ts'
import { beginningOf, completedOn, type GoalFact, stepsOf } from '../engine/goal-facts.ts'
import { statusOn } from '../engine/goal-status.ts'
import { runsSentence } from './day-runs.ts'
import type { GoalWorld, Visual, VisualTable } from './goal-world.ts'
import { type OverlayScale, oneDecimal, ratingMeans } from './rating-means.ts'
import { statusSpans } from './status-spans.ts'

/** step: progress was written down; habit: a linked habit was done; paused: the goal rested; ahead: still to come; before: it was no goal yet. */
export type CalendarMark = 'step' | 'habit' | 'none' | 'paused' | 'ahead' | 'before'

export interface CalendarDay {
  readonly day: Day
  readonly mark: CalendarMark
}

/** Weeks as columns, from the person's first day of the week. */
export interface StreakCalendar extends Visual {
  /** The latest ones, a year of them at most. */
  readonly weeks: readonly (readonly CalendarDay[])[]
  /** 'Mon', 'Tue' ... in the order of the rows. */
  readonly rowNames: readonly string[]
  /** For each week the mean of its ratings, 1 to 10; null where nothing was rated. */
  readonly means: Readonly<Record<OverlayScale, readonly (number | null)[]>>
  /** The first day that the numbers count, which may lie before the weeks; and how many they count. */
  readonly began: Day
  readonly counted: number
}

const mostWeeks = 53

/** On which days something was done for a goal: a step, or a habit that it is linked with. */
export function streakCalendar(world: GoalWorld): StreakCalendar {
  const { goal, today, rated } = world
  const steps = new Set(stepsOf(world.steps, goal.id).flatMap(({ date }) => (date <= today ? [date] : [])))
  const [firstStep = today] = steps
  const lastStep = [...steps].at(-1)
  const last = latest(completedOn(goal) ?? today, lastStep ?? '')
  const began = earliest(beginningOf(goal), firstStep, last)
  const habitDays = new Set(
    world.habits.flatMap(({ days }) => days.filter((day) => day >= began && day <= last)),
  )
  const active = new Set([...steps, ...habitDays])
  const weeks = weeksOf(world, { steps, habitDays, began, last })
  const days = weeks.flat().filter(({ mark }) => mark !== 'before' && mark !== 'ahead')
  const all = daysBetween(began, last) + 1
  const ends = weeks.map((week) => week[6]?.day ?? last)
  const weekly = (scale: OverlayScale) => ratingMeans(rated, scale, ends, { days: 7, least: 1 })
  return {
    question: 'On which days did I work on it?',
    answer: answerOf(active.size, all, restDays(goal, began, last, active), lastStep, today),
    finding: runsSentence(active, today, world.showsStreak),
    isDrawn: active.size > 0,
    table: tableOf(world, days),
    weeks,
    rowNames: (weeks[0] ?? []).map(({ day }) => weekday(day, 'short')),
    means: { mood: weekly('mood'), energy: weekly('energy') },
    began,
    counted: all,
  }
}

interface Marked {
  readonly steps: ReadonlySet<Day>
  readonly habitDays: ReadonlySet<Day>
  readonly began: Day
  readonly last: Day
}

/** The weeks up to the last day, the latest `mostWeeks` of them. */
function weeksOf(world: GoalWorld, { steps, habitDays, began, last }: Marked): CalendarDay[][] {
  const lastWeek = dayNumberOf(weekStartOf(last, world))
  const firstWeek = Math.max(dayNumberOf(weekStartOf(began, world)), lastWeek - 7 * (mostWeeks - 1))
  const end = dayNumberOf(last)
  const markOf = (day: Day, number: DayNumber): CalendarMark => {
    if (number > end) return 'ahead'
    if (steps.has(day)) return 'step'
    if (day < began) return 'before'
    if (habitDays.has(day)) return 'habit'
    return statusOn(world.goal, day) === 'paused' ? 'paused' : 'none'
  }
  return Array.from({ length: (lastWeek - firstWeek) / 7 + 1 }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => {
      const number = firstWeek + week * 7 + at
      const day = dayOfNumber(number)
      return { day, mark: markOf(day, number) }
    }),
  )
}

/** On how many days it rested and nothing was done for it. */
function restDays(goal: GoalFact, began: Day, last: Day, active: ReadonlySet<Day>): number {
  const rests = statusSpans(goal, began, last).filter(({ status }) => status === 'paused')
  const all = rests.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0)
  const sorted = [...active].sort()
  let [at, worked] = [0, 0]
  for (const { from, to } of rests) {
    while ((sorted[at] ?? to) < from) at++
    for (; (sorted[at] ?? '9999-99') <= to; at++) worked++
  }
  return all - worked
}

/** The days that are drawn; with ratings where there are any. */
function tableOf({ goal, rated }: GoalWorld, days: readonly CalendarDay[]): VisualTable {
  const ratings = new Map(rated.map((one) => [one.day, one]))
  const hasRatings = days.some(({ day }) => ratings.has(day))
  return {
    caption: `Days of ${goal.title}`,
    head: ['Day', 'What happened', ...(hasRatings ? ['Mood', 'Energy'] : [])],
    rows: days.map(({ day, mark }) => {
      const { mood = null, energy = null } = ratings.get(day) ?? {}
      return [day, markWords(mark), ...(hasRatings ? [oneDecimal(mood), oneDecimal(energy)] : [])]
    }),
  }
}

function answerOf(active: number, all: number, paused: number, last: Day | undefined, today: Day): string {
  if (active === 0) return 'No step has been written down yet. The first one fills a day.'
  const rest = paused > 0 ? ` It rested for ${counted(paused, 'day')}.` : ''
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
