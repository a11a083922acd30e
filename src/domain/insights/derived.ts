import { z } from 'zod'

// What is reckoned from pages is no record: it lies in this device's sealed cache, and can all be reckoned again.

const share = z.number().min(0).max(1)
const score = z.number().min(0).max(100)
const day = z.iso.date()

/** What a claim rests on: a page and, where the person's words are meant, those words. */
export const receipt = z.object({ entryUid: z.string(), day, quote: z.string() })
export type InsightReceipt = z.infer<typeof receipt>

export const qualitativeFrequency = z.enum(['Often', 'Sometimes', 'Rarely'])
export const qualitativeConfidence = z.enum(['High', 'Medium', 'Low'])

/** cognitive_patterns: a turn of phrase that comes back, worth a second look or a sign of strength. */
export const cognitivePattern = z.object({
  /** Its kind, such as 'should'. */
  pattern: z.string(),
  type: z.enum(['constructive', 'limiting']),
  /** Pages on which it stands. */
  frequency: z.int().min(0),
  qualitativeFrequency,
  /** People, topics and times of day that go with it. */
  contexts: z.array(z.string()),
  /** What it rests on, in a sentence. */
  justification: z.string(),
  implication: z.string(),
  actionableInsight: z.string(),
  /** Points of mood by which its days differ, 0 where that is not clear. */
  impact: z.number(),
  /** Pages with it in the second half less those in the first. */
  frequencyChange: z.int(),
  firstObserved: day,
  lastObserved: day,
  /** The day up to which pages were read for it. */
  lastDetected: day,
})
export type CognitivePattern = z.infer<typeof cognitivePattern>

/** behavioral_insights: something that is done, what comes before it and what after. */
export const behavioralInsight = z.object({
  behavior: z.string(),
  triggers: z.array(z.string()),
  outcomes: z.array(z.string()),
  /** Days with it, and of each trigger and outcome on how many of those. */
  frequencies: z.record(z.string(), z.int().min(0)),
  justification: z.string(),
  implication: z.string(),
  actionableInsight: z.string(),
})
export type BehavioralInsight = z.infer<typeof behavioralInsight>

export const cyclePeriods = ['daily', 'weekly', 'bi-weekly', 'monthly', 'seasonal', 'irregular'] as const

/** emotional_cycles: a rhythm. */
export const emotionalCycle = z.object({
  name: z.string(),
  period: z.enum(cyclePeriods),
  /** 1 - p. */
  confidence: share,
  qualitativeConfidence,
  description: z.string(),
  relatedEmotions: z.array(z.string()),
  triggers: z.array(z.string()),
  /** Days a turn. */
  duration: z.number().positive(),
  /** Points above and below the middle. */
  intensity: z.number().min(0),
})
export type EmotionalCycle = z.infer<typeof emotionalCycle>

/** Topic connection. `entries`: places of its pages in the list of pages of the analysis. */
export const topicConnection = z.object({
  topic: z.string(),
  strength: share,
  relatedTopics: z.array(z.string()),
  sentiment: z.number().min(-1).max(1).optional(),
  entries: z.array(z.int().min(0)),
  lastUpdated: day,
})
export type TopicConnection = z.infer<typeof topicConnection>

/** One relationship of the map. */
export const relationship = z.object({
  name: z.string(),
  type: z.string(),
  strength: z.enum(['strong', 'moderate', 'developing']),
  /** 50: mood is no other on days with them; above: higher. */
  impact: score,
})

export type Relationship = z.infer<typeof relationship>

/** Relationship map. */
export const relationshipMap = z.object({
  relationships: z.array(relationship),
  wellbeingInfluence: z.array(z.string()),
  keyInsights: z.array(z.string()),
})
export type RelationshipMap = z.infer<typeof relationshipMap>

/** Risk-factor report: early signals in plain words, never a diagnosis. */
export const riskFactorReport = z.object({
  level: z.enum(['High', 'Medium', 'Low']),
  severity: score,
  preventionStrategies: z.array(
    z.object({ title: z.string(), description: z.string(), category: z.string() }),
  ),
  earlyWarnings: z.array(
    z.object({ words: z.string(), status: z.enum(['positive', 'negative', 'neutral']) }),
  ),
})
export type RiskFactorReport = z.infer<typeof riskFactorReport>

/** One connection of an analysis. */
export const analysisConnection = z.object({
  topic: z.string(),
  relatedTopics: z.array(z.string()),
  strength: share,
  sentiment: z.number().min(-1).max(1),
  progression: z.enum(['improving', 'declining', 'stable']),
  milestones: z.array(z.string()),
  growthAreas: z.array(z.string()),
  emotionalContext: z.array(z.string()),
  triggers: z.array(z.string()).optional(),
  copingStrategies: z.array(z.string()),
  recurringPatterns: z.array(z.string()),
  insights: z.array(z.string()),
  blindSpots: z.array(z.string()),
})

/** Meta insights. */
export const metaInsights = z.object({
  narrative: z.string(),
  emotionalGrowthTrend: z.enum(['Improving', 'Stable', 'Declining', 'Mixed', 'N/A']),
  selfAwarenessLevel: z.enum(['High', 'Medium', 'Low', 'Developing', 'N/A']),
  cognitivePatterns: z.array(cognitivePattern),
  behavioralPatterns: z.array(behavioralInsight),
  themes: z.array(z.string()),
  strengths: z.array(z.string()),
  growthOpportunities: z.array(z.string()),
})

/** Analysis result. */
export const analysisResult = z.object({
  mainTopics: z.array(z.string()),
  connections: z.array(analysisConnection),
  metaInsights,
  emotionalPatterns: z.object({
    cycles: z.array(emotionalCycle),
    anomalies: z.array(z.string()),
    emotionalChains: z.array(z.string()),
    contextualFactors: z.array(z.string()),
  }),
})
export type AnalysisResult = z.infer<typeof analysisResult>

/** advanced_analytics: what was reckoned, and until when it may be shown without being reckoned again. */
export const advancedAnalytics = z.object({ data: z.unknown(), cachedUntil: z.iso.datetime() })

/** analytics_processing_queue: one analysis that was asked for. */
export const analyticsRequest = z.object({
  requestType: z.string(),
  status: z.enum(['pending', 'processing', 'completed', 'failed', 'cancelled']).default('pending'),
  priority: z.int().min(0).max(10).default(5),
  parameters: z.record(z.string(), z.unknown()).default({}),
  results: z.unknown().nullable().default(null),
  error: z.string().nullable().default(null),
  startedAt: z.iso.datetime().nullable().default(null),
  completedAt: z.iso.datetime().nullable().default(null),
})
export type AnalyticsRequest = z.infer<typeof analyticsRequest>
