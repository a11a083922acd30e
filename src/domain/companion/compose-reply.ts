import { longDate } from '../journal/entry-date.ts'
import type { Receipt } from '../journal/journal-entry.ts'
import { sentences } from '../journal/text.ts'
import { type Answer, answerOf } from './answer-question.ts'
import { askedQuestion, lossQuestions } from './asked-question.ts'
import type { Cue, CueKind } from './cue.ts'
import { type Draft, draftOf, inQuotes } from './draft.ts'
import { acknowledged, givenBack, isNearBest, nothingGiven, overlaps } from './giving-back.ts'
import { type MessageKind, namesDanger } from './message-kind.ts'
import { type MessageReading, toldIn } from './message-reading.ts'
import { quotedBefore } from './quoted-before.ts'
import { receiptOf } from './receipt-of.ts'
import type { Reflection } from './reflection.ts'
import { statementsIn } from './reflection-clauses.ts'
import type { RecalledPassage, ReplyRequest } from './reply.ts'
import type { Skeleton } from './skeleton.ts'
import { answerLeads, quoteLeads, quoteQuestions } from './skeletons-recall.ts'
import { dangerReply } from './skeletons-special.ts'
import { talkLeads } from './skeletons-talk.ts'
import { toneOf } from './tone.ts'
import { oneIn, say } from './voice.ts'
import { backOf, isAboutThePast, withoutQuote } from './without-quote.ts'

/** A part of a reply: a sentence, or a quote that arrives whole with its receipt. */
export interface Part {
  readonly text: string
  readonly receipt?: Receipt
}

/** A reply before it is spoken: its paragraphs and the skeletons it was built on. */
export interface ComposedReply {
  readonly parts: readonly Part[]
  readonly skeletons: readonly string[]
}

/** The whole reply at once. Pure: the same request gives the same reply. At most one question mark in it. */
export function composeReply(request: ReplyRequest, source: string): ComposedReply {
  const { fixedReply = namesDanger(request.message) ? dangerReply : null } = request
  if (fixedReply !== null) return { parts: [{ text: fixedReply }], skeletons: ['danger'] }
  const answer = request.finding ? answerOf(request.finding, request.today) : null
  const isSure = answer !== null && !request.finding?.isUnsure
  const before = !isSure && isLookup(request) ? quotedBefore(request.turns, request.message) : null
  if (before && !namesDanger(before) && questionMarks(before) <= 1)
    return {
      parts: [paragraph('I quoted this before; by its words it comes nearest.'), { text: before }],
      skeletons: [],
    }
  if (answer) return answered(answer)
  const [recalled = null, second] = request.recalled.filter(isQuotable).slice(0, request.quotesAtMost ?? 1)
  const draft = draftOf(request, source, recalled)
  const parts = recalled && mayQuote(draft, recalled) ? aroundQuote(draft, recalled, second) : unquoted(draft)
  return { parts, skeletons: draft.used }
}

/** A question to the journal: asked plainly, or nothing else was said. A telling may end in a question, too. */
const isLookup = ({ finding, message }: ReplyRequest): boolean =>
  finding?.question.isPlain === true || (finding != null && statementsIn(sentences(message)).length === 1)

function answered({ lead, quotes, after }: Answer): ComposedReply {
  const shown = quotes.filter(isQuotable).filter(({ quote }, at) => at === 0 || !quote.includes('?'))
  const parts = [paragraph(lead), ...shown.map(quoted), ...(after ? [paragraph(after)] : [])]
  return { parts, skeletons: [] }
}

const questionMarks = (text: string): number => text.split('?').length - 1
/** Words that may mean danger are never brought up again. */
const isQuotable = ({ quote }: RecalledPassage): boolean => questionMarks(quote) <= 1 && !namesDanger(quote)

const paragraph = (...sentences: readonly string[]): Part => ({ text: sentences.filter(Boolean).join(' ') })

const unquoted = (draft: Draft): Part[] => withoutQuote(draft).map((sentences) => paragraph(...sentences))

/**
 * Courtesies and questions that are not about the journal get no echo from it, and nothing heavy is brought into what is light. Beside what is
 * heavy stands only what is heavy, too, or near to what makes it so; beside a loss what names who was lost.
 */
function mayQuote({ reading, isStill }: Draft, { quote, shared }: RecalledPassage): boolean {
  const { kind, tone, heavyAt, statements } = reading
  if (isStill || withoutEcho.has(kind)) return false
  if (tone !== 'heavy') return toneOf(quote) !== 'heavy'
  const gone = reading.cues.find((cue) => cue.kind === 'gone')
  if (gone) return shared.some((word) => statements.some((_, at) => isNamedWithLoss(statements, at, word)))
  return (
    toneOf(quote) === 'heavy' || heavyAt.some((at) => shared.some((word) => statements[at]?.includes(word)))
  )
}

const withoutEcho: ReadonlySet<MessageKind> = new Set([
  'medical',
  'identity',
  'thanks',
  'greeting',
  'rebuke',
  'factual',
  'wordless',
])

