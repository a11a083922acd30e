import type { Page, Token } from '../language/language-tokens.ts'
import { isEnglishWord, nameLists } from './names-lists.ts'
import { isRole } from './names-roles.ts'
import { isCommon, type Run } from './names-runs.ts'
import {
  type Around,
  calendarNames,
  isBesideNumber,
  isMatch,
  personal,
  placing,
  standsFree,
  surroundingsOf,
} from './names-surroundings.ts'
import { notAName, particles, placeEnds, placeSides, placeStarts, shortPlaces } from './names-words.ts'

/** How much speaks for a run being a person or a place; from 1.5 on it is believed. `role` when one stands beside it. */
export interface Evidence {
  readonly person: number
  readonly place: number
  readonly role: string | null
}

export const enough = 1.5
const none: Evidence = { person: 0, place: 0, role: null }

/** What the words of a run and those around it say about it. `isSmallToo`: the page has the same word in small letters. */
export function evidenceFor(page: Page, run: Run, isSmallToo: boolean): Evidence {
  const { tokens } = page
  if (run.isSmall) return listedEvidence(tokens, run)
  if (run.hasTitle) return { person: 4, place: 0, role: null }
  const around = surroundingsOf(tokens, run)
  const { head, before } = around
  if (isGeneric(tokens, run) || isGroup(tokens, run)) return none
  if (hasPlaceName(tokens, run)) return { person: 0, place: 3, role: null }
  const isListed = isListedPlace(tokens, run)
  const isThe = before?.folded === 'the' && !isListed
  if (before && notAName.has(before.folded)) return none
  if (isBesideNumber(around) || (run.first === run.last && isMatch(around))) return none
  if (isThe) return { ...none, place: isKnownWord(tokens, run) ? 0 : placing(around) }
  const role = roleBeside(tokens, run, around)
  const isFree = standsFree(around)
  const known = isListed || isOwned(around, run) ? 0 : knownAs(tokens, run)
  const witness = isFree ? personal(around, run, role) : 0
  const person = (known === 0 && isWordLike(head) ? witness / 2 : witness) + known
  const place = placeEvidence(tokens, run, around, isListed)
  if (role) return { person: person + 3, place: 0, role }
  if (isKinOfAnother(tokens, run)) return { person: person + 3, place: 0, role: null }
  const isAWord = nameLists().wordGiven.has(head.folded) && run.first === run.last
  const needed = isAWord && run.isInitial ? 2 : 0
  if (person < needed || (isSmallToo && person < 2)) return { ...none, place: isSmallToo ? 0 : place }
  return run.isInitial && !isSure(around, person, place, known) ? none : { person, place, role: null }
}

/** 'Your Dean has', 'my Dachshund'; not 'beside his Verna.' */
const isOwned = ({ before, after, head }: Around, run: Run): boolean =>
  run.first === run.last &&
  /^(?:your|my|our|his|her|their|its)$/.test(before?.folded ?? '') &&
  !(/^(?:his|her)$/.test(before?.folded ?? '') && after === null && nameLists().given.has(head.folded))

/** A name in small letters is only what its list says. */
function listedEvidence(tokens: readonly Token[], run: Run): Evidence {
  const { given, people } = nameLists()
  const head = tokens[run.first]
  const isPerson = given.has(head?.folded ?? '') || people.has(wordsOf(tokens, run).join(' '))
  const isPlace = !isPerson || nameLists().places.has(wordsOf(tokens, run).join(' '))
  const before = tokens[run.first - 1]
  const isDetermined =
    before?.sentence === head?.sentence &&
    head?.gap === ' ' &&
    (notAName.has(before?.folded ?? '') || before?.folded === 'the')
  if (isDetermined) return none
  return { person: isPerson && !isPlace ? 2 : 0, place: isPlace ? 2 : 0, role: null }
}

/** Words that stand free, or a list: 'Paris fashion week' is no visit to Paris. */
function placeEvidence(tokens: readonly Token[], run: Run, around: Around, isListed: boolean): number {
  const isFree = standsFree(around)
  if (isListed) return 2 + (isFree ? placing(around) : 0)
  if (!isFree) return 0
  const { doubtfulPlaces } = nameLists()
  const words = wordsOf(tokens, run)
  const witness = placing(around)
  if (doubtfulPlaces.has(words.join(' '))) return witness > 0 ? witness + 1.5 : 0
  return isKnownWord(tokens, run) ? witness / 4 : witness
}

/** One word that everybody has in small letters too: 'Chemistry'. */
const isKnownWord = (tokens: readonly Token[], run: Run): boolean => {
  const head = tokens[run.first]
  return run.first === run.last && head !== undefined && isEnglishWord(head.folded, head.stem)
}

/** At the start of a sentence any word is large: only a known name or somebody who acts is believed. */
function isSure({ head, after }: Around, person: number, place: number, known: number): boolean {
  if (known >= 2 || place >= 2) return true
  return person >= 2 && !isCommonPlural(head) && !/(?:ly|ing)$/.test(head.folded) && after !== null
}

const isCommonPlural = ({ folded }: Token): boolean => /[^su]s$/.test(folded) && !folded.endsWith('as')

const wordsOf = (tokens: readonly Token[], { first, last }: Run): string[] =>
  tokens.slice(first, last + 1).map(({ folded }) => folded)

