import { expect, test } from 'vitest'
import {
  analyticsRequest,
  cyclePeriods,
  qualitativeConfidence,
  qualitativeFrequency,
  riskFactorReport,
} from './derived.ts'
import { analyticsPreferences, relationshipCalibration } from './records.ts'

// Spec: S3-117, S3-118, S3-119, S9-021
test('insights are put together weekly, told of, and go after a year, unless somebody chose otherwise', () => {
  expect(analyticsPreferences.parse({})).toEqual({
    autoGenerateInsights: true,
    insightGenerationFrequency: 'weekly',
    notifyOnInsights: true,
    dataRetentionPeriod: 365,
    lastAnalysisDate: null,
  })
})

// Spec: S3-120, S3-121, S3-122, S3-123, S3-124
test('strengths are calibrated as specified', () => {
  expect(relationshipCalibration.parse({})).toEqual({
    strengthDistribution: { mean: 0.5, stdDev: 0.2, median: 0.5, mode: 0.5 },
    recencySensitivity: 1,
    emotionalSalience: 1,
    frequencyImpact: 1,
    thresholds: { minimum: 0.1, weak: 0.3, moderate: 0.6, strong: 0.8 },
    defaultReinforcement: 0.05,
    secondaryReinforcement: 0.025,
    decayRate: 0.01,
  })
})

// Spec: S3-115, S3-116
test('an analysis that is asked for waits with priority 5', () => {
  expect(analyticsRequest.parse({ requestType: 'year' })).toEqual({
    ...{ requestType: 'year', status: 'pending', priority: 5, parameters: {} },
    ...{ results: null, error: null, startedAt: null, completedAt: null },
  })
})

// Spec: S3-110, S3-113, S3-114
test('frequencies, periods and confidences have the words of the specification', () => {
  expect(qualitativeFrequency.options).toEqual(['Often', 'Sometimes', 'Rarely'])
  expect(cyclePeriods).toEqual(['daily', 'weekly', 'bi-weekly', 'monthly', 'seasonal', 'irregular'])
  expect(qualitativeConfidence.options).toEqual(['High', 'Medium', 'Low'])
})

// Spec: S3-137, S5-039
test('a severity is at most 100', () => {
  const report = { level: 'High', severity: 101, preventionStrategies: [], earlyWarnings: [] }
  expect(riskFactorReport.safeParse(report).success).toBe(false)
  expect(riskFactorReport.safeParse({ ...report, severity: 100 }).success).toBe(true)
})
