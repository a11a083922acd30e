import { everydayWords } from '../journal/stopwords.ts'
import { isStopword, type Span, words } from '../journal/text.ts'
import { heavyFeelings, lightFeelings } from './feeling-words.ts'
import { clauseAt, longestReflection, wordCount } from './reflection-clauses.ts'
import { capitalised, inSecondPerson } from './second-person.ts'

/** Something the person said, as it can be given back to them: turned to "you", or as somebody said it to them. */
export interface Reflection {
  /** No end mark; begins small where a sentence could lead to it. */
  readonly text: string
  /** 'own': what they did or felt. 'told': of others. 'spoken': words in quotation marks. 'fragment': a few words without a verb of their own. */
  readonly kind: 'own' | 'told' | 'spoken' | 'fragment'
  /** Which statement of the message it is from. */
  readonly at: number
  readonly score: number
}

const everyday = new Set(everydayWords)
/** Of a very long message this many sentences are looked at: the last ones. */
const sentencesRead = 40
/** Says nothing by itself. */
const vague =
  /^(?:you (?:mean|guess|think|know|suppose|doubt|wonder|see|say|said|hope|swear|dare say|must say|(?:do|did|ca|could|wo|would)n[’']?t (?:know|say|tell|think|care|mind|want to|see|even know))|you[’'](?:d|ll) (?:know|say|think|see|like that)|you should (?:like|say)|it (?:is|was|does|did|isn[’']t|wasn[’']t)|that(?:[’']s| is| was) (?:it|that|all)|there (?:it|you) (?:is|are)|here (?:it|you|we) (?:is|are|go))\b/i
const interjection =
  /^(?:yes|well|ok|okay|anyway|oh|ah|right|sure|please|thanks|thank|sorry|hello|hi|hey|god|whatever|never mind|and|but|or|so)\b/i

/** What can be given back of the statements of a message, what says most first. Pure. */
export function reflectionsIn(all: readonly Span[]): Reflection[] {
  const from = Math.max(0, all.length - sentencesRead)
  return all
    .slice(from)
    .flatMap(({ text }, at) =>
      reflectionsOf(text, placeWorth(at, all.length - from)).map((one) => ({ ...one, at: from + at })),
    )
    .sort((a, b) => b.score - a.score)
}

/** What is said last weighs most. */
function placeWorth(at: number, count: number): number {
  if (at === count - 1) return 1.5
  return at === count - 2 ? 0.7 : at === 0 ? 0.5 : 0
}

type Unplaced = Omit<Reflection, 'at'>

function reflectionsOf(raw: string, place: number): Unplaced[] {
  const sentence = raw.replace(/\s+/g, ' ').trim()
  if (/\?["”’']?$|https?:|[<>{}()[\]|*_#\\]/.test(sentence)) return []
  const spoken = spokenIn(sentence)
  if (spoken) return [{ text: spoken, kind: 'spoken', score: 3 + place }]
  if (/["“”]/.test(sentence)) return []
  const whole = sentence.replace(/[\s.!…,;:]+$/u, '')
  const fragment = fragmentOf(whole)
  if (fragment) return [{ text: fragment, kind: 'fragment', score: 2 + place + worthOf(fragment) / 2 }]
  return clauseAt(whole).flatMap((clause) => reflectionOf(clause, clause === whole, place))
}

/** Somebody else's words without marks: who "I" is cannot be told. */
const reported = /\s(?:said|says|goes|went|asked|told \p{L}+)\s(?!(?:that|if|whether)\s).*\b(?:I|my|me|i)\b/u

function reflectionOf(clause: string, isWhole: boolean, place: number): Unplaced[] {
  const text = inSecondPerson(clause)
  if (!text || vague.test(text) || reported.test(clause)) return []
  const isOwn = /^(?:I|we)(?:['’]\p{L}+)?\s|^(?:im|ive)\s/iu.test(clause)
  if (!isOwn && /\b(?:we|us|our|ours)\b/i.test(clause)) return []
  const score =
    (isOwn ? 3 : 1) + place + worthOf(clause) + (isWhole ? 1.5 : 0) - (/^it\b/i.test(clause) ? 1 : 0)
  return [{ text: lowered(text, clause, isOwn), kind: isOwn ? 'own' : 'told', score }]
}

/** Begins small, unless with a name. */
function lowered(text: string, clause: string, isOwn: boolean): string {
  const first = words(clause)[0]
  return isOwn || (first && isStopword(first.folded)) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** How much a text says: its telling words, a feeling, a number, a length that reads well. */
function worthOf(text: string): number {
  const said = words(text)
  const telling = said.filter(({ folded }) => !isStopword(folded) && !everyday.has(folded)).length
  const feels = said.some(({ folded }) => heavyFeelings.has(folded) || lightFeelings.has(folded))
  const isShort = said.length < 3
  return (
    Math.min(telling, 3) +
    (feels ? 2 : 0) +
    (said.length >= 4 && said.length <= 11 ? 1 : 0) +
    (/\s\p{Lu}\p{Ll}/u.test(text) ? 1 : 0) +
    (/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|first|last)\b/i.test(text) ? 0.5 : 0) -
    (isShort ? 2 : 0) -
    (/\b(?:it|that|this|them|him|one)$/i.test(text) ? 1 : 0)
  )
}

const saying =
  /\b(?:sa(?:id|ys)|told|tells|asked|asks|goes|went|wrote|writes|texted|shouted|whispered|answered|replied|yelled)\b/i

/** The last words in quotation marks that somebody else said: '“Everyone only has two”'. */
function spokenIn(sentence: string): string | null {
  const found = [...sentence.matchAll(/["“]([^"“”]{4,90})["”]/g)].at(-1)
  const said = found?.[1]?.replace(/[\s.,!…;:]+$/u, '')
  if (!said || /[?‘]/.test(said) || wordCount(said) < 2 || wordCount(said) > 14) return null
  const before = sentence.slice(0, found?.index)
  const after = sentence.slice((found?.index ?? 0) + (found?.[0].length ?? 0))
  if (!saying.test(before) && !saying.test(after.slice(0, 24))) return null
  return /\bI(?:['’]\p{L}+)? (?:\p{L}+ )?(?:said|told|asked|went|wrote|texted|answered|shouted)\b/u.test(
    before.slice(-30),
  )
    ? null
    : `“${capitalised(said)}”`
}

/** Up to six words that name something: "Egg and onion", "Four hours". */
function fragmentOf(whole: string): string | null {
  const said = words(whole)
  if (said.length < 2 || said.length > 6 || /[,;:]/.test(whole) || interjection.test(whole)) return null
  const hasSubject = /^(?:i|we|he|she|they|it|you|there|that|this|who|what|how|when|if|im|ive)\b/i.test(whole)
  const hasVerb = verbs.test(whole)
  const isSaid = said.some(({ folded }) => !isStopword(folded))
  return hasSubject || hasVerb || !isSaid ? null : turnedFragment(whole)
}

const verbs =
  /\b(?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|should|must|may|might|went|got|said|came|made|took|\p{L}{2,}(?:n['’]t|['’]s|['’]re|['’]ve|['’]ll|['’]d))\b|\b\p{L}{3,}(?:ed|ies)\b/iu

const turnedFragment = (whole: string): string | null => {
  const text = inSecondPerson(whole)
  return text && wordCount(text) <= longestReflection ? text : null
}
