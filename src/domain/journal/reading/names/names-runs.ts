import { everydayWords } from '#domain/text/stopwords.ts'
import { isStopword } from '#domain/text/text.ts'
import { type Page, type Token, tokensOf } from '../language/language-tokens.ts'
import { isEnglishWord, nameLists } from './names-lists.ts'
import { isRole } from './names-roles.ts'
import { particles, placeEnds, placeSides, placeStarts, shortPlaces, titles } from './names-words.ts'

/** Words in a row that may be one name. `first` and `last` are token indexes. */
export interface Run {
  readonly first: number
  readonly last: number
  /** At the start of a sentence, where every word is written large. */
  readonly isInitial: boolean
  readonly hasTitle: boolean
  /** In small letters: only what stands in a list is a name. */
  readonly isSmall?: boolean
  /** The journal knows it as somebody. */
  readonly isKnown?: boolean
}

const everyday = new Set(everydayWords)
const opensAnew = /[:“"‘([…*_|.!?/—–]| - /
const looksLikeGrammar = /(?:ly|ing|ed)$/
/** The word is somebody's account or a tag: '@anna_b', '#london'. */
const isTagged = /[@#]$|^_$/
const allCapitals = /^\p{Lu}{2,}$/u

/** True for a word that is more likely a word than a name. Folded. */
export const isCommon = (folded: string): boolean =>
  folded.length < 2 || isStopword(folded) || everyday.has(folded) || nameLists().neverNames.has(folded)

/** True for a word that may open a name: no word of grammar, calendar, peoples or makes, unless it is a first name as well. */
const mayOpen = (folded: string): boolean =>
  nameLists().wordGiven.has(folded) ||
  (!isCommon(folded) && !isRole(folded) && !titles.has(folded) && !/(?:(?<!^ham)ish|ese|isms?)$/.test(folded))

/** Written large; all in capitals only where it stands in a list: 'HARRY', 'NYC'. */
export function isLarge({ raw, folded, isCapital }: Token): boolean {
  if (isCapital) return true
  if (!allCapitals.test(raw)) return false
  const { given, places, family } = nameLists()
  return (
    shortPlaces.has(raw) ||
    (raw.length > 2 &&
      (given.has(folded) || places.has(folded) || family.has(folded)) &&
      !nameLists().neverNames.has(folded))
  )
}

/** The runs of words written large that may be names. Of sentences in which most words are large only what stands in a list. */
export function runsIn(page: Page): Run[] {
  const found: Run[] = []
  for (const at of page.sentences.keys()) {
    const begin = page.firstTokens[at] ?? 0
    const sentence = tokensOf(page, at)
    const isTitle = isTitleCase(sentence)
    let index = begin
    while (index < begin + sentence.length) {
      const run = runFrom(page.tokens, index, begin, begin + sentence.length)
      if (run && (!isTitle || isListed(page.tokens, run))) found.push(run)
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
    .some(({ isCapital, folded }) => isCapital && isStopword(folded) && !nameLists().wordGiven.has(folded))
}

/** The whole run is a place, somebody whom everybody knows, or a given name with a family name. */
function isListed(tokens: readonly Token[], { first, last }: Run): boolean {
  const words = tokens.slice(first, last + 1).map(({ folded }) => folded)
  const { given, family, people, places } = nameLists()
  const whole = words.join(' ')
  return (
    places.has(whole) ||
    people.has(whole) ||
    (words.length === 2 && given.has(words[0] ?? '') && family.has(words[1] ?? ''))
  )
}

function runFrom(tokens: readonly Token[], from: number, begin: number, end: number): Run | null {
  const head = tokens[from]
  if (!head || isTagged.test(head.gap)) return null
  const isInitial = from === begin || opensAnew.test(head.gap)
  const hasTitle = opensWithTitle(tokens, from, end)
  if (!hasTitle && !isLarge(head)) return null
  if (!hasTitle && !mayOpen(head.folded) && !opensPlace(tokens, from, end) && !shortPlaces.has(head.raw))
    return null
  if (isInitial && !hasTitle && isOpening(head) && isJoined(tokens, from + 1, end, false)) return null
  let last = hasTitle ? from + 1 : from
  while (!tokens[last]?.isPossessive) {
    const next = nextInRun(tokens, last, end)
    if (next === null) break
    last = next
  }
  return { first: from, last, isInitial, hasTitle }
}

/** 'Dr. Hahn', 'Aunt Lotte'; with a small first letter, 'aunt Lotte' and 'mr ferguson' too. */
function opensWithTitle(tokens: readonly Token[], from: number, end: number): boolean {
  const [title, name] = [tokens[from], tokens[from + 1]]
  if (!title || !name || !titles.has(title.folded) || title.isPossessive || from + 1 >= end) return false
  if (name.gap !== ' ' && name.gap !== '. ') return false
  if (title.isCapital) return isLarge(name) && mayOpen(name.folded)
  if (/^(?:mr|mrs|ms|dr|prof)$/.test(title.folded))
    return name.folded.length > 2 && !isEnglishWord(name.folded, name.stem)
  return isKinTitle.test(title.folded) && name.gap === ' ' && nameLists().given.has(name.folded)
}

const isKinTitle = /^(?:aunt|auntie|aunty|uncle|grandpa|grandma|granny|nana|professor|pastor|coach)$/

/** 'Then Dele', 'Finally Anna': the first word is large because it is the first. */
const isOpening = ({ folded, stem }: Token): boolean => {
  const { given, placeHeads, kinds } = nameLists()
  if (given.has(folded) || placeStarts.has(folded) || placeSides.has(folded)) return false
  return (
    (isCommon(folded) && !placeHeads.has(folded)) || looksLikeGrammar.test(folded) || kinds.get(stem) === 'v'
  )
}

function isJoined(tokens: readonly Token[], at: number, end: number, isAfterTitle: boolean): boolean {
  const token = tokens[at]
  if (at >= end || !token || !isLarge(token)) return false
  return token.gap === ' ' || (isAfterTitle && token.gap === '. ')
}

/** 'Black Forest', 'Central Park': a place's last word makes a name of what stands before it; 'South London', 'New York'. */
function opensPlace(tokens: readonly Token[], at: number, end: number): boolean {
  const next = tokens[at + 1]
  if (!next || !isJoined(tokens, at + 1, end, true) || next.gap.length > 2) return false
  const head = tokens[at]?.folded ?? ''
  const { places, placeHeads, doubtfulPlaces } = nameLists()
  if (placeHeads.has(head) && places.has(`${head} ${next.folded}`)) return true
  if (placeStarts.has(head)) return true
  if (placeSides.has(head)) return places.has(next.folded) || doubtfulPlaces.has(next.folded)
  return placeEnds.has(next.folded) && !isStopword(head)
}

function nextInRun(tokens: readonly Token[], last: number, end: number): number | null {
  const next = tokens[last + 1]
  const head = tokens[last]
  if (!next || !head || last + 1 >= end) return null
  const isInitialLetter = /^\p{Lu}$/u.test(head.raw)
  const isSaint = head.folded === 'st' && next.gap === '. '
  const isClose = next.gap === ' ' || next.gap === '-' || (isInitialLetter && next.gap === '. ') || isSaint
  if (!isClose) return null
  if (isShouted(head, next)) return last + 1
  if (isLarge(next))
    return placeEnds.has(next.folded) || mayOpen(next.folded) || joinsPlace(head, next) ? last + 1 : null
  if (/^\p{Lu}$/u.test(next.raw) && next.raw !== 'I')
    return isJoinedOn(tokens, last + 2, end) ? last + 1 : null
  if (!particles.has(next.folded)) return null
  return tokens[last + 2]?.isCapital && last + 2 < end && tokens[last + 2]?.gap === ' ' ? last + 1 : null
}

/** 'HARRY STYLES'. */
const isShouted = (head: Token, next: Token): boolean =>
  allCapitals.test(head.raw) &&
  allCapitals.test(next.raw) &&
  next.raw.length > 3 &&
  nameLists().given.has(head.folded) &&
  !isStopword(next.folded) &&
  nameLists().kinds.get(next.stem) !== 'v'

const joinsPlace = (head: Token, next: Token): boolean =>
  nameLists().places.has(`${head.folded} ${next.folded}`)

function isJoinedOn(tokens: readonly Token[], at: number, end: number): boolean {
  const token = tokens[at]
  return (
    at < end &&
    token !== undefined &&
    /^\.? $/.test(token.gap) &&
    (token.isCapital || particles.has(token.folded))
  )
}

const startsSmall = /^\p{Ll}/u

/** Names in small letters, of sentences that begin with one or whose writer is 'i': only those of the lists. */
export function smallRunsIn(page: Page): Run[] {
  const found: Run[] = []
  const isOwnStyle = page.tokens.some(({ raw }) => raw === 'i' || raw === "i'm" || raw === 'im')
  for (const at of page.sentences.keys()) {
    const sentence = tokensOf(page, at)
    if (!isOwnStyle && !startsSmall.test(sentence[0]?.raw ?? '')) continue
    const begin = page.firstTokens[at] ?? 0
    for (let index = begin; index < begin + sentence.length; index++) {
      const run = smallRunFrom(page.tokens, index, begin, begin + sentence.length)
      if (!run) continue
      found.push(run)
      index = run.last
    }
  }
  return found
}

/** A shorter name of a place in small letters is as often a word. */
const shortestSmall = { person: 3, place: 4 }

function smallRunFrom(tokens: readonly Token[], from: number, begin: number, end: number): Run | null {
  const head = tokens[from]
  if (!head || !startsSmall.test(head.raw) || head.isGrammar || isTagged.test(head.gap)) return null
  // 'st patrick's'
  if (head.gap.length < 3 && /^(?:st|saint)$/.test(tokens[from - 1]?.folded ?? '')) return null
  const next = tokens[from + 1]
  const joined = next && from + 1 < end && next.gap === ' ' && startsSmall.test(next.raw) ? next : null
  const last = lastOfSmall(head, joined)
  if (last < 0) return null
  return { first: from, last: from + last, isInitial: from === begin, hasTitle: false, isSmall: true }
}

/** How many words follow the first one in a name; -1 where it begins none. */
function lastOfSmall(head: Token, next: Token | null): number {
  const { given, largeOnly, family, people, places, kinds } = nameLists()
  const pair = next ? `${head.folded} ${next.folded}` : ''
  if (places.has(pair) || people.has(pair)) return 1
  if (next && placeStarts.has(head.folded) && places.has(next.folded)) return 1
  const isWord = kinds.has(head.stem) || isCommon(head.folded)
  if (isWord || !head.folded) return -1
  const isGiven =
    given.has(head.folded) && !largeOnly.has(head.folded) && head.folded.length >= shortestSmall.person
  if (isGiven) return next && family.has(next.folded) && !kinds.has(next.stem) ? 1 : 0
  return places.has(head.folded) && head.folded.length >= shortestSmall.place ? 0 : -1
}
