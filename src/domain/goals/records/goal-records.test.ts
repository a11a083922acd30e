import { expect, test } from 'vitest'
import { visualizationTypes } from '../goal-choices.ts'
import { dayLine } from './day-line.ts'
import { goal } from './goal.ts'
import { goalCustomField, goalMilestone, goalProgress } from './goal-parts.ts'
import { goalVisualization, visualizationPreference } from './goal-visualization.ts'

const createdAt = '2026-11-19T20:00:00.000Z'
const least = {
  title: 'Swim a kilometre',
  category: 'physical',
  priority: 'medium',
  timeframe: 'yearly',
  createdAt,
  updatedAt: createdAt,
}
const step = { goalId: 'g', date: '2026-11-19', progressValue: 5, createdAt }
const refusal = (
  schema: { safeParse(data: unknown): { error?: { issues: { message: string }[] } } },
  data: object,
) => schema.safeParse(data).error?.issues[0]?.message

// Spec: S3-052, S3-053, S3-054, S3-055, S3-056, S3-057, S3-058, S5-013
test('a goal needs a title and its three choices, and begins at nothing, not started', () => {
  expect(goal.parse(least)).toMatchObject({
    parentId: null,
    description: '',
    status: 'not_started',
    progress: 0,
    impact: 0,
    targetDate: null,
    startDate: null,
    completedAt: null,
    tags: [],
    imageUrl: null,
    recurringType: null,
    metrics: [],
    notes: '',
    customization: { progressRule: 'hand', habits: [], woop: null },
  })
  for (const field of ['category', 'priority', 'timeframe', 'status'])
    expect(goal.safeParse({ ...least, [field]: 'someday' }).success, field).toBe(false)
})

// Spec: S5-012, S5-018, S5-021, S5-022
test('what has no name says so in the words that are fixed', () => {
  expect(refusal(goal, { ...least, title: '' })).toBe('Goal title is required')
  expect(refusal(goalMilestone, { goalId: 'g', title: '' })).toBe('Milestone title is required')
  expect(refusal(goalCustomField, { goalId: 'g', fieldName: '', fieldType: 'text' })).toBe(
    'Field name is required',
  )
  expect(goalCustomField.safeParse({ goalId: 'g', fieldName: 'Piece', fieldType: 'colour' }).success).toBe(
    false,
  )
})

// Spec: S5-014, S5-015, S5-019, S5-020, S9-022
test.each([
  ['progress', 0, 100],
  ['impact', 0, 10],
])('%s of a goal goes from %i to %i', (field, low, high) => {
  for (const value of [low, high]) expect(goal.safeParse({ ...least, [field]: value }).success).toBe(true)
  for (const value of [low - 1, high + 1])
    expect(refusal(goal, { ...least, [field]: value })).toMatch(/is a number from 0 to/)
})

test.each([
  ['progressValue', 0, 100],
  ['mood', 1, 10],
  ['energy', 1, 10],
])('%s of a step goes from %i to %i', (field, low, high) => {
  for (const value of [low, high])
    expect(goalProgress.safeParse({ ...step, [field]: value }).success).toBe(true)
  for (const value of [low - 1, high + 1])
    expect(goalProgress.safeParse({ ...step, [field]: value }).success).toBe(false)
})

// Spec: S5-016
test('dates are coerced from texts, numbers and dates, and 30 February is none', () => {
  const target = (targetDate: unknown) => goal.parse({ ...least, targetDate }).targetDate
  expect(target('2026-12-31')).toBe('2026-12-31')
  expect(target('2026-12-31T23:00:00Z')).toBe('2026-12-31')
  expect(target(new Date('2026-12-31'))).toBe('2026-12-31')
  expect(target(Date.UTC(2026, 11, 31))).toBe('2026-12-31')
  expect(target('2028-02-29')).toBe('2028-02-29')
  expect(goal.parse({ ...least, completedAt: Date.UTC(2026, 0, 1) }).completedAt).toBe(
    '2026-01-01T00:00:00.000Z',
  )
  for (const wrong of ['2026-02-30', 'soon', Number.NaN])
    expect(goal.safeParse({ ...least, targetDate: wrong }).success, String(wrong)).toBe(false)
  expect(refusal(goal, { ...least, targetDate: 'soon' })).toBe('This is not a date.')
  expect(refusal(goal, { ...least, targetDate: Date.UTC(12026, 0) })).toBe('This is not a date.')
})

// Spec: S5-017
test('a parent is a text, a number or null, and a text of digits becomes an integer', () => {
  const parent = (parentId: unknown) => goal.parse({ ...least, parentId }).parentId
  expect(parent('12')).toBe(12)
  expect(parent(12)).toBe(12)
  expect(parent(null)).toBe(null)
  expect(parent('0191f1b0-0000-7000-8000-000000000001')).toBe('0191f1b0-0000-7000-8000-000000000001')
  expect(goal.safeParse({ ...least, parentId: true }).success).toBe(false)
})

// Spec: S3-059, S3-060, S3-061, S3-062
test('the parts of a goal begin open, unrated and empty', () => {
  expect(goalMilestone.parse({ goalId: 'g', title: 'Tuner' })).toMatchObject({
    isCompleted: false,
    order: 0,
    targetDate: null,
    completedAt: null,
    description: '',
  })
  expect(goalProgress.parse(step)).toMatchObject({ note: '', mood: null, energy: null })
  expect(goalCustomField.parse({ goalId: 'g', fieldName: 'Told Dad', fieldType: 'boolean' }).fieldValue).toBe(
    '',
  )
})

// Spec: S3-063, S3-064, S3-065, S3-066, S3-067, S3-068, S5-038
test('a drawing is one of nine, has its opacity between 0 and 1, and preferences begin as the specification has them', () => {
  expect(visualizationTypes).toHaveLength(9)
  const drawing = { goalId: 'g', type: 'progress_chart' }
  expect(goalVisualization.parse(drawing)).toEqual({
    ...drawing,
    settings: {},
    lastViewed: null,
    isFavorite: false,
    viewCount: 0,
    insights: [],
    customization: { backgroundOpacity: 0 },
  })
  const opaque = (backgroundOpacity: number) => ({ ...drawing, customization: { backgroundOpacity } })
  for (const fits of [0, 0.4, 1]) expect(goalVisualization.safeParse(opaque(fits)).success).toBe(true)
  for (const wrong of [-0.1, 1.1])
    expect(refusal(goalVisualization, opaque(wrong))).toBe('Background opacity is a number from 0 to 1.')
  expect(goalVisualization.safeParse({ ...drawing, type: 'pie' }).success).toBe(false)
  expect(visualizationPreference.parse({ updatedAt: createdAt })).toEqual({
    defaultView: 'progress_chart',
    colorTheme: 'default',
    showMoodImpact: true,
    showEnergyImpact: true,
    animationsEnabled: true,
    autoRefresh: true,
    density: 'normal',
    dashboardLayout: [],
    updatedAt: createdAt,
  })
})

// Spec: S3-049, S3-050
test('a line of the day has a date, words and a type, and is pending at first', () => {
  const line = { date: '2026-11-19', content: 'I may be slow.', type: 'affirmation', createdAt }
  expect(dayLine.parse(line).status).toBe('pending')
  for (const field of ['date', 'content', 'type'])
    expect(dayLine.safeParse({ ...line, [field]: undefined }).success, field).toBe(false)
})
