import { expect, test } from 'vitest'
import { addDays } from '../time/day.ts'
import { daysBetween } from '../time/day-number.ts'
import { analyse } from './analysis.ts'
import { factorsOf } from './day-factors.ts'
import { dayTable, type PageFacts } from './day-table.ts'
import type { HabitDays } from './doings.ts'
import { moveSentence } from './insight-words.ts'
import { moveEvidence } from './move-evidence.ts'
import { relationshipCalibration } from './records.ts'
import { sampleFirstDay, samplePage, samplePages } from './sample-life.test-support.ts'
import { finished } from './statistics/finished.ts'

const count = 120
const last = addDays(sampleFirstDay, count - 1)
/** A habit by the number of the day. */
const habit = (uid: string, name: string, isKept: (at: number) => boolean | null): HabitDays => ({
  ...{ uid, name },
  isKeptOn: (day) => isKept(daysBetween(sampleFirstDay, day)),
})
const stepDays = (isStep: (at: number) => boolean) =>
  new Set(Array.from({ length: count }, (_, at) => addDays(sampleFirstDay, at)).filter((_, at) => isStep(at)))
const factorsIn = (pages: readonly PageFacts[], habits: readonly HabitDays[], steps = new Set<string>()) =>
  finished(factorsOf(dayTable(pages, [], sampleFirstDay, last, { habits, stepDays: steps })))

/** Days whose mood is two points higher where something is so; every fifth has no page, and every other rating sways by one. */
const lifted = (is: (at: number) => boolean): PageFacts[] =>
  Array.from({ length: count }, (_, at) => at)
    .filter((at) => at % 5 !== 3)
    .map((at) => samplePage(at, 'A plain day.', { mood: (is(at) ? 7 : 5) + ((at * 7) % 3) - 1 }))

const isRun = (at: number): boolean => (at * 7) % 11 < 4

test('what a habit moves is found, said of days on which it was kept, and rests on days without a page too', () => {
  const run = habit('r', 'Running', (at) => (at % 9 === 0 ? null : isRun(at)))
  const table = dayTable(lifted(isRun), [], sampleFirstDay, last, { habits: [run], stepDays: new Set() })
  const life = finished(analyse(table, relationshipCalibration.parse({})))
  const move = (lag: number) =>
    life.moves.find((one) => one.factor === 'habit r' && one.measure === 'mood' && one.lag === lag)
  const [same, after] = [move(0), move(1)]
  if (!same?.link || !after) throw new Error('The habit was not looked at.')
  expect(same).toMatchObject({ confidence: 'High', kind: 'habit', claim: 'move habit r mood 0' })
  expect(same.link.difference).toBeCloseTo(2, 0)
  expect(moveSentence(same)).toMatch(/^On days when you kept “Running”, mood is higher by about \d\.\d\.$/)
  expect(moveSentence(after)).toMatch(/^After days when you kept “Running”/)
  const saidAs = (kind: 'goal' | 'measure', name: string) => moveSentence({ ...same, kind, name })
  expect(saidAs('goal', 'A step on a goal')).toMatch(/^On days with a step on a goal, mood is higher by/)
  expect(saidAs('measure', 'Sleep Time')).toMatch(/^On days with a higher number for “Sleep Time”, mood is/)
  expect(same.daysWith.filter((at) => at % 9 === 0 || !isRun(at))).toEqual([])
  const lines = moveEvidence(life, after)
  expect(lines).toHaveLength(after.with)
  expect(lines.filter(({ entryUid }) => entryUid === null).length).toBeGreaterThan(3)
})

test('of habits those are looked at of which most is known both ways, four at most, and none that was kept on four days', () => {
  const habits = [
    ...[2, 3, 4, 5, 6, 7, 8].map((every) => habit(`every ${every}`, 'Read', (at) => at % every === 0)),
    ...[habit('four', 'Sing', (at) => at < 4), habit('always', 'Eat', () => true)],
  ]
  const keys = (all: readonly HabitDays[]) =>
    factorsIn([], all).flatMap(({ key, kind }) => (kind === 'habit' ? [key] : []))
  expect(keys(habits)).toEqual([2, 3, 4, 5].map((every) => `habit every ${every}`))
  expect(keys(habits.slice(-2))).toEqual(['habit always'])
})

test('an activity that is a habit by name is not looked at beside it', () => {
  const kinds = (name: string) =>
    factorsIn(samplePages(count), [habit('w', name, (at) => at % 2 === 0)])
      .filter(({ kind }) => kind === 'activity' || kind === 'habit')
      .map(({ key }) => key)
  expect(kinds('Walking')).toEqual(['habit w'])
  expect(kinds('Walk the dog')).toEqual(['activity walk', 'habit w'])
})

test('steps on goals are one thing, known from the first on, and a last day without one may not be over', () => {
  const valuesOf = (steps: ReadonlySet<string>) =>
    factorsIn([], [], new Set(steps)).find(({ key }) => key === 'goal')?.values
  const values = valuesOf(stepDays((at) => at === 2 || at === 4))
  expect(values?.slice(0, 6)).toEqual([null, null, 1, 0, 1, 0])
  expect(values?.at(-1)).toBeNull()
  expect(valuesOf(stepDays((at) => at === count - 1))?.at(-1)).toBe(1)
  expect(valuesOf(new Set())).toBeUndefined()
})

test('of numbers that another app kept the last of a day counts, and three that most days have are looked at', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const pages = Array.from({ length: 12 }, (_, at) =>
    samplePage(at, 'A page.', {
      measures: {
        ...(at !== 3 && { 'Sleep Time': 6 + (at % 3), always: 5 }),
        ...(at > 3 && Object.fromEntries(names.map((name) => [name, at]))),
      },
    }),
  )
  const nap = samplePage(1, 'Later.', { measures: { 'sleep time': 9 } })
  const measures = factorsIn([...pages, nap], []).filter(({ kind }) => kind === 'measure')
  expect(measures.map(({ name }) => name)).toEqual(['Sleep Time', 'A', 'B'])
  expect(measures[0]).toMatchObject({ key: 'measure sleep time', isYesOrNo: false })
  expect(measures[0]?.values.slice(0, 5)).toEqual([6, 9, 8, null, 7])
  expect(measures[0]?.values.at(-1)).toBeNull()
})
