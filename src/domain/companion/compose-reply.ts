import { communicationStyles } from '../account/onboarding.ts'
import { longDate } from '../journal/entry-date.ts'
import type { Receipt } from '../journal/journal-entry.ts'
import { isOfInterest } from './interest-slots.ts'
import { mayMeanDanger } from './message-kind.ts'
import { type MessageReading, readMessage } from './message-reading.ts'
import type { CompanionMode, RecalledPassage, ReplyRequest } from './reply.ts'
import { choose, type Facts, filled, fits, hashOf, isIn, type Skeleton, type Style } from './skeleton.ts'
import { closings } from './skeletons-closings.ts'
import { lineOpenings, particularOpenings, wordOpenings } from './skeletons-openings.ts'
import { answerLeads, quoteAfters, quoteLeads } from './skeletons-recall.ts'
import { dangerReply, nothingFound, specials } from './skeletons-special.ts'
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
const memoryInReplies = 10
/** So much of a message decides which skeletons are picked. */
const seedLength = 2_000

/** Everything one reply is made from. */
interface Draft {
  readonly request: ReplyRequest
  readonly reading: MessageReading
  readonly style: Style
  readonly facts: Facts
  readonly recent: readonly string[]
  readonly used: string[]
}

/** The whole reply at once. Pure: the same request gives the same reply. At most one question mark in it. */
export function composeReply(request: ReplyRequest, source: string): ComposedReply {
  if (mayMeanDanger(request.message)) return { parts: [{ text: dangerReply }], skeletons: ['danger'] }
  const [recalled = null, second] = request.recalled.filter(isQuotable).slice(0, request.quotesAtMost ?? 1)
  const draft = draftOf(request, source, recalled)
  const parts = recalled && mayQuote(draft) ? aroundQuote(draft, recalled, second) : withoutQuote(draft)
  return { parts, skeletons: draft.used }
}

const questionMarks = (text: string): number => text.split('?').length - 1
const isQuotable = (passage: RecalledPassage): boolean => questionMarks(passage.quote) <= 1

function draftOf(request: ReplyRequest, source: string, recalled: RecalledPassage | null): Draft {
  const reading = readMessage(request.message)
  const replies = request.turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)
  const style = communicationStyles.find((known) => known === request.style) ?? 'warm_supportive'
  const facts = factsOf(reading, request, source, recalled)
  return { request, reading, style, facts, recent: replies.slice(-memoryInReplies).reverse(), used: [] }
}

