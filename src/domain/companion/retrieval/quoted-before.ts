import { tellingWords } from '#domain/search/word-keys.ts'
import type { Turn } from '../replies/reply.ts'

const quotedLine = /^([“‘].+[”’]) \((?:in a talk on )?\p{Lu}\p{Ll}+ \d{1,2} \p{Lu}\p{Ll}+ \d{4}\)$/gmu
/** So many telling words of a question such a line has to share. */
const fewestShared = 2

const bases: Readonly<Record<string, string>> = {
  ...{
    gave: 'give',
    given: 'give',
    told: 'tell',
    brought: 'bring',
    bought: 'buy',
    made: 'make',
    sent: 'send',
  },
}
const stemsOf = (text: string): Set<string> =>
  new Set(tellingWords(text).map(({ stem, folded }) => bases[folded] ?? stem))

/**
 * The line that this talk has quoted already and that shares most with a question, with its date as it was said; null where none shares two telling
 * words. The newest of equals.
 */
export function quotedBefore(turns: readonly Turn[], question: string): string | null {
  const asked = stemsOf(question)
  const lines = turns
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) => [...content.matchAll(quotedLine)].map(([line]) => line))
  const scored = lines.toReversed().map((line) => {
    const stems = stemsOf(line)
    return { line, shared: [...asked].filter((stem) => stems.has(stem)).length }
  })
  const best = scored.toSorted((a, b) => b.shared - a.shared)[0]
  return best && best.shared >= fewestShared ? best.line : null
}
