import type { SearchIndex } from '#domain/search/search-index.ts'
import { wordKey } from '#domain/search/word-keys.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import { isRule } from '../retrieval/own-rule.ts'
import { quoteAt } from '../retrieval/quote.ts'
import type { Beside } from '../retrieval/recall.ts'
import { statementsIn } from '../retrieval/statements.ts'
import { isGrave } from './grave.ts'
import { asksForMoney } from './said-kinds.ts'

const mostRead = 24
const dayAhead =
  /(?<!\b(?:last|past|every|each|since|by|before|until|till) )\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! (?:was|we had|I had|I went)\b)/iu
/** A day of the week that comes again. */
const keptDay =
  /\b(?:every|each|on) (?:\p{L}+ )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b|\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s\b/iu
/** A word that binds, where a day of the week is kept for something or somebody. */
const binds =
  /\b(?:promise\p{L}*|swore|rule|decid\p{L}+|in writing|belongs?|no matter what|from now on|without fail|never|always|no \p{L}+|goes to|is for|kept? for|shuts?|stays?)\b/iu
const past = /\b(?:was|were|used to|had|went|came|did)\b/iu
const lending = /\b(?:loans?|lend\p{L}*|lent|borrow\p{L}*)\b/iu
const refuses = /\b(?:no|not|never|nothing|nowt|last|until|till|unless)\b/iu
const toWhom = /\b(?:to|lend|for) (\p{Lu}\p{Ll}+)/u
const somebodyNear =
  /\b(?:brother|sister|cousin|son|daughter|nephew|niece|uncle|aunt\p{L}*|mate|friend|dad|mum|mom|lad|boy|he|she|him|her)\b/iu

/**
 * A rule or promise of their own that plainly speaks of the same day of the week, or of lending where money is asked for; the newest. Null for none.
 */
export function ownRuleFor(
  index: SearchIndex,
  message: string,
  { except, quoted = [] }: Beside,
): RecalledPassage | null {
  if (message.trim().endsWith('?') || isGrave(message)) return null
  const [, day = ''] = dayAhead.exec(message) ?? []
  const keepsDay = (line: string): boolean => {
    const [, every, plural] = keptDay.exec(line) ?? []
    return (every ?? plural)?.toLowerCase() === day.toLowerCase() && binds.test(line) && !past.test(line)
  }
  const forbidsLoan = (line: string): boolean =>
    lending.test(line) && refuses.test(line) && isRule(line) && isOfHim(line, message)
  const isMoney = asksForMoney(message)
  const looked = [...(day ? [day] : []), ...(isMoney ? ['loan', 'lend', 'lending', 'borrow'] : [])]
  const terms = looked.map(wordKey).flatMap((stem) => (index.holds(stem) ? (index.term(stem) ?? []) : []))
  if (terms.length === 0) return null
  const found = index.best(index.score(terms), mostRead, except).flatMap(({ passage }) => {
    const statements = statementsIn(passage.text)
    const at = statements.findIndex(({ text }) => keepsDay(text) || (isMoney && forbidsLoan(text)))
    const quote = at < 0 ? null : quoteAt(passage.text, statements, at)
    const isNew =
      quote && !quoted.some((one) => one.entryUid === passage.entryUid && one.quote.includes(quote))
    return isNew ? [{ ...passage, quote, shared: [], why: 'promise' as const }] : []
  })
  return found.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0] ?? null
}

/** Whoever a rule names is named in the message, or is somebody near whom it does not name. */
function isOfHim(line: string, message: string): boolean {
  const [, name] = toWhom.exec(line) ?? []
  const namesAnother = /(?<=\p{L} |^)(?!I\b)\p{Lu}\p{Ll}+ (?:needs?|wants?|is|asked|was|texted|rang)\b/u
  return !name || message.includes(name) || (somebodyNear.test(message) && !namesAnother.test(message))
}
