import { isStopword, type Word } from '#domain/text/text.ts'

/** What a message is before it is anything else. 'telling' is the usual case: somebody tells something. */
export const messageKinds = [
  'danger',
  'identity',
  'listening',
  'past',
  'thanks',
  'night',
  'greeting',
  'rebuke',
  'joke',
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
const identity =
  /\b(?:are|r) (?:you|u) (?:even |actually |really |just )?(?:a |an )?(?:human|real|person|robot|bot|ai|machine|alive|conscious|sentient|program|chatgpt)\b|\b(?:who|what) are you\W*$|\bdo you (?:have feelings|feel anything|sleep|love me)\b/
const listening =
  /\b(?:are you (?:even |actually |really )?(?:listening|there|reading)|do you (?:even |actually |really )?(?:listen|read|hear|understand|get)(?: (?:me|this|that|it|any of (?:it|this)|anything))?)\b/
const joke =
  /\b(?:tell me (?:a|another|some) jokes?|know (?:a|any) (?:good )?jokes?|make me laugh|say something funny)\b/
const past =
  /\b(?:have i (?:ever|said|written|mentioned)|did i (?:ever|write|say|mention|feel)|when did i|when was i|what did i (?:write|say|think|feel)|last time i|remember when|what have i (?:written|said)|how often (?:do|did|have) i|do you remember)\b/
const thanks = /^(?:ok(?:ay)?,? |right,? |good,? )?(?:many )?(?:thanks?|thank you|thx|cheers|ta)\b/
const night =
  /^(?:ok(?:ay)?,? |right,? |well,? )?(?:(?:thanks?|thank you|thx),? (?:and )?)?(?:good ?night|night(?: night)?|nighty night|sleep well|gn|bye|goodbye|see you(?: tomorrow)?|off to bed|till tomorrow)\b/
const greeting = /^(?:hi|hello|hey|good (?:morning|evening|afternoon))\b/
const rebuke =
  /^(?:(?:please |oh |no,? |just )*(?:don'?t be (?:like that|silly|daft|stupid|rude)|stop (?:it|that|asking|quoting|saying that)|shut up|leave it|never mind|that'?s not what i (?:meant|said|mean)|(?:that|it) makes no sense|you(?:'re| are) (?:not listening|wrong|useless|annoying)|you don'?t (?:understand|get it|listen)|not what i meant))\b/
const advice =
  /\b(?:what (?:should|can|do|would) i do|should i|any advice|what would you do|what do you think|tell me what to do)\b/
/** Asked of the companion at the end of what is told. */
const requestsJudgement =
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
  if (identity.test(text)) return 'identity'
  if (text.includes('?') && listening.test(text)) return 'listening'
  if (joke.test(text)) return 'joke'
  if (words.length <= 8 && night.test(text)) return 'night'
  if (words.length <= mostAskedWords && asksAboutThePast(text)) return 'past'
  if (words.length <= 8 && thanks.test(text)) return 'thanks'
  if (words.length <= 3 && greeting.test(text)) return 'greeting'
  if (words.length <= 12 && rebuke.test(text)) return 'rebuke'
  if (advice.test(text) || requestsJudgement.test(text)) return 'advice'
  if (isFactual(text)) return 'factual'
  if (isForeign(message, words)) return 'foreign'
  return words.length <= 2 ? 'word' : 'telling'
}

/** Asked about the world: by its form, and nothing of the person's own is in it. */
const isFactual = (text: string): boolean =>
  !firstPerson.test(text) &&
  (text.endsWith('?') ||
    /^(?:who (?:won|is|was|wrote|invented|made)|what(?:'s| is| are) (?:the|a) |how (?:many|far|tall|old|deep|high|hot) (?:is|are)|where is|when (?:is|was) the)\b/.test(
      text,
    ))

const otherScript = /[\p{L}]/u
const latin = /\p{Script=Latin}/gu
/** Grammar words of neighbouring languages that are none of English. */
const foreignWords = new Set(
  `ich nicht und ist mein meine meinen der das ein eine auch weiss mit mir mich wir bin habe je ne pas suis est une les mon ma mes
  avec pour dans que qui el los las una es muy pero estoy yo mi con porque il che sono non mia mio per della anche molto nao
  meu minha estou muito eu het een ik niet mijn maar ben heb jestem nie sie jest moj moja bardzo ale ben bir ve cok icin degil
  benim siandien viskas nieko per och att det jag inte ar mitt som er ikke jeg det minu ja ei on olen mina nem vagyok egy hogy
  sunt nu este foarte se za da sam nije mi je`.split(/\s+/),
)

/** True for words in another language: another script, or no grammar of English and some of another. */
function isForeign(message: string, words: readonly Word[]): boolean {
  if (words.length === 0) return false
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  if (otherScript.test(message) && (message.match(latin)?.length ?? 0) < letters * 0.5) return true
  const english = words.filter((word) => isStopword(word.folded) && !foreignWords.has(word.folded)).length
  const other = words.filter((word) => foreignWords.has(word.folded)).length
  if (words.length < 3) return false
  return english === 0 ? other > 0 || words.length >= 6 : other >= 3 && other > english * 2
}
