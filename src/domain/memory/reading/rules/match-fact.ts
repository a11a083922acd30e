import type { FactState } from '../page-memory.ts'
import { commonRules } from './common-rules.ts'
import { begun, leftOff, noLonger, passing } from './doing-rules.ts'
import { eventRules } from './event-rules.ts'
import type { FactRule } from './fact-rule.ts'
import { isIdiom, isTumble } from './idioms.ts'
import { lifeRules } from './life-rules.ts'
import { noteRules } from './note-rules.ts'
import { occupationRules } from './occupation-rules.ts'
import { notedSince, sinceRules } from './since-rules.ts'
import { stepRules } from './step-rules.ts'
import { workRules } from './work-rules.ts'

const factRules: readonly FactRule[] = [
  ...lifeRules,
  ...sinceRules,
  ...workRules,
  ...eventRules,
  ...occupationRules,
  ...notedSince,
  ...commonRules,
  ...noteRules,
  ...stepRules,
]

/** What words say of somebody. `length`: units of the words that the rule took. */
export interface Matched {
  readonly slot: string
  readonly state: FactState
  readonly length: number
  readonly value: string | null
}

/** No rule begins with one of these. */
const idle =
  /^(?:to(?! live)|of|at|in|and|but|or|so|that|this|these|which|with|for|from|by|as|if|when|while|where|she|he|they|we|i|it|you|there|said|says|told|tells|thinks|thought|looked|looks|rang|wrote|sat|stood(?! down)|laughed|cried|smiled|gave me|would|will|could|should|may|might|must|did(?! [\w-]+ years )|do not|knows|knew|wants|wanted|likes|liked|loves|loved|brought|feels|felt|needs|needed|seems|seemed|kept|woke|saw|heard|ate|slept) /i

/** What words say, from the verb on, of whoever stands before them; null: nothing that any rule knows. */
export function matchedIn(words: string, isElided: boolean): Matched | null {
  if (idle.test(words)) return null
  // 'Has a dog' is nobody's own note.
  if (isElided && /^has\b/i.test(words)) return null
  // 'Had to put Rex down': a sentence begins with a capital.
  const rest = isElided ? words.charAt(0).toLowerCase() + words.slice(1) : words
  const found = ruledIn(rest, isElided) ?? doneIn(rest, isElided)
  return found && !isIdiom(rest) && !isTumble(rest) ? found : null
}

function ruledIn(rest: string, isElided: boolean): Matched | null {
  for (const { slot, state, pattern, mayBeElided } of factRules) {
    if (isElided && !mayBeElided) continue
    const match = pattern.exec(rest)
    if (match) return { slot, state, length: match[0].length, value: null }
  }
  return null
}

/** 'started running', 'stopped smoking', 'doesn't drive any more'. */
function doneIn(rest: string, isElided: boolean): Matched | null {
  const starts = begun.exec(rest)
  const [all, verb] = starts ?? leftOff.exec(rest) ?? []
  if (all && verb)
    return starts && passing.test(rest.slice(all.length))
      ? null
      : {
          ...{ slot: `does ${verb.toLowerCase()}`, state: starts ? 'begins' : 'ends' },
          ...{ length: all.length, value: verb.toLowerCase() },
        }
  const not = isElided ? null : noLonger.exec(rest)
  const plain = not?.[1]?.toLowerCase()
  if (!not || !plain) return null
  const ing = `${plain.replace(/e$/, '')}ing`
  return { slot: `does ${ing}`, state: 'ends', length: not[0].length, value: ing }
}
