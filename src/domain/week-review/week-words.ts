import { counted } from '../goals/engine/days.ts'
import { timesWord } from '../habits/frequency-words.ts'
import { acceptedDraft } from '../journal/drafted.ts'
import { shortDate } from '../time/entry-date.ts'
import type { Week } from './reviewed-week.ts'
import type { GoalWeek, HabitWeek } from './week-facts.ts'

/** Who is named as the author of the lines that a page of a week begins with. */
const author = 'Inkwell'

const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`)

/** A habit's week in short: '5 of 7 days, skipped once', 'twice', 'not done'. */
export function habitWeekWords({ done, asked, skipped, reasons }: HabitWeek): string {
  const often =
    asked !== null && asked > 0 && done <= asked
      ? `${done} of ${counted(asked, 'day')}`
      : done === 0
        ? 'not done'
        : timesWord(done)
  if (skipped === 0) return often
  const why = reasons.length > 0 ? ` (${reasons.join('; ')})` : ''
  return `${often}, skipped ${timesWord(skipped)}${why}`
}

/** A goal's week in short: '26 to 43 of 100', 'completed', 'nothing written down'. */
export function goalWeekWords({ progress, isCompleted, milestones }: GoalWeek): string {
  const reached = milestones.length > 0 ? `reached ${milestones.map((title) => `“${title}”`).join(', ')}` : ''
  const moved =
    progress === null
      ? ''
      : progress.before === progress.after
        ? `at ${Math.round(progress.after)} of 100`
        : `${Math.round(progress.before)} to ${Math.round(progress.after)} of 100`
  const said = [isCompleted ? 'completed' : moved, reached].filter(Boolean).join(', ')
  return said === '' ? 'nothing written down' : said
}

/** What happened, a line each, in Markdown: habits with something noted, and goals on which something moved, with what was said of their steps. */
export function weekLines(habits: readonly HabitWeek[], goals: readonly GoalWeek[]): string[] {
  const lived = habits.filter(({ done, skipped, asked }) => done > 0 || skipped > 0 || (asked ?? 0) > 0)
  const moved = goals.filter(
    ({ progress, milestones, isCompleted }) => progress !== null || milestones.length > 0 || isCompleted,
  )
  return [
    ...lived.map((habit) => `- ${habit.name}: ${sentence(habitWeekWords(habit))}`),
    ...moved.flatMap((goal) => [
      `- ${goal.title}: ${sentence(goalWeekWords(goal))}`,
      ...goal.notes.map((note) => `  - “${note.replace(/\s+/g, ' ')}”`),
    ]),
  ]
}

/** 'The week of 16 November' */
export const weekTitle = ({ from }: Week): string => `The week of ${shortDate(from, from.slice(0, 4))}`

/**
 * The text of a week's page: what happened as a drafted block, which is not read as the person's own words, and below it what they wrote. Without lines, their
 * words alone.
 */
export function weekPageText(lines: readonly string[], words: string): string {
  const own = words.trim()
  if (lines.length === 0) return own
  const accepted = acceptedDraft(lines.join('\n'), author)
  return own === '' ? accepted : `${accepted}\n\n${own}`
}
