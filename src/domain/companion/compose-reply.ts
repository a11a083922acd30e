import { communicationStyles } from '../account/onboarding.ts'
import { longDate } from '../journal/entry-date.ts'
import type { Receipt } from '../journal/journal-entry.ts'
import { noNames } from '../journal/reading/context.ts'
import { type Answer, answerOf } from './answer-question.ts'
import { mayMeanDanger } from './message-kind.ts'
import { type MessageReading, readMessage } from './message-reading.ts'
import type { CompanionMode, RecalledPassage, ReplyRequest } from './reply.ts'
import { type Facts, hashOf, type Skeleton } from './skeleton.ts'
import { asking, challenging } from './skeletons-asking.ts'
import { listening } from './skeletons-listening.ts'
import { planning } from './skeletons-planning.ts'
import { answerLeads, quoteAfters, quoteLeads } from './skeletons-recall.ts'
import { dangerReply, nothingFound, specials } from './skeletons-special.ts'
import { freshOf, ofInterest, say, takenUp, type Voice } from './taking-up.ts'
import { gapInWords, whenInWords } from './when-in-words.ts'

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

const closings: Readonly<Record<CompanionMode, readonly Skeleton[]>> = {
  listen: listening,
  ask: asking,
  challenge: challenging,
  plan: planning,
}

/** The whole reply at once. Pure: the same request gives the same reply. At most one question mark in it. */
export function composeReply(request: ReplyRequest, source: string): ComposedReply {
  const { fixedReply = mayMeanDanger(request.message) ? dangerReply : null } = request
  if (fixedReply !== null) return { parts: [{ text: fixedReply }], skeletons: ['danger'] }
  const answer = request.finding ? answerOf(request.finding, request.today) : null
  if (answer) return answered(answer)
  const [recalled = null, second] = request.recalled.filter(isQuotable).slice(0, request.quotesAtMost ?? 1)
  const draft = draftOf(request, source, recalled)
  const parts = recalled && mayQuote(draft) ? aroundQuote(draft, recalled, second) : withoutQuote(draft)
  return { parts, skeletons: draft.used }
}

function answered({ lead, quotes, after }: Answer): ComposedReply {
  const shown = quotes.filter(isQuotable).filter(({ quote }, at) => at === 0 || !quote.includes('?'))
  const parts = [paragraph(lead), ...shown.map(quoted), ...(after ? [paragraph(after)] : [])]
  return { parts, skeletons: [] }
}

const questionMarks = (text: string): number => text.split('?').length - 1
/** Words that may mean danger are never brought up again. */
const isQuotable = ({ quote }: RecalledPassage): boolean => questionMarks(quote) <= 1 && !mayMeanDanger(quote)

function draftOf(request: ReplyRequest, source: string, recalled: RecalledPassage | null): Draft {
  const { message, today, names = noNames, interests = [], turns } = request
  const reading = readMessage(message, { day: today, weekStart: 'monday', ...names })
  const replies = turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)
  return {
    ...{ request, reading, interests },
    style: communicationStyles.find((known) => known === request.style) ?? 'warm_supportive',
    facts: factsOf(reading, request, source, recalled),
    recent: replies.slice(-memoryInReplies).reverse(),
    seed: `${turns.length}|${message.slice(0, seedLength)}`,
    used: [],
  }
}

