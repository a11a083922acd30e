import { communicationStyles } from '../account/onboarding.ts'
import { longDate } from '../journal/entry-date.ts'
import type { Receipt } from '../journal/journal-entry.ts'
import { noNames } from '../journal/reading/context.ts'
import { heard, room } from './acknowledgements.ts'
import { type Answer, answerOf } from './answer-question.ts'
import { type Asked, askedQuestion } from './asked-question.ts'
import { acknowledged, bothGivenBack, givenBack } from './giving-back.ts'
import { namesDanger } from './message-kind.ts'
import { readMessage, toldIn, toneOf } from './message-reading.ts'
import { afterLoss } from './questions-asking.ts'
import { receiptOf } from './receipt-of.ts'
import type { RecalledPassage, ReplyRequest } from './reply.ts'
import type { Facts, Skeleton } from './skeleton.ts'
import { answerLeads, quoteLeads, quoteQuestions } from './skeletons-recall.ts'
import { dangerReply, nothingFound, specials } from './skeletons-special.ts'
import { talkLeads } from './skeletons-talk.ts'
import { oneIn, say, type Voice } from './voice.ts'
import { saidWhen } from './when-in-words.ts'

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

/** This many replies back no skeleton is used again. */
const memoryInReplies = 30
/** So much of a message decides which skeletons are picked. */
const seedLength = 2_000

/** A longer message is no echo. */
const mostEchoedWords = 12

/** A reply in the making. */
interface Draft extends Voice {
  readonly request: ReplyRequest
}

/** The whole reply at once. Pure: the same request gives the same reply. At most one question mark in it. */
export function composeReply(request: ReplyRequest, source: string): ComposedReply {
  const { fixedReply = namesDanger(request.message) ? dangerReply : null } = request
  if (fixedReply !== null) return { parts: [{ text: fixedReply }], skeletons: ['danger'] }
  const answer = request.finding ? answerOf(request.finding, request.today) : null
  if (answer) return answered(answer)
  const [recalled = null, second] = request.recalled.filter(isQuotable).slice(0, request.quotesAtMost ?? 1)
  const draft = draftOf(request, source, recalled)
  const parts =
    recalled && mayQuote(draft, recalled) ? aroundQuote(draft, recalled, second) : withoutQuote(draft)
  return { parts, skeletons: draft.used }
}

function answered({ lead, quotes, after }: Answer): ComposedReply {
  const shown = quotes.filter(isQuotable).filter(({ quote }, at) => at === 0 || !quote.includes('?'))
  const parts = [paragraph(lead), ...shown.map(quoted), ...(after ? [paragraph(after)] : [])]
  return { parts, skeletons: [] }
}

const questionMarks = (text: string): number => text.split('?').length - 1
/** Words that may mean danger are never brought up again. */
const isQuotable = ({ quote }: RecalledPassage): boolean => questionMarks(quote) <= 1 && !namesDanger(quote)

function draftOf(request: ReplyRequest, source: string, recalled: RecalledPassage | null): Draft {
  const { message, today, names = noNames, interests = [], turns } = request
  const reading = readMessage(message, { day: today, weekStart: 'monday', ...names })
  const replies = turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)
  return {
    ...{ request, reading, interests },
    style: communicationStyles.find((known) => known === request.style) ?? 'warm_supportive',
    facts: factsOf(reading.line, request, source, recalled),
    recent: replies.slice(-memoryInReplies).reverse(),
    seed: `${turns.length}|${message.slice(0, seedLength)}`,
    used: [],
  }
}

function factsOf(
  line: string,
  request: ReplyRequest,
  source: string,
  recalled: RecalledPassage | null,
): Facts {
  const word = recalled?.shared[0]
  const given: Record<string, string | null | undefined> = {
    line: line && inQuotes(line),
    word: word && inQuotes(word),
    when: recalled && saidWhen(recalled, request.today),
    count:
      request.entriesSearched === 1 ? 'one earlier page' : `${request.entriesSearched ?? 0} earlier pages`,
    where: source === 'on-device' ? 'on your device' : 'on this server',
  }
  return Object.fromEntries(Object.entries(given).filter(([, fact]) => fact)) as Facts
}

