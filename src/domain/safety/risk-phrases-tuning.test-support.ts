import type { RiskPhrase } from './risk-phrase-kinds.test-support.ts'
import { harmlessTuningA } from './risk-phrases-tuning-a-harmless.test-support.ts'
import { seriousTuningA } from './risk-phrases-tuning-a-serious.test-support.ts'
import { harmlessTuningB } from './risk-phrases-tuning-b-harmless.test-support.ts'
import { seriousTuningB } from './risk-phrases-tuning-b-serious.test-support.ts'
import { harmlessTuningC } from './risk-phrases-tuning-c-harmless.test-support.ts'
import { seriousTuningC } from './risk-phrases-tuning-c-serious.test-support.ts'
import { harmlessTuningD } from './risk-phrases-tuning-d-harmless.test-support.ts'
import { seriousTuningD } from './risk-phrases-tuning-d-serious.test-support.ts'
import { alikeTuningE } from './risk-phrases-tuning-e-alike.test-support.ts'
import { othersTuningE } from './risk-phrases-tuning-e-others.test-support.ts'
import { outrightTuningE } from './risk-phrases-tuning-e-outright.test-support.ts'
import { quietTuningE } from './risk-phrases-tuning-e-quiet.test-support.ts'
import { alikeTuningF } from './risk-phrases-tuning-f-alike.test-support.ts'
import { othersTuningF } from './risk-phrases-tuning-f-others.test-support.ts'
import { outrightTuningF } from './risk-phrases-tuning-f-outright.test-support.ts'
import { quietTuningF } from './risk-phrases-tuning-f-quiet.test-support.ts'
import { alikeTuningG } from './risk-phrases-tuning-g-alike.test-support.ts'
import { othersTuningG } from './risk-phrases-tuning-g-others.test-support.ts'
import { outrightTuningG } from './risk-phrases-tuning-g-outright.test-support.ts'
import { quietTuningG } from './risk-phrases-tuning-g-quiet.test-support.ts'
import { alikeTuningH } from './risk-phrases-tuning-h-alike.test-support.ts'
import { othersTuningH } from './risk-phrases-tuning-h-others.test-support.ts'
import { outrightTuningH } from './risk-phrases-tuning-h-outright.test-support.ts'
import { quietTuningH } from './risk-phrases-tuning-h-quiet.test-support.ts'
import { alikeTuningI } from './risk-phrases-tuning-i-alike.test-support.ts'
import { othersTuningI } from './risk-phrases-tuning-i-others.test-support.ts'
import { outrightTuningI } from './risk-phrases-tuning-i-outright.test-support.ts'
import { quietTuningI } from './risk-phrases-tuning-i-quiet.test-support.ts'
import { alikeTuningJ } from './risk-phrases-tuning-j-alike.test-support.ts'
import { othersTuningJ } from './risk-phrases-tuning-j-others.test-support.ts'
import { outrightTuningJ } from './risk-phrases-tuning-j-outright.test-support.ts'
import { quietTuningJ } from './risk-phrases-tuning-j-quiet.test-support.ts'
import { alikeTuningK } from './risk-phrases-tuning-k-alike.test-support.ts'
import { othersTuningK } from './risk-phrases-tuning-k-others.test-support.ts'
import { outrightTuningK } from './risk-phrases-tuning-k-outright.test-support.ts'
import { quietTuningK } from './risk-phrases-tuning-k-quiet.test-support.ts'
import { alikeTuningL } from './risk-phrases-tuning-l-alike.test-support.ts'
import { othersTuningL } from './risk-phrases-tuning-l-others.test-support.ts'
import { outrightTuningL } from './risk-phrases-tuning-l-outright.test-support.ts'
import { quietTuningL } from './risk-phrases-tuning-l-quiet.test-support.ts'
import { ownHarmless } from './risk-phrases-tuning-own-harmless.test-support.ts'
import { ownQuiet } from './risk-phrases-tuning-own-quiet.test-support.ts'
import { ownRolesHarmless } from './risk-phrases-tuning-own-roles-harmless.test-support.ts'
import { ownRolesSerious } from './risk-phrases-tuning-own-roles-serious.test-support.ts'
import { ownSerious } from './risk-phrases-tuning-own-serious.test-support.ts'
import { ownSpoken } from './risk-phrases-tuning-own-spoken.test-support.ts'

/** The phrases to tune on, by author. */
export const phrasesByAuthor: Readonly<
  Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l', readonly RiskPhrase[]>
> = {
  a: [...seriousTuningA, ...harmlessTuningA],
  b: [...seriousTuningB, ...harmlessTuningB],
  c: [...seriousTuningC, ...harmlessTuningC],
  d: [...seriousTuningD, ...harmlessTuningD],
  e: [...outrightTuningE, ...quietTuningE, ...alikeTuningE, ...othersTuningE],
  f: [...outrightTuningF, ...quietTuningF, ...alikeTuningF, ...othersTuningF],
  g: [...outrightTuningG, ...quietTuningG, ...alikeTuningG, ...othersTuningG],
  h: [...outrightTuningH, ...quietTuningH, ...alikeTuningH, ...othersTuningH],
  i: [...outrightTuningI, ...quietTuningI, ...alikeTuningI, ...othersTuningI],
  j: [...outrightTuningJ, ...quietTuningJ, ...alikeTuningJ, ...othersTuningJ],
  k: [...outrightTuningK, ...quietTuningK, ...alikeTuningK, ...othersTuningK],
  l: [...outrightTuningL, ...quietTuningL, ...alikeTuningL, ...othersTuningL],
}

/** Phrases that were written beside the rules: to learn from, never to measure by. */
export const ownPhrases: readonly RiskPhrase[] = [...ownSerious, ...ownQuiet, ...ownHarmless, ...ownSpoken]

/** Phrases of roles (voices, means, holding out, food), written beside the rules of the second edition: to learn from as well. */
export const rolePhrases: readonly RiskPhrase[] = [...ownRolesSerious, ...ownRolesHarmless]
