// npm run learn:names [folder]: writes the tables of names and of parts of speech from two packages.
// Which of them are words as well is counted in GoEmotions, whose texts are in the folder.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { allLocales } from '@faker-js/faker'
import nlp from 'compromise'
import { fold } from '#domain/text/fold.ts'
import { stopwords } from '#domain/text/stopwords.ts'
import { stemOf } from '#domain/text/text.ts'
import { packWords } from '#domain/text/valence-pack.ts'
import { root } from '../root.ts'
import { dataFolder, goEmotions, requireData } from '../score/score-data.ts'
import { morePlaces, places as ownPlaces, twoWordPlaces } from './hand-picked-places.ts'
import { learnedFiles } from './learned-files.ts'

const folder = dataFolder(process.argv[2])
requireData(folder)

/** A name that stands in so many lists of countries is worth its bytes. */
const fewestCountries = 3
/** Of the lists of these countries, which others share few names with, all names are taken. */
const ownCountries = ['en_NG', 'en_GH', 'en_IN', 'zu_ZA', 'yo_NG', 'fr_SN', 'sl_SI']
/** Towns of these countries are taken. */
const countriesOfTowns = ['en', 'en_CA', 'de', 'fr', 'es', 'pt_PT'] as const
/** A name that the posts write small so often is a word as well. */
const fewestSmall = 2
/** A word that they write so often is worth its bytes. */
const fewestSpoken = 4
/** Of the list of places, these are none that somebody would write large. */
const noPlaces =
  /^(?:rd|st|dist|mt|ave|blvd|cl|cres|hwy|[a-z]{2,3}|ariz|calif|colo|penna|penn|conn|minn|kans?|tenn|okla|nebr|alta|sask|[a-z]*wick|downtown|uptown|midtown|(?:main|north|south|east|west|old|red|green|financial|shopping) .*|the .*|high.*|low.*|.* (?:al|as|al-.*) .*)$/

/** How often each word is written in the posts, by its first letter: one in the middle of a sentence. */
function wordCounts(first: string): Map<string, number> {
  const counts = new Map<string, number>()
  const pattern = new RegExp(`(?<=[\\p{Ll},] )${first}\\p{Ll}[\\p{Ll}\\p{M}]*`, 'gu')
  for (const part of ['train', 'dev'] as const)
    for (const { text } of goEmotions(folder, part))
      for (const [word] of text.matchAll(pattern)) counts.set(fold(word), (counts.get(fold(word)) ?? 0) + 1)
  return counts
}

/** All strings somewhere inside a definition. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('value' in value && 'weight' in value) return stringsIn(value.value)
  return Object.values(value).flatMap(stringsIn)
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const isOneName = (name: string): boolean => /^\p{Ll}{2,}$/u.test(name)

/** For each given name in how many countries it is given. */
function givenByCountry(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [locale, { person }] of Object.entries(allLocales)) {
    const isOwn = ownCountries.includes(locale)
    for (const name of new Set(stringsIn(person?.first_name).map(fold)))
      if (isOneName(name)) counts.set(name, (counts.get(name) ?? 0) + (isOwn ? fewestCountries : 1))
  }
  return counts
}

const model = nlp.model() as {
  readonly one: { readonly lexicon: Readonly<Record<string, string | string[]>> }
}
const lexicon = Object.entries(model.one.lexicon)

const tagged = (...tags: readonly string[]): Set<string> =>
  new Set(
    lexicon.flatMap(([word, of]) => ([of].flat().some((tag) => tags.includes(tag)) ? [fold(word)] : [])),
  )

const small = wordCounts('\\p{Ll}')
const large = wordCounts('\\p{Lu}')
const isWord = (name: string): boolean => stopwords.has(name) || (small.get(name) ?? 0) >= fewestSmall

function givenNames(): Set<string> {
  const often = [...givenByCountry()].flatMap(([name, count]) => (count >= fewestCountries ? [name] : []))
  return new Set([...tagged('MaleName', 'FemaleName', 'FirstName'), ...often].filter(isOneName))
}

const nouns = tagged('Singular', 'Plural', 'Uncountable', 'Actor', 'Noun')
const adjectives = tagged('Adjective', 'Comparative', 'Superlative')
const verbs = tagged('Infinitive', 'PastTense', 'PresentTense')

const determiners = listed('the a an my your his her our their this some every another')
const movers = listed('i you we they he she it to will would can could should must might did not never')
const degrees = listed('very so too really quite pretty more most is was are be')
const mostDegrees = listed('very so too really quite pretty')

interface Uses {
  /** After a determiner and before no other word of content: a noun. */
  noun: number
  /** After a person, 'to' or a modal verb. */
  verb: number
  /** After 'very' and the like. */
  degree: number
  /** After a degree, or after a determiner and before a word of content. */
  adjective: number
}

