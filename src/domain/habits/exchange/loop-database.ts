import { dayMs, dayOfNumber } from '../../time/day-number.ts'
import type { BrokenLine, ImportedHabit, ReadHabits } from './imported-habit.ts'
import { loopFrequency, loopTarget } from './loop-csv.ts'

/** A row of a table, by the names of its columns. */
type Row = Readonly<Record<string, unknown>>

/** The two tables of Loop's backup, row by row. */
export interface LoopTables {
  readonly habits: readonly Row[]
  readonly repetitions: readonly Row[]
}

const longest = { notes: 2_000, reason: 500 } as const
/** Loop's values of a day; a measured one is counted in thousandths. */
const mark = { yes: 2, skip: 3 } as const

const text = (row: Row, ...names: string[]): string =>
  names
    .map((name) => row[name])
    .filter((value) => typeof value === 'string' && value.trim() !== '')
    .map(String)
    .join('\n')
    .trim()
const number = (row: Row, name: string): number => Number(row[name] ?? 0)

function habitOf(row: Row): ImportedHabit | string {
  const name = text(row, 'name').slice(0, 200)
  if (name === '') return 'The name is missing.'
  const [times, inDays] = [number(row, 'freq_num'), number(row, 'freq_den')]
  if (!(times >= 1 && inDays >= 1)) return 'How often it is due could not be read.'
  const isAtMost = number(row, 'target_type') === 1
  const target = { value: number(row, 'target_value'), unit: text(row, 'unit'), isAtMost }
  return {
    name,
    about: text(row, 'question', 'description').slice(0, 2_000),
    frequency: loopFrequency(times, inDays),
    target: number(row, 'type') === 1 ? loopTarget(target, times) : null,
    isArchived: number(row, 'archived') === 1,
    days: new Map(),
    skips: new Map(),
  }
}

function keepDay(habit: ImportedHabit, row: Row): string | null {
  const timestamp = row.timestamp
  const day = Number.isInteger(timestamp) ? Math.floor(Number(timestamp) / dayMs) : Number.NaN
  // From 1970 to 2200: beyond that it is no day that anybody noted.
  if (!(day >= 0 && day < 84_000)) return `“${String(timestamp).slice(0, 40)}” is not a date.`
  const value = number(row, 'value')
  const notes = text(row, 'notes').slice(0, longest.notes)
  if (value === mark.skip) habit.skips.set(dayOfNumber(day), notes.slice(0, longest.reason))
  else if (habit.target !== null && value > mark.skip)
    habit.days.set(dayOfNumber(day), { value: Math.min(value / 1_000, 1_000_000), notes })
  else if (habit.target === null && value === mark.yes)
    habit.days.set(dayOfNumber(day), { value: null, notes })
  return null
}

/** Reads the backup of Loop Habit Tracker, an SQLite database, by its rows. A row that cannot be read is named by its number. */
export function readLoopDatabase({ habits, repetitions }: LoopTables): ReadHabits {
  const broken: BrokenLine[] = []
  const byId = new Map<number, ImportedHabit>()
  const order = (row: Row): number => number(row, 'position')
  for (const row of habits.toSorted((a, b) => order(a) - order(b))) {
    const habit = habitOf(row)
    const line = number(row, 'id')
    if (typeof habit === 'string') broken.push({ file: 'Habits', line, sentence: habit })
    else byId.set(line, habit)
  }
  for (const row of repetitions) {
    const habit = byId.get(number(row, 'habit'))
    const line = number(row, 'id')
    const fault = habit ? keepDay(habit, row) : 'It belongs to a habit that could not be read.'
    if (fault !== null) broken.push({ file: 'Repetitions', line, sentence: fault })
  }
  return { source: 'loop', habits: [...byId.values()], broken }
}
