import { communicationStyles } from '../account/onboarding.ts'
import { longDate } from '../journal/entry-date.ts'
import type { Receipt } from '../journal/journal-entry.ts'
import { noNames } from '../journal/reading/context.ts'
import { words } from '../journal/text.ts'
import { mayMeanDanger, riskOf } from '../safety/risk-of-text.ts'
import { heard, room } from './acknowledgements.ts'
import { type Answer, answerOf } from './answer-question.ts'
import { type Asked, askedQuestion } from './asked-question.ts'
import { acknowledged, alsoGivenBack, givenBack } from './giving-back.ts'
import { readMessage, toneOf } from './message-reading.ts'
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

/** A reply in the making. */
interface Draft extends Voice {
  readonly request: ReplyRequest
}

/** The whole reply at once. Pure: the same request gives the same reply. At most one question mark in it. */
export function composeReply(request: ReplyRequest, source: string): ComposedReply {
  if (mayMeanDanger(request.message) && !request.isMeantOtherwise)
    return { parts: [{ text: dangerReply }], skeletons: ['danger'] }
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
/** Heavy words are never brought up again. */
const isQuotable = ({ quote }: RecalledPassage): boolean =>
  questionMarks(quote) <= 1 && riskOf(quote).level === 0

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
  return reading.tone === 'heavy' || toneOf(words(quote)) !== 'heavy'
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
  const opening = back ? paragraph(back) : null
  const more = second && questionMarks(recalled.quote + second.quote) <= 1 ? second : undefined
  const hasQuestion = questionMarks(recalled.quote + (more?.quote ?? '')) > 0
  const isQuiet = isAsked || request.mode === 'listen' || hasQuestion
  const closing = isQuiet ? '' : say(draft, 'then and now', quoteQuestions) || questioned(draft).text
  const another = more ? [paragraph(`And ${saidWhen(more, request.today)}:`), quoted(more)] : []
  return [
    ...(opening ? [opening] : []),
    paragraph(lead),
    quoted(recalled),
    ...another,
    ...(closing ? [paragraph(closing)] : []),
  ]
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

/** Asked plainly, nothing found is an answer, too. */
const isAboutThePast = ({ request: { finding }, reading }: Draft): boolean =>
  finding ? finding.question.isPlain : reading.kind === 'past'

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
  const { text: question, at } = questioned(draft)
  const back = givenBack(draft, (one) => at === null || one === at)
  const kindness = acknowledged(draft)
  const isShort = draft.style === 'direct_concise' && oneIn(draft, 6, 'short')
  if (isShort && question && draft.reading.tone !== 'heavy') return [question]
  return question || back ? [back, kindness, question] : [say(draft, 'heard', heard)]
}

function listened(draft: Draft): string[] {
  const back = givenBack(draft) || say(draft, 'heard', heard)
  const kindness = acknowledged(draft)
  if (kindness) return [back, kindness]
  const also = oneIn(draft, 2, 'also') ? alsoGivenBack(draft) : ''
  return [back, also, oneIn(draft, 4, 'room') ? say(draft, 'room', room) : '']
}

const questioned = (draft: Draft): Asked =>
  draft.request.mode === 'listen' ? { text: '', at: null } : askedQuestion(draft, draft.request.mode)
