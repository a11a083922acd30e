import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Habit, type HabitFrequency, habit } from '#domain/habits/habit.ts'
import {
  cueTypes,
  difficulties,
  frequencyTypes,
  habitAreas,
  habitKinds,
} from '#domain/habits/habit-choices.ts'
import { habitExamples } from '#domain/habits/habit-examples.ts'
import { planOf } from '#domain/habits/schedule/plan.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { faultsIn, timeFault } from './habit-faults.ts'
import {
  blankForm,
  changesOf,
  exampleForm,
  filledAgain,
  filledIn,
  formOf,
  frequencyOf,
  type HabitForm,
  habitOf,
  numberTyped,
} from './habit-form.ts'

const today = '2026-11-28'
const at = '2026-11-28T18:00:00.000Z'
const written = (changes: Partial<HabitForm> = {}): HabitForm => ({
  ...blankForm(today),
  name: 'Swim',
  behavior: 'swim',
  ...changes,
})

const words = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim())
const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const times = fc.option(fc.array(clock, { maxLength: 4 }), { nil: undefined })
const days = (least: number, most: number) =>
  fc.option(fc.array(fc.integer({ min: least, max: most }), { maxLength: 9 }), { nil: undefined })
const frequency: fc.Arbitrary<HabitFrequency> = fc.oneof(
  fc.record({ type: fc.constantFrom('daily', 'weekdays', 'weekends'), times }),
  fc.record({ type: fc.constantFrom('weekly', 'custom'), days: days(0, 6), times }),
  fc.record({ type: fc.constant('monthly'), days: days(1, 31), times }),
  fc.record({ type: fc.constant('custom'), timesPerWeek: fc.integer({ min: 1, max: 7 }), times }),
  fc.record({ type: fc.constant('custom'), everyDays: fc.integer({ min: 2, max: 365 }), times }),
) as fc.Arbitrary<HabitFrequency>
const target = fc.option(
  fc.record({
    value: fc.double({ min: 0.000_001, max: 1_000_000, noNaN: true }),
    unit: fc.string({ maxLength: 20 }).map((unit) => unit.trim()),
    direction: fc.constantFrom('at_least', 'at_most'),
  }),
)
const anyHabit: fc.Arbitrary<Habit> = fc
  .record({
    ...{ trigger: words, reinforcement: words, smallest: words, about: words },
    name: words.filter((text) => text !== ''),
    behavior: words.filter((text) => text !== ''),
    area: fc.constantFrom(...habitAreas),
    difficulty: fc.constantFrom(...difficulties),
    kind: fc.constantFrom(...habitKinds),
    cueType: fc.constantFrom(null, ...cueTypes),
    ...{ isPublic: fc.boolean(), showsStreak: fc.boolean(), frequency, target },
  })
  .map((data) => habit.parse({ ...data, startDate: '2026-02-27', createdAt: at, updatedAt: at }))
const rowOf = (data: Habit) => ({ ...data, id: 'one' }) as unknown as HabitRow

/** The days of two years that a frequency asks for, or its quota. */
function asked(one: HabitFrequency) {
  const plan = planOf(one, 20_000, 'monday')
  const span = Array.from({ length: 730 }, (_, nth) => 20_000 + nth)
  return plan.is === 'days'
    ? span.filter((day) => plan.isDue(day))
    : { times: plan.times, periods: span.map((day) => plan.periodOf(day)) }
}

test('a habit that is opened to be changed and kept as it is stays as it was, and nothing in it is wrong', () => {
  fc.assert(
    fc.property(anyHabit, words, (data, cueText) => {
      const first = formOf(rowOf(data), { cue: { text: cueText }, stackId: 'two' })
      expect(faultsIn(first)).toEqual({})
      expect(changesOf(first, first)).toEqual({})
      expect(changesOf({ ...first, name: `${data.name}!` }, first)).toEqual({ name: `${data.name}!` })
      const { frequency: told, ...rest } = habitOf(first)
      const { frequency: before, ...others } = data
      expect(others).toMatchObject(rest)
      expect(asked(told)).toEqual(asked(before))
      expect(told.times ?? []).toEqual([...new Set(before.times)].sort())
    }),
  )
})

