import { genderOfName, genderOfRole } from './genders.ts'
import type { Mention, Surface } from './page-memory.ts'
import { type Found, isApart, isSubject } from './subjects.ts'
import { isOrdinaryWord } from './value-words.ts'

/**
 * Whom 'he' or 'she' means where only one person can be meant: of whom this sentence speaks before it, else one of the three before that go on about
 * the same person.
 */
export function meantBy(
  { page, mentions }: Found,
  at: number,
  pronoun: string,
  before: number,
): Surface | null {
  const isShe = pronoun.startsWith('s')
  const same = isShe ? /\b(?:she|her|hers)\b/i : /\b(?:he|his|him)\b/i
  for (const back of [0, 1, 2, 3]) {
    const sentence = page.sentences[at - back]
    if (!sentence || (back > 1 && isApart(page, at - back + 1))) return null
    const told = page.text.slice(sentence.start, Math.min(sentence.end, before))
    // Somebody without a name stands between: they may be meant.
    if ((!isShe && /\bhim\b/i.test(told)) || isSomebody(told, isShe)) return null
    const people = mentions.flatMap((mention) => {
      if (mention.kind !== 'person' || isOther(mention, isShe)) return []
      const places = mention.places.filter(
        ([from, to]) => from >= sentence.start && to <= sentence.end && to <= before,
      )
      return places.length === 0 ? [] : [{ surface: mention.surface, places }]
    })
    const beforeThem = (from: number) => page.text.slice(sentence.start, from)
    const fitting = people.filter(
      ({ surface, places }) =>
        !isOtherName(surface, isShe) && !places.some(([from]) => isOtherKin(beforeThem(from), isShe)),
    )
    const [only] = fitting
    if (fitting.length > 1 || isUnheard({ page, mentions }, sentence.start, told)) return null
    if (only) {
      const leads = only.places.some(
        ([from]) => isSubject(sentence.text, from - sentence.start) && !doneToBoth.test(beforeThem(from)),
      )
      const isNamed = only.places.some(([from]) => nameIs.test(beforeThem(from)))
      // 'It was Ruth who told me': whoever was spoken of before may be meant.
      if (back > 0 && only.places.every(([from]) => cleft.test(beforeThem(from)))) return null
      // 'Ruth has put her on the round': another is meant.
      if (isShe && only.places.some(([, to]) => doneToHer.test(page.text.slice(to, sentence.end))))
        return null
      if (leads || isNamed)
        return back > 0 && isRival({ page, mentions }, at - back, only.surface, isShe) ? null : only.surface
      const isOwner = only.places.every(([, to]) => /^['’]s /.test(page.text.slice(to, to + 3)))
      const isTold = only.places.some(
        ([from]) => withThem.test(beforeThem(from)) && !doneToBoth.test(beforeThem(from)),
      )
      const isAlone = back > 0 && people.length === 1 && isTold && !isOwner && !same.test(told)
      return isAlone && !isApart(page, at) ? only.surface : null
    }
    // One sentence about nobody may stand between.
    if (back > 0 && (people.length > 0 || (!same.test(told) && (back > 1 || /\bthey\b/i.test(told)))))
      return null
  }
  return null
}

const cleft = /\bit(?:['’]s| is| was) (?:my |our )?$/i

/** 'rang me and Kip': the one who rang may be meant, or somebody before. */
const doneToBoth = /\p{L} (?:me|us|him|them|you) (?:and|&) (?:my |our )?$/iu

/** 'His wife, Comfort, has not left': no 'he' is Comfort. */
const isOtherKin = (before: string, isShe: boolean): boolean =>
  genderOfRole(/(?<!\p{L})(\p{L}{2,14}),? $/u.exec(before)?.[1]?.toLowerCase() ?? '') ===
  (isShe ? 'man' : 'woman')

/** Behind a name: 'has put her on', 'rang her'. */
const doneToHer =
  /^ (?:\p{Ll}+ ){1,3}her(?= (?:on|in|up|to|an?|the|about|with|by|at|off|out|away|back|home|for|from|down|some|that|how)\b|[.,;:!?]|$)/u

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

/** 'Mama broke her hip. Dr Ames set it.' Then 'she': nothing says that the doctor is a woman, and Mama is one. */
function isRival({ page, mentions }: Found, at: number, surface: Surface, isShe: boolean): boolean {
  const gender = isShe ? 'woman' : 'man'
  const of = (one: Mention) =>
    genderOfRole(one.role ?? one.surface.replace(/^person:role:/, '')) ??
    genderOfName(one.surface.slice(one.surface.indexOf(':') + 1))
  const meant = mentions.find((one) => one.surface === surface)
  const sentence = page.sentences[at - 1]
  if (!meant || of(meant) !== null || !sentence || isApart(page, at)) return false
  return mentions.some(
    (one) =>
      one.kind === 'person' &&
      of(one) === gender &&
      one.places.some(
        ([from, to]) =>
          from >= sentence.start && to <= sentence.end && isSubject(sentence.text, from - sentence.start),
      ),
  )
}

/** 'his name is Tobias, he teaches' */
const nameIs = /\b(?:his|her) name(?:['’]s| is| was) $/i
/** Before somebody whom a sentence speaks of though it does not begin with them: 'coffee with Ilse', 'saw Tom'. */
const withThem =
  /(?:^|\b(?<!\b(?:call|called|calls|name|named) (?:me|us) )(?:with|from|by|to|for|at|about|saw|met|visited|visit|rang|phoned|see|know|seeing|and|called|named|is|was|of)|,) (?:my |our )?(?:\w+ )?$/i

const manly =
  /(?:man|boy|guy|lad|bloke|fella|king|brother|father|dad|son|uncle|nephew|husband|boyfriend|landlord|actor)$/i
const womanly =
  /(?:woman|girl|lady|queen|sister|mother|mum|mom|daughter|aunt|niece|wife|girlfriend|landlady|actress)$/i

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

/** The name says that a pronoun of the other gender was meant. */
const isOtherName = (surface: Surface, isShe: boolean): boolean =>
  genderOfName(surface.slice(surface.indexOf(':') + 1)) === (isShe ? 'man' : 'woman')

/** The role says that a pronoun of the other gender was meant. */
const isOther = ({ role, surface }: Mention, isShe: boolean): boolean =>
  genderOfRole(role ?? surface.replace(/^person:role:/, '')) === (isShe ? 'man' : 'woman')
