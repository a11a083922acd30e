import { isStopword, type Word } from '../journal/text.ts'

/** What a message is before it is anything else. 'telling' is the usual case: somebody tells something. */
export const messageKinds = [
  'danger',
  'medical',
  'identity',
  'past',
  'thanks',
  'greeting',
  'rebuke',
  'advice',
  'factual',
  'wordless',
  'foreign',
  'word',
  'telling',
] as const
export type MessageKind = (typeof messageKinds)[number]

const danger =
  /\b(?:kill(?:ing)? myself|end(?:ing)? my (?:own )?life|tak(?:e|ing) my own life|suicid(?:e|al)|want(?:ed)? to die|wish(?:ed)? i (?:was|were) dead|don't want to (?:live|be alive|exist)|better off dead|self[- ]harm(?:ing|ed)?|harm(?:ing)? myself|(?:want|wanted|going|need|urge|plan|planning|thoughts?|think|thinking|tempted)\b.{0,20}\b(?:hurt|hurting|cut|cutting) myself)\b/
const medical =
  /\b(?:diagnos\w*|dos(?:e|age)|prescri\w+|medication|antidepressants?|ssris?|symptoms? of|side effects?|\d+ ?mg|(?:do|could|might) i have (?:adhd|bipolar|autism|ptsd|ocd|depression|cancer))\b/
const asksSomething = /\?|\b(?:should i|can i|do i|could i|is it|are these|what|how much|tell me)\b/
const identity =
  /\b(?:are you (?:a |an )?(?:human|real|person|robot|bot|ai|machine|alive|conscious|sentient|program))\b|\b(?:who|what) are you\W*$/
const past =
  /\b(?:have i (?:ever|said|written|mentioned)|did i (?:ever|write|say|mention|feel)|when did i|when was i|what did i (?:write|say|think|feel)|last time i|remember when|what have i (?:written|said)|how often (?:do|did|have) i|do you remember)\b/
const thanks = /^(?:thanks?|thank you|thx|cheers|ta)\b/
const greeting = /^(?:hi|hello|hey|good (?:morning|evening|afternoon|night))\b/
const rebuke =
  /^(?:(?:please |oh |no,? |just )*(?:don'?t be (?:like that|silly|daft|stupid|rude)|stop (?:it|that|asking|quoting|saying that)|shut up|leave it|never mind|that'?s not what i (?:meant|said|mean)|(?:that|it) makes no sense|you(?:'re| are) (?:not listening|wrong|useless|annoying)|you don'?t (?:understand|get it|listen)|not what i meant))\b/
const advice =
  /\b(?:what (?:should|can|do|would) i do|should i|any advice|what would you do|what do you think|tell me what to do)\b/
/** Asked of the companion at the end of what is told. */
const asksToJudge =
  /(?:^|[.!] )(?:(?:so|and|but) )?(?:do you (?:reckon|think)|d'you think|(?:is|was) it (?:rude|wrong|mad|silly|ok|okay|right) (?:to|of me))\b[^.!?"“]*\?$/
const firstPerson = /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|us|our)\b/

/** True for the plainest words that may mean danger: what an engine goes by that was told nothing else. See `riskOf` for the real judgement. */
export function namesDanger(message: string): boolean {
  return danger.test(plain(message))
}

const plain = (message: string): string =>
  message.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()

function asksAboutThePast(text: string): boolean {
  const at = text.search(past)
  return at === 0 || (at > 0 && text.includes('?'))
}

/** In a longer message a question is part of a story. */
const mostAskedWords = 30

/** What kind of message this is, told by its words; the gravest kind wins. */
export function kindOf(message: string, words: readonly Word[]): MessageKind {
  const text = plain(message)
  if (danger.test(text)) return 'danger'
  if (words.length === 0) return 'wordless'
  if (medical.test(text) && asksSomething.test(text)) return 'medical'
  if (identity.test(text)) return 'identity'
  if (words.length <= mostAskedWords && asksAboutThePast(text)) return 'past'
  if (words.length <= 6 && thanks.test(text)) return 'thanks'
  if (words.length <= 3 && greeting.test(text)) return 'greeting'
  if (words.length <= 12 && rebuke.test(text)) return 'rebuke'
  if (advice.test(text) || asksToJudge.test(text)) return 'advice'
  if (text.endsWith('?') && !firstPerson.test(text)) return 'factual'
  if (words.length <= 2) return 'word'
  const isEnglish = words.some((word) => isStopword(word.folded))
  return words.length >= 6 && !isEnglish ? 'foreign' : 'telling'
}