/** How much the lists of names know a run as somebody. */
function knownAs(tokens: readonly Token[], run: Run): number {
  const { given, wordGiven, family, people } = nameLists()
  const [head = '', ...others] = wordsOf(tokens, run)
  const tail = others.at(-1)
  if (tail === undefined) return knownAlone(tokens, run, head)
  if (people.has([head, ...others].join(' '))) return 3
  const areNames = tokens.slice(run.first + 1, run.last + 1).every((token) => isNameLike(token))
  if (given.has(head)) return areNames ? 3 : 2.5
  if (wordGiven.has(head) || family.has(head)) return areNames ? 2.5 : 0
  const isHeadWord = isEnglishWord(head, tokens[run.first]?.stem ?? '')
  if (isHeadWord) return 0
  if (family.has(tail) || given.has(tail)) return 2.5
  return areNames && others.length < 3 ? foreignPair(tokens, run) : 0
}

/** Two large words that are no English: somebody more often than something, but not where one is. */
function foreignPair(tokens: readonly Token[], { first, isInitial }: Run): number {
  const lead = tokens[first]?.gap === ' ' ? (tokens[first - 1]?.folded ?? '') : ''
  return isInitial || /^(?:of|in|at|on|to|from|near|your|this|that|great|like)$/.test(lead) ? 1 : 1.5
}

function knownAlone(tokens: readonly Token[], run: Run, name: string): number {
  const { given, wordGiven, family, doubtfulPlaces, kinds } = nameLists()
  if (given.has(name)) return 2
  if (run.isInitial) return family.has(name) ? 1 : 0
  if (family.has(name)) return 1.5
  const isWord = kinds.has(tokens[run.first]?.stem ?? '') || isCommon(name) || doubtfulPlaces.has(name)
  return wordGiven.has(name) && !isWord && !calendarNames.test(name) ? 1.5 : 0
}

/** A word of every day that is no given name: 'Donuts'. */
const isWordLike = ({ folded, stem }: Token): boolean =>
  isEnglishWord(folded, stem) && !nameLists().wordGiven.has(folded)

function isNameLike({ folded, stem, raw }: Token): boolean {
  if (particles.has(folded) || /^\p{Lu}$/u.test(raw)) return true
  const { given, family } = nameLists()
  return given.has(folded) || family.has(folded) || !isEnglishWord(folded, stem)
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
  const isWord = run.isInitial && isKnownWord(tokens, run)
  return isApposed && !isWord ? role.folded : ownRoleBefore(tokens, run)
}

/** "Rory's brother Hamish", "Ngozi, Chidi's wife,". */
function isKinOfAnother(tokens: readonly Token[], { first, last }: Run): boolean {
  const [owner, kin, head] = [tokens[first - 2], tokens[first - 1], tokens[first]]
  if (head?.gap === ' ' && kin?.gap === ' ' && owner?.isPossessive && owner.isCapital && isRole(kin.folded))
    return true
  const [other, role] = [tokens[last + 1], tokens[last + 2]]
  return (
    other?.gap === ', ' && other.isPossessive && other.isCapital && role?.gap === ' ' && isRole(role.folded)
  )
}

/** 'My manager, Ingrid, seems'. */
function ownRoleBefore(tokens: readonly Token[], run: Run): string | null {
  const [owner, role] = [tokens[run.first - 2], tokens[run.first - 1]]
  const head = tokens[run.first]
  if (head?.gap !== ', ' || role?.sentence !== head.sentence || role.gap !== ' ' || !isRole(role.folded))
    return null
  return /^(?:my|our)$/.test(owner?.folded ?? '') && /^[,.]/.test(tokens[run.last + 1]?.gap ?? '.')
    ? role.folded
    : null
}

/** 'High School' names none. */
const generic = new Set(
  'high primary middle grammar secondary elementary summer sunday public night law medical art'.split(' '),
)

const isGeneric = (tokens: readonly Token[], { first, last }: Run): boolean =>
  last - first === 1 && generic.has(tokens[first]?.folded ?? '') && placeEnds.has(tokens[last]?.folded ?? '')

/** 'Aston Villa', 'Deutsche Bank', 'Grammy Awards'. */
const isGroup = (tokens: readonly Token[], { first, last }: Run): boolean =>
  last > first &&
  nameLists().groupEnds.has(tokens[last]?.folded ?? '') &&
  !(
    last - first === 1 &&
    nameLists().given.has(tokens[first]?.folded ?? '') &&
    /^(?:post|banks?|page|times)$/.test(tokens[last]?.folded ?? '')
  )

function hasPlaceName(tokens: readonly Token[], run: Run): boolean {
  const { first, last } = run
  if (first === last) return false
  const head = tokens[first]?.folded ?? ''
  const tail = tokens[last]?.folded ?? ''
  const { places, doubtfulPlaces } = nameLists()
  if (placeSides.has(head)) return places.has(tail) || doubtfulPlaces.has(tail) || placeEnds.has(tail)
  return placeStarts.has(head) || placeEnds.has(tail)
}

/** True when a run is one of the places that everybody knows. */
export function isListedPlace(tokens: readonly Token[], run: Run): boolean {
  if (run.first === run.last && shortPlaces.has(tokens[run.first]?.raw ?? '')) return true
  return nameLists().places.has(wordsOf(tokens, run).join(' '))
}

/** True when a name's first word is a word of everyday language as well. */
export const isAlsoWord = (token: Token): boolean => isCommon(token.folded)
