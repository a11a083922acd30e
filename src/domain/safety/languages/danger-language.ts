/** Languages besides English in which words that may mean danger are known (ISO 639-1). */
export const dangerLanguages = [
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'tr',
  'ar',
  'hi',
  'zh',
  'ja',
] as const
export type DangerLanguage = (typeof dangerLanguages)[number]

/**
 * How danger is said in a language. All of it is the source of a regular expression over plain text: lower case, without accents, single
 * spaces. `~` stands for up to three words.
 */
export interface DangerPhrases {
  /** One of these words, or one that begins so (*), stands in each of its phrases; hardly any of them is English. */
  readonly marks?: readonly string[]
  /** Wishes, plans and acts; a denial before or inside them takes them away. */
  readonly said: readonly string[]
  /** No wish to live on: they hold a denial of their own. */
  readonly noMore: readonly string[]
  /** Words that deny. */
  readonly denials: string
  /** Where what is denied or told of others ends: words that join two clauses. */
  readonly breaks: string
  /** Somebody else, or a story: what follows in the clause is theirs. */
  readonly others: string
  /** Hunger, laughter and other small causes, and the living at a place or with somebody. */
  readonly harmless: string
  /** A plain word of safety. */
  readonly safe: string
}

/** The fixed words for somebody who said in a language of theirs that they are in danger. */
export interface DangerWords {
  /** For `lang` and `dir` of the elements that hold them. */
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  /** Stands before the emergency number, which ends the paragraph. */
  readonly question: string
  /** The ways to answer the card, and to its help lines. */
  readonly notMeant: string
  readonly less: string
  readonly close: string
  readonly more: string
  /** Answers the words themselves; every later message until somebody is safe; and the word of safety. */
  readonly reply: string
  readonly stillHere: string
  readonly safe: string
}
