import type { Token } from '../sentiment/sentiment-tokens.ts'

/** Told for each word of a sentence: its place, whether it is denied, and the place before it when both make a pair. */
export type FeatureVisitor = (at: number, isDenied: boolean, pairedWith: number | undefined) => void

/** Walks what a sentence has for the learned table; `denied` is from `negated`. */
export function visitFeatures(
  tokens: readonly Token[],
  denied: readonly number[],
  visit: FeatureVisitor,
): void {
  let wasWord = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const isWord = token !== undefined && token.facts.stem !== ''
    if (isWord) {
      const pairs = wasWord && !token.opensClause ? at - 1 : undefined
      visit(at, denied[at] === 1 && !token.facts.isNegator, pairs)
    }
    wasWord = isWord
  }
}
