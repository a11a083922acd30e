import type { Day } from '../time/day.ts'
import { type LifeClock, lifeClock } from './life-clock.ts'
import { sampleDays } from './sample-days.ts'
import { sampleGoals } from './sample-goals.ts'
import { sampleHabits } from './sample-habits.ts'
import { samplePages } from './sample-pages.ts'
import type { SampleRecord, ToldLife } from './told-life.ts'

/** Tells the days of the fictional life as if it went on until the day before `today`. Throws RangeError where no page is told. */
export function clockOfLife({ pages }: ToldLife, today: Day, zone: string): LifeClock {
  const last = pages.at(-1)
  if (!last) throw new RangeError('A life has a page.')
  return lifeClock(last.day, today, zone)
}

/** Every record of the fictional life by a clock, the same each time; but for its talks, which are to be held. */
export const sampleLife = (told: ToldLife, clock: LifeClock): SampleRecord[] => [
  ...samplePages(told, clock),
  ...sampleHabits(told.habits, clock),
  ...sampleGoals(told.goals, clock),
  ...sampleDays(told.days, clock),
]