/** "We buried Geoff", "gran joy died"; with "he died" the name stands in the sentence before. */
function isNamedWithLoss(statements: readonly string[], at: number, word: string): boolean {
  const said = statements[at] ?? ''
  const beside = new RegExp(
    `${word}(?: \\p{Lu}\\p{L}+)? (?:died|has died|passed|is dead)|(?:buried|lost|funeral (?:of|for)) (?:\\p{L}+ )?${word}`,
    'u',
  )
  const isPronoun = /\b(?:he|she)(?:['’]s| has)? (?:died|passed away)\b/i.test(said)
  return (
    beside.test(said) || (isPronoun && /^\p{Lu}/u.test(word) && (statements[at - 1] ?? '').includes(word))
  )
}

function aroundQuote(draft: Draft, recalled: RecalledPassage, second?: RecalledPassage): Part[] {
  const { request, reading } = draft
  const isAsked = isAboutThePast(draft)
  const lead = say(draft, 'lead', leadsTo(draft, recalled))
  if (!lead) return unquoted(draft)
  const isOpened = !isAsked && draft.style !== 'direct_concise' && !oneIn(draft, 6, 'opening')
  const isNews = reading.tone === 'light' && reading.cues.some(({ kind }) => kind === 'news')
  const turn = reading.cues.find(({ kind }) => kind === 'changed')
  const changed = turn ? givenBack(draft, ({ at }) => at === turn.at) : nothingGiven
  const near = isOpened ? givenBack(draft, (one) => isBesideQuote(reading, one, recalled)) : nothingGiven
  const beside = changed.text && !isAsked ? changed : near
  const back = isNews ? backOf(draft) : beside
  const more = second && questionMarks(recalled.quote + second.quote) <= 1 ? second : undefined
  const hasQuestion = questionMarks(recalled.quote + (more?.quote ?? '')) > 0
  const isQuiet = isAsked || request.mode === 'listen' || hasQuestion
  const asked = isQuiet ? null : strongQuestion(draft)
  const closing = isQuiet ? '' : asked?.text || thenAndNow(draft, recalled)
  const opening = asked
    ? paragraph(asked.about)
    : paragraph(back.text, isAsked ? '' : acknowledged(draft, back))
  return [
    ...(opening.text ? [opening] : []),
    paragraph(lead),
    quoted(recalled),
    ...(more ? [paragraph('And this:'), quoted(more)] : []),
    ...(closing ? [paragraph(closing)] : []),
  ]
}

/** So strong a sign is asked after beside a quote, too. */
const strong: ReadonlySet<CueKind> = new Set([
  ...(['asked', 'due', 'miss', 'ailing', 'whatIf', 'unknown', 'ahead', 'wish', 'decision'] as const),
])

/** The question of a strong sign and the sentence that it is about; null where there is none, or what is told is heavy. */
function strongQuestion(draft: Draft): { readonly text: string; readonly about: string } | null {
  const { mode } = draft.request
  if (mode === 'listen' || draft.reading.tone === 'heavy') return null
  const aboutOf = (cue: Cue, voice: Draft): string => givenBack(voice, ({ at }) => at === cue.at).text
  const { cue, text } = askedQuestion(
    draft,
    mode,
    (one) => strong.has(one.kind) && aboutOf(one, { ...draft, used: [] }) !== '',
  )
  return cue && { text, about: aboutOf(cue, draft) }
}

/** What is given back beside a quote is what the quote is near to, says about as much as anything, and is not what the quote says. */
const isBesideQuote = (
  reading: MessageReading,
  one: Reflection,
  { shared, quote }: RecalledPassage,
): boolean =>
  shared.some((word) => reading.statements[one.at]?.includes(word)) &&
  isNearBest(reading, one) &&
  !overlaps(one.text, quote)

const lossIn = ({ reading }: Draft): Cue | undefined => reading.cues.find(({ kind }) => kind === 'gone')
/** With these the quote has the last word. */
const liftsOrBegins: ReadonlySet<CueKind> = new Set(['news', 'good', 'done', 'first'])

/** Most often the quote is enough. A loss is asked after, not compared; an opinion may have changed, an event has not. */
function thenAndNow(draft: Draft, { quote }: RecalledPassage): string {
  const { tone, cues } = draft.reading
  const loss = lossIn(draft)
  if (loss)
    return oneIn(draft, 2, 'loss')
      ? say({ ...draft, facts: { ...draft.facts, ...loss.facts } }, 'question', lossQuestions(loss))
      : ''
  const isLeft = tone === 'heavy' || cues.some(({ kind }) => liftsOrBegins.has(kind))
  const isOpinion = /\bI(?:['’]m| am| think| feel| want| believe| hope| never| always)\b/.test(quote)
  const told = isOpinion && toldIn(quote) === 'state' ? 'state' : 'event'
  if (isLeft || !oneIn(draft, told === 'state' ? 3 : 10, 'then and now')) return ''
  return say({ ...draft, reading: { ...draft.reading, told } }, 'then and now', quoteQuestions)
}

function leadsTo(draft: Draft, { isFromTalk }: RecalledPassage): readonly Skeleton[] {
  if (isFromTalk) return talkLeads
  return isAboutThePast(draft) ? answerLeads : quoteLeads
}

function quoted(recalled: RecalledPassage): Part {
  const where = `${recalled.isFromTalk ? 'in a talk on ' : ''}${longDate(recalled.day)}`
  const text = `${inQuotes(recalled.quote)} (${where})`
  return recalled.entryUid ? { text, receipt: receiptOf(recalled, recalled.quote) } : { text }
}
