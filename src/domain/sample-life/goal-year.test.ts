import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goals } from '../goals/records/goal.ts'
import { goalProgresses } from '../goals/records/goal-parts.ts'
import { addDays } from '../time/day.ts'
import { dayNumberOf, daysBetween, weekdayOf } from '../time/day-number.ts'
import { goalYear } from './goal-year.ts'
import { clockOfLife, sampleLife } from './sample-life.ts'
import { carriedOn, toldAfter } from './told-after.ts'
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

test('the pages that speak of the goal are those in which the product finds it, each with a line of its own', () => {
  const texts = new Map(told.pages.map(({ day, text }) => [day, text]))
  expect(year.pages.map(({ day }) => day)).toContain('2026-05-24')
  expect(year.pages.map(({ day }) => day)).not.toContain('2026-11-16')
  for (const { id, quote } of year.pages) expect(texts.get(id), id).toContain(quote)
})

const whole = carriedOn(told, toldAfter.parse(read('after')))
const moved = goalYear(whole, 'play', -52)

test('what came after carries the goal on, and takes nothing back of what was told', () => {
  const later = goalYear(whole, 'play')
  expect(later.today).toBe('2027-01-17')
  expect(later.goal).toMatchObject({ status: 'in_progress', progress: 88, targetDate: '2027-01-31' })
  expect(later.habits.map(({ id }) => id)).toEqual(['scales', 'lid'])
  expect(later.habits[1]?.days.length).toBeGreaterThan(40)
  const ids = later.steps.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(year.steps.map(({ id }) => id)))
  expect(later.goals.filter(({ status }) => status === 'completed').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['flat', 'rota', 'gate', 'no', 'oslo']),
  )
  const own = later.milestones.filter(({ goalId }) => goalId === 'play')
  expect(own.map(({ isCompleted }) => isCompleted)).toEqual([true, true, true, true, true, false])
  const last = (id: string) => later.steps.findLast(({ goalId }) => goalId === id)?.progressValue
  for (const { id, progress } of later.goals) if (last(id) !== undefined) expect(last(id), id).toBe(progress)
})

test('all that came after lies behind the last told day, in order, and is about what was told of', () => {
  const after = toldAfter.parse(read('after'))
  const days = after.pages.map(({ day }) => day)
  expect([...days].sort()).toEqual(days)
  const all = [
    ...days,
    ...after.habits.flatMap(({ skips, notes }) => [...Object.keys(skips), ...Object.keys(notes)]),
    ...after.goals.flatMap(({ steps, course }) => [...Object.keys(steps), ...Object.keys(course)]),
  ]
  expect(all.filter((day) => day <= '2026-11-19' || day > '2027-01-17')).toEqual([])
  expect(() => carriedOn(told, { ...after, goals: [{ ...after.goals[0], id: 'violin' } as never] })).toThrow(
    new RangeError('The life has no violin.'),
  )
})

test('moved by whole weeks the year is the same on the same weekdays, and none of it lies later than its today', () => {
  const there = goalYear(whole, 'play')
  const back = (day: string) => addDays(day, -364)
  expect(moved.today).toBe('2026-01-18')
  expect(weekdayOf(dayNumberOf(moved.today))).toBe(weekdayOf(dayNumberOf(there.today)))
  expect(moved.steps.map(({ date }) => date)).toEqual(there.steps.map(({ date }) => back(date)))
  expect(moved.habits.map(({ days }) => days)).toEqual(there.habits.map(({ days }) => days.map(back)))
  expect(moved.pages.map(({ day }) => day)).toEqual(there.pages.map(({ day }) => back(day)))
  expect(moved.rated).toEqual(there.rated.map((one) => ({ ...one, day: back(one.day) })))
  expect(moved.goal.targetDate).toBe(back(there.goal.targetDate ?? ''))
  const happened = [...moved.steps.map(({ date }) => date), ...moved.pages.map(({ day }) => day)]
  expect(happened.filter((day) => day > moved.today)).toEqual([])
})
