import { expect, test } from 'vitest'
import { entityOfKind } from '../entities.ts'
import { habit, habitFrequency } from './habit.ts'
import {
  cueTypes,
  difficulties,
  frequencyTypes,
  habitAreas,
  insightTypes,
  stackTimes,
} from './habit-choices.ts'
import {
  habitCompletion,
  habitCue,
  habitInsight,
  habitRecommendation,
  habitStack,
  habitStackItem,
} from './habit-records.ts'

const uid = '01900000-0000-7000-8000-000000000001'
const at = '2026-11-19T18:24:00.000Z'
const least = {
  name: 'Swim',
  behavior: 'swim',
  area: 'fitness',
  frequency: { type: 'daily' },
  startDate: '2026-11-19',
  createdAt: at,
  updatedAt: at,
}
const messages = (
  schema: { safeParse(data: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } },
  data: unknown,
) => (schema.safeParse(data).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

// Spec: S3-069, S3-071, S3-072, S3-073, S3-074
test('a habit has the fields and defaults of the specification', () => {
  expect(habit.parse(least)).toMatchObject({
    trigger: '',
    reinforcement: '',
    currentStreak: 0,
    longestStreak: 0,
    totalCompletions: 0,
    isPublic: false,
    isArchived: false,
    difficulty: 'moderate',
    cueType: null,
    kind: 'build',
  })
})

// Spec: S5-023, S5-024, S5-025, S5-026
test('what is missing of a habit is said at its field', () => {
  expect(messages(habit, { ...least, name: ' ' })).toEqual(['name: Habit name is required'])
  expect(messages(habit, { ...least, behavior: '' })).toEqual(['behavior: Behavior description is required'])
  expect(messages(habit, { ...least, area: 'shopping' })).toHaveLength(1)
  expect(messages(habit, { ...least, frequency: undefined })[0]).toMatch(/^frequency: /)
  expect(messages(habit, { ...least, pauses: [{ from: '2026-11-19', to: '2026-11-18' }] })).toEqual([
    'pauses.0.to: The end is before the beginning',
  ])
  expect(messages(habitFrequency, { type: 'weekly', days: [7] })).toEqual(['days: Days from 0 to 6'])
  expect(messages(habitFrequency, { type: 'monthly', days: [0] })).toEqual(['days: Days from 1 to 31'])
  expect(messages(habitFrequency, { type: 'daily', times: ['24:00'] })).toEqual([
    'times.0: Write a time as 07:30',
  ])
})

// Spec: S3-075, S3-180, S3-181, S3-182
test('choices are those of the specification', () => {
  expect(habitAreas).toEqual(
    'health fitness nutrition mindfulness learning productivity relationships finance creative selfcare sleep other'.split(
      ' ',
    ),
  )
  expect(frequencyTypes).toEqual('daily weekdays weekends weekly monthly custom'.split(' '))
  expect(difficulties).toEqual('very_easy easy moderate challenging very_challenging'.split(' '))
  expect(cueTypes).toEqual(
    'time location preceding_event emotional_state visual social notification'.split(' '),
  )
})

// Spec: S3-076, S3-077, S3-078, S3-079, S5-027, S5-028, S9-023
test('a completion has its day, and mood and difficulty from 1 to 5; habit and day decide its uid', () => {
  const done = { habitId: uid, completedDate: '2026-11-19', updatedAt: at }
  const kept = habitCompletion.parse(done)
  expect(kept).toMatchObject({ notes: '', mood: null, difficulty: null })
  expect(entityOfKind('habit_completion')?.key?.(kept)).toEqual([uid, '2026-11-19'])
  expect(messages(habitCompletion, { ...done, completedDate: undefined })).toHaveLength(1)
  expect(messages(habitCompletion, { ...done, mood: 6, difficulty: 0 })).toEqual([
    'mood: From 1 to 5',
    'difficulty: From 1 to 5',
  ])
})

// Spec: S3-080, S3-081, S3-082, S5-029
test('cues, stacks and their items have their fields', () => {
  const stamps = { createdAt: at, updatedAt: at }
  const cue = { habitId: uid, cueType: 'visual', ...stamps }
  const nothingMore = { at: null, afterHabitId: null, reminderId: null, since: null, until: null }
  expect(habitCue.parse(cue).cueDetails).toEqual({ text: '', ...nothingMore })
  expect(habitCue.parse({ ...cue, cueDetails: { text: 'the lid' } }).cueDetails).toEqual({
    text: 'the lid',
    ...nothingMore,
  })
  expect(messages(habitCue, { ...cue, cueDetails: { at: '8' } })).toEqual([
    'cueDetails.at: Write a time as 07:30',
  ])
  expect(stackTimes).toEqual(['morning', 'afternoon', 'evening', 'anytime'])
  expect(habitStack.parse({ name: 'After supper', ...stamps })).toMatchObject({
    description: '',
    timeOfDay: 'anytime',
  })
  expect(messages(habitStack, { name: '', ...stamps })).toEqual(['name: Stack name is required'])
  expect(habitStackItem.parse({ stackId: uid, habitId: uid, updatedAt: at })).toMatchObject({ order: 0 })
})

// Spec: S1-013, S3-083, S3-084, S3-085, S5-030, S5-031, S5-032
test('recommendations and insights have theirs', () => {
  const offered = { name: 'Swim', behavior: 'swim', source: 'journal', updatedAt: at }
  expect(habitRecommendation.parse(offered)).toMatchObject({ isAdopted: false, sourceId: null, benefits: '' })
  expect(messages(habitRecommendation, { ...offered, name: '', behavior: '' })).toEqual([
    'name: Name is required',
    'behavior: Behavior is required',
  ])
  expect(messages(habitRecommendation, { ...offered, source: 'friend' })).toHaveLength(1)
  expect(insightTypes).toEqual(['pattern', 'improvement', 'obstacle', 'correlation'])
  expect(
    habitInsight.parse({ habitId: uid, type: 'obstacle', answer: 'hidden', updatedAt: at }).content,
  ).toEqual({
    about: '',
  })
})
