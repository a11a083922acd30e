import { writeCsv } from '../../text/csv.ts'
import { addDays, type Day } from '../../time/day.ts'
import type { Habit } from '../habit.ts'
import { planOf } from '../schedule/plan.ts'

/** A habit with its days, to be written. */
export interface ExportedHabit {
  readonly habit: Habit
  readonly days: ReadonlyMap<Day, { readonly value: number | null; readonly notes: string }>
  readonly skips: ReadonlyMap<Day, string>
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

function habitLine({ habit }: ExportedHabit, at: number): (string | number)[] {
  const { name, about, target, isArchived, frequency } = habit
  const { times, inDays } = planOf(frequency, 0, 'monday')
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
    target?.value ?? '',
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

/** Habits as Loop Habit Tracker exports them: the text of each file by its name. Newest day first, down to the first on which anything is noted. */
export function loopFiles(habits: readonly ExportedHabit[], today: Day): Map<string, string> {
  const noted = habits.flatMap(({ days, skips }) => [...days.keys(), ...skips.keys()])
  const [first = today] = [...noted, today].sort()
  const all: Day[] = []
  for (let day = today; day >= first; day = addDays(day, -1)) all.push(day)
  const files = new Map<string, string>()
  files.set('Habits.csv', writeCsv([head, ...habits.map(habitLine)]))
  const names = ['Date', ...habits.map(({ habit }) => habit.name)]
  files.set(
    'Checkmarks.csv',
    writeCsv([names, ...all.map((day) => [day, ...habits.map((one) => mark(one, day))])]),
  )
  for (const [at, one] of habits.entries()) {
    const lines = [...one.days.keys(), ...one.skips.keys()]
      .sort()
      .reverse()
      .map((day) => [day, mark(one, day), one.days.get(day)?.notes ?? one.skips.get(day) ?? ''])
    const folder = `${position(at)} ${folderOf(one.habit.name)}`
    files.set(`${folder}/Checkmarks.csv`, writeCsv([['Date', 'Value', 'Notes'], ...lines]))
  }
  return files
}
