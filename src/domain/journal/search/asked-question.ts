import { tellingWords } from '#domain/search/word-keys.ts'

/** A whole question that was typed into the search field. */
export interface AskedQuestion {
  /** The words that are looked for, as they were typed, each once: those that only ask are left out. */
  readonly words: readonly string[]
  /** "When did I last …" and "When did I first …". */
  readonly wants: 'newest' | 'oldest' | null
}

/** What a question begins with, whatever follows. */
const asks =
  /^(?:and |so |but )?(?:when|what|who|whom|whose|where|which|why|how|did|does|do)(?:['’]?s|['’]?re|['’]?d)?\s/i
/** Words that begin a question only before somebody or something: "was I", "had Anna" may as well be a note. */
const asksOfSomebody =
  /^(?:and |so |but )?(?:have|has|had|was|were|is|are|am)(?:n['’]t)? (?:i|we|he|she|they|it|you|there|my|our|his|her|their|the|that|this)\s/i
const asksForPage =
  /^(?:please )?(?:tell me|show me|find (?:me )?(?:the|a|that|my)|remember (?:when|what|the))\s/i
const fewestWords = 3

const newest =
  /\blast\b(?! (?:night|week|month|year|spring|summer|autumn|fall|winter|name|word|day of)\b)|\bmost recent(?:ly)?\b/i
const oldest = /\bfirst\b(?! name\b)|\bsince when\b/i

/** Words of asking: what is looked for is what was written about. */
const asking = new Set(
  tellingWords(
    'last first time times recent recently ago again ever write wrote written writing say said says tell told mention mentioned talk talked page pages entry entries remember show find happen happened thing things',
  ).map(({ stem }) => stem),
)

/**
 * The question that a text asks, null for words that only stand beside each other. Words of grammar and of asking weigh nothing; where a question has
 * no others, those of asking are looked for.
 */
export function askedQuestion(text: string): AskedQuestion | null {
  const plain = text.trim().replace(/\s+/g, ' ')
  const isAsked =
    asks.test(plain) || asksOfSomebody.test(plain) || asksForPage.test(plain) || plain.endsWith('?')
  if (!isAsked || plain.split(' ').length < fewestWords) return null
  const told = tellingWords(plain)
  const meant = told.filter(({ stem }) => !asking.has(stem))
  const words = new Map((meant.length > 0 ? meant : told).map((word) => [word.stem, word]))
  if (words.size === 0) return null
  return {
    words: Array.from(words.values(), ({ start, end }) => plain.slice(start, end)),
    wants: newest.test(plain) ? 'newest' : oldest.test(plain) ? 'oldest' : null,
  }
}
