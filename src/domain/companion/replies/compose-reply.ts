import type { Receipt } from '#domain/journal/journal-entry.ts'
import { dangerReply } from '#domain/safety/danger-reply.ts'
import { type Guarded, guardedIn, guardedReply } from '#domain/safety/guarded-questions.ts'
import { words } from '#domain/text/text.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { kept, labels } from '../moves/labels.ts'
import { type Manner, mannerOf } from '../moves/manner.ts'
import { nextStep } from '../moves/next-step.ts'
import { challengeQuestion, questionAbout, stepQuestion } from '../moves/questions.ts'
import { type Answer, answerOf, ofPeriod, pagesInWords } from '../retrieval/answer-question.ts'
import { quotedBefore } from '../retrieval/quoted-before.ts'
import { receiptOf } from '../retrieval/receipt-of.ts'
import { statementsIn } from '../retrieval/statements.ts'
import { kindOf, type MessageKind, namesDanger } from './message-kind.ts'
import type { RecalledPassage } from './recalled-passage.ts'
import type { Noticed, ReplyRequest } from './reply.ts'
import { toneOf } from './tone.ts'

/** A part of a reply: a sentence, or a quote that arrives whole with its receipt. */
export interface Part {
  readonly text: string
  readonly receipt?: Receipt
}

/** Of a very long message the end is read: what was said last. */
const readAtMost = 6_000

/**
 * The whole reply at once, part by part: at most one line found, one thing noticed and one question, in this order; often only that it is kept,
 * and in Listen nothing at all. Pure: the same request gives the same reply.
 */
export function composeReply(whole: ReplyRequest, source: string): readonly Part[] {
  const { fixedReply = namesDanger(whole.message) ? dangerReply : null } = whole
  const message = whole.message.slice(-readAtMost).toWellFormed()
  const request = { ...whole, message }
  if (fixedReply !== null) return [{ text: fixedReply }]
  const guarded = guardedOf(request)
  if (guarded) return guardedParts(guarded, request)
  const kind = kindOf(message, words(message))
  const short = shortAnswer(kind, request, source)
  if (short !== null) return [{ text: short }]
  if (request.finding) {
    const found = answerToJournal(request, kind)
    if (found) return found
  } else if (kind === 'past') return [{ text: lookedFor(request) }]
  if (kind === 'factual') return [{ text: mannerOf(request.style).world }]
  return movesFor(request, kind)
}

/** What of a message only somebody else may judge; null for none, and for a question that the journal itself answers ("When did I last take them?"); no line says yes or no. */
export function guardedOf(request: ReplyRequest): Guarded | null {
  const guarded = guardedIn(request.message)
  if (guarded === 'emergency' || request.finding?.question.isYesOrNo) return guarded
  return isLookup(request) ? null : guarded
}

/** A harsh word about oneself is not agreed with, and met by a page that disagrees where that was asked for; the rest has fixed words. */
function guardedParts(guarded: Guarded, request: ReplyRequest): Part[] {
  const { noticed, mode, emergencyNumber } = request
  if (guarded === 'self-blame' && mode === 'challenge' && noticed?.kind === 'disagrees')
    return [{ text: labels.otherPage }, quoted(noticed.line)]
  const reply = guardedReply(guarded, emergencyNumber)
  const isSaid = request.turns.some(({ role, content }) => role === 'assistant' && content === reply)
  if (guarded === 'self-blame' && isSaid) return keptParts(request)
  return [{ text: reply }]
}

const shortAnswers: Readonly<Partial<Record<MessageKind, keyof Manner>>> = {
  identity: 'identity',
  listening: 'listening',
  thanks: 'thanks',
  night: 'goodNight',
  greeting: 'hello',
  rebuke: 'useless',
  joke: 'joke',
  foreign: 'language',
  wordless: 'wordless',
}

/** What is said to the companion itself, or in words that it cannot read: short, true; in Listen it needs no words for those. */
function shortAnswer(kind: MessageKind, { style, turns }: ReplyRequest, source: string): string | null {
  const key = shortAnswers[kind]
  if (!key) return null
  const where = source === 'on-device' ? 'on your device' : 'on this server'
  const answer = mannerOf(style)[key].replace('{where}', where)
  const isSaid = turns.some(({ role, content }) => role === 'assistant' && content === answer)
  return kind === 'foreign' && isSaid ? kept : answer
}

/** A question to the journal: asked plainly, or nothing else was said. A telling may end in a question, too. */
const isLookup = ({ finding, message }: ReplyRequest): boolean =>
  finding?.question.isPlain === true || (finding != null && statementsIn(message).length === 1)

/** Null where it was no plain question and nothing is known of it. */
function answerToJournal(request: ReplyRequest, kind: MessageKind): Part[] | null {
  const { finding, today, turns, message } = request
  if (!finding) return null
  const isShown = finding.meaning !== 'offered' || finding.passages.every(isQuotable)
  const answer = isShown ? answerOf(finding, today) : null
  if (answer && !finding.isUnsure) return answered(answer)
  if (!isLookup(request)) return null
  const before = quotedBefore(turns, message)
  if (before && !namesDanger(before)) return [{ text: 'I showed you this one before:' }, { text: before }]
  if (answer) return answered(answer)
  return kind === 'factual' && finding.searched === 0 ? null : [{ text: lookedFor(request) }]
}

