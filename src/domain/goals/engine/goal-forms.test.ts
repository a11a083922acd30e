import { expect, test } from 'vitest'
import { blobRefsIn } from '../../entity/blob-refs.ts'
import { changedFields, changesFrom, fieldsOf } from '../records/goal-fields.ts'
import { goalFact } from '../sample-goals.test-support.ts'
import { fieldValueProblem } from './field-value.ts'
import { progressByRule } from './goal-progress.ts'
import { metricFrom } from './metric-form.ts'

const form = { name: 'Weight', unit: 'kg', from: '90', to: '80', current: '' }

test('a number may rise or fall, stands where it began until it is said, and moves its goal', () => {
  expect(metricFrom(form)).toEqual({
    metric: { name: 'Weight', unit: 'kg', from: 90, to: 80, current: 90 },
  })
  const made = metricFrom({ ...form, current: '87,5' })
  const goal = goalFact({
    customization: { progressRule: 'metrics' },
    metrics: 'metric' in made ? [made.metric] : [],
  })
  expect(progressByRule(goal, { milestones: [], habits: [] })).toBe(25)
})

test.each([
  [{ name: ' ' }, { name: 'Say what you are counting.' }],
  [{ to: '90' }, { to: 'Start and target are the same, so there is nothing to move toward.' }],
  [{ from: '9o' }, { from: 'Write a number, such as 80 or 4.5.' }],
  [{ to: '' }, { to: 'Write a number, such as 80 or 4.5.' }],
  [{ current: 'about 85' }, { current: 'Write a number, such as 80 or 4.5.' }],
  [{ from: '1e999' }, { from: 'Write a number, such as 80 or 4.5.' }],
])('what is no number says so at its field: %j', (wrong, problems) => {
  expect(metricFrom({ ...form, ...wrong })).toEqual({ problems })
})

// Spec: S3-062
test.each([
  ['text', 'anything', true],
  ['number', '52', true],
  ['number', '4,5', true],
  ['number', 'fast', false],
  ['date', '2026-11-26', true],
  ['date', '2026-02-30', false],
  ['boolean', 'true', true],
  ['number', '', true],
] as const)('a field of type %s takes “%s”: %s', (type, value, fits) => {
  expect(fieldValueProblem(type, value) === undefined).toBe(fits)
})

test('a form that was left open changes only what was typed in it', () => {
  const before = goalFact({ notes: 'Bars 1 to 8', tags: ['piano'] })
  const opened = fieldsOf(before)
  const typed = changedFields({ ...opened, title: 'Play it twice' }, opened)
  expect(typed).toEqual({ title: 'Play it twice' })
  const meanwhile = { ...before, notes: 'Bars 9 to 16' }
  expect(changesFrom({ ...fieldsOf(meanwhile), ...typed }, meanwhile)).toMatchObject({
    title: 'Play it twice',
    notes: 'Bars 9 to 16',
    tags: ['piano'],
  })
})

test('the picture of a goal and its small copy are found as what lies outside of its record', () => {
  const blob = (blobId: string) => ({ blobId, chunks: 1, bytes: 9, type: 'image/webp' })
  const [large, small] = ['0191f1b0-0000-7000-8000-000000000001', '0191f1b0-0000-7000-8000-000000000002']
  const picture = {
    ...{ ...blob(large ?? ''), small: blob(small ?? ''), width: 3, height: 2 },
    addedAt: '2026-11-19T09:00:00.000Z',
  }
  const goal = goalFact({ customization: { picture } })
  expect(goal.customization.picture).toMatchObject({ caption: '' })
  expect(blobRefsIn(goal).map(({ blobId }) => blobId)).toEqual([large, small])
})
