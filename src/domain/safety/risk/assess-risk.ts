import { type RiskReading, type RiskThresholds, readRisk } from './risk-reading.ts'
import { riskTable } from './risk-table.ts'
import { type RiskWeights, unpackWeights } from './risk-weights.ts'

export type { RiskLevel, RiskReading } from './risk-reading.ts'

/**
 * Where nineteen of twenty of what is said outright by authors it has not learned from are found, at the fewest alarms: docs/safety.md.
 * On a page a mention is asked for less than a text of its own would be, and words alone for more.
 */
export const riskThresholds: RiskThresholds = {
  short: {
    role: { any: -4, outright: -5 },
    outright: { any: 0.3, outright: -0.2 },
    quiet: { any: -0.3, outright: -0.8 },
    framed: { any: 0.05, outright: -0.45 },
    word: { any: -0.75, outright: -1.25 },
    despair: { any: -0.25, outright: -0.75 },
  },
  long: {
    word: { any: -0.4, outright: -0.9 },
    despair: { any: 0.65, outright: 0.65 },
  },
  sentence: {
    role: { any: -3.8, outright: -4.8 },
    outright: { any: 0.3, outright: -0.2 },
    quiet: { any: 0, outright: -0.5 },
    framed: { any: 0.3, outright: -0.1 },
    word: { any: 0.9, outright: 0.9 },
    despair: { any: 0.9, outright: 0.9 },
  },
  page: {
    role: { any: -4, outright: -5 },
    outright: { any: 0.1, outright: -0.4 },
    quiet: { any: -0.2, outright: -0.7 },
    framed: { any: 0.1, outright: -0.3 },
    word: { any: 0.3, outright: -0.2 },
    despair: { any: 0.6, outright: 0.6 },
  },
  grave: -1,
  open: -0.7,
  ajar: -1.5,
  firm: 1,
}

let weights: RiskWeights | undefined

/**
 * How much a text of a journal or a talk asks for kindness: whether help should be offered, by its most serious sentence.
 * Rules over words and a learned table, on the device; pure, and the same for the same text. Never throws.
 */
export function assessRisk(text: string): RiskReading {
  weights ??= unpackWeights(riskTable)
  return readRisk(text, weights, riskThresholds)
}
