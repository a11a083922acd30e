import { type RiskReading, type RiskThresholds, readRisk } from './risk-reading.ts'
import { riskTable } from './risk-table.ts'
import { type RiskWeights, unpackWeights } from './risk-weights.ts'

export type { RiskLevel, RiskReading } from './risk-reading.ts'

/** Where nineteen of twenty of what is said outright by authors it has not learned from are found, at the fewest alarms: docs/safety.md. */
export const riskThresholds: RiskThresholds = { any: 0, outright: -0.5, grave: -0.5 }

let weights: RiskWeights | undefined

/**
 * How much a text of a journal or a talk asks for kindness: whether help should be offered, by its most serious sentence.
 * Rules over words and a learned table, on the device; pure, and the same for the same text. Never throws.
 */
export function assessRisk(text: string): RiskReading {
  weights ??= unpackWeights(riskTable)
  return readRisk(text, weights, riskThresholds)
}
