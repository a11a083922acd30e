import { type Word, words } from '#domain/text/text.ts'
import { asksForPlan } from '../plans/asked-plan.ts'
import { inPlainEnglish } from '../retrieval/plain-english.ts'
import { statementsIn } from '../retrieval/statements.ts'
import { courtesyIn } from './courtesies.ts'
import { isForeign, thanksInAnother } from './foreign-words.ts'
import { placeInApp, placeOf } from './in-the-app.ts'
import { type SaidKind, saidToIt } from './said-to-it.ts'
import { isWorldly, mayBeWorldly } from './world-questions.ts'

/** What a message is before it is anything else. 'telling' is the usual case: somebody tells something. */
export type MessageKind =
  | SaidKind
  | 'danger'
  /** Ordered or asked of the app. */
  | 'app'
  /** Known by meaning alone: of what it showed last, and what it cannot do for anybody. */
  | ('again' | 'deed')
  | 'past'
  | 'thanks'
  | 'night'
  | 'greeting'
  | 'advice'
  /** About the world, whatever the pages hold that is near. */
  | 'worldly'
  /** By its form about the world or a page, one cannot tell. */
  | 'factual'
  | 'wordless'
  /** Thanks in another language, and more in it. */
  | 'thanks-abroad'
  | 'foreign'
  | 'word'
  | 'telling'

const danger =
  /\b(?:kill(?:ing)? myself|end(?:ing)? my (?:own )?life|tak(?:e|ing) my own life|suicid(?:e|al)|want(?:ed)? to die|wish(?:ed)? i (?:was|were) dead|don't want to (?:live|be alive|exist)|better off dead|self[- ]harm(?:ing|ed)?|harm(?:ing)? myself|(?:want|wanted|going|need|urge|plan|planning|thoughts?|think|thinking|tempted)\b.{0,20}\b(?:hurt|hurting|cut|cutting) myself)\b/
const past =
  /\b(?:have i (?:ever|said|written|mentioned)|did i (?:ever|write|say|mention|feel)|when did i|when was i|what did i (?:write|say|think|feel)|last time i|remember when|what have i (?:written|said)|how often (?:do|did|have) i|do you remember)\b/
const advice =
  /\b(?:what (?:should|can|do|would) i do|(?<!\b(?:why|how|what|who|when|where|as i) )should i|any advice|what would you do|what do you think(?! of| about)|tell me what to do)\b/
/** Asked of the companion at the end of what is told. */
const requestsJudgement =
  /(?:^|[.!] )(?:(?:so|and|but) )?(?:do you (?:reckon|think(?! (?:of|about) me))|d'you think|(?:is|was) it (?:rude|wrong|mad|silly|ok|okay|right) (?:to|of me))\b[^.!?"“]*\?$/

/** True for the plainest words that may mean danger: what an engine goes by that was told nothing else. See `riskOf` for the real judgement. */
export function namesDanger(message: string): boolean {
  return danger.test(plain(message))
}

const plain = (message: string): string =>
  message.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()

/** As it is written in full: "r u", "dont", "whats". */
const inFull = (text: string): string =>
  text
    .replace(/\br (?=u\b|you\b|we\b|they\b)/g, 'are ')
    .replace(/(?<=\bu )r\b/g, 'are')
    .replace(/\bu\b/g, 'you')
    .replace(/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|ca|wo)nt\b/g, "$1n't")
    .replace(/\b(what|where|who|how|that)s\b/g, "$1's")

function asksAboutThePast(text: string): boolean {
  const at = text.search(past)
  return at === 0 || (at > 0 && text.includes('?'))
}

/** In a longer message a question is part of a story. */
const mostAskedWords = 30
/** So long may a message be that says something to the companion itself. */
const mostSaidWords = 45

/** What kind of message this is, told by its words; the gravest kind wins. */
export function kindOf(message: string, all: readonly Word[]): MessageKind {
  const text = plain(message)
  if (danger.test(text)) return 'danger'
  if (all.length === 0) return text.includes('?') ? 'able' : 'wordless'
  const straight = inPlainEnglish(message.trim().replaceAll('’', "'"))
  const isShort = all.length <= mostSaidWords
  const written = isShort ? statementsIn(straight).map(({ text: one }) => one) : []
  const sentences = written.map((one) => inFull(plain(one)))
  const said = saidToIt(sentences, all.length)
  if (said === 'write') return said
  const isForPlan = isShort && (!said || said === 'mind' || said === 'able') && asksForPlan(message)
  if (isForPlan) return 'telling'
  if (placeInApp(sentences)) return 'app'
  const isOfWorld = written.some(
    (one) => (written.length === 1 || one.trim().endsWith('?')) && isWorldly(one),
  )
  if (said && !(said === 'mind' && isOfWorld)) return said
  if (all.length <= mostAskedWords && asksAboutThePast(text)) return 'past'
  const abroad = isShort ? thanksInAnother(message) : null
  if (abroad) return abroad.isAll ? 'thanks' : 'thanks-abroad'
  const courtesy = courtesyIn(text, all.length)
  if (courtesy) return courtesy
  if (isOfWorld) return 'worldly'
  if (isForeign(message, all)) return 'foreign'
  if (advice.test(text) || requestsJudgement.test(text)) return 'advice'
  if (sentences.length === 1 && mayBeWorldly(straight)) return 'factual'
  return all.length <= 2 ? 'word' : 'telling'
}

/** Where in the app it is that a message orders or asks for; `isOfApp`: it is known to be about the app. */
export function placeIn(message: string, isOfApp = false): string | null {
  const sentences = statementsIn(inPlainEnglish(message.trim())).map(({ text }) => inFull(plain(text)))
  return placeInApp(sentences) ?? (isOfApp ? placeOf(sentences) : null)
}

const tells: ReadonlySet<MessageKind> = new Set([
  'danger',
  'mock',
  'fond',
  'thanks-abroad',
  'foreign',
  'word',
  'telling',
])

/** True for what is said to the companion, or asked, and tells nothing of a life. */
export const tellsNothing = (message: string): boolean => !tells.has(kindOf(message, words(message)))
