import { expect, test } from 'vitest'
import { goalVisualizations } from '#domain/goals/records/goal-visualization.ts'
import { chooseDrawing } from './goals.calls.ts'
import { at, openGoals } from './goals.test-support.ts'

// Spec: S3-063
test('a drawing counts how often it was looked at, and when last', async () => {
  const { run, store } = openGoals()
  await run(chooseDrawing, { goalId: 'play', type: 'timeline', isViewed: true })
  await run(chooseDrawing, { goalId: 'play', type: 'timeline', isViewed: true })
  expect([...store.of(goalVisualizations).values()].map(({ data }) => data)).toMatchObject([
    { goalId: 'play', type: 'timeline', viewCount: 2, lastViewed: at, isFavorite: false },
  ])
})

// Spec: S3-063, S5-038
test('choices for a drawing that follow each other quickly build on each other, also while it is being looked at', async () => {
  const { run, store } = openGoals()
  const of = { goalId: 'play', type: 'timeline' } as const
  await Promise.all([
    run(chooseDrawing, { ...of, isViewed: true }),
    run(chooseDrawing, { ...of, changes: { isFavorite: true } }),
    run(chooseDrawing, { ...of, changes: { settings: { showMoodImpact: false } } }),
    run(chooseDrawing, { ...of, changes: { settings: { density: 'compact' } } }),
    run(chooseDrawing, { ...of, changes: { customization: { backgroundOpacity: 0.4 } } }),
  ])
  const kept = () => [...store.of(goalVisualizations).values()].map(({ data }) => data)
  expect(kept()).toMatchObject([
    {
      viewCount: 1,
      isFavorite: true,
      settings: { showMoodImpact: false, density: 'compact' },
      customization: { backgroundOpacity: 0.4 },
    },
  ])
  const asAll = { density: undefined, showMoodImpact: undefined }
  await run(chooseDrawing, { ...of, changes: { settings: asAll } })
  expect(JSON.parse(JSON.stringify(kept()[0]?.settings))).toEqual({})
  const wrong = { customization: { backgroundOpacity: 1.4 } }
  await expect(run(chooseDrawing, { ...of, changes: wrong })).rejects.toThrow('from 0 to 1')
})
