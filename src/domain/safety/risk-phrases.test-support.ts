import type { RiskPhrase } from './risk-phrase-kinds.test-support.ts'
import { explicitPhrases, planPhrases } from './risk-phrases-explicit.test-support.ts'
import { idiomPhrases, lookalikePhrases } from './risk-phrases-idiom.test-support.ts'
import {
  fictionPhrases,
  musicPhrases,
  newsPhrases,
  thirdPersonPhrases,
  workPhrases,
} from './risk-phrases-others.test-support.ts'
import { selfHarmPhrases } from './risk-phrases-self-harm.test-support.ts'
import {
  griefPhrases,
  negatedPhrases,
  ordinaryPhrases,
  pastPhrases,
} from './risk-phrases-told.test-support.ts'
import { hopelessPhrases, passivePhrases, veiledPhrases } from './risk-phrases-veiled.test-support.ts'

/** All phrases a detector is judged by, written before there was one. */
export const riskPhrases: readonly RiskPhrase[] = [
  ...explicitPhrases,
  ...planPhrases,
  ...selfHarmPhrases,
  ...passivePhrases,
  ...veiledPhrases,
  ...hopelessPhrases,
  ...idiomPhrases,
  ...lookalikePhrases,
  ...thirdPersonPhrases,
  ...fictionPhrases,
  ...musicPhrases,
  ...newsPhrases,
  ...workPhrases,
  ...pastPhrases,
  ...negatedPhrases,
  ...griefPhrases,
  ...ordinaryPhrases,
]