const pagesIn = ({ entriesSearched }: ReplyRequest): string => pagesInWords(entriesSearched ?? 0)

/** That the journal was asked and nothing was found, and why. */
function lookedFor(request: ReplyRequest): string {
  if (request.readsEarlier === false)
    return 'You asked me to leave your earlier pages alone, so I have not looked. Settings can change that.'
  if (request.entriesSearched === null)
    return 'I cannot see your journal from here, so I have nothing to look in.'
  if (request.entriesSearched === 0) return 'There are no earlier pages yet, so there is nothing to look up.'
  const { finding } = request
  const isOfDays = finding?.question.period != null
  const count = isOfDays ? pagesInWords(finding.searched) : pagesIn(request)
  const looked = `I looked through ${count}${finding ? ofPeriod(finding.question) : ''} and did not find it`
  return finding?.meaning
    ? `${looked}, nor anything near in meaning. A name, a place or another word may help.`
    : `${looked}. I go by words: a name, a place or another word may help.`
}

function answered({ lead, quotes, after }: Answer): Part[] {
  const shown = quotes.filter(isQuotable)
  return [{ text: lead }, ...shown.map(quoted), ...(after ? [{ text: after }] : [])]
}

/** Words that may mean danger are never brought up again. */
const isQuotable = ({ quote }: RecalledPassage): boolean => !namesDanger(quote)

const questionIn = { ask: questionAbout, plan: stepQuestion, challenge: challengeQuestion } as const

function movesFor(request: ReplyRequest, kind: MessageKind): Part[] {
  const { message, mode, noticed, style, today, turns } = request
  const manner = mannerOf(style)
  if (mode === 'challenge' && noticed && isQuotable(noticed.line)) return noticedParts(noticed, manner)
  const lines = linesFor(request)
  const found = lines.flatMap((line): Part[] => [{ text: labelOf(line) }, quoted(line)])
  if (mode === 'plan') {
    const set =
      noticed?.kind === 'promise' && isQuotable(noticed.line) ? noticedParts(noticed, manner) : found
    const proposed = nextStep(message, style, today)
    const step: Part[] = proposed === null ? [] : [{ text: labels.step }, { text: proposed }]
    if (set.length + step.length > 0) return [...set, ...step]
  }
  const isStill =
    kind === 'word' || message.trim().endsWith('?') || (mode === 'ask' && toneOf(message) === 'heavy')
  const asking = { message, turns, interests: request.interests ?? [], hasLine: lines.length > 0 }
  const question = mode === 'listen' || isStill ? null : questionIn[mode](asking)
  const asked: Part[] = question ? [{ text: labels.question }, { text: question }] : []
  if (found.length + asked.length > 0) return [...found, ...asked]
  if (kind === 'advice') return [{ text: manner.advice }]
  return mode === 'listen' && !request.needsWords ? [] : keptParts(request)
}

/** The lines that belong beside the message, as many as may be shown; nothing heavy is brought into what is not. */
function linesFor({ message, recalled, quotesAtMost = 1 }: ReplyRequest): readonly RecalledPassage[] {
  const isHeavy = toneOf(message) === 'heavy'
  const isFit = (line: RecalledPassage): boolean =>
    isQuotable(line) && (isHeavy || line.why === 'year' || toneOf(line.quote) !== 'heavy')
  return recalled.filter(isFit).slice(0, quotesAtMost)
}

function labelOf({ isFromTalk, why }: RecalledPassage): string {
  if (why) return labels[why]
  return isFromTalk ? labels.said : labels.found
}

function noticedParts({ kind, said, line }: Noticed, manner: Manner): Part[] {
  if (kind === 'promise') return [{ text: labels.promise }, quoted(line), { text: manner.promise }]
  if (said === null) return [{ text: labels.otherPage }, quoted(line)]
  return [{ text: labels.disagrees }, { text: `${inQuotes(said)} (just now)` }, quoted(line)]
}

function keptParts(request: ReplyRequest): Part[] {
  const { style, entriesSearched, readsEarlier } = request
  // A server keeps nothing of a talk.
  if (entriesSearched === null) return [{ text: 'I have read that, and have nothing to add to it.' }]
  if (readsEarlier === false) return [{ text: kept }]
  const manner = mannerOf(style)
  const words = entriesSearched === 0 ? manner.noPages : manner.nothingBeside.replace('{n}', pagesIn(request))
  return [{ text: kept }, { text: words }]
}

/** In marks that the text does not hold itself. */
const inQuotes = (text: string): string => (/["“”]/.test(text) ? `‘${text}’` : `“${text}”`)

function quoted(line: RecalledPassage): Part {
  const where = `${line.isFromTalk ? 'in a talk on ' : ''}${longDate(line.day)}`
  const text = `${inQuotes(line.quote)} (${where})`
  return line.entryUid ? { text, receipt: receiptOf(line, line.quote) } : { text }
}
