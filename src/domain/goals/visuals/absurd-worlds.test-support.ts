import fc from 'fast-check'
import { addDays } from '../../time/day.ts'
import type { GoalFact, MilestoneFact, RatedDay, StepFact } from '../engine/goal-facts.ts'
import { goalStatuses } from '../goal-choices.ts'
import { goalFact, milestoneFact, sampleWorld, stepFact, today } from '../sample-goals.test-support.ts'
import type { GoalWorld } from './goal-world.ts'

const many = 10_000

const times = <One>(count: number, make: (at: number) => One): One[] =>
  Array.from({ length: count }, (_, at) => make(at))

/** Made from one that was parsed: ten thousand are wanted quickly. */
const parsedStep = stepFact(today, 0)
const step = (date: string, progressValue: number, at = 0): StepFact => ({
  ...parsedStep,
  id: `step ${date} ${at}`,
  date,
  progressValue,
  createdAt: `2026-01-01T09:00:00.${String(at % 1000).padStart(3, '0')}Z`,
})

const milestone = (at: number, more: Partial<MilestoneFact>): MilestoneFact =>
  milestoneFact(`Bars ${at} to ${at + 7}`, at, more)

/** Mara's goal with other fields, and a world around it. */
function worldWith(fields: Partial<GoalFact>, more: Partial<GoalWorld> = {}): GoalWorld {
  const { goal: given } = sampleWorld()
  const goal = { ...given, ...fields }
  return sampleWorld({ goal, goals: [goal], ...more })
}

const named = (title: string): GoalWorld =>
  worldWith(
    { title },
    {
      goals: times(12, (at) => ({ ...sampleWorld().goal, title, id: at === 0 ? 'play' : `goal ${at}` })),
      milestones: times(7, (at) => ({
        ...milestone(at, { targetDate: addDays(today, at * 9 - 20) }),
        id: `milestone ${at}`,
        title,
      })),
      habits: [{ id: 'lid', name: title, days: [today] }],
      steps: [
        { ...step('2026-10-01', 12), note: title },
        { ...step(today, 43), note: title },
      ],
    },
  )

const ratings = (count: number, mood: (at: number) => number | null): RatedDay[] =>
  times(count, (at) => ({ day: addDays(today, at - count + 1), mood: mood(at), energy: mood(at + 1) }))

const onlyNow = (fields: Partial<GoalFact>): GoalWorld =>
  worldWith(
    { startDate: null, targetDate: null, createdAt: `${today}T08:00:00.000Z`, progress: 0, ...fields },
    { steps: [] },
  )

/** Worlds that nobody plans for, by name: empty, of one day, of ten thousand, of other centuries, of dates that contradict one another. `today` is that of sample-goals. */
export const absurdWorlds: Readonly<Record<string, () => GoalWorld>> = {
  'a goal of today': () => onlyNow({ status: 'not_started' }),
  'no step': () => worldWith({ progress: 0 }, { steps: [] }),
  'one step': () => worldWith({ progress: 10 }, { steps: [step('2026-10-01', 10)] }),
  'ten thousand steps': () =>
    worldWith(
      { startDate: addDays(today, -many) },
      {
        steps: times(many, (at) => step(addDays(today, -at), (100 * (many - at)) / many, at)),
        rated: ratings(many, (at) => 1 + (at % 10)),
        habits: [{ id: 'lid', name: 'Lid open', days: times(many, (at) => addDays(today, -2 * at)) }],
        pages: times(many, (at) => ({ id: `page ${at}`, day: addDays(today, -at), quote: 'The lid.' })),
      },
    ),
  'ten thousand steps on one day': () =>
    worldWith({}, { steps: times(many, (at) => step('2026-10-18', at % 101, at)) }),
  'begun in the year 1': () =>
    worldWith({ startDate: '0001-01-01' }, { rated: ratings(400, (at) => 1 + (at % 10)) }),
  'a step in the year 1': () => worldWith({}, { steps: [step('0001-01-01', 1), step(today, 43)] }),
  'begun in 1900': () => worldWith({ startDate: '1900-02-28' }),
  'a target at the end of 9999': () =>
    worldWith(
      { targetDate: '9999-12-31' },
      {
        milestones: [milestone(0, { targetDate: '9999-12-31' }), milestone(1, { targetDate: '0001-01-01' })],
      },
    ),
  'from the year 1 to 9999': () =>
    worldWith(
      { startDate: '0001-01-01', targetDate: '9999-12-31' },
      { habits: [{ id: 'lid', name: 'Lid open', days: ['0001-01-01', today, '9999-12-31'] }] },
    ),
  'to begin in 9999': () => worldWith({ startDate: '9999-12-31', status: 'not_started' }, { steps: [] }),
  'a target before its beginning': () =>
    worldWith({ startDate: '2026-10-01', targetDate: '2020-01-01', progress: 43 }),
  'completed before it began': () =>
    worldWith({
      status: 'completed',
      progress: 100,
      startDate: '2026-10-01',
      completedAt: '2019-05-05T10:00:00.000Z',
    }),
  'completed without a day': () => worldWith({ status: 'completed', progress: 100, completedAt: null }),
  'a step after it was completed': () =>
    worldWith(
      { status: 'completed', progress: 100, completedAt: '2026-10-20T10:00:00.000Z' },
      { steps: [step('2026-10-01', 50), step('2026-11-10', 20), step('2027-01-01', 30)] },
    ),
  'only steps still to come': () =>
    worldWith({}, { steps: [step('2027-01-01', 50), step('9999-12-31', 60)] }),
  'a life at rest': () =>
    worldWith({
      status: 'paused',
      customization: {
        ...sampleWorld().goal.customization,
        course: [{ on: '1900-01-01', status: 'paused' }],
      },
    }),
  'backwards all the way': () =>
    worldWith({ progress: 0 }, { steps: times(40, (at) => step(addDays(today, at - 40), 40 - at)) }),
  'milestones without a date': () => worldWith({}, { milestones: times(6, (at) => milestone(at, {})) }),
  'three hundred milestones': () =>
    worldWith(
      {},
      {
        milestones: times(300, (at) =>
          milestone(at, {
            targetDate: at % 3 === 0 ? null : addDays(today, at - 150),
            isCompleted: at < 100,
            completedAt: at < 100 && at % 2 === 0 ? `${addDays(today, at - 140)}T10:00:00.000Z` : null,
          }),
        ),
      },
    ),
  'milestones on one day': () =>
    worldWith({}, { milestones: times(9, (at) => milestone(at, { targetDate: '2026-12-24' })) }),
  'three thousand goals': () =>
    worldWith(
      {},
      {
        goals: times(3_000, (at) => ({
          ...sampleWorld().goal,
          id: at === 0 ? 'play' : `goal ${at}`,
          startDate: addDays(today, -at),
          status: goalStatuses[at % 4] ?? 'paused',
          completedAt: at % 4 === 2 ? `${addDays(today, -(at % 50))}T10:00:00.000Z` : null,
          impact: at % 11,
        })),
      },
    ),
  'no goal at all': () => sampleWorld({ goals: [], steps: [] }),
  'ratings that say nothing': () => sampleWorld({ rated: ratings(60, () => null) }),
  'ratings of other centuries': () =>
    sampleWorld({
      rated: ['0001-01-01', '1900-02-28', '9999-12-31'].map((day) => ({ day, mood: 5, energy: 5 })),
    }),
  'titles of four hundred letters': () =>
    named('Wherever the piano may stand by then '.repeat(11).slice(0, 400)),
  'titles of one long word': () => named('W'.repeat(400)),
  'titles of emoji': () => named('👩‍👩‍👧‍👦🎹'.repeat(20)),
  'titles in Hebrew': () => named('לנגן את שומאן לאבא בראש השנה, עם כל החזרות'),
  'titles that are one space': () => named(' '),
}

