import type { Token } from '../language/language-tokens.ts'
import { isEnglishWord, nameLists } from './names-lists.ts'
import { isRole } from './names-roles.ts'
import { isCommon, type Run } from './names-runs.ts'
import {
  actVerbs,
  beliefs,
  fondVerbs,
  humanVerbs,
  likelyVerbs,
  nearWords,
  notAName,
  opensClause,
  socialVerbs,
} from './names-words.ts'

/** What stands around a run: nothing where another sentence begins or more than a space is between. */
export interface Around {
  readonly head: Token
  readonly tail: Token
  readonly before: Token | null
  readonly beforeThat: Token | null
  readonly after: Token | null
  readonly afterThat: Token | null
  /** The word before it with no more than a comma in between. */
  readonly beforeComma: Token | null
  /** ', who' stands behind it. */
  readonly isTold: boolean
  /** A child stands among the words before it. */
  readonly isOfChild: boolean
  /** Folded words up to four before the run. */
  readonly earlier: readonly string[]
}

const child = /^(?:girl|boy|baby|son|daughter|twins?|grandson|granddaughter|niece|nephew)$/

export function surroundingsOf(tokens: readonly Token[], run: Run): Around {
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
  const beforeComma = head.gap === ', ' ? near(run.first - 1, ' ') : null
  const earlier = tokens
    .slice(Math.max(0, run.first - 4), run.first)
    .filter(({ sentence }) => sentence === head.sentence)
    .map(({ folded }) => folded)
  const next = tokens[run.last + 1]
  const isTold =
    head === tail &&
    next?.gap === ', ' &&
    /^who(?:'s|'d)?$/.test(next.folded) &&
    !/^(?:in|at|of|near|the)$/.test(before?.folded ?? '') &&
    !(before?.folded === 'from' && (beforeThat === null || beforeThat.isCapital))
  const isOfChild = tokens
    .slice(Math.max(0, run.first - 14), run.first)
    .some(({ folded }) => child.test(folded))
  return { head, tail, before, beforeThat, after, afterThat, beforeComma, isTold, isOfChild, earlier }
}

/** What was done, in verbs that do not end in 'ed' and are hardly anything else. */
const irregular = new Set(
  'sees gets says flew sent sold met kept held led spent built caught taught heard paid began chose grew threw rose swore tore woke spoke fought dug hung swung hid rode forgave became laid lent meant sank shook shrank stole swam wept withdrew'.split(
    ' ',
  ),
)

/** False before a noun: in 'Brussels sprouts' and 'Choir rehearsals' the large word only says which. */
export const standsFree = ({ after, tail }: Around): boolean =>
  after === null ||
  tail.isPossessive ||
  isCommon(after.folded) ||
  verbWeight(after.folded) > 0 ||
  irregular.has(after.folded) ||
  /[^e]ed$|ly$/.test(after.folded)

/** '5 Jan', 'Episode 2'; not "Dara's 17". */
export const isBesideNumber = ({ before, after, tail }: Around): boolean =>
  /^\d/.test(before?.folded ?? '') || (/^\d/.test(after?.folded ?? '') && !tail.isPossessive)

export function verbWeight(folded: string): number {
  if (humanVerbs.has(folded)) return 2
  if (actVerbs.has(folded)) return 1.5
  return likelyVerbs.has(folded) ? 0.5 : 0
}

const isSelf = (token: Token | null): boolean => token?.folded === 'i'
const greets = /^(?:dear|hi|hello|hey|yo|bye|goodnight|congrats|rip)$/
const together = /^(?:ft|feat|featuring)$/

/** 'Chelsea vs Arsenal': two teams. */
export const isMatch = ({ before, after }: Around): boolean =>
  /^(?:vs|versus)$/.test(before?.folded ?? '') || /^(?:vs|versus)$/.test(after?.folded ?? '')

/** How much the words around a run say that it is somebody. */
export function personal(around: Around, run: Run, role: string | null): number {
  const { tail, before, after, afterThat, beforeThat, beforeComma, isTold } = around
  const lead = before?.folded ?? ''
  let score = role ? 3 : tail.isPossessive ? owning(around, run) : acting(around)
  if (socialVerbs.has(lead)) score += 2
  else if (fondVerbs.has(lead))
    score += /^miss/.test(lead) && !isEnglishWord(tail.folded, tail.stem) ? 1.5 : 1
  else if (lead === 'with' || together.test(lead) || isThanked(before, beforeThat)) score += 1.5
  else if (greets.test(lead) || (lead === 'and' && isSelf(beforeThat))) score += 1.5
  else if (isIntroduced(before, beforeThat, beforeComma)) score += 2
  else if (isSubject(around)) score += 1.5
  else if (isCalledSo(around)) score += 3
  if (isTold && isUnheardOf(tail)) score += 1.5
  if (run.isInitial && after?.folded === 'and' && isSelf(afterThat)) score += 2
  return score
}

/** 'A girl, they have called her Gift'. */
const isCalledSo = ({ head, before, beforeThat, isOfChild }: Around): boolean =>
  isOfChild &&
  head.isCapital &&
  /^(?:him|her)$/.test(before?.folded ?? '') &&
  /^(?:called|named|naming|christened)$/.test(beforeThat?.folded ?? '')

