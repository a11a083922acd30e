import { readCsv } from '../../text/csv.ts'
import { type BrokenLine, dayInFile, type ImportedHabit, type ReadHabits } from './imported-habit.ts'

const columns = ['habitname', 'habitdescription', 'habitcategory', 'calendardate', 'value', 'commenttext']

/** Reads a CSV of HabitBull. Null: its first line does not name the columns of one. */
export function readHabitBull(text: string): ReadHabits | null {
  const [head, ...lines] = readCsv(text)
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  const places = columns.map((name) => names.indexOf(name))
  const [nameAt = -1, aboutAt = -1, areaAt = -1, dayAt = -1, valueAt = -1, notesAt = -1] = places
  if (nameAt < 0 || dayAt < 0 || valueAt < 0) return null
  const habits = new Map<string, ImportedHabit>()
  const broken: BrokenLine[] = []
  const file = 'HabitBull'
  for (const { line, cells } of lines) {
    const cell = (at: number): string => (cells[at] ?? '').trim()
    const name = cell(nameAt).slice(0, 200)
    const day = dayInFile(cell(dayAt))
    const value = Number(cell(valueAt))
    if (name === '') broken.push({ file, line, sentence: 'The name is missing.' })
    else if (day === null)
      broken.push({ file, line, sentence: `“${cell(dayAt).slice(0, 40)}” is not a date.` })
    else if (cell(valueAt) === '' || !(value >= 0 && value <= 1_000_000))
      broken.push({ file, line, sentence: `“${cell(valueAt).slice(0, 40)}” is not a number.` })
    else {
      const about = [cell(aboutAt), cell(areaAt)].filter(Boolean).join('\n').slice(0, 2_000)
      const habit = habits.get(name) ?? newHabit(name, about)
      habits.set(name, habit)
      if (value > 0)
        habit.days.set(day, { value: value === 1 ? null : value, notes: cell(notesAt).slice(0, 2_000) })
    }
  }
  return { source: 'habitbull', habits: [...habits.values()], broken }
}

/** The file says on which days, and not how often it was meant. */
const newHabit = (name: string, about: string): ImportedHabit => ({
  name,
  about,
  frequency: { type: 'daily' },
  target: null,
  isArchived: false,
  days: new Map(),
  skips: new Map(),
})
