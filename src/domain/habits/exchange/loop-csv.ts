import { type CsvLine, readCsv } from '../../text/csv.ts'
import type { HabitFrequency, HabitTarget } from '../habit.ts'
import { type BrokenLine, dayInFile, type ImportedHabit, type ReadHabits } from './imported-habit.ts'

/** 'so often in so many days' as Loop says it, in the words of a habit here. */
export function loopFrequency(times: number, inDays: number): HabitFrequency {
  if (times >= inDays) return { type: 'daily' }
  if (times === 1 && inDays === 7) return { type: 'weekly' }
  if (times === 1 && inDays >= 28 && inDays <= 31) return { type: 'monthly' }
  if (times === 1) return { type: 'custom', everyDays: Math.min(365, inDays) }
  return { type: 'custom', timesPerWeek: Math.min(7, Math.max(1, Math.round((times / inDays) * 7))) }
}

type Cells = (name: string) => string

/** How the cells of a line are found by the names of their columns, of which the first of a name counts. */
function cellsUnder(head: readonly string[]): (line: CsvLine) => Cells {
  const places = new Map(head.map((name, at) => [name.trim().toLowerCase(), at] as const).reverse())
  return ({ cells }) =>
    (name) =>
      (cells[places.get(name.toLowerCase()) ?? -1] ?? '').trim()
}

/**
 * What a measured habit is held to. Loop's target (`value`) is for all `times` together; here it is for each of them. Null: there is none that makes sense.
 */
export function loopTarget(
  target: { readonly value: number; readonly unit: string; readonly isAtMost: boolean },
  times: number,
): HabitTarget | null {
  const value = Math.round((target.value / times) * 1_000) / 1_000
  if (!(value > 0) || value > 1_000_000) return null
  return { value, unit: target.unit.slice(0, 30), direction: target.isAtMost ? 'at_most' : 'at_least' }
}

function targetOf(cell: Cells, times: number): HabitTarget | null {
  if (!/NUMERICAL|^1$/i.test(cell('Type'))) return null
  const isAtMost = /AT_MOST|^1$/i.test(cell('Target Type'))
  return loopTarget({ value: Number(cell('Target Value')), unit: cell('Unit'), isAtMost }, times)
}

function habitOf(cell: Cells): ImportedHabit | string {
  const name = cell('Name').slice(0, 200)
  if (name === '') return 'The name is missing.'
  const times = Number(cell('FrequencyNumerator') || cell('NumRepetitions') || 1)
  const inDays = Number(cell('FrequencyDenominator') || cell('Interval') || 1)
  if (!(times >= 1 && inDays >= 1)) return 'How often it is due could not be read.'
  return {
    name,
    about: [cell('Question'), cell('Description')].filter(Boolean).join('\n').slice(0, 2_000),
    frequency: loopFrequency(times, inDays),
    target: targetOf(cell, times),
    isArchived: /^(?:true|1|yes)$/i.test(cell('Archived?')),
    days: new Map(),
    skips: new Map(),
  }
}

/** YES_AUTO, NO and UNKNOWN are days on which nothing was ticked. */
const nothing = /^(?:|-1|0|1|NO|UNKNOWN|YES_AUTO)$/i
const skip = /^(?:3|SKIP)$/i

/** Notes what a cell says of a day; false: it cannot be read. */
function keepMark({ target, days, skips }: ImportedHabit, day: string, cell: string, notes: string): boolean {
  const mark = cell.trim()
  if (skip.test(mark)) skips.set(day, notes)
  else if (target !== null && /^\d+$/.test(mark)) {
    if (Number(mark) > 0) days.set(day, { value: Number(mark) / 1_000, notes })
  } else if (/^(?:2|YES_MANUAL|YES)$/i.test(mark)) days.set(day, { value: null, notes })
  else if (!nothing.test(mark)) return false
  return true
}

/** What Loop writes for 'not known' and 'skipped' of a measured habit is no number of anything. */
const measuredNothing = /^(?:-1|-|)$/

function readMarks(file: string, text: string, habits: readonly ImportedHabit[], broken: BrokenLine[]): void {
  const [head, ...lines] = readCsv(text)
  const byName = firstBy(habits, ({ name }) => name)
  const columns = (head?.cells ?? []).map((name) => byName.get(name.trim().slice(0, 200)))
  for (const { line, cells } of lines) {
    const day = dayInFile(cells[0] ?? '')
    if (day === null) {
      broken.push({ file, line, sentence: `“${(cells[0] ?? '').slice(0, 40)}” is not a date.` })
      continue
    }
    for (const [at, habit] of columns.entries()) {
      const cell = cells[at] ?? ''
      if (!habit || at === 0 || measuredNothing.test(cell.trim())) continue
      if (!keepMark(habit, day, cell, ''))
        broken.push({ file, line, sentence: `“${cell.slice(0, 40)}” is not a check mark for ${habit.name}.` })
    }
  }
}

/** A habit's own folder holds the same days, and in newer exports the notes. */
function readNotes(text: string, habit: ImportedHabit): void {
  const [head, ...lines] = readCsv(text)
  const at = (head?.cells ?? []).findIndex((name) => /^notes?$/i.test(name.trim()))
  if (at < 0) return
  for (const { cells } of lines) {
    const day = dayInFile(cells[0] ?? '')
    const notes = (cells[at] ?? '').trim().slice(0, 500)
    if (day === null || notes === '') continue
    const done = habit.days.get(day)
    if (done) done.notes = notes
    else if (habit.skips.has(day)) habit.skips.set(day, notes)
  }
}

/** By key, the first that has it. */
const firstBy = <Key, Value>(all: readonly Value[], keyOf: (one: Value) => Key): Map<Key, Value> =>
  new Map(all.map((one) => [keyOf(one), one] as const).reverse())

/** Reads the files of an export of Loop Habit Tracker, by name. Null: there is no Habits.csv among them. */
export function readLoop(files: ReadonlyMap<string, string>): ReadHabits | null {
  const text = files.get('Habits.csv')
  if (text === undefined) return null
  const [head, ...lines] = readCsv(text)
  const broken: BrokenLine[] = []
  const habits: ImportedHabit[] = []
  const positions = new Map<ImportedHabit, number>()
  const cellsOf = cellsUnder(head?.cells ?? [])
  for (const line of lines) {
    const cell = cellsOf(line)
    const habit = habitOf(cell)
    if (typeof habit === 'string') broken.push({ file: 'Habits.csv', line: line.line, sentence: habit })
    else {
      habits.push(habit)
      positions.set(habit, Number(cell('Position')))
    }
  }
  readMarks('Checkmarks.csv', files.get('Checkmarks.csv') ?? '', habits, broken)
  const byPosition = firstBy(habits, (habit) => positions.get(habit))
  for (const [name, own] of files) {
    const position = /^(\d{1,6}) [^/]{1,300}\/Checkmarks\.csv$/.exec(name)?.[1]
    const habit = position === undefined ? undefined : byPosition.get(Number(position))
    if (habit) readNotes(own, habit)
  }
  return { source: 'loop', habits, broken }
}
