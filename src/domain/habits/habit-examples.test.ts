import { expect, test } from 'vitest'
import { habit } from './habit.ts'
import { cueTypes, frequencyTypes, habitKinds } from './habit-choices.ts'
import { habitExamples } from './habit-examples.ts'
import { sentenceText } from './habit-sentence.ts'

const at = '2026-11-19T18:24:00.000Z'
const stamps = { startDate: '2026-11-19', createdAt: at, updatedAt: at }

test('ten examples, no two of them alike', () => {
  expect(habitExamples).toHaveLength(10)
  for (const said of ['id', 'name', 'trigger', 'behavior', 'reinforcement', 'smallest'] as const)
    expect(new Set(habitExamples.map((example) => example[said])).size, said).toBe(10)
})

test.each(habitExamples)('$name is a whole habit as it stands', ({ id: _, ...example }) => {
  expect(habit.parse({ ...example, ...stamps })).toMatchObject(example)
  for (const words of [example.trigger, example.behavior, example.reinforcement, example.smallest])
    expect(words).toMatch(/^\S.*[^\s.,]$/)
  // A name takes one line of a list on a phone, a sentence three.
  expect(example.name.length).toBeLessThanOrEqual(24)
  expect(sentenceText(example).length).toBeLessThanOrEqual(120)
})

test('between them they show what a habit can be', () => {
  const all = <T>(of: (example: (typeof habitExamples)[number]) => T) => new Set(habitExamples.map(of))
  expect(all(({ area }) => area).size).toBe(10)
  expect([...all(({ kind }) => kind)].sort()).toEqual([...habitKinds].sort())
  expect([...all(({ cueType }) => cueType)].sort()).toEqual([...cueTypes].sort())
  expect([...all(({ frequency }) => frequency.type)].sort()).toEqual([...frequencyTypes].sort())
  expect(habitExamples.filter(({ target }) => target !== null)).toHaveLength(1)
  expect(habitExamples.filter(({ frequency }) => frequency.timesPerWeek !== undefined)).toHaveLength(1)
})
