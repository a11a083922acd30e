import type { RiskPattern, RiskSign } from './risk-pattern.ts'
import { explicitPatterns } from './risk-patterns-explicit.ts'
import { harmPatterns } from './risk-patterns-harm.ts'
import { quietPatterns } from './risk-patterns-quiet.ts'
import type { PlainSentence } from './risk-words.ts'

/** A place where a pattern matched, in the plain words of its sentence. */
export interface Mention {
  readonly sign: RiskSign
  readonly level: 1 | 2
  readonly from: number
  readonly to: number
}

function byTrigger(patterns: readonly RiskPattern[]): ReadonlyMap<string, readonly RiskPattern[]> {
  const found = new Map<string, RiskPattern[]>()
  for (const each of patterns)
    for (const word of each.triggers) {
      const list = found.get(word)
      if (list) list.push(each)
      else found.set(word, [each])
    }
  return found
}

let patterns: ReadonlyMap<string, readonly RiskPattern[]> | undefined

/** The patterns whose needed words a sentence has. */
function candidates(sentence: PlainSentence): RiskPattern[] {
  patterns ??= byTrigger([...explicitPatterns, ...harmPatterns, ...quietPatterns])
  const words = [...new Set(sentence.plain.split(' '))]
  const found = new Set<RiskPattern>(patterns.get('*'))
  for (const word of words) for (const each of patterns.get(word) ?? []) found.add(each)
  return [...found].filter(({ needs }) => needs.every((need) => words.some((word) => need.has(word))))
}

/** Everything a pattern finds in a sentence. */
export function mentionsIn(sentence: PlainSentence): Mention[] {
  const found: Mention[] = []
  for (const { sign, level, found: regexp } of candidates(sentence))
    for (const match of sentence.plain.matchAll(regexp)) {
      const from = match.index + (match[0].startsWith(' ') ? 1 : 0)
      found.push({ sign, level, from, to: match.index + match[0].length })
    }
  return found.sort((a, b) => a.from - b.from || b.to - a.to)
}
