import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goals } from '../goals/records/goal.ts'
import { goalProgresses } from '../goals/records/goal-parts.ts'
import { daysBetween } from '../time/day-number.ts'
import { goalYear } from './goal-year.ts'
import { clockOfLife, sampleLife } from './sample-life.ts'
import { toldLife } from './told-life.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/sample-life/${name}.json`, import.meta.url), 'utf8'))
const told = toldLife.parse({
  pages: read('pages'),
  habits: read('habits'),
  goals: read('goals'),
  days: read('days'),
  talks: [{ day: '2026-11-19', time: '21:00', says: ['Hello.'] }],
})
const year = goalYear(told, 'play')

test('a goal of the sample life has, in its year, the goals and steps that a person who looks around finds in the vault', () => {
  const records = sampleLife(told, clockOfLife(told, '2026-11-20', 'UTC'))
  const namesOf = (kind: string) =>
    records.flatMap(({ entity, name }) => (entity.kind === kind ? [name] : [])).sort()
  expect(year.goals.map(({ id }) => id).sort()).toEqual(namesOf(goals.kind))
  expect(year.steps.map(({ id }) => id).sort()).toEqual(namesOf(goalProgresses.kind))
  expect(year.goal).toMatchObject({ title: 'Play the Schumann for Dad', status: 'in_progress', progress: 46 })
})

test('the year ends on the last day that is told, and nothing in it happened later', () => {
  expect(year.today).toBe('2026-11-19')
  expect(daysBetween(year.goal.startDate ?? '', year.today)).toBe(375)
  const days = [
    ...year.steps.map(({ date }) => date),
    ...year.habits.flatMap((habit) => habit.days),
    ...year.rated.map(({ day }) => day),
  ]
  expect(days.filter((day) => day > year.today)).toEqual([])
  expect(year.habits.map(({ id }) => id)).toEqual(['scales'])
})

test('its days are rated as the pages of the life are, and the same every time', () => {
  const written = new Map(told.pages.map(({ day, mood }) => [day, mood]))
  const rated = year.rated.filter(({ day }) => written.has(day))
  expect(rated.length).toBeGreaterThan(30)
  for (const { day, mood } of rated) expect(mood, day).toBe(written.get(day))
  expect(goalYear(told, 'play')).toEqual(year)
})

test('a goal that the life does not tell of is an error', () => {
  expect(() => goalYear(told, 'violin')).toThrow(new RangeError('The life has no goal violin.'))
})
