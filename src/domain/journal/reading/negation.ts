import type { Token } from './sentiment/sentiment-tokens.ts'

/** How many words on a 'not' still turns one round. */
const reach = 4
/** A new clause begins with these, and what was denied before them is not denied after. */
const turns = new Set(['but', 'because', 'however', 'although', 'though', 'except', 'until', 'while', 'when'])
/** 'and' opens a clause of its own only before these: "not sad and lonely" denies both. */
const subjects = new Set([
  'i',
  "i'm",
  "i've",
  'we',
  'he',
  'she',
  'they',
  'it',
  'my',
  'the',
  'then',
  'was',
  'felt',
  'feel',
])
/** After these 'not' and its kin deny nothing: 'not only', 'no wonder', "can't wait". */
const afterNot = new Set([
  'only',
  'just',
  'wonder',
  'doubt',
  'wait',
  'help',
  'matter',
  'surprisingly',
  'believe',
  'least',
  'everyone',
  'all',
  'always',
  'more',
])
const nothing: readonly number[] = []

function endsDenial(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || token.opensClause || turns.has(token.lower)) return true
  return token.lower === 'and' && subjects.has(tokens[at + 1]?.lower ?? '')
}

/** 1 for each token of a sentence that a negation before it in the same clause turns round; empty without any. */
export function negated(tokens: readonly Token[]): readonly number[] {
  if (!tokens.some(({ facts }) => facts.isDenial)) return nothing
  const found = new Array<number>(tokens.length).fill(0)
  let left = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (left > 0 && endsDenial(tokens, at)) left = 0
    if (left > 0) {
      found[at] = 1
      left--
    }
    if (token?.facts.isDenial && !afterNot.has(tokens[at + 1]?.lower ?? '')) left = reach
  }
  return found
}
