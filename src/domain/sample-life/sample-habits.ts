import { habits } from '../habits/habit.ts'
import {
  habitCompletions,
  habitCues,
  habitSkips,
  habitStackItems,
  habitStacks,
} from '../habits/habit-records.ts'
import type { Day } from '../time/day.ts'
import { chanceOf, daysDone } from './habit-days.ts'
import type { LifeClock } from './life-clock.ts'
import type { SampleRecord, ToldHabit } from './told-life.ts'

/** Up to forty minutes after a time 'HH:MM', another one each day. */
function aboutThen(time: string, id: string, day: Day): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const later = Math.min(1439, hours * 60 + minutes + Math.floor(chanceOf('minutes', id, day) * 40))
  return `${String(Math.floor(later / 60)).padStart(2, '0')}:${String(later % 60).padStart(2, '0')}`
}

const ofFive = (...about: readonly string[]): number => 3 + Math.floor(chanceOf(...about) * 3)

function habitRecord(habit: ToldHabit, order: number, { moved, at }: LifeClock): SampleRecord {
  const { id, from, until, pauses } = habit
  const { name, trigger, behavior, reinforcement, smallest, about } = habit
  const { area, difficulty, cueType, frequency } = habit
  return {
    entity: habits,
    name: id,
    data: () => ({
      ...{ name, trigger, behavior, reinforcement, smallest, about },
      ...{ area, difficulty, cueType, frequency },
      startDate: moved(from),
      isArchived: until !== undefined,
      archivedOn: until === undefined ? null : moved(until),
      pauses: pauses.map((pause) => ({ ...pause, from: moved(pause.from), to: moved(pause.to) })),
      order,
      createdAt: at(from, '07:00'),
      updatedAt: at(from, '07:00'),
    }),
  }
}

function daysOf(habit: ToldHabit, clock: LifeClock): SampleRecord[] {
  const { id, notes, skips } = habit
  const done = daysDone(habit, clock.until).map((day): SampleRecord => {
    const at = clock.at(day, aboutThen(habit.at, id, day))
    const isRated = chanceOf('rated', id, day) < 0.3
    return {
      entity: habitCompletions,
      name: `${id} ${day}`,
      data: (uidOf) => ({
        habitId: uidOf(habits.kind, id),
        completedDate: clock.moved(day),
        notes: notes[day] ?? '',
        mood: isRated ? ofFive('mood', id, day) : null,
        difficulty: isRated ? 5 - ofFive('difficulty', id, day) + 1 : null,
        completedAt: at,
        zone: clock.zone,
        updatedAt: at,
      }),
    }
  })
  const left = Object.entries(skips).filter(([day]) => day <= clock.until)
  return [
    ...done,
    ...left.map(
      ([day, reason]): SampleRecord => ({
        entity: habitSkips,
        name: `${id} ${day}`,
        data: (uidOf) => ({
          habitId: uidOf(habits.kind, id),
          skippedDate: clock.moved(day),
          reason,
          updatedAt: clock.at(day, '21:00'),
        }),
      }),
    ),
  ]
}

const cueOf = (habit: ToldHabit, { at, moved }: LifeClock): SampleRecord => ({
  entity: habitCues,
  name: habit.id,
  data: (uidOf) => ({
    habitId: uidOf(habits.kind, habit.id),
    cueType: habit.cueType,
    cueDetails: { text: habit.trigger, since: moved(habit.from) },
    createdAt: at(habit.from, '07:00'),
    updatedAt: at(habit.from, '07:00'),
  }),
})

const stacks = [
  { name: 'First thing', timeOfDay: 'morning', holds: ['notebook'] },
  { name: 'Last thing', timeOfDay: 'evening', holds: ['lid', 'phone'] },
] as const

function stackRecords(from: Day, { at }: LifeClock): SampleRecord[] {
  const instants = { createdAt: at(from, '07:00'), updatedAt: at(from, '07:00') }
  return stacks.flatMap(({ name, timeOfDay, holds }): SampleRecord[] => [
    { entity: habitStacks, name, data: () => ({ name, timeOfDay, ...instants }) },
    ...holds.map(
      (id, order): SampleRecord => ({
        entity: habitStackItems,
        name: `${name} ${id}`,
        data: (uidOf) => ({
          stackId: uidOf(habitStacks.kind, name),
          habitId: uidOf(habits.kind, id),
          order,
          updatedAt: instants.updatedAt,
        }),
      }),
    ),
  ])
}

/** The habits of the life: what each is, the days on which it was done or left out, what reminds of it, and the two stacks. */
export function sampleHabits(told: readonly ToldHabit[], clock: LifeClock): SampleRecord[] {
  return [
    ...told.map((habit, order) => habitRecord(habit, order, clock)),
    ...stackRecords(told[0]?.from ?? clock.until, clock),
    ...told.map((habit) => cueOf(habit, clock)),
    ...told.flatMap((habit) => daysOf(habit, clock)),
  ]
}