const anyDay = fc
  .tuple(
    fc.constantFrom(1, 1900, 2024, 2025, 2026, 2026, 2027, 9999),
    fc.nat(11),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(
    ([year, month, date]) =>
      `${String(year).padStart(4, '0')}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
  )
const maybe = <One>(one: fc.Arbitrary<One>) => fc.option(one, { nil: null })

/** What no sentence may say of itself; titles that say it would only hide it. */
export const unsound = /NaN|Infinity|undefined|null|--|\b1 (?:goals|days|habits|pages)\b/
const anyTitle = fc.string({ minLength: 1, maxLength: 60 }).filter((title) => !unsound.test(title))

const anyGoal = fc
  .record({
    startDate: maybe(anyDay),
    targetDate: maybe(anyDay),
    completedAt: maybe(anyDay.map((day) => `${day}T10:00:00.000Z`)),
    status: fc.constantFrom(...goalStatuses),
    progress: fc.double({ min: 0, max: 100, noNaN: true }),
    impact: fc.integer({ min: 0, max: 10 }),
    title: anyTitle,
  })
  .map((fields) => ({ ...goalFact(), ...fields }))

const anyMilestone = fc.record({
  title: anyTitle,
  targetDate: maybe(anyDay),
  isCompleted: fc.boolean(),
  completedAt: maybe(anyDay.map((day) => `${day}T10:00:00.000Z`)),
})

/** Any goal with any steps, milestones, habits and ratings, on days of any century. */
export const anyWorld: fc.Arbitrary<GoalWorld> = fc
  .record({
    goal: anyGoal,
    others: fc.array(anyGoal, { maxLength: 8 }),
    steps: fc.array(fc.tuple(anyDay, fc.integer({ min: 0, max: 100 })), { maxLength: 30 }),
    milestones: fc.array(anyMilestone, { maxLength: 12 }),
    habit: fc.array(anyDay, { maxLength: 30 }),
    rated: fc.uniqueArray(anyDay, { maxLength: 30 }),
    weekStart: fc.constantFrom('monday', 'sunday', 'saturday'),
  })
  .map(({ goal, others, steps, milestones, habit, rated, weekStart }) => ({
    ...sampleWorld(),
    goal,
    goals: [goal, ...others.map((one, at) => ({ ...one, id: `goal ${at}` }))],
    steps: steps.map(([day, value], at) => step(day, value, at)),
    milestones: milestones.map((one, at) => ({ ...milestoneFact('any', at), ...one, id: `milestone ${at}` })),
    habits: [{ id: 'lid', name: 'Lid open', days: habit }],
    rated: rated.map((day, at) => ({
      day,
      mood: 1 + (at % 10),
      energy: at % 3 === 0 ? null : 10 - (at % 10),
    })),
    weekStart,
  }))
