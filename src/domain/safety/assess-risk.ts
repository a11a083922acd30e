import { type RiskReading, type RiskThresholds, readRisk } from './risk-reading.ts'
import { riskTable } from './risk-table.ts'
import { type RiskWeights, unpackWeights } from './risk-weights.ts'

export type { RiskLevel, RiskReading } from './risk-reading.ts'

/** Where no more of what only sounds alike is flagged than by the rules alone, and far more is found: docs/safety.md. */
export const riskThresholds: RiskThresholds = { any: -0.4, outright: -1.5, grave: -0.5 }

let weights: RiskWeights | undefined

/**
 * How much a text of a journal or a talk asks for kindness: whether help should be offered, by its most serious sentence.
 * Rules over words and a learned table, on the device; pure, and the same for the same text. Never throws.
 */
export function assessRisk(text: string): RiskReading {
  weights ??= unpackWeights(riskTable)
  return readRisk(text, weights, riskThresholds)
}
