import { expect, test } from 'vitest'
import { assessRisk } from './assess-risk.ts'
import type { RiskKind, RiskPhrase } from './risk-phrase-kinds.test-support.ts'
import { riskPhrases } from './risk-phrases.test-support.ts'
import { heldHarmless } from './risk-phrases-held-harmless.test-support.ts'
import { heldSerious } from './risk-phrases-held-serious.test-support.ts'
import { harmlessTuningA } from './risk-phrases-tuning-a-harmless.test-support.ts'
import { seriousTuningA } from './risk-phrases-tuning-a-serious.test-support.ts'
import { harmlessTuningB } from './risk-phrases-tuning-b-harmless.test-support.ts'
import { seriousTuningB } from './risk-phrases-tuning-b-serious.test-support.ts'
import { harmlessTuningC } from './risk-phrases-tuning-c-harmless.test-support.ts'
import { seriousTuningC } from './risk-phrases-tuning-c-serious.test-support.ts'
import { harmlessTuningD } from './risk-phrases-tuning-d-harmless.test-support.ts'
import { seriousTuningD } from './risk-phrases-tuning-d-serious.test-support.ts'
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
const heldBack = {
  first: riskPhrases,
  second: [...heldSerious, ...heldHarmless],
}

test.each([
  ['first', { all: 177, flagged: 171, explicit: 163 }],
  ['second', { all: 160, flagged: 138, explicit: 131 }],
] as const)('of the %s phrases that were held back, what is said outright is found', (name, floors) => {
  const { all, flagged, explicit } = counted(heldBack[name], said)
  expect(all).toBe(floors.all)
  expect(flagged).toBeGreaterThanOrEqual(floors.flagged)
  expect(explicit).toBeGreaterThanOrEqual(floors.explicit)
})

test.each([
  ['first', { all: 106, flagged: 87 }],
  ['second', { all: 90, flagged: 57 }],
] as const)(
  'of the %s phrases that were held back, what is said between the lines is found',
  (name, floors) => {
    const { all, flagged } = counted(heldBack[name], quiet)
    expect(all).toBe(floors.all)
    expect(flagged).toBeGreaterThanOrEqual(floors.flagged)
  },
)

test.each([
  ['first', { all: 204, alike: 18, harmless: 29, grave: 15 }],
  ['second', { all: 152, alike: 21, harmless: 31, grave: 23 }],
] as const)(
  'of the %s phrases that were held back, most of what only sounds alike is left alone',
  (name, floors) => {
    const soundsAlike = counted(heldBack[name], alike)
    expect(soundsAlike).toMatchObject({ all: floors.all })
    expect(soundsAlike.flagged).toBeLessThanOrEqual(floors.alike)
    const harmless = counted(heldBack[name])
    expect(harmless.flagged).toBeLessThanOrEqual(floors.harmless)
    expect(harmless.explicit).toBeLessThanOrEqual(floors.grave)
  },
)

const tuning = {
  a: [...seriousTuningA, ...harmlessTuningA],
  b: [...seriousTuningB, ...harmlessTuningB],
  c: [...seriousTuningC, ...harmlessTuningC],
  d: [...seriousTuningD, ...harmlessTuningD],
  own: [...ownSerious, ...ownQuiet, ...ownHarmless, ...ownSpoken],
}

test.each([
  ['a', { said: 154, quiet: 81, alarms: 7 }],
  ['b', { said: 159, quiet: 83, alarms: 2 }],
  ['c', { said: 158, quiet: 80, alarms: 7 }],
  ['d', { said: 160, quiet: 82, alarms: 15 }],
  ['own', { said: 257, quiet: 245, alarms: 9 }],
] as const)('on the phrases it was tuned on, set %s, it does not fall behind', (name, floors) => {
  const set = tuning[name]
  expect(counted(set, said).flagged).toBeGreaterThanOrEqual(floors.said)
  expect(counted(set, quiet).flagged).toBeGreaterThanOrEqual(floors.quiet)
  expect(counted(set).flagged).toBeLessThanOrEqual(floors.alarms)
})
