import type { Page, Token } from './language-tokens.ts'
import { isRole } from './names-roles.ts'
import { isCommon, type Run } from './names-runs.ts'
import {
  beliefs,
  firstNames,
  fondVerbs,
  humanVerbs,
  likelyVerbs,
  motion,
  nearWords,
  notAName,
  placeEnds,
  placeStarts,
  places,
  socialVerbs,
  twoWordPlaces,
  wordNames,
} from './names-words.ts'

/** How much speaks for a run being a person or a place; from 1.5 on it is believed. `role` when one stands beside it. */
export interface Evidence {
  readonly person: number
  readonly place: number
  readonly role: string | null
}

export const enough = 1.5
const none: Evidence = { person: 0, place: 0, role: null }

interface Around {
  readonly head: Token
  readonly tail: Token
  readonly before: Token | null
  readonly beforeThat: Token | null
  readonly after: Token | null
  readonly afterThat: Token | null
  /** Folded words up to four before the run. */
  readonly earlier: readonly string[]
}

/** What the words of a run and those around it say about it. `isSmallToo`: the page has the same word in small letters. */
export function evidenceFor(page: Page, run: Run, isSmallToo: boolean): Evidence {
  const around = lookAround(page.tokens, run)
  const { head, before } = around
  if (run.hasTitle) return { person: 4, place: 0, role: null }
  const isPlaceName = hasPlaceName(page.tokens, run)
  if (isPlaceName && !isGeneric(page.tokens, run)) return { person: 0, place: 3, role: null }
  if (
    before &&
    (notAName.has(before.folded) || (before.folded === 'the' && !isListedPlace(page.tokens, run)))
  )
    return none
  const role = roleBeside(page.tokens, run, around)
  if (isBesideNumber(around) || isGeneric(page.tokens, run)) return none
  const isAWord = wordNames.has(head.folded) && run.first === run.last
  const isFree = standsFree(around)
  const person = (isFree ? personal(around, run, role) : 0) + (firstNames.has(head.folded) ? 2 : 0)
  const place = isFree ? placing(around) + (isListedPlace(page.tokens, run) ? 2 : 0) : 0
  if (role) return { person: person + 3, place: 0, role }
  const needed = isAWord && run.isInitial ? 2 : 0
  if (person < needed || (isSmallToo && person < 2)) return { ...none, place: isSmallToo ? 0 : place }
  return run.isInitial && !isSure(around, person, place) ? none : { person, place, role: null }
}

/** '5 Jan', 'Episode 2'. */
const isBesideNumber = ({ before, after }: Around): boolean =>
  /^\d/.test(before?.folded ?? '') || /^\d+$/.test(after?.folded ?? '')

/** False before a noun: in 'Brussels sprouts' and 'Choir rehearsals' the large word only says which. */
const standsFree = ({ after, tail }: Around): boolean =>
  after === null ||
  tail.isPossessive ||
  isCommon(after.folded) ||
  verbWeight(after.folded) > 0 ||
  /[^e]ed$|ly$/.test(after.folded)

/** At the start of a sentence any word is large: only a known name or somebody who acts is believed. */
function isSure({ head, after }: Around, person: number, place: number): boolean {
  if (firstNames.has(head.folded) || place >= 2) return true
  return person >= 2 && !isCommonPlural(head) && !/(?:ly|ing)$/.test(head.folded) && after !== null
}

const isCommonPlural = ({ folded }: Token): boolean => /[^su]s$/.test(folded) && !folded.endsWith('as')

function lookAround(tokens: readonly Token[], run: Run): Around {
  const head = tokens[run.first] as Token
  const tail = tokens[run.last] as Token
  const near = (at: number, gap: string): Token | null => {
    const token = tokens[at]
    return token && token.sentence === head.sentence && gap === ' ' ? token : null
  }
  const before = near(run.first - 1, head.gap)
  const beforeThat = before ? near(run.first - 2, before.gap) : null
  const after = near(run.last + 1, tokens[run.last + 1]?.gap ?? '')
  const afterThat = after ? near(run.last + 2, tokens[run.last + 2]?.gap ?? '') : null
  const earlier = tokens
    .slice(Math.max(0, run.first - 4), run.first)
    .filter(({ sentence }) => sentence === head.sentence)
    .map(({ folded }) => folded)
  return { head, tail, before, beforeThat, after, afterThat, earlier }
}