function inQuotes(text: string): string {
  return /["“”]/.test(text) ? `‘${text}’` : `“${text}”`
}

const paragraph = (...sentences: readonly string[]): Part => ({ text: sentences.filter(Boolean).join(' ') })

/** Courtesies and questions that are not about the journal get no echo from it, and nothing heavy is brought into what is light. */
function mayQuote({ reading }: Draft, { quote }: RecalledPassage): boolean {
  if (['medical', 'identity', 'thanks', 'greeting', 'rebuke', 'factual', 'wordless'].includes(reading.kind))
    return false
  return reading.tone === 'heavy' || toneOf(quote) !== 'heavy'
}

function aroundQuote(draft: Draft, recalled: RecalledPassage, second?: RecalledPassage): Part[] {
  const { request } = draft
  const isAsked = isAboutThePast(draft)
  const lead = say(draft, 'lead', leadsTo(draft, recalled))
  if (!lead) return withoutQuote(draft)
  const isOpened = !isAsked && draft.style !== 'direct_concise' && !oneIn(draft, 3, 'opening')
  const back = isOpened
    ? givenBack(draft, (at) => sharesAWord(draft.reading.statements[at] ?? '', recalled))
    : ''
  const opening = paragraph(back, isAsked ? '' : kindnessIn(draft))
  const more = second && questionMarks(recalled.quote + second.quote) <= 1 ? second : undefined
  const hasQuestion = questionMarks(recalled.quote + (more?.quote ?? '')) > 0
  const isQuiet = isAsked || request.mode === 'listen' || hasQuestion
  const closing = isQuiet ? '' : thenAndNow(draft, recalled)
  const another = more ? [paragraph(`And ${saidWhen(more, request.today)}:`), quoted(more)] : []
  return [
    ...(opening.text ? [opening] : []),
    paragraph(lead),
    quoted(recalled),
    ...another,
    ...(closing ? [paragraph(closing)] : []),
  ]
}

const isLoss = ({ reading }: Draft): boolean => reading.cues.some(({ kind }) => kind === 'gone')

/** Beside a quote only grief is spoken to. */
const kindnessIn = (draft: Draft): string => (draft.reading.tone === 'heavy' ? acknowledged(draft) : '')

/** Often the quote is enough. A loss is asked after, not compared; an opinion may have changed, an event has not. */
function thenAndNow(draft: Draft, { quote }: RecalledPassage): string {
  if (isLoss(draft)) return say(draft, 'question', afterLoss)
  if (draft.reading.tone === 'heavy' || oneIn(draft, 2, 'quote alone')) return ''
  const isOpinion = /\bI(?:['’]m| am| think| feel| want| believe| hope| never| always)\b/.test(quote)
  const told = isOpinion && toldIn(quote) === 'state' ? 'state' : 'event'
  return say({ ...draft, reading: { ...draft.reading, told } }, 'then and now', quoteQuestions)
}

/** What is given back beside a quote is what the quote is near to. */
const sharesAWord = (statement: string, { shared }: RecalledPassage): boolean =>
  shared.some((word) => statement.includes(word))

function leadsTo(draft: Draft, { isFromTalk }: RecalledPassage): readonly Skeleton[] {
  if (isFromTalk) return talkLeads
  return isAboutThePast(draft) ? answerLeads : quoteLeads
}

function quoted(recalled: RecalledPassage): Part {
  const where = `${recalled.isFromTalk ? 'in a talk on ' : ''}${longDate(recalled.day)}`
  const text = `${inQuotes(recalled.quote)} (${where})`
  return recalled.entryUid ? { text, receipt: receiptOf(recalled, recalled.quote) } : { text }
}

function withoutQuote(draft: Draft): Part[] {
  const { reading } = draft
  if (isAboutThePast(draft)) return [paragraph(notFound(draft))]
  switch (reading.kind) {
    case 'medical':
    case 'identity':
    case 'thanks':
    case 'greeting':
    case 'rebuke':
    case 'factual':
    case 'foreign':
    case 'wordless':
      return [paragraph(special(draft, reading.kind))]
    case 'advice':
      return [paragraph(special(draft, 'advice'), questioned(draft).text)]
    default:
      return [paragraph(...taken(draft))]
  }
}

/** These are facts and may come again: the one that was said longest ago. */
function special(draft: Draft, kind: keyof typeof specials): string {
  return (
    say(draft, kind, specials[kind]) ||
    say({ ...draft, recent: draft.recent.slice(0, 1) }, kind, specials[kind])
  )
}

/** Asked plainly, nothing found is an answer, too; so it is where nothing but a question was said. */
const isAboutThePast = ({ request: { finding, message }, reading }: Draft): boolean =>
  finding
    ? finding.question.isPlain || (reading.statements.length === 1 && message.trim().endsWith('?'))
    : reading.kind === 'past'

function notFound(draft: Draft): string {
  const { entriesSearched: read, readsEarlier = true } = draft.request
  const pool = !readsEarlier
    ? nothingFound.notAllowed
    : read === null
      ? nothingFound.noJournal
      : read === 0
        ? nothingFound.none
        : nothingFound.some
  return say(draft, 'nothing', pool) || say({ ...draft, recent: [] }, 'nothing', pool)
}

/** What they said, given back; then a kind word, another thing of theirs, or a question about the same thing. */
function taken(draft: Draft): string[] {
  if (draft.request.mode === 'listen') return listened(draft)
  const { text: question, at, isOpen } = questioned(draft)
  const back = givenBack(draft, (one) => at === null || one === at) || (isOpen ? givenBack(draft) : '')
  const kindness = acknowledged(draft)
  const isShort = draft.style === 'direct_concise' && oneIn(draft, 8, 'short')
  if (isShort && question && draft.reading.tone !== 'heavy') return [question]
  return question || back ? [back, kindness, question] : [heardOf(draft)]
}

function listened(draft: Draft): string[] {
  const isMore = draft.reading.tone === 'plain' && oneIn(draft, 2, 'also')
  const back = (isMore ? bothGivenBack(draft) : givenBack(draft)) || heardOf(draft)
  const kindness = acknowledged(draft)
  return kindness ? [back, kindness] : [back, oneIn(draft, 6, 'room') ? say(draft, 'room', room) : '']
}

/** At last something is always said: a short message in its own words, or that it is kept. */
function heardOf(draft: Draft): string {
  const said = draft.request.message.trim()
  const isShort = !/[\n?“”"]/.test(said) && said.split(/\s+/).length <= mostEchoedWords
  return (
    say(draft, 'heard', heard) ||
    (isShort
      ? `“${said.replace(/[.!…]+$/u, '')}.”`
      : say({ ...draft, recent: draft.recent.slice(0, 2) }, 'heard', heard))
  )
}

const questioned = (draft: Draft): Asked =>
  draft.request.mode === 'listen'
    ? { text: '', at: null, isOpen: true }
    : askedQuestion(draft, draft.request.mode)
