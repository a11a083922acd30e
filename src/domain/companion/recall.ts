import type { Word } from '../journal/text.ts'
import { heavyFeelings, heavyThings, lightFeelings } from './feeling-words.ts'
import { quoteOf } from './quote.ts'
import type { RecalledPassage } from './reply.ts'
import type { Hit, QueryTerm, SearchIndex } from './search-index.ts'
import { tellingWords, wordKey } from './word-keys.ts'

/** What is being talked about. */
export interface RecallQuestion {
  readonly message: string
  /** What the person writes beside the talk; helps only where the message alone says little. */
  readonly pageText: string
  /** Entries that must not come back: the open page, and what this talk has quoted already. */
  readonly except: ReadonlySet<string>
  readonly limit: number
}

/** Scores this close (a share of the better one) are a tie: the newer entry wins. */
const tie = 0.06
/** What the words that both hold have to be worth together, in words that stand on one page only, and how many there have to be. */
const enough = 1.5
const fewestShared = 2
/** Of a long page only its end counts: what was written last. */
const pageTail = 1_200
const candidates = 24

/**
 * The earlier passages that are truly related, best first; often none: a false echo is worse than silence. Related means that the quote
 * itself shows why: it holds at least two telling words of the message, or the one telling word of a short one with an everyday word beside it. Every quote is a literal substring of its passage.
 */
export function recall(index: SearchIndex, question: RecallQuestion): RecalledPassage[] {
  const own = index.terms(question.message)
  const isThin = own.filter((term) => term.isStrong).length < 2
  const context = isThin ? index.terms(question.pageText.slice(-pageTail)) : []
  const said = tellingWords(question.message)
  const fromMessage = pick(index, own, said, question.message, question)
  if (fromMessage.length > 0 || context.length === 0) return fromMessage
  const both = [...own, ...context.filter((term) => !own.some((known) => known.stem === term.stem))]
  const nearby = `${question.pageText.slice(-pageTail)}\n${question.message}`
  return pick(index, both, tellingWords(nearby), nearby, question)
}

function pick(
  index: SearchIndex,
  terms: readonly QueryTerm[],
  said: readonly Word[],
  source: string,
  question: RecallQuestion,
): RecalledPassage[] {
  if (!terms.some((term) => term.isStrong)) return []
  const picked: RecalledPassage[] = []
  const pickedStems: Set<string>[] = []
  for (const hit of byScoreThenRecency(index.search(terms, candidates, question.except))) {
    if (picked.length === question.limit) break
    if (picked.some((passage) => passage.entryUid === hit.passage.entryUid)) continue
    const stems = new Set(hit.stems)
    const matched = terms.filter((term) => stems.has(term.stem))
    if (matched.length < fewestShared) continue
    if (pickedStems.some((other) => overlap(other, stems) > 0.6)) continue
    const quote = quoteOf(hit.passage.text, new Map(matched.map(({ stem, idf }) => [stem, idf])))
    if (!quote) continue
    const inQuote = new Set(tellingWords(quote).map(({ stem }) => stem))
    const held = matched.filter(
      (term) => inQuote.has(term.stem) && !isNamesake(term.stem, { source, said, quote }),
    )
    if (!isRelated(index, terms, held) || !holdsTwoThings(source, said, held)) continue
    picked.push({ ...hit.passage, quote, shared: asSaid(source, said, held.filter(isEvidence)) })
    pickedStems.push(stems)
  }
  return picked
}

const plainWords = new Set(
  'mr mrs miss dr yr yrs hr hrs min mins wk wks am pm plus eleven twelve twenty thirty forty fifty hundred thousand dozen pound quid summer winter spring autumn btw tho lol idk tbh omg cos bc gonna wanna dunno aye nah yeh abt tmrw ur ppl thurs fri tues sun wks shes hes ive im thats theres dont its weve youre cant didnt wasnt christmas easter birthday breakfast lunch dinner tea supper monday hall door window plate cake car park bridge street kitchen box unit fair broken dog air wash hotel card read phone school shop drink cry laugh picture shoe money kettle noise breath spare mum mam mom mother dad father nana nan gran granny grandma grandad sister brother friend normal pick'
    .split(' ')
    .map(wordKey),
)

