import type { Day } from '../../time/day.ts'
import { frequencyWords, targetWords } from '../frequency-words.ts'
import type { BrokenLine, ImportedHabit, ReadHabits } from './imported-habit.ts'

/** What would come of one habit in a file. */
export interface PlannedHabit {
  readonly name: string
  /** 'every day', 'twice a week, at least 20 pages'. */
  readonly often: string
  /** A habit of that name is here: it is given the days that it lacks. */
  readonly isKnown: boolean
  readonly newDays: number
  readonly newSkips: number
  /** Days that are here already, and stay as they are. */
  readonly sameDays: number
  readonly first: Day | null
  readonly last: Day | null
}

/** What would come of a file. */
export interface HabitImportPlan {
  readonly source: ReadHabits['source']
  readonly habits: readonly PlannedHabit[]
  readonly broken: readonly BrokenLine[]
  readonly newHabits: number
  readonly newDays: number
}

/** A habit that is here: its name, and the days that something is noted of. */
export interface HereHabit {
  readonly name: string
  readonly days: ReadonlySet<Day>
}

/** Names are the same whatever their capitals and spaces. */
export const nameKey = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The days of a file that a habit lacks; days to come are left out. */
export function lackingDays(imported: ImportedHabit, here: HereHabit | undefined, today: Day) {
  const isNew = (day: Day): boolean => day <= today && !here?.days.has(day)
  return {
    days: [...imported.days].filter(([day]) => isNew(day)),
    skips: [...imported.skips].filter(([day]) => isNew(day) && !imported.days.has(day)),
  }
}

/** Says what a file would bring, and changes nothing. */
export function planImport(read: ReadHabits, here: readonly HereHabit[], today: Day): HabitImportPlan {
  const known = new Map(here.map((habit) => [nameKey(habit.name), habit]))
  const habits = read.habits.map((imported): PlannedHabit => {
    const same = known.get(nameKey(imported.name))
    const { days, skips } = lackingDays(imported, same, today)
    const all = [...imported.days.keys(), ...imported.skips.keys()].sort()
    return {
      name: imported.name,
      often: [frequencyWords(imported.frequency), targetWords(imported.target)].filter(Boolean).join(', '),
      isKnown: same !== undefined,
      newDays: days.length,
      newSkips: skips.length,
      sameDays: [...imported.days.keys()].filter((day) => same?.days.has(day)).length,
      first: all[0] ?? null,
      last: all.at(-1) ?? null,
    }
  })
  return {
    source: read.source,
    habits,
    broken: read.broken,
    newHabits: habits.filter(({ isKnown }) => !isKnown).length,
    newDays: habits.reduce((sum, { newDays, newSkips }) => sum + newDays + newSkips, 0),
  }
}
