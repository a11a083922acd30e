import type { RiskPattern, RiskSign } from './patterns/risk-pattern.ts'
import { deedPatterns } from './patterns/risk-patterns-deed.ts'
import { eatingPatterns } from './patterns/risk-patterns-eating.ts'
import { explicitPatterns } from './patterns/risk-patterns-explicit.ts'
import { harmPatterns } from './patterns/risk-patterns-harm.ts'
import { outrightPatterns } from './patterns/risk-patterns-outright.ts'
import { passivePatterns } from './patterns/risk-patterns-passive.ts'
import { quietPatterns } from './patterns/risk-patterns-quiet.ts'
import { rolePatterns } from './patterns/risk-patterns-roles.ts'
import type { PlainSentence } from './risk-words.ts'

/** A place where a pattern matched, in the plain words of its sentence. */
export interface Mention {
  readonly sign: RiskSign
  readonly level: 1 | 2
  readonly from: number
  readonly to: number
}

interface Candidate {
  readonly pattern: RiskPattern
  /** The numbers of the sets of words of which a sentence needs one each. */
  readonly needs: readonly number[]
}

/** The patterns, by what has to be in a sentence. */
interface PatternIndex {
  readonly byTrigger: ReadonlyMap<string, readonly Candidate[]>
  /** The numbers of the sets that a word is in. */
  readonly setsOf: ReadonlyMap<string, readonly number[]>
  /** For each set the last sentence that had a word of it. */
  readonly seenIn: Uint32Array
}

function put<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function indexed(patterns: readonly RiskPattern[]): PatternIndex {
  const byTrigger = new Map<string, Candidate[]>()
  const setsOf = new Map<string, number[]>()
  const numbers = new Map<string, number>()
  const numberOf = (words: ReadonlySet<string>): number => {
    const name = [...words].join(' ')
    const known = numbers.get(name)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(name, number)
    for (const word of words) put(setsOf, word, number)
    return number
  }
  for (const pattern of patterns) {
    const candidate = { pattern, needs: pattern.needs.map(numberOf) }
    for (const word of pattern.triggers) put(byTrigger, word, candidate)
  }
  return { byTrigger, setsOf, seenIn: new Uint32Array(numbers.size) }
}

const none: readonly number[] = []
/** Every pattern of the rules. */
export const everyPattern: readonly RiskPattern[] = [
  ...explicitPatterns,
  ...outrightPatterns,
  ...harmPatterns,
  ...rolePatterns,
  ...deedPatterns,
  ...eatingPatterns,
  ...quietPatterns,
  ...passivePatterns,
]

let index: PatternIndex | undefined
let sentences = 0

/** The patterns whose needed words a sentence has. */
function candidates(sentence: PlainSentence): Iterable<RiskPattern> {
  index ??= indexed(everyPattern)
  const { byTrigger, setsOf, seenIn } = index
  const words = sentence.plain.split(' ')
  const triggered = [...(byTrigger.get('*') ?? [])]
  for (const word of words) {
    const some = byTrigger.get(word)
    if (some) triggered.push(...some)
  }
  if (triggered.length === 0) return []
  sentences = (sentences + 1) >>> 0 || 1
  for (const word of words) for (const set of setsOf.get(word) ?? none) seenIn[set] = sentences
  const found = new Set<RiskPattern>()
  for (const { pattern, needs } of triggered)
    if (needs.every((need) => seenIn[need] === sentences)) found.add(pattern)
  return found
}

/** Everything a pattern finds in a sentence. */
export function mentionsIn(sentence: PlainSentence): Mention[] {
  const mentions: Mention[] = []
  for (const { sign, level, found } of candidates(sentence))
    for (const match of sentence.plain.matchAll(found())) {
      const from = match.index + (match[0].startsWith(' ') ? 1 : 0)
      mentions.push({ sign, level, from, to: match.index + match[0].length })
    }
  return mentions.sort((a, b) => a.from - b.from || b.to - a.to)
}