/** 'When Hermione slaps': between what opens a clause and a verb stands its subject. */
const isSubject = ({ head, tail, before, after }: Around): boolean =>
  opensClause.has(before?.folded ?? '') &&
  after !== null &&
  (verbWeight(after.folded) > 0 ||
    nameLists().kinds.get(after.stem) === 'v' ||
    /[^e]ed$/.test(after.folded)) &&
  !tail.isPossessive &&
  !isEnglishWord(head.folded, head.stem)

/** 'Dele asked his friends' as well. */
function acting({ head, tail, before, after, afterThat }: Around): number {
  const verb = verbWeight(after?.folded ?? '')
  const isDoing =
    head === tail &&
    after !== null &&
    isUnheardOf(head) &&
    does(after, afterThat) &&
    !/^(?:at|in|of|to|from|near|on|the)$/.test(before?.folded ?? '')
  const weight = isDoing ? Math.max(1.5, verb) : verb
  const isDone =
    /[^e]ed$/.test(after?.folded ?? '') && /^(?:me|my|us|our|his|her|him|them)$/.test(afterThat?.folded ?? '')
  return isDone ? Math.max(2, weight) : weight
}

const endsAsWord =
  /(?:teen|[nrhf]ty|ance|ence|ment|[ts]ion|ness|ship|hood|mas|isms?|able|ible|ful|less|ers?|day|time|ings?|ly)$/
const words = new Set('eleven twelve swam swum constable duke dreamt knelt leapt spelt'.split(' '))

/** 'Fergal': in no list of words and places, and not made like a word. */
export function isUnheardOf({ folded, stem, raw }: Token): boolean {
  if (!/^\p{Lu}[\p{Ll}\p{M}]{2,}$/u.test(raw) || isEnglishWord(folded, stem)) return false
  const { places, doubtfulPlaces, placeHeads, occupations } = nameLists()
  const isListed = [places, doubtfulPlaces, placeHeads, occupations].some((list) => list.has(folded))
  return !isListed && !words.has(folded) && !endsAsWord.test(folded)
}

/** 'Fergal flew', 'Jonna was born', 'Taid is in hospital'. */
const does = (after: Token, afterThat: Token | null): boolean =>
  /[^e]ed$/.test(after.folded) ||
  irregular.has(after.folded) ||
  nameLists().kinds.get(after.stem) === 'v' ||
  (/^(?:is|was|has)$/.test(after.folded) &&
    /^(?:born|back|here|home|dead|ill|asleep|pregnant|in|at|my|our|not|a|the|been|had|got|expecting|engaged|married|well|leaving|coming|getting|grand|three|four|five|six|seven|eight|nine|ten|\d{1,2})$/.test(
      afterThat?.folded ?? '',
    ))

/** 'Eva’s sister' is sure, 'Eva’s' alone where one goes, 'at Marek’s', likely. */
function owning({ before, after }: Around, run: Run): number {
  if (after && nameLists().ownedThings.has(after.folded)) return 2
  if (run.isInitial) return 0
  return /^(?:at|to|from|in)$/.test(before?.folded ?? '') && after === null ? 1.5 : 1
}

const isThanked = (before: Token | null, beforeThat: Token | null): boolean =>
  /^(?:thanks|congratulations)$/.test(before?.folded ?? '') ||
  (/^(?:you|u|birthday)$/.test(before?.folded ?? '') &&
    /^(?:thank|miss|love|happy)$/.test(beforeThat?.folded ?? '')) ||
  (before?.folded === 'to' && /^(?:shoutout|thanks|congrats)$/.test(beforeThat?.folded ?? ''))

/** 'her sister Kate', 'the singer Adele', 'the nurse, Denise', 'a woman called Morag'. */
function isIntroduced(before: Token | null, beforeThat: Token | null, beforeComma: Token | null): boolean {
  if (before && (nameLists().occupations.has(before.folded) || isRole(before.folded)) && !before.isPossessive)
    return before.isCapital || !notAName.has(beforeThat?.folded ?? '')
  return (
    beforeComma !== null && (nameLists().occupations.has(beforeComma.folded) || isRole(beforeComma.folded))
  )
}

/** First names that are months as well: after 'in' they are no place. */
export const calendarNames = /^(?:april|may|june|august|summer|dawn)$/

/** How much the words around a run say that it is a place. */
export function placing(around: Around): number {
  const { tail, before, beforeThat, earlier } = around
  if (!before || tail.isPossessive || calendarNames.test(tail.folded)) return 0
  if (before.folded === 'the') return placingThe(around)
  const lead = before.folded
  if (lead === 'in') return beforeThat && beliefs.has(beforeThat.folded) ? 0 : 2
  if (nearWords.has(lead))
    return /^(?:near|outside|around|via)$/.test(lead) || earlier.some((word) => nameLists().motion.has(word))
      ? 1.5
      : 0
  if (lead === 'to' || lead === 'from') return earlier.some((word) => nameLists().motion.has(word)) ? 2 : 0.5
  if (lead === 'at' || lead === 'of') return 0.5
  return /^(?:visited|visiting|left|leaving|reached)$/.test(lead) ? 1 : 0
}

/** 'along the Spree', 'near the Louvre'. */
function placingThe({ head, tail, beforeThat }: Around): number {
  const lead = beforeThat?.folded ?? ''
  if (tail.folded.endsWith('s') || !head.isCapital) return 0
  return /^(?:along|across|near|outside|around|over|through|beside|by|in)$/.test(lead) ? 1.5 : 0
}
