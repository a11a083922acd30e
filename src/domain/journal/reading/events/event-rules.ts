import type { EventRules } from './event-pattern.ts'
import { gainRules } from './event-rules-gain.ts'
import { lossRules } from './event-rules-loss.ts'
import { threatRules } from './event-rules-threat.ts'
import { wrongRules } from './event-rules-wrong.ts'

/** All rules; see `patternOf` for how their patterns are written. */
export const eventRules: readonly EventRules[] = [...lossRules, ...wrongRules, ...threatRules, ...gainRules]
