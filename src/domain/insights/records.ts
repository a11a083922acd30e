import { z } from 'zod'
import { entity } from '../entity/entity.ts'
import { type Records, singleOf } from '../entity/records.ts'

/** How often insights are put together by themselves. */
export const insightFrequencies = ['daily', 'weekly', 'monthly'] as const

/** analytics_preferences. Sealed as kind 'analytics_preferences', one in a vault; the vault's owner is its user. */
export const analyticsPreferences = z.object({
  autoGenerateInsights: z.boolean().default(true),
  insightGenerationFrequency: z.enum(insightFrequencies).default('weekly'),
  notifyOnInsights: z.boolean().default(true),
  /** Days after which derived results go; pages never do. */
  dataRetentionPeriod: z.int().min(30).max(3650).default(365),
  /** Instant of the last analysis, ISO; null: none yet. */
  lastAnalysisDate: z.iso.datetime().nullable().default(null),
})
export type AnalyticsPreferences = z.infer<typeof analyticsPreferences>
export const analyticsPreferenceRecords = entity('analytics_preferences', {
  schema: analyticsPreferences,
  version: 1,
  upgrades: {},
  label: 'How insights are made',
  single: true,
})

/** How the person wants insights to be made. */
export const analyticsPreferencesIn = (records: Records): AnalyticsPreferences =>
  analyticsPreferences.parse(singleOf(records, analyticsPreferenceRecords) ?? {})

const share = z.number().min(0).max(1)

/** relationship_calibration. Sealed as kind 'relationship_calibration', one in a vault: how strongly two things have to belong together to be called so. */
export const relationshipCalibration = z.object({
  strengthDistribution: z
    .object({
      mean: share.default(0.5),
      stdDev: share.default(0.2),
      median: share.default(0.5),
      mode: share.default(0.5),
    })
    .prefault({}),
  recencySensitivity: z.number().min(0).max(5).default(1),
  emotionalSalience: z.number().min(0).max(5).default(1),
  frequencyImpact: z.number().min(0).max(5).default(1),
  thresholds: z
    .object({
      minimum: share.default(0.1),
      weak: share.default(0.3),
      moderate: share.default(0.6),
      strong: share.default(0.8),
    })
    .prefault({}),
  defaultReinforcement: share.default(0.05),
  secondaryReinforcement: share.default(0.025),
  decayRate: share.default(0.01),
})
export type RelationshipCalibration = z.infer<typeof relationshipCalibration>
export const relationshipCalibrations = entity('relationship_calibration', {
  schema: relationshipCalibration,
  version: 1,
  upgrades: {},
  label: 'What counts as a strong connection',
  single: true,
})

/** What a person can say to an insight. Disputed and hidden ones are not shown again. */
export const insightAnswers = ['disputed', 'hidden', 'helpful'] as const

/** What was said to an insight. Sealed as kind 'insight_answer'; one for each claim, so that it stays gone on every device. */
export const insightAnswer = z.object({
  /** Names the claim, whatever its numbers are: 'move walk mood 0'. */
  claim: z.string().min(1).max(300),
  /** What it said then, for the list of what was put away. */
  words: z.string().max(500),
  answer: z.enum(insightAnswers),
  createdAt: z.iso.datetime(),
})
export type InsightAnswer = z.infer<typeof insightAnswer>
export const insightAnswerRecords = entity('insight_answer', {
  schema: insightAnswer,
  version: 1,
  upgrades: {},
  label: 'What you said about insights',
  key: ({ claim }) => [claim],
})
