import { type Page, preparePage, type Token } from '../journal/reading/language/language-tokens.ts'
import { isEnglishWord, nameLists } from '../journal/reading/names/names-lists.ts'
import { rolesIn } from '../journal/reading/names/names-roles.ts'
import { topicsIn } from '../journal/reading/topics/keyphrases-topics.ts'
import { fold } from '../text/fold.ts'
import { stemOf } from '../text/text.ts'
import type { Forgotten, Naming } from './forgotten.ts'
import type { Refusals } from './refusals.ts'

/**
 * A text without its sentences that nothing is to be remembered of, those that name whom or what is forgotten, go on about them, or are about a refused
 * topic. As long as the text: line breaks stand in their place. Wants the table of names (`namesTableReady`).
 */
export function withoutRefused(
  text: string,
  { topics, forgotten }: Pick<Refusals, 'topics' | 'forgotten'>,
): string {
  if (topics.size === 0 && !mayName(text, forgotten)) return text
  const page = preparePage(text)
  const gone = new Set([...aboutTopics(page, topics), ...aboutForgotten(page, forgotten)])
  let told = ''
  let from = 0
  for (const [at, { start, end }] of page.sentences.entries()) {
    if (!gone.has(at)) continue
    told += text.slice(from, start) + '\n'.repeat(end - start)
    from = end
  }
  return told + text.slice(from)
}

/** Whether words name whom or what is forgotten. */
export const namesForgotten = (text: string, forgotten: Forgotten): boolean =>
  withoutRefused(text, { topics: new Set(), forgotten }) !== text

/** Most texts are told whole: this is asked first, and finds every text that may not be. */
function mayName(text: string, { namings, roles }: Forgotten): boolean {
  if (roles.size > 0) return true
  if (namings.length === 0) return false
  const folded = fold(text)
  return namings.some(({ words }) => words.split(' ').some((word) => folded.includes(word)))
}

function* aboutTopics(page: Page, topics: ReadonlySet<string>): Generator<number> {
  if (topics.size === 0) return
  for (const { topic, cues } of topicsIn(page))
    if (topics.has(topic))
      for (const { start } of cues) yield page.sentences.findLastIndex((sentence) => sentence.start <= start)
}

const pronouns = new Set(
  'he him his himself she her hers herself they them their theirs themself themselves'.split(' '),
)

/** Sentences that name the forgotten, and those after them in which a pronoun may mean them: until somebody else is named. */
function* aboutForgotten(page: Page, forgotten: Forgotten): Generator<number> {
  const roles = rolesIn(page)
  const isRoleAt = new Set<number>()
  const otherRoles = new Set<number>()
  for (const { role, first } of roles) (forgotten.roles.has(role) ? isRoleAt : otherRoles).add(first)
  let isMeant = false
  for (const [at, tokens] of page.bySentence.entries()) {
    const first = page.firstTokens[at] ?? 0
    const named = tokens.some((_, nth) => isRoleAt.has(first + nth) || isForgottenAt(tokens, nth, forgotten))
    if (named) {
      isMeant = true
      yield at
      continue
    }
    if (!isMeant) continue
    const pronoun = tokens.findIndex(({ folded }) => pronouns.has(folded))
    const other = tokens.findIndex((token, nth) => otherRoles.has(first + nth) || isGivenName(token))
    if (pronoun >= 0 && (other < 0 || pronoun < other)) yield at
    else if (other >= 0 || beginsParagraph(page, at)) isMeant = false
  }
}

const isGivenName = ({ isCapital, folded }: Token): boolean => isCapital && nameLists().given.has(folded)

const beginsParagraph = ({ text, sentences }: Page, at: number): boolean =>
  /\n\s*\n/.test(text.slice(sentences[at - 1]?.end ?? 0, sentences[at]?.start ?? 0))

const isForgottenAt = (tokens: readonly Token[], at: number, { namings, others }: Forgotten): boolean =>
  namings.some((naming) => {
    const words = naming.words.split(/[^\p{L}\p{M}\p{N}']+/u).map((word) => word.replace(/'s$/, ''))
    if (isRunAt(tokens, at, words))
      return isMeantBy(tokens, at, naming, words) && !isOther(tokens, at, others)
    return naming.kind === 'person' && words.length > 1 && isShortAt(tokens, at, words)
  })

const isRunAt = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, nth) => tokens[at + nth]?.folded === word)

/** 'Grace' names somebody and 'grace' does not; 'tobias' is no other word. */
function isMeantBy(
  tokens: readonly Token[],
  at: number,
  { kind }: Naming,
  [word = '', ...more]: readonly string[],
) {
  if (more.length > 0 || (kind !== 'person' && kind !== 'place') || tokens[at]?.isCapital) return true
  return !nameLists().largeOnly.has(word) && !isEnglishWord(word, stemOf(word))
}

const isOther = (tokens: readonly Token[], at: number, others: ReadonlySet<string>): boolean =>
  [...others].some((other) => {
    const words = other.split(' ')
    return words.some((word, nth) => word === tokens[at]?.folded && isRunAt(tokens, at - nth, words))
  })

const titles = new Set('mr mrs ms miss dr doctor prof professor sir'.split(' '))

/** 'Tobias' or 'Berg' alone for 'Tobias Berg'; not 'Tobias Hahn', 'Anna Berg' or 'Mrs Berg'. */
function isShortAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  const token = tokens[at]
  if (!token?.isCapital) return false
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (token.folded === words[0] && !titles.has(token.folded))
    return !(next?.isCapital && next.gap === ' ' && !isEnglishWord(next.folded, next.stem))
  if (token.folded !== words.at(-1)) return false
  const isNamed = before?.isCapital && token.gap === ' ' && !words.includes(before.folded)
  return !(isNamed && (at > 1 || titles.has(before.folded) || nameLists().given.has(before.folded)))
}
