import type { Day } from '../../time/day.ts'
import type { HabitFrequency, HabitTarget } from '../habit.ts'

/** A habit as a file of another app holds it. `days`: what was done, by day; `value` null: a tick. */
export interface ImportedHabit {
  readonly name: string
  readonly about: string
  readonly frequency: HabitFrequency
  readonly target: HabitTarget | null
  readonly isArchived: boolean
  readonly days: Map<Day, { value: number | null; notes: string }>
  readonly skips: Map<Day, string>
}

/** A line that could not be read, with its file and line. */
export interface BrokenLine {
  readonly file: string
  readonly line: number
  readonly sentence: string
}

/** What a file holds. */
export interface ReadHabits {
  readonly source: 'loop' | 'habitbull'
  readonly habits: readonly ImportedHabit[]
  readonly broken: readonly BrokenLine[]
}

/** A day in a file: '2026-11-19', or '11/19/2026' as an American phone writes it; null: no day that there is. */
export function dayInFile(cell: string): Day | null {
  const text = cell.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [, a = '', b = '', c = ''] = iso ?? slashed ?? []
  const day = iso ? `${a}-${b}-${c}` : `${c}-${a.padStart(2, '0')}-${b.padStart(2, '0')}`
  const atMs = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(day) ? day : null
}