// Spec: S3-070, S3-181
test('each type of frequency can be said, with its times', () => {
  const often = (changes: Partial<HabitForm>) => frequencyOf(written(changes))
  const told = [
    often({ times: ['19:00', '07:30'] }),
    often({ weekdays: [1, 2, 3, 4, 5] }),
    often({ weekdays: [0, 6] }),
    often({ weekdays: [4] }),
    often({ often: 'month', dates: [1, 15] }),
    often({ weekdays: [1, 4], times: ['07:30'] }),
    often({ often: 'week', timesPerWeek: '3' }),
    often({ often: 'every', everyDays: '10' }),
    often({ often: 'week', timesPerWeek: '1' }),
  ]
  expect(told).toEqual([
    { type: 'daily', times: ['07:30', '19:00'] },
    { type: 'weekdays' },
    { type: 'weekends' },
    { type: 'weekly', days: [4] },
    { type: 'monthly', days: [1, 15] },
    { type: 'custom', days: [1, 4], times: ['07:30'] },
    { type: 'custom', timesPerWeek: 3 },
    { type: 'custom', everyDays: 10 },
    { type: 'weekly' },
  ])
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(frequencyTypes))
})

// Spec: S5-023, S5-024
test.each<[Partial<HabitForm>, Record<string, string>]>([
  [{ name: ' ' }, { name: 'Habit name is required' }],
  [{ behavior: '' }, { behavior: 'Behavior description is required' }],
  [{ trigger: 'a'.repeat(10_000) }, { trigger: 'Up to 300 characters. This has 10,000.' }],
  [{ weekdays: [] }, { weekdays: 'Choose at least one day' }],
  [{ often: 'month', weekdays: [] }, {}],
  [{ often: 'week', timesPerWeek: '0' }, { timesPerWeek: 'Enter a whole number from 1 to 7' }],
  [{ often: 'week', timesPerWeek: '1,5' }, { timesPerWeek: 'Enter a whole number from 1 to 7' }],
  [{ often: 'week', timesPerWeek: ' 3 ' }, {}],
  [{ often: 'every', everyDays: '' }, { everyDays: 'Enter a whole number from 2 to 365' }],
  [{ often: 'every', everyDays: '1e9' }, { everyDays: 'Enter a whole number from 2 to 365' }],
  [{ isMeasured: true, targetValue: '0' }, { targetValue: 'Enter a number above 0' }],
  [{ isMeasured: true, targetValue: '🎹' }, { targetValue: 'Enter a number above 0' }],
  [{ isMeasured: true, targetValue: '-3' }, { targetValue: 'Enter a number above 0' }],
  [{ isMeasured: true, targetValue: '1e9' }, { targetValue: 'Enter a number up to 1,000,000' }],
  [{ isMeasured: true, targetValue: '1,5' }, {}],
  [{ isMeasured: false, targetValue: '0', targetUnit: 'u'.repeat(31) }, {}],
  [{ times: ['07:30', '7'] }, { times: 'Enter a time such as 07:30' }],
  [{ times: ['07:30', '07:30'] }, { times: '07:30 is already there' }],
  [{ startDate: '' }, { startDate: 'Choose a day' }],
  [{ startDate: '2026-02-30' }, { startDate: 'Choose a day' }],
])('%j is said in a sentence at its field', (changes, faults) => {
  expect(faultsIn(written(changes))).toEqual(faults)
})

test('what the fields find right, the vault takes', () => {
  const stamps = { createdAt: at, updatedAt: at }
  for (const example of habitExamples) {
    const form = exampleForm(example, today)
    expect(faultsIn(form)).toEqual({})
    const { id: _, ...data } = example
    expect(habit.parse({ ...habitOf(form), ...stamps })).toMatchObject(data)
  }
  expect(timeFault(['07:30', '07:30'], 0)).toBeUndefined()
  expect(['1.5', '1,5', '10,000', '1,234.5', '١', '0x10'].map(numberTyped)).toEqual([
    1.5,
    1.5,
    10_000,
    1234.5,
    Number.NaN,
    Number.NaN,
  ])
})

test('what was filled in comes back over fields that are newer, and nothing that a field cannot hold', () => {
  const left = filledIn(written({ weekdays: [1] }), blankForm(today))
  expect(left).toEqual({ name: 'Swim', behavior: 'swim', weekdays: [1] })
  const tomorrow = blankForm('2026-11-29')
  expect(filledAgain(tomorrow, left)).toEqual({ ...tomorrow, ...left })
  expect(filledAgain(tomorrow, { weekdays: 'all', name: 3, gone: 'x' })).toEqual(tomorrow)
})
