import type { Surface } from '../page-memory.ts'
import type { Found } from '../subjects.ts'
import { isOrdinaryWord } from '../value-words.ts'
import { candidatesFor, chanceOf } from './pronoun-signs.ts'

/** How likely somebody must be meant, and how much likelier than anybody else. */
export const [sureFrom, sureBy] = [0.7, 0.4]

/** Whom 'he' or 'she' surely means; nobody where somebody without a name, or in no list, stands between. */
export function meantBy(found: Found, at: number, pronoun: string, before: number): Surface | null {
  const isShe = pronoun.startsWith('s')
  const [first, second] = candidatesFor(found, at, isShe, before)
    .map((candidate) => ({ ...candidate, chance: chanceOf(candidate) }))
    .sort((a, b) => b.chance - a.chance)
  if (!first || first.chance < sureFrom || first.chance - (second?.chance ?? 0) < sureBy) return null
  const { sentences, text } = found.page
  for (let back = first.at; back <= at; back++) {
    const sentence = sentences[back]
    if (!sentence) continue
    const told = text.slice(sentence.start, Math.min(sentence.end, before))
    if (doneToThem.test(told)) return null
    if (isSomebody(told, isShe) || isUnheard(found, sentence.start, told)) return null
  }
  return first.surface
}

/** 'Ruth has put her on the round': another is meant; 'rang me and Kip': or whoever rang. */
const doneToThem =
  /\p{Lu}\p{L}{1,20} (?:\p{Ll}{1,16} ){1,3}(?:him|her(?= (?:\p{L}{1,3}|about|with|away|back|home|from|down|some|that)\b|[.,;:!?]|$))|\p{L} (?:me|us|him|them|you) (?:and|&) (?:my |our )?\p{Lu}/u

const acts =
  /^(?:['’]s \p{Ll}| (?:is|was|has|had|said|came|went|rang|gave|made|took|brought|sat|stood|sang|told|got|left|\p{Ll}{2,}(?:ed|[^s\P{Ll}]s))\b)/u
const shownOf = /\b(?:photo|picture|portrait|story|memory|grave|voice) of $/i

/** Whether words name somebody who is in no list and may be meant. */
function isUnheard({ mentions }: Found, start: number, words: string): boolean {
  for (const { index, 0: word } of words.matchAll(/(?<![\p{L}\p{N}'’-])\p{Lu}\p{Ll}{2,}(?![\p{L}-])/gu)) {
    const isActor =
      acts.test(words.slice(index + word.length, index + word.length + 20)) ||
      shownOf.test(words.slice(Math.max(0, index - 16), index))
    if (!isActor) continue
    const at = start + index
    const isKnown = mentions.some(({ places }) => places.some(([from, to]) => at >= from && at < to))
    if (!isKnown && !isOrdinaryWord(word)) return true
  }
  return false
}

const manly = /(?:man|boy|guy|lad|bloke|fella|brother|father|dad|son|uncle|nephew|husband|boyfriend)$/i
const womanly = /(?:woman|girl|lady|sister|mother|mum|mom|daughter|aunt|niece|wife|girlfriend)$/i

/** Whether words name somebody whom the pronoun may mean as well. */
const isSomebody = (words: string, isShe: boolean): boolean =>
  [...words.matchAll(somebody)].some(({ index, 0: found }) => {
    // 'a fireman called Tom', 'her brother Jan': that is Tom, and Jan.
    if (/^(?:,? (?:called|named|whose name is)|,)? \p{Lu}/u.test(words.slice(index + found.length)))
      return false
    return isShe ? !manly.test(found) || womanly.test(found) : !womanly.test(found)
  })

/** Others who may be meant by a pronoun, without a name. */
const somebody =
  /\b(?:an?|the|this|that|some|another|her|his|their|whose|['’]s) (?:\p{L}{1,14} ){0,2}?(?:man|woman|boy|girl|guy|lad|lady|bloke|fella|kid|child|baby|toddler|person|friend|mate|neighbou?r|boss|manager|teacher|doctor|nurse|driver|queen|king|president|dog|puppy|cat|kitten|horse|rabbit|hamster|bird|pet|colleague|coworker|brother|sister|mother|father|mum|mom|dad|son|daughter|uncle|aunt|cousin|nephew|niece|husband|wife|boyfriend|girlfriend|partner|ex|landlord|landlady|vet|priest|actor|actress|singer|author|writer|instructor|coach|therapist|dentist|student|roommate|flatmate|housemate)\b/giu
