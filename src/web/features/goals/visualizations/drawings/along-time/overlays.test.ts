import { expect, test } from 'vitest'
import { ratedDays, today } from '#domain/goals/sample-goals.test-support.ts'
import { daysAlong } from '#domain/goals/visuals/rating-means.ts'
import { addDays } from '#domain/time/day.ts'
import { overlayNote, overlaysAt, overlayWords } from './overlays.ts'

// Spec: S3-067
test('an overlay says its mean at each place, and is none where nothing was rated', () => {
  const days = daysAlong(addDays(today, -30), today, 100)
  const rated = ratedDays(10, (at) => (at < 5 ? 4 : 7)).map((one) => ({ ...one, energy: 5 }))
  const overlays = overlaysAt(rated, ['mood', 'energy'], days)
  expect(overlays.map(({ scale, latest }) => [scale, latest])).toEqual([
    ['mood', '5.5'],
    ['energy', '5'],
  ])
  expect(overlayWords(overlays, 30)).toBe('mood 5.5, energy 5')
  expect(overlayWords(overlays, 20)).toBe('')
  expect(overlayNote(overlays, days)).toBe('Mood and energy are means of 14 days, from 1 to 10.')
  expect(overlayNote(overlays.slice(1), days)).toBe('Energy is the mean of 14 days, from 1 to 10.')
  expect(
    overlaysAt(
      ratedDays(10, () => 4),
      ['energy'],
      days,
    ),
  ).toEqual([])
  expect(overlaysAt([], ['mood', 'energy'], days)).toEqual([])
})