function factsOf(
  reading: MessageReading,
  request: ReplyRequest,
  source: string,
  recalled: RecalledPassage | null,
): Facts {
  const given: Record<string, string | null | undefined> = {
    line: reading.line && inQuotes(reading.line),
    clause: reading.clause,
    thing: reading.thing,
    feeling: reading.feeling && inQuotes(reading.feeling),
    absolute: reading.absolute && inQuotes(reading.absolute),
    left: reading.contrast && inQuotes(reading.contrast.left),
    right: reading.contrast && inQuotes(reading.contrast.right),
    wish: reading.wish,
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

/** The skeletons of a pool that suit this message. */
function suiting({ reading, style, facts }: Draft, pool: readonly Skeleton[]): Skeleton[] {
  const about = { style, tone: reading.tone, isMany: reading.isManySentences }
  return pool.filter((skeleton) => fits(skeleton, facts, about))
}

/** Those that no recent reply holds. */
function freshOf({ recent }: Draft, suited: readonly Skeleton[]): Skeleton[] {
  return suited.filter((skeleton) => !recent.some((reply) => isIn(skeleton, reply)))
}

/** Of a pool those that take up what the person wants to be taken up, when a fresh one suits; else all of it. */
function ofInterest(draft: Draft, pool: readonly Skeleton[]): readonly Skeleton[] {
  const { interests = [] } = draft.request
  const wanted = pool.filter((skeleton) => isOfInterest(skeleton, interests))
  const fresh = wanted.length > 0 ? freshOf(draft, suiting(draft, wanted)) : []
  return fresh.length > 0 ? fresh : pool
}

/** Picks from a pool and remembers it; the empty text when nothing in the pool suits. */
function say(draft: Draft, slot: string, pool: readonly Skeleton[]): string {
  const seed = `${slot}|${draft.request.turns.length}|${draft.request.message.slice(0, seedLength)}`
  const skeleton = choose(suiting(draft, pool), seed, draft.recent)
  if (!skeleton) return ''
  draft.used.push(skeleton.text)
  return filled(skeleton, draft.facts)
}

const paragraph = (...sentences: readonly string[]): Part => ({ text: sentences.filter(Boolean).join(' ') })

/** Courtesies and questions that are not about the journal get no echo from it. */
function mayQuote({ reading }: Draft): boolean {
  return !['medical', 'identity', 'thanks', 'greeting', 'factual', 'wordless'].includes(reading.kind)
}

function aroundQuote(draft: Draft, recalled: RecalledPassage, second?: RecalledPassage): Part[] {
  const { reading, request } = draft
  const isAsked = reading.kind === 'past'
  const lead = say(draft, 'lead', isAsked ? answerLeads : ofInterest(draft, quoteLeads))
  const isLeadEnough = isAsked || draft.style === 'direct_concise' || hashOf(request.message) % 3 === 0
  const opening = isLeadEnough ? '' : opened(draft)
  const more = second && questionMarks(recalled.quote + second.quote) <= 1 ? second : undefined
  const hasQuestion = questionMarks(recalled.quote + (more?.quote ?? '')) > 0
  const after = more ? '' : say(draft, 'after', ofInterest(draft, quoteAfters))
  const isQuiet = request.mode === 'listen' || hasQuestion
  const closing = isQuiet ? '' : closed(draft, request.mode)
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
  const closing = (): string => closed(draft, request.mode)
  switch (reading.kind) {
    case 'past':
      return [paragraph(notFound(draft))]
    case 'medical':
    case 'identity':
    case 'thanks':
    case 'greeting':
    case 'factual':
    case 'foreign':
      return [paragraph(say(draft, reading.kind, specials[reading.kind]))]
    case 'wordless':
      return [paragraph(say(draft, 'wordless', specials.wordless), closed(draft, 'listen'))]
    case 'advice':
      return [paragraph(say(draft, 'advice', specials.advice), closing())]
    default:
      return [paragraph(opened(draft), closing())]
  }
}

function notFound(draft: Draft): string {
  const { entriesSearched: read, readsEarlier = true } = draft.request
  if (!readsEarlier) return say(draft, 'nothing', nothingFound.notAllowed)
  const pool = read === null ? nothingFound.noJournal : read === 0 ? nothingFound.none : nothingFound.some
  return say(draft, 'nothing', pool)
}

/** Two of three openings hold a particular, when a fresh one suits; the others give the line back. */
function opened(draft: Draft): string {
  if (draft.reading.kind === 'word') return say(draft, 'opening', [...wordOpenings, ...lineOpenings])
  return say(draft, 'opening', preferred(draft, 'opening', particularOpenings, lineOpenings))
}

/** Two of three closings take up a particular, when a fresh one suits. */
function closed(draft: Draft, mode: CompanionMode): string {
  const pool = closings[mode]
  const particular = pool.filter((skeleton) => skeleton.text.includes('{'))
  return say(draft, 'closing', preferred(draft, 'closing', particular, pool))
}

function preferred(
  draft: Draft,
  slot: string,
  particular: readonly Skeleton[],
  pool: readonly Skeleton[],
): readonly Skeleton[] {
  const wanted = ofInterest(draft, particular)
  if (wanted !== particular) return wanted
  if (hashOf(`particular ${slot}|${draft.request.message.slice(0, seedLength)}`) % 3 === 0) return pool
  const fresh = freshOf(draft, suiting(draft, particular))
  return fresh.length > 0 ? fresh : pool
}