/** How each word stands in the posts. */
function usesOfWords(): Map<string, Uses> {
  const uses = new Map<string, Uses>()
  for (const { text } of goEmotions(folder, 'train')) {
    const words = text.toLowerCase().match(/[\p{L}'’]+|[^\p{L}'’\s]+/gu) ?? []
    for (const [at, word] of words.entries()) {
      const [before = '', after = ''] = [words[at - 1], words[at + 1]]
      const isFollowed = /^[a-z]/.test(after) && !stopwords.has(after)
      const use = uses.get(word) ?? { noun: 0, verb: 0, degree: 0, adjective: 0 }
      uses.set(word, use)
      if (determiners.has(before)) use[isFollowed ? 'adjective' : 'noun']++
      else if (movers.has(before)) use.verb++
      else if (degrees.has(before)) use.adjective++
      if (mostDegrees.has(before)) use.degree++
    }
  }
  return uses
}

const uses = usesOfWords()

/** What a word mostly is: an adjective or a verb and hardly ever a noun, or anything else. */
function partOfSpeech(word: string): 'a' | 'v' | 'n' {
  const { noun = 0, verb = 0, degree = 0, adjective = 0 } = uses.get(word) ?? {}
  if (nouns.has(word) && noun > 0) return 'n'
  if (degree > 2 && noun <= degree && !verbs.has(word)) return 'a'
  if (adjectives.has(word) && noun < adjective * 0.35 + 1) return 'a'
  if (verbs.has(word) && noun < verb * 0.2 + 1) return 'v'
  return verb > 4 && noun < verb * 0.1 ? 'v' : 'n'
}

/** The stems of the words that the posts use often, with what they are as one letter each. */
function spokenStems(names: ReadonlySet<string>): Map<string, string> {
  const best = new Map<string, { count: number; is: string }>()
  for (const [word, count] of small) {
    if (count < fewestSpoken || !/^[a-z]{2,}$/.test(word) || stopwords.has(word) || names.has(word)) continue
    const stem = stemOf(word)
    if (count > (best.get(stem)?.count ?? 0)) best.set(stem, { count, is: partOfSpeech(word) })
  }
  return new Map([...best].map(([stem, { is }]) => [stem, is]))
}

const given = givenNames()
const isPlain = (name: string): boolean => /^\p{Ll}+(?: \p{Ll}+)*$/u.test(name)

/** The places of the packages; of names with a word that tells towns apart, the whole. */
function placesOfOthers(): string[] {
  const towns = countriesOfTowns.flatMap((locale) =>
    stringsIn(allLocales[locale].location?.city_name)
      .map(fold)
      .filter((town) => !given.has(town) && !isWord(town)),
  )
  return [...tagged('City', 'Country', 'Region', 'Place'), ...towns].filter(
    (place) => !noPlaces.test(place) && isPlain(place),
  )
}

type Table = Readonly<Record<string, readonly [says: string, packed: string]>>
const packed = (words: Iterable<string>): string => packWords([...new Set(words)].sort())

function tables(): Table {
  const own = new Set([...ownPlaces, ...twoWordPlaces])
  const places = [...own, ...morePlaces, ...placesOfOthers()]
  const family = [...tagged('LastName')].filter(
    (name) => isOneName(name) && !given.has(name) && !isWord(name),
  )
  const isDoubtful = (place: string): boolean =>
    !own.has(place) &&
    (morePlaces.has(place) ||
      given.has(place) ||
      family.includes(place) ||
      (small.get(place) ?? 0) > (large.get(place) ?? 0))
  const people = [...tagged('Person')].filter(
    (name) => isPlain(name) && !isWord(name) && !given.has(name) && !family.includes(name),
  )
  const sure = [...given].filter((name) => !isWord(name))
  const stems = [...spokenStems(new Set(sure))].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    packedGivenNames: ['Given names that are hardly ever words', packed(sure)],
    packedWordNames: ['Given names that are words as well', packed([...given].filter(isWord))],
    packedFamilyNames: ['Family names', packed(family)],
    packedPeople: ['People whom everybody knows', packed(people)],
    packedPlaces: [
      'Places that are hardly ever anything else',
      packed(places.filter((place) => !isDoubtful(place))),
    ],
    packedDoubtfulPlaces: ['Places that are words or people as well', packed(places.filter(isDoubtful))],
    packedStems: ['Stems of English words', packWords(stems.map(([stem]) => stem))],
    packedKinds: [
      'Of each of these stems whether it is an adjective (a), a verb (v) or something else (n)',
      stems.map(([, is]) => is).join(''),
    ],
  }
}

const source = Object.entries(tables()).flatMap(([name, [says, words]]) => {
  console.log(`${name}: ${words.length} letters, ${gzipSync(words, { level: 9 }).length} packed`)
  return [`/** ${says}. */`, `export const ${name} =`, `  '${words}'`]
})
writeFileSync(
  join(root, learnedFiles.names),
  `// Written by scripts/learn/learn-names.ts from compromise and @faker-js/faker (both MIT) and from counts of words in GoEmotions (CC BY 4.0):\n// docs/understanding.md.\n${source.join('\n')}\n`,
)
