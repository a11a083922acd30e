import { expect, test } from 'vitest'
import { advancedAnalytics } from './derived.ts'
import { analyticsPreferences } from './records.ts'
import { areInsightsDue, keptUntil } from './schedule.ts'

const now = Date.parse('2026-11-19T18:00:00.000Z')
const lately = (lastAnalysisDate: string | null, more: object = {}) =>
  areInsightsDue(analyticsPreferences.parse({ lastAnalysisDate, ...more }), now)

test('insights are due at first, a week after the last ones, and never where that is switched off', () => {
  expect(lately(null)).toBe(true)
  expect(lately('2026-11-12T18:00:00.000Z')).toBe(true)
  expect(lately('2026-11-12T18:00:01.000Z')).toBe(false)
  expect(lately('2026-11-18T17:00:00.000Z', { insightGenerationFrequency: 'daily' })).toBe(true)
  expect(lately('2026-11-12T17:00:00.000Z', { insightGenerationFrequency: 'monthly' })).toBe(false)
  expect(lately(null, { autoGenerateInsights: false })).toBe(false)
})

// Spec: S3-106
test('what was reckoned has its data and an instant until which it is kept: a year, unless somebody chose otherwise', () => {
  const kept = advancedAnalytics.parse({
    data: { moves: [] },
    cachedUntil: keptUntil(analyticsPreferences.parse({}), now),
  })
  expect(kept).toEqual({ data: { moves: [] }, cachedUntil: '2027-11-19T18:00:00.000Z' })
  expect(keptUntil(analyticsPreferences.parse({ dataRetentionPeriod: 30 }), now)).toBe(
    '2026-12-19T18:00:00.000Z',
  )
})
