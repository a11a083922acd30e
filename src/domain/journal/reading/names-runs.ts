import { everydayWords } from '../stopwords.ts'
import { isStopword } from '../text.ts'
import { type Page, type Token, tokensOf } from './language-tokens.ts'
import { isRole } from './names-roles.ts'
import {
  firstNames,
  neverNames,
  particles,
  placeEnds,
  placeStarts,
  titles,
  twoWordPlaces,
  wordNames,
} from './names-words.ts'

/** Words in a row that may be one name. `first` and `last` are token indexes. */
export interface Run {
  readonly first: number
  readonly last: number
  /** At the start of a sentence, where every word is written large. */
  readonly isInitial: boolean
  readonly hasTitle: boolean
}

const everyday = new Set(everydayWords)
const opensAnew = /[:“"‘([…*_|.!?/—–]/
const looksLikeGrammar = /(?:ly|ing|ed)$/

/** True for a word that is more likely a word than a name. Folded. */
export const isCommon = (folded: string): boolean =>
  folded.length < 2 || isStopword(folded) || everyday.has(folded) || neverNames.has(folded)

/** True for a word that may open a name: no word of grammar, calendar, peoples or makes, unless it is a first name as well. */
const mayOpen = (folded: string): boolean =>
  wordNames.has(folded) ||
  (!isCommon(folded) && !isRole(folded) && !titles.has(folded) && !/(?:ish|ese|isms?)$/.test(folded))

/** The runs of words written large that may be names. Sentences in which most words are large give none. */
export function runsIn(page: Page): Run[] {
  const found: Run[] = []
  for (const at of page.sentences.keys()) {
    const begin = page.firstTokens[at] ?? 0
    const sentence = tokensOf(page, at)
    if (isTitleCase(sentence)) continue
    let index = begin
    while (index < begin + sentence.length) {
      const run = runFrom(page.tokens, index, begin, begin + sentence.length)
      if (run) found.push(run)
      index = (run?.last ?? index) + 1
    }
  }
  return found
}

function isTitleCase(sentence: readonly Token[]): boolean {
  const large = sentence.filter(({ isCapital }) => isCapital).length
  if (sentence.length < 3 || large < sentence.length * 0.6) return false
  return sentence
    .slice(1)
    .some(({ isCapital, folded }) => isCapital && isStopword(folded) && !wordNames.has(folded))
}

function runFrom(tokens: readonly Token[], from: number, begin: number, end: number): Run | null {
  const head = tokens[from]
  if (!head?.isCapital) return null
  const isInitial = from === begin || opensAnew.test(head.gap)
  const hasTitle =
    titles.has(head.folded) &&
    isJoined(tokens, from + 1, end, true) &&
    mayOpen(tokens[from + 1]?.folded ?? '')
  if (!hasTitle && !mayOpen(head.folded) && !opensPlace(tokens, from, end)) return null
  if (isInitial && !hasTitle && isOpening(head) && isJoined(tokens, from + 1, end, false)) return null
  let last = hasTitle ? from + 1 : from
  while (!tokens[last]?.isPossessive) {
    const next = nextInRun(tokens, last, end)
    if (next === null) break
    last = next
  }
  return { first: from, last, isInitial, hasTitle }
}

/** 'Then Dele', 'Finally Anna': the first word is large because it is the first. */
const isOpening = ({ folded }: Token): boolean =>
  !firstNames.has(folded) && (isCommon(folded) || looksLikeGrammar.test(folded)) && !placeStarts.has(folded)

function isJoined(tokens: readonly Token[], at: number, end: number, isAfterTitle: boolean): boolean {
  const token = tokens[at]
  if (at >= end || !token?.isCapital) return false
  return token.gap === ' ' || (isAfterTitle && token.gap === '. ')
}

/** 'Black Forest', 'Central Park': a place's last word makes a name of what stands before it. */
function opensPlace(tokens: readonly Token[], at: number, end: number): boolean {
  const next = tokens[at + 1]
  if (!next || !isJoined(tokens, at + 1, end, false)) return false
  const head = tokens[at]?.folded ?? ''
  return twoWordPlaces.has(`${head} ${next.folded}`) || (placeEnds.has(next.folded) && !isStopword(head))
}

function nextInRun(tokens: readonly Token[], last: number, end: number): number | null {
  const next = tokens[last + 1]
  if (!next || last + 1 >= end) return null
  const isInitialLetter = /^\p{Lu}$/u.test(tokens[last]?.raw ?? '')
  const isClose = next.gap === ' ' || next.gap === '-' || (isInitialLetter && next.gap === '. ')
  if (!isClose) return null
  if (next.isCapital) return placeEnds.has(next.folded) || mayOpen(next.folded) ? last + 1 : null
  if (/^\p{Lu}$/u.test(next.raw) && next.raw !== 'I')
    return isJoinedOn(tokens, last + 2, end) ? last + 1 : null
  if (!particles.has(next.folded)) return null
  return tokens[last + 2]?.isCapital && last + 2 < end && tokens[last + 2]?.gap === ' ' ? last + 1 : null
}

function isJoinedOn(tokens: readonly Token[], at: number, end: number): boolean {
  const token = tokens[at]
  return (
    at < end &&
    token !== undefined &&
    /^\.? $/.test(token.gap) &&
    (token.isCapital || particles.has(token.folded))
  )
}
