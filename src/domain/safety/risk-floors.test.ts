import { expect, test } from 'vitest'
import { assessRisk } from './assess-risk.ts'
import type { RiskKind, RiskPhrase } from './risk-phrase-kinds.test-support.ts'
import { riskPhrases } from './risk-phrases.test-support.ts'
import { harmlessTuningA } from './risk-phrases-tuning-a-harmless.test-support.ts'
import { seriousTuningA } from './risk-phrases-tuning-a-serious.test-support.ts'
import { harmlessTuningB } from './risk-phrases-tuning-b-harmless.test-support.ts'
import { seriousTuningB } from './risk-phrases-tuning-b-serious.test-support.ts'
import { ownHarmless } from './risk-phrases-tuning-own-harmless.test-support.ts'
import { ownQuiet } from './risk-phrases-tuning-own-quiet.test-support.ts'
import { ownSerious } from './risk-phrases-tuning-own-serious.test-support.ts'
import { ownSpoken } from './risk-phrases-tuning-own-spoken.test-support.ts'

const said: readonly RiskKind[] = ['explicit', 'plan', 'self-harm']
const quiet: readonly RiskKind[] = ['passive', 'veiled', 'hopeless']
const alike: readonly RiskKind[] = ['idiom', 'lookalike', 'third-person', 'fiction', 'music', 'news']

/** How many phrases of some kinds there are, are flagged at all, and are rated 2. */
function counted(phrases: readonly RiskPhrase[], kinds?: readonly RiskKind[]): Record<string, number> {
  const found = phrases
    .filter(({ about, level }) => (kinds ? kinds.includes(about) : level === 0))
    .map(({ text }) => assessRisk(text).level)
  return {
    all: found.length,
    flagged: found.filter((level) => level > 0).length,
    explicit: found.filter((level) => level === 2).length,
  }
}

// Figures as they were measured (docs/safety.md). They may rise with a better detector, never be loosened.
test('of the phrases that were held back, what is said outright is found', () => {
  const { all, flagged, explicit } = counted(riskPhrases, said)
  expect(all).toBe(177)
  expect(flagged).toBeGreaterThanOrEqual(165)
  expect(explicit).toBeGreaterThanOrEqual(162)
})

test('of the phrases that were held back, what is said between the lines is found', () => {
  const { all, flagged } = counted(riskPhrases, quiet)
  expect(all).toBe(106)
  expect(flagged).toBeGreaterThanOrEqual(74)
})

test('of the phrases that were held back, what only sounds alike is left alone', () => {
  expect(counted(riskPhrases, alike)).toMatchObject({ all: 204 })
  expect(counted(riskPhrases, alike).flagged).toBeLessThanOrEqual(18)
  expect(counted(riskPhrases).flagged).toBeLessThanOrEqual(23)
})

const tuning = {
  a: [...seriousTuningA, ...harmlessTuningA],
  b: [...seriousTuningB, ...harmlessTuningB],
  own: [...ownSerious, ...ownQuiet, ...ownHarmless, ...ownSpoken],
}

test.each([
  ['a', { said: 140, quiet: 34, alarms: 15 }],
  ['b', { said: 145, quiet: 27, alarms: 9 }],
  ['own', { said: 253, quiet: 236, alarms: 30 }],
] as const)('on the phrases it was tuned on, set %s, it does not fall behind', (name, floors) => {
  const set = tuning[name]
  expect(counted(set, said).flagged).toBeGreaterThanOrEqual(floors.said)
  expect(counted(set, quiet).flagged).toBeGreaterThanOrEqual(floors.quiet)
  expect(counted(set).flagged).toBeLessThanOrEqual(floors.alarms)
})
