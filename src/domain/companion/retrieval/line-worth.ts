import type { QueryTerm, SearchIndex } from '#domain/search/search-index.ts'
import { nearKeys, tellingWords, wordKey } from '#domain/search/word-keys.ts'
import type { Word } from '#domain/text/text.ts'
import { heavyFeelings, heavyThings, lightFeelings } from '../replies/feeling-words.ts'

const plainWords = new Set(
  'mr mrs miss dr yr yrs hr hrs min mins wk wks am pm plus eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred thousand dozen pound quid summer winter spring autumn btw tho lol idk tbh omg cos bc gonna wanna dunno aye nah yeh abt tmrw ur ppl thurs fri tues sun wks shes hes ive im thats theres dont its weve youre cant didnt wasnt christmas easter birthday breakfast lunch dinner tea supper monday tuesday wednesday thursday friday saturday sunday hall door window plate cake car park bridge street kitchen box unit fair broken dog air wash hotel card read phone school shop drink cry laugh picture shoe money kettle noise breath spare mum mam mom mother dad father nana nan gran granny grandma grandad sister brother friend normal pick'
    .split(' ')
    .map(wordKey),
)
/** That both hold a feeling, a death or tears makes them no kin. */
const feelingStems = new Set([...heavyFeelings, ...lightFeelings, ...heavyThings, 'cry', 'weep'].map(wordKey))

/** Titles, amounts, feasts, meals, furniture and the small change of chats join nothing by themselves. */
export const isEvidence = ({ stem, isStrong }: QueryTerm): boolean =>
  isStrong && !plainWords.has(stem) && !feelingStems.has(stem) && !/\d|li$|ly$/.test(stem)

/** What words count for, in words that stand on one page only. */
const worthOf = { evidence: 1, plain: 0.55, everyday: 0.35 } as const
const nearShare = 0.5

/** What is said, to be compared with lines. */
export interface Said {
  readonly text: string
  readonly words: readonly Word[]
  readonly terms: readonly QueryTerm[]
  /** Those of the terms that tell something. */
  readonly evidence: readonly QueryTerm[]
}

export function saidIn(index: SearchIndex, text: string): Said {
  const terms = index.terms(text)
  return { text, words: tellingWords(text), terms, evidence: terms.filter(isEvidence) }
}

/** What a line holds of what is said: its stems, and the terms that it holds itself, of those such as tell something. */
export interface HeldInLine {
  readonly stems: ReadonlySet<string>
  readonly held: readonly QueryTerm[]
  readonly evidence: readonly QueryTerm[]
}

const toldBy = (terms: readonly QueryTerm[]): number => terms.reduce((sum, { idf }) => sum + idf, 0)

/** The first letter of a surname. "I" and "A" without a full stop begin something else: "I told Katie I would come". */
const surname = /^\s(?:\p{Lu}\.|(?![AI](?:\s|$))\p{Lu}(?:\s|$))/u

/** "Katie" is not "Katie B.": one of the two has a letter after the name, the other none. */
function isNamesake(stem: string, said: Said, line: string, lineWords: readonly Word[]): boolean {
  const followed = (text: string, words: readonly Word[]): boolean | null => {
    const word = words.find((one) => one.stem === stem)
    return word && /\p{Lu}/u.test(text.charAt(word.start)) ? surname.test(text.slice(word.end)) : null
  }
  const [here, there] = [followed(said.text, said.words), followed(line, lineWords)]
  return here !== null && there !== null && here !== there
}

function holdsOne(held: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const one of wanted) if (held.has(one)) return true
  return false
}

export function heldIn(said: Said, line: string): HeldInLine {
  const lineWords = tellingWords(line)
  const stems = new Set(lineWords.map(({ stem }) => stem))
  const held = said.terms.filter(({ stem }) => stems.has(stem) && !isNamesake(stem, said, line, lineWords))
  return { stems, held, evidence: held.filter((term) => said.evidence.includes(term)) }
}

/** How near a line is to what is said. Words that people use for the same count half. */
export function worthOfLine(index: SearchIndex, said: Said, { stems, held }: HeldInLine): number {
  let worth = 0
  for (const term of said.terms) {
    const isHeld = held.includes(term)
    if (!isHeld && !holdsOne(stems, nearKeys(term.stem))) continue
    const kind = said.evidence.includes(term) ? 'evidence' : term.isStrong ? 'plain' : 'everyday'
    worth += (worthOf[kind] * (isHeld ? 1 : nearShare) * term.idf) / index.rarest
  }
  return worth
}

/** How much of the words of both is the same, by what they tell (Dice, 0 to 1). */
export function alikeness(index: SearchIndex, said: Said, { stems, held }: HeldInLine): number {
  const inLine = [...stems].flatMap((stem) => index.term(stem) ?? [])
  return (2 * toldBy(held)) / (toldBy(inLine) + toldBy(said.terms) || 1)
}

/** What a line has to share, in words that stand on one page only; a message of more telling words could be near to too much. */
const enough = 1.05
const enoughAmongMany = 1.4
const fewEvidence = 4
/** For a message of one telling word: a line that has it with an everyday word beside it shares all it can ("play the piano"). */
const enoughForOneWord = 0.4
/** What each word of the message adds that stands elsewhere on the page. */
const besideShare = 0.25
const mostShare = 2

/** A message of one telling word is about it. */
const isOfOneWord = (said: Said): boolean => said.terms.filter(({ isStrong }) => isStrong).length <= 1

/** Whether a line shows by its words why it stands there: by two that tell something and are not one name, or by the only one of the message with another beside it. */
export const showsWhy = (said: Said, { held, evidence }: HeldInLine): boolean =>
  evidence.length > 0 &&
  held.length > 1 &&
  (evidence.length > 1 || isOfOneWord(said)) &&
  !isOneName(said, evidence)

/** What a line shares, with what its page holds beside it, as a share of what shows that they belong together; 2 at most. */
export function shareOfEnough(
  index: SearchIndex,
  said: Said,
  line: HeldInLine,
  onPage: ReadonlySet<string>,
): number {
  const known = new Set(line.held.map(({ stem }) => stem))
  const asked = said.evidence
  const beside = asked.filter(({ stem }) => !known.has(stem) && onPage.has(stem))
  const more = Math.max(0, Math.log2(asked.length / 8)) / 4
  const needed = isOfOneWord(said)
    ? enoughForOneWord
    : asked.length > fewEvidence
      ? enoughAmongMany + more
      : enough
  const worth = worthOfLine(index, said, line)
  return Math.min(mostShare, (worth + (besideShare * toldBy(beside)) / index.rarest) / needed)
}

/** Two names side by side name one: "Carol-Ann". */
function isOneName(said: Said, evidence: readonly QueryTerm[]): boolean {
  const [one, other] = evidence.map(({ stem }) => said.words.find((word) => word.stem === stem))
  if (evidence.length !== 2 || !one || !other) return false
  const [first, second] = one.start < other.start ? [one, other] : [other, one]
  const isBeside = /^[-\s]$/.test(said.text.slice(first.end, second.start))
  return isBeside && [first, second].every(({ start }) => /\p{Lu}/u.test(said.text.charAt(start)))
}

/** As the person wrote them now, the most telling first. */
export function asSaid(said: Said, terms: readonly QueryTerm[]): string[] {
  return terms
    .toSorted((a, b) => b.idf - a.idf)
    .flatMap(({ stem }) => {
      const word = said.words.find((each) => each.stem === stem)
      return word ? [said.text.slice(word.start, word.end)] : []
    })
}