function factsOf(
  reading: MessageReading,
  request: ReplyRequest,
  source: string,
  recalled: RecalledPassage | null,
): Facts {
  const { line, feeling, absolute, contrast, phrase, strength } = reading
  const given: Record<string, string | null | undefined> = {
    line: line && inQuotes(line),
    clause: reading.clause,
    thing: reading.thing,
    feeling: feeling && inQuotes(feeling),
    absolute: absolute && inQuotes(absolute),
    left: contrast && inQuotes(contrast.left),
    right: contrast && inQuotes(contrast.right),
    wish: reading.wish,
    person: reading.person,
    phrase: phrase && inQuotes(phrase),
    strength: strength && inQuotes(strength),
    word: recalled?.shared[0] && inQuotes(recalled.shared[0]),
    when: recalled && whenInWords(recalled.day, request.today),
    gap: recalled && gapInWords(recalled.day, request.today),
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

/** Courtesies and questions that are not about the journal get no echo from it. */
function mayQuote({ reading }: Draft): boolean {
  return !['medical', 'identity', 'thanks', 'greeting', 'factual', 'wordless'].includes(reading.kind)
}

function aroundQuote(draft: Draft, recalled: RecalledPassage, second?: RecalledPassage): Part[] {
  const { request } = draft
  const isAsked = isAboutThePast(draft)
  const lead = say(draft, 'lead', isAsked ? answerLeads : ofInterest(draft, quoteLeads))
  const isLeadEnough = isAsked || hashOf(request.message) % (draft.style === 'direct_concise' ? 2 : 4) === 0
  const opening = isLeadEnough ? '' : takenUp(draft)
  const more = second && questionMarks(recalled.quote + second.quote) <= 1 ? second : undefined
  const hasQuestion = questionMarks(recalled.quote + (more?.quote ?? '')) > 0
  const isQuiet = request.mode === 'listen' || hasQuestion
  const closing = isQuiet ? '' : closed(draft, request.mode)
  const isAfterDue = !more && (closing === '' || hashOf(`after|${draft.seed}`) % 2 === 0)
  const after = isAfterDue ? say(draft, 'after', ofInterest(draft, quoteAfters)) : ''
  const another = more ? [paragraph(`And ${whenInWords(more.day, request.today)}:`), quoted(more)] : []
  const end = paragraph(after, closing)
  return [paragraph(opening, lead), quoted(recalled), ...another, ...(end.text ? [end] : [])]
}

function quoted(recalled: RecalledPassage): Part {
  const text = `${inQuotes(recalled.quote)} (${longDate(recalled.day)})`
  if (!recalled.entryUid) return { text }
  const { entryUid, quote, createdAt, day } = recalled
  return { text, receipt: { entryUid, quote, createdAt, day } }
}

function withoutQuote(draft: Draft): Part[] {
  const { reading, request } = draft
  if (isAboutThePast(draft)) return [paragraph(notFound(draft))]
  switch (reading.kind) {
    case 'medical':
    case 'identity':
    case 'thanks':
    case 'greeting':
    case 'factual':
    case 'foreign':
      return [paragraph(say(draft, reading.kind, specials[reading.kind]))]
    case 'wordless':
      return [paragraph(say(draft, 'wordless', specials.wordless))]
    case 'advice':
      return [paragraph(say(draft, 'advice', specials.advice), closed(draft, request.mode))]
    default:
      return [paragraph(takenUp(draft), closed(draft, request.mode))]
  }
}

/** Asked plainly, nothing found is an answer, too. */
const isAboutThePast = ({ request: { finding }, reading }: Draft): boolean =>
  finding ? finding.question.isPlain : reading.kind === 'past'

function notFound(draft: Draft): string {
  const { entriesSearched: read, readsEarlier = true } = draft.request
  if (!readsEarlier) return say(draft, 'nothing', nothingFound.notAllowed)
  const pool = read === null ? nothingFound.noJournal : read === 0 ? nothingFound.none : nothingFound.some
  return say(draft, 'nothing', pool)
}

/** Who listens says something more in one reply of three. A question takes up a particular in two of three, when a fresh one suits. */
function closed(draft: Draft, mode: CompanionMode): string {
  const pool = closings[mode]
  if (mode === 'listen') return hashOf(`quiet|${draft.seed}`) % 3 === 0 ? say(draft, 'closing', pool) : ''
  const particular = pool.filter(({ text }) => text.includes('{'))
  const wanted = ofInterest(draft, particular)
  if (wanted !== particular) return say(draft, 'closing', wanted)
  const fresh = hashOf(`particular|${draft.seed}`) % 3 === 0 ? [] : freshOf(draft, particular)
  return say(draft, 'closing', fresh.length > 0 ? fresh : pool)
}