function personal(
  { tail, before, after, afterThat, beforeThat }: Around,
  run: Run,
  role: string | null,
): number {
  const verb = tail.isPossessive ? 0 : verbWeight(after?.folded ?? '')
  const lead = before?.folded ?? ''
  let score = role ? 3 : verb
  if (socialVerbs.has(lead)) score += 2
  else if (fondVerbs.has(lead)) score += 1
  else if (lead === 'with') score += 1.5
  else if (/^(?:dear|hi|hello|hey)$/.test(lead) || (lead === 'and' && isSelf(beforeThat))) score += 1.5
  if (run.isInitial && after?.folded === 'and' && isSelf(afterThat)) score += 2
  if (tail.isPossessive && !run.isInitial)
    score += /^(?:at|to|from|in)$/.test(lead) && after === null ? 1.5 : 1
  return score
}

const isSelf = (token: Token | null): boolean => token?.folded === 'i'

function verbWeight(folded: string): number {
  if (humanVerbs.has(folded)) return 2
  return likelyVerbs.has(folded) ? 0.5 : 0
}

/** First names that are months as well: after 'in' they are no place. */
const calendarNames = /^(?:april|may|june|august|summer|dawn)$/

function placing({ tail, before, beforeThat, earlier }: Around): number {
  if (!before || tail.isPossessive || calendarNames.test(tail.folded)) return 0
  const lead = before.folded
  if (lead === 'in') return beforeThat && beliefs.has(beforeThat.folded) ? 0 : 2
  if (nearWords.has(lead))
    return /^(?:near|outside|around|via)$/.test(lead) || earlier.some((word) => motion.has(word)) ? 1.5 : 0
  if (lead === 'to' || lead === 'from') return earlier.some((word) => motion.has(word)) ? 2 : 0.5
  if (lead === 'at') return 0.5
  return /^(?:visited|visiting|left|leaving|reached)$/.test(lead) ? 1 : 0
}

/** 'my friend Zubin', 'Eva, my sister'. */
function roleBeside(tokens: readonly Token[], run: Run, { before, beforeThat }: Around): string | null {
  const own = /^(?:my|our)$/
  if (before && isRole(before.folded) && beforeThat && !notAName.has(beforeThat.folded)) {
    const isOwn = own.test(beforeThat.folded) || own.test(tokens[run.first - 3]?.folded ?? '')
    if (isOwn) return before.folded
  }
  const [next, role] = [tokens[run.last + 1], tokens[run.last + 2]]
  const isApposed = next?.gap === ', ' && own.test(next.folded) && role?.gap === ' ' && isRole(role.folded)
  return isApposed ? role.folded : null
}

/** 'High School' names none. */
const generic = new Set(
  'high primary middle grammar secondary elementary summer sunday public night law medical art'.split(' '),
)

const isGeneric = (tokens: readonly Token[], { first, last }: Run): boolean =>
  last - first === 1 && generic.has(tokens[first]?.folded ?? '') && placeEnds.has(tokens[last]?.folded ?? '')

function hasPlaceName(tokens: readonly Token[], { first, last }: Run): boolean {
  if (first === last) return false
  const head = tokens[first]?.folded ?? ''
  const tail = tokens[last]?.folded ?? ''
  return placeStarts.has(head) || placeEnds.has(tail)
}

/** True when a run is one of the places that everybody knows. */
export function isListedPlace(tokens: readonly Token[], { first, last }: Run): boolean {
  const words = tokens.slice(first, last + 1).map(({ folded }) => folded)
  return twoWordPlaces.has(words.join(' ')) || (words.length === 1 && places.has(words[0] ?? ''))
}

/** True when a name's first word is a word of everyday language as well. */
export const isAlsoWord = (token: Token): boolean => isCommon(token.folded)
