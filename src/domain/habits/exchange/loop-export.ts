import { writeCsv } from '../../text/csv.ts'
import { addDays, type Day } from '../../time/day.ts'
import { dayNumberOf } from '../../time/day-number.ts'
import type { Habit } from '../habit.ts'
import type { HabitCourse } from '../schedule/habit-course.ts'

/** A habit with its days, to be written. */
export interface ExportedHabit {
  readonly habit: Habit
  readonly days: ReadonlyMap<Day, { readonly value: number | null; readonly notes: string }>
  readonly skips: ReadonlyMap<Day, string>
  readonly course: Pick<HabitCourse, 'from' | 'strengths' | 'plan'>
}

const head = [
  'Position',
  'Name',
  'Type',
  'Question',
  'Description',
  'FrequencyNumerator',
  'FrequencyDenominator',
  'Color',
  'Unit',
  'Target Type',
  'Target Value',
  'Archived?',
]

const position = (at: number): string => String(at + 1).padStart(3, '0')

/** In Loop the target of a measured habit is for all its days together. */
function habitLine({ habit, course }: ExportedHabit, at: number): (string | number)[] {
  const { name, about, target, isArchived } = habit
  const { times, inDays } = course.plan
  return [
    position(at),
    name,
    target === null ? 'YES_NO' : 'NUMERICAL',
    '',
    about,
    times,
    inDays,
    '#6670d8',
    target?.unit ?? '',
    target === null ? '' : target.direction.toUpperCase(),
    target === null ? '' : target.value * times,
    String(isArchived),
  ]
}

/** Measured values are written in thousandths. */
function mark({ habit, days, skips }: ExportedHabit, day: Day): string {
  const done = days.get(day)
  if (done && habit.target) return String(Math.round((done.value ?? habit.target.value) * 1_000))
  if (done) return 'YES_MANUAL'
  if (skips.has(day)) return 'SKIP'
  return habit.target ? '-1' : 'UNKNOWN'
}

/** Names of folders hold no sign that a file system refuses. */
const folderOf = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .slice(0, 80)
    .trim()

/** Strength at the end of a day, as Loop writes its score; an archived habit keeps its last. */
function score({ course: { from, strengths } }: ExportedHabit, day: Day): string {
  const at = Math.min(dayNumberOf(day) - from, strengths.length - 1)
  return (strengths[at] ?? 0).toFixed(4)
}

type Cell = (habit: ExportedHabit, day: Day) => string

/**
 * Habits as Loop Habit Tracker exports them: the text of each file by its name. Newest day first, down to the first on which anything is noted. The scores
 * are the strengths of here: they are Loop's own, but that a skip or a pause changes nothing, that a today which is still open takes nothing, and that a
 * habit of at most so much begins at 0 and counts what nobody noted as not kept.
 */
export function loopFiles(habits: readonly ExportedHabit[], today: Day): Map<string, string> {
  const daysFrom = (first: Day): Day[] => {
    const days: Day[] = []
    for (let day = today; day >= first; day = addDays(day, -1)) days.push(day)
    return days
  }
  const firstOf = ({ days, skips }: ExportedHabit): Day =>
    [...days.keys(), ...skips.keys(), today].sort()[0] ?? today
  const all = daysFrom(habits.map(firstOf).sort()[0] ?? today)
  const names = ['Date', ...habits.map(({ habit }) => habit.name)]
  const table = (cell: Cell) =>
    writeCsv([names, ...all.map((day) => [day, ...habits.map((one) => cell(one, day))])])
  const files = new Map([
    ['Habits.csv', writeCsv([head, ...habits.map(habitLine)])],
    ['Checkmarks.csv', table(mark)],
    ['Scores.csv', table(score)],
  ])
  for (const [at, one] of habits.entries()) {
    const lines = [...one.days.keys(), ...one.skips.keys()]
      .sort()
      .reverse()
      .map((day) => [day, mark(one, day), one.days.get(day)?.notes ?? one.skips.get(day) ?? ''])
    const folder = `${position(at)} ${folderOf(one.habit.name)}`
    files.set(`${folder}/Checkmarks.csv`, writeCsv([['Date', 'Value', 'Notes'], ...lines]))
    const scores = daysFrom(firstOf(one)).map((day) => [day, score(one, day)])
    files.set(`${folder}/Scores.csv`, writeCsv([['Date', 'Score'], ...scores]))
  }
  return files
}
