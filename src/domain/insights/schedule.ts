import { dayMs } from '../time/day-number.ts'
import type { AnalyticsPreferences, insightFrequencies } from './records.ts'

/** Days from one generation of insights to the next. */
const daysBetweenInsights: Readonly<Record<(typeof insightFrequencies)[number], number>> = {
  daily: 1,
  weekly: 7,
  monthly: 30,
}

/** Whether insights are to be put together again by themselves: never where the person switched that off. */
export function areInsightsDue(
  { autoGenerateInsights, insightGenerationFrequency, lastAnalysisDate }: AnalyticsPreferences,
  nowMs: number,
): boolean {
  if (!autoGenerateInsights) return false
  if (lastAnalysisDate === null) return true
  return nowMs - Date.parse(lastAnalysisDate) >= daysBetweenInsights[insightGenerationFrequency] * dayMs
}

/** Until when a result may be kept, as an instant: pages are kept for ever, what was reckoned from them is not. */
export const keptUntil = ({ dataRetentionPeriod }: AnalyticsPreferences, nowMs: number): string =>
  new Date(nowMs + dataRetentionPeriod * dayMs).toISOString()