/** That both hold a feeling, a death or tears makes them no kin. */
const feelingStems = new Set([...heavyFeelings, ...lightFeelings, ...heavyThings, 'cry', 'weep'].map(wordKey))

/** Titles, amounts, feasts, meals, furniture and the small change of chats join nothing. */
const isEvidence = ({ stem, isStrong }: QueryTerm): boolean =>
  isStrong && !plainWords.has(stem) && !feelingStems.has(stem) && !/\d|li$|ly$/.test(stem)

/** So short a message is about its one telling word, when an everyday word beside it is shared, too: "play the piano". */
const ofOneWord = 1
const enoughForOneWord = 1

/** A long message has many words by which something could seem near. `held`: the terms that the quote holds. */
function isRelated(index: SearchIndex, terms: readonly QueryTerm[], held: readonly QueryTerm[]): boolean {
  const asked = terms.filter(isEvidence).length
  const telling = terms.filter(({ isStrong }) => isStrong).length
  const strong = held.filter(isEvidence)
  if (strong.length === 0 || held.length < fewestShared) return false
  if (telling <= ofOneWord) return mass(held) >= index.rarest * enoughForOneWord
  const more = Math.max(0, Math.log2(asked / 8)) / 4
  return strong.length >= fewestShared && mass(strong) >= index.rarest * (enough + more)
}

interface Compared {
  readonly source: string
  readonly said: readonly Word[]
  readonly quote: string
}

const surname = /^\s\p{Lu}(?:\.|\s|$)/u

/** "Katie" is not "Katie B.": one of the two has a letter after the name, the other none. */
function isNamesake(stem: string, { source, said, quote }: Compared): boolean {
  const [here, there] = [
    [source, said.find((word) => word.stem === stem)] as const,
    [quote, tellingWords(quote).find((word) => word.stem === stem)] as const,
  ].map(([text, word]) =>
    word && /\p{Lu}/u.test(text.charAt(word.start)) ? surname.test(text.slice(word.end)) : null,
  )
  return here !== null && there !== null && here !== there
}

/** Two names side by side name one: "Carol-Ann". What only such a one joins is joined by a name alone. */
function holdsTwoThings(source: string, said: readonly Word[], held: readonly QueryTerm[]): boolean {
  const strong = held.filter(isEvidence)
  const [one, other] = strong.map(({ stem }) => said.find((word) => word.stem === stem))
  if (held.length !== 2 || !one || !other) return true
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  const isBeside = /^[-\s]$/.test(source.slice(first.end, second.start))
  return !(isBeside && [first, second].every(({ start }) => /\p{Lu}/u.test(source.charAt(start))))
}

const mass = (terms: readonly QueryTerm[]): number => terms.reduce((sum, { idf }) => sum + idf, 0)

function byScoreThenRecency(hits: readonly Hit[]): Hit[] {
  const left = [...hits]
  const ordered: Hit[] = []
  while (left.length > 0) {
    const floor = (left[0]?.score ?? 0) * (1 - tie)
    const tied = left.filter((hit) => hit.score >= floor)
    const newest = tied.reduce((x, y) => (y.passage.createdAt > x.passage.createdAt ? y : x))
    ordered.push(newest)
    left.splice(left.indexOf(newest), 1)
  }
  return ordered
}

function overlap(x: ReadonlySet<string>, y: ReadonlySet<string>): number {
  let both = 0
  for (const stem of x) if (y.has(stem)) both++
  return both / Math.max(1, x.size + y.size - both)
}

/** As the person wrote them now, the most telling first. */
function asSaid(source: string, said: readonly Word[], shared: readonly QueryTerm[]): string[] {
  return shared
    .toSorted((a, b) => b.idf - a.idf)
    .flatMap(({ stem }) => {
      const word = said.find((each) => each.stem === stem)
      return word ? [source.slice(word.start, word.end)] : []
    })
}
