import { ear, heard, room } from './acknowledgements.ts'
import { type Draft, inQuotes } from './draft.ts'
import { leastGiven } from './giving-back.ts'
import { isRunOn, tag, wordCount } from './reflection-clauses.ts'
import { capitalised, inSecondPerson } from './second-person.ts'
import { oneIn, say } from './voice.ts'

/** A longer message is no echo. */
const mostEchoedWords = 15
/** So few words need no echo from who says little. */
const fewWords = 5
/** A longer message is not answered with a nod. */
const mostNoddedWords = 8
/** After so many, something of theirs is looked for before anything general is said. */
const longMessage = 20

/** At last something is always said: a sign of listening after a few words, their last short sentence, or that it was read. */
export function heardOf(draft: Draft): string {
  const { reading, recent, request } = draft
  const count = wordCount(request.message)
  const isBrief = count < fewWords && !draft.isStill && reading.kind === 'telling'
  const sign = isBrief ? say(draft, 'ear', ear) : ''
  if (sign) return sign
  const all = [...reading.statements.toReversed(), request.message.trim()].map(withoutOpening)
  const clear = all.filter((text) => isEcho(draft, text))
  const telling = count > mostNoddedWords ? clear.find((text) => !saysLittle.test(text)) : undefined
  const echo = telling ?? clear[0]
  const mayNod = echo && count <= mostNoddedWords && !draft.isStill
  const nod = mayNod && (saysLittle.test(echo) || nods(draft)) ? say(draft, 'ear', ear) : ''
  if (nod) return nod
  if (echo) return toldBack(echo)
  return (
    (count > longMessage ? leastGiven(draft) : '') ||
    say(draft, 'ear', ear) ||
    say(draft, 'heard', heard) ||
    say(draft, 'room', room) ||
    say({ ...draft, recent: recent.slice(0, 2) }, 'heard', heard)
  )
}

const opening = /^(?:exactly|I know|yeah|naw|ha|no|yes|quiet|one|I think so)[.!,]+\s+(?=\S)/i
const joined = /^(?:Then|And|But|So)\s(?=(?:he|she|they|I|we)\b)/

/** Without the word that answers, or joins it to what went before. */
export const withoutOpening = (text: string): string => {
  const from = text.replace(opening, '').replace(joined, '')
  return from !== text && wordCount(from) > 2 ? capitalised(from) : text
}

/** Who says little nods instead. */
const nods = (draft: Draft): boolean =>
  draft.style === 'direct_concise' || (draft.style === 'casual_friendly' && oneIn(draft, 2, 'nod'))

/** Of what they said or think of something that went before. */
const saysLittle = /^I (?:said|told|believe|think|thought|suppose|guess|hope|know|did|do|am|have)\b/i

const ofTheirs = /\b(?:I|me|my|we|us|our|mum|mam|dad)\b/i
/** Somebody speaks or asks, is called names, or two stand side by side: there nothing is turned. */
const notTurned =
  /["“”]|\b(?:said|says|goes|asked|told)\b|^(?:who|what|how|why|where|when)\b|\b(?:liars?|fools?|idiots?|lot of us)\b|(?<!\b(?:and|but|so|that|in|when|if|where|what|as|because|cos|then|now|tonight|tomorrow)|^|,) we\b/iu

/** Turned to them where that is safe, otherwise in marks. */
const toldBack = (text: string): string => turnedBack(text) ?? echoed(text)

/** A whole statement as a sentence, turned to them; null where that is not safe. */
export function turnedBack(text: string): string | null {
  const whole = text.replace(/(?<![\s.!…,;:])[\s.!…,;:]+$/u, '').replace(tag, '')
  const isOwn = /^(?:I|We)(?:['’]\p{L}+)?\s/u.test(whole) && !/["“”]/.test(whole) && !saysLittle.test(whole)
  const isSafe = isOwn || (ofTheirs.test(whole) && !notTurned.test(whole) && !isRunOn(whole))
  const turned = isSafe && wordCount(whole) > 2 ? inSecondPerson(whole) : null
  return turned && `${capitalised(turned)}.`
}

/** As they said it, in marks. */
export const echoed = (text: string): string =>
  inQuotes(`${text.replace(/(?<![\s.!…,;:])[\s.!…,;:]+$/u, '')}${/["”]$/.test(text) ? '' : '.'}`)

/** What cannot stand between marks: lines, questions, links, code, marks that do not close. */
const unclear = /\.\.\.$|…$|[\n?‘<>{}[\]|*_#\\]|https?:|^[^"]*"[^"]*$|^[^“]*”|“[^“”]*$/

/** True where a statement can stand in marks. */
export const canBeEchoed = (text: string): boolean =>
  !unclear.test(text) && text.split(/\s+/).length <= mostEchoedWords

function isEcho({ recent }: Draft, text: string): boolean {
  return canBeEchoed(text) && text.split(/\s+/).length > 2 && !recent.some((reply) => reply.includes(text))
}
