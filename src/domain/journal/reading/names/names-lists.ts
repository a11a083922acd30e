import { isStopword, stemOf } from '#domain/text/text.ts'
import { unpackWords } from '#domain/text/valence-pack.ts'
import { namesTableHere } from '#names-table'
import type { NamesTable } from './names-table-now.ts'
import { firstNames } from './names-words.ts'

/** What a word mostly is: an adjective or a verb and hardly ever a noun, or anything else. */
export type WordKind = 'a' | 'v' | 'n'

/** All lists of names, unpacked. Folded; names of several words with spaces. */
export interface NameLists {
  /** Given names that are hardly ever words. */
  readonly given: ReadonlySet<string>
  /** Given names that are words, places or months too: they need somebody who acts. */
  readonly wordGiven: ReadonlySet<string>
  /** Of both, those that in small letters are words as often. */
  readonly largeOnly: ReadonlySet<string>
  readonly family: ReadonlySet<string>
  /** People of two and more words whom everybody knows. */
  readonly people: ReadonlySet<string>
  readonly places: ReadonlySet<string>
  /** Places that are words or people too: they need a witness. */
  readonly doubtfulPlaces: ReadonlySet<string>
  /** The first words of places of several words. */
  readonly placeHeads: ReadonlySet<string>
  readonly kinds: ReadonlyMap<string, WordKind>
  /** Names of people, gods and figures whom everybody knows. */
  readonly figures: ReadonlySet<string>
  readonly occupations: ReadonlySet<string>
  readonly ownedThings: ReadonlySet<string>
  readonly groupEnds: ReadonlySet<string>
  /** Written large, and nobody: calendar, peoples, tongues, makes, faiths, exclamations. */
  readonly neverNames: ReadonlySet<string>
  /** Words of going somewhere. */
  readonly motion: ReadonlySet<string>
  /** Turns of speech, between '|' or on lines of their own. */
  readonly idioms: string
}

const empty: NamesTable = {
  packedGivenNames: '',
  packedWordNames: '',
  packedFamilyNames: '',
  packedPeople: '',
  packedPlaces: '',
  packedDoubtfulPlaces: '',
  packedStems: '',
  packedKinds: '',
  figures: '',
  occupations: '',
  ownedThings: '',
  groupEnds: '',
  idioms: '',
  wordNames: '',
  neverNames: '',
  motion: '',
}

let made: NameLists | undefined
let madeOf: NamesTable | null = null

/** The lists; unpacked when they are first asked for. Before the table was fetched (`namesTableReady`) only the short ones. */
export function nameLists(): NameLists {
  const table = namesTableHere()
  if (made && madeOf === table) return made
  madeOf = table
  made = unpacked(table ?? empty)
  return made
}

/** A shorter one is a word or an abbreviation as often as somebody. */
const shortestKnownAlone = 5

function unpacked(table: NamesTable): NameLists {
  const people = unpackWords(table.packedPeople)
  const kinds = kindsByStem(table)
  const alsoWords = unpackWords(table.packedWordNames)
  const isTrulyWord = (name: string): boolean => kinds.has(stemOf(name)) || isStopword(name)
  const wordGiven = new Set([
    ...alsoWords.filter((name) => isTrulyWord(name) && !isStopword(name)),
    ...wordsOf(table.wordNames),
  ])
  const doubtfulPlaces = new Set(unpackWords(table.packedDoubtfulPlaces))
  const knownAlone = people.filter((name) => !name.includes(' ') && name.length >= shortestKnownAlone)
  const given = [
    ...unpackWords(table.packedGivenNames).filter((name) => name.length > 2),
    ...alsoWords.filter((name) => !isTrulyWord(name)),
    ...firstNames,
    ...knownAlone,
  ]
  const places = unpackWords(table.packedPlaces)
  return {
    given: new Set(given.filter((name) => !wordGiven.has(name))),
    wordGiven,
    largeOnly: new Set([...alsoWords, ...wordsOf(table.wordNames)]),
    family: new Set(unpackWords(table.packedFamilyNames)),
    people: new Set(people.filter((name) => name.includes(' '))),
    places: new Set(places),
    doubtfulPlaces,
    placeHeads: new Set(
      [...places, ...doubtfulPlaces].flatMap((place) =>
        place.includes(' ') ? (place.split(' ')[0] ?? '') : [],
      ),
    ),
    kinds,
    figures: new Set(table.figures.split(',').map((name) => name.trim())),
    occupations: wordsOf(table.occupations),
    ownedThings: wordsOf(table.ownedThings),
    groupEnds: wordsOf(table.groupEnds),
    idioms: table.idioms,
    neverNames: wordsOf(table.neverNames),
    motion: wordsOf(table.motion),
  }
}

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean))

function kindsByStem({ packedStems, packedKinds }: NamesTable): Map<string, WordKind> {
  const kinds = new Map<string, WordKind>()
  for (const [at, stem] of unpackWords(packedStems).entries()) {
    const kind = packedKinds.charAt(at)
    kinds.set(stem, kind === 'a' || kind === 'v' ? kind : 'n')
  }
  return kinds
}

/** True for a word of everyday English, by its folded form and its stem. */
export const isEnglishWord = (folded: string, stem: string): boolean =>
  isStopword(folded) || nameLists().neverNames.has(folded) || nameLists().kinds.has(stem)
