import type { Receipt } from '#domain/journal/journal-entry.ts'
import { dangerReply } from '#domain/safety/danger-reply.ts'
import { type Guarded, guardedReply, isToldDanger } from '#domain/safety/guarded-questions.ts'
import { tellingWords } from '#domain/search/word-keys.ts'
import { capital } from '#domain/text/number-words.ts'
import { words } from '#domain/text/text.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { kept, labels } from '../moves/labels.ts'
import { type AnswerKey, type Manner, mannerOf, wordingsOf } from '../moves/manner.ts'
import { nextStep } from '../moves/next-step.ts'
import { questionAbout } from '../moves/questions.ts'
import { asksForPlan, isRefused } from '../plans/asked-plan.ts'
import { type Answer, answerOf, ofPeriod, pagesInWords } from '../retrieval/answer-question.ts'
import { namesIn } from '../retrieval/asked-for.ts'
import { receiptOf } from '../retrieval/receipt-of.ts'
import { guardedOf } from './guarded-of.ts'
import { kindOf, type MessageKind, namesDanger, placeIn } from './message-kind.ts'
import { type PassingKind, passingKind } from './passing-words.ts'
import type { RecalledPassage } from './recalled-passage.ts'
import type { Finding, Noticed, Overruling, ReplyRequest } from './reply.ts'
import { saidKinds } from './said-to-it.ts'
import { toneOf } from './tone.ts'

/** A part of a reply: a sentence, or a quote that arrives whole with its receipt. */
export interface Part {
  readonly text: string
  readonly receipt?: Receipt
}

/** Each is answered under its own name. */
const ownNames = [...saidKinds, ...(['app', 'again', 'deed', 'greeting', 'thanks'] as const)]
const asThemselves = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { readonly [Key in Name]: Key }

/** What rules would have called what meaning is sure of, where that is not its own name; the rest is told, and met by a move. */
const meantAs: Readonly<Partial<Record<Overruling, MessageKind>>> = {
  ...asThemselves(ownNames),
  ...{ journal: 'past', world: 'worldly', judgement: 'advice' },
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
  const { meant } = request
  const kind = meant ? (meantAs[meant] ?? 'telling') : kindOf(message, words(message))
  const guarded = guardedOf(request)
  const parts = guarded && !(guarded === 'worth' && kind === 'mind') ? guardedParts(guarded, request) : null
  if (parts) return parts
  const isToIt = kind === 'private' || kind === 'write'
  const isFound = !isToIt && request.finding?.question.isPlain && !request.finding.isUnsure
  const key = isFound || passingOf(request) === 'plea' ? undefined : answers[kind]
  const place = kind === 'app' && !isFound ? placeIn(message, meant === 'app') : null
  if (place) return [{ text: place }]
  if (key) return answerIn(request, key, source, kind === 'thanks-abroad' ? 'rest' : null)
  if (kind === 'telling' && (asksForPlan(message) || meant === 'plan')) return movesFor(request, kind, true)
  if (request.finding) {
    const found = answerToJournal(request, kind)
    if (found) return found
  } else if (kind === 'past') return [{ text: lookedFor(request) }]
  const { isOfWorld, isDoubtful } = request.finding?.question ?? {}
  if (kind === 'worldly' || ((kind === 'factual' || isOfWorld) && !isDoubtful))
    return worldParts(request, kind, source)
  return movesFor(request, kind, request.mode === 'plan')
}

/**
 * A harsh word about oneself is not agreed with, and met by a page that disagrees where that was asked for; the rest has fixed words. Null where
 * what need be said of signs or of oneself was said in this talk.
 */
function guardedParts(guarded: Guarded, request: ReplyRequest): Part[] | null {
  const { noticed, mode, emergencyNumber } = request
  if (guarded === 'self-blame') {
    if (mode === 'challenge' && noticed?.kind === 'disagrees')
      return [{ text: labels.otherPage }, quoted(noticed.line)]
    const words = freshOf(request, 'disagree')
    return words ? [{ text: words }] : keptParts(request)
  }
  const reply = guardedReply(guarded, emergencyNumber)
  // What goes on is no longer left to whoever has it.
  if (guarded === 'panic' && isSaid(request, reply)) return guardedParts('emergency', request)
  const isTold = guarded === 'signs' || isToldDanger(guarded)
  if (isTold && isSaid(request, reply)) return null
  const own = isToldDanger(guarded) ? ownRule(request) : undefined
  return [{ text: reply }, ...(own ? [{ text: labels.promise }, quoted(own)] : [])]
}

/** What they set themselves that comes up beside the message. */
const ownRule = ({ noticed, recalled }: ReplyRequest): RecalledPassage | undefined =>
  [
    ...(noticed?.kind === 'promise' ? [noticed.line] : []),
    ...recalled.filter(({ why }) => why === 'promise'),
  ].find(isQuotable)

const answers: Readonly<Partial<Record<MessageKind, AnswerKey>>> = {
  ...asThemselves([...ownNames, 'night', 'foreign', 'wordless']),
  'thanks-abroad': 'thanks',
}

const isSaid = ({ turns }: ReplyRequest, text: string): boolean =>
  turns.some(({ role, content }) => role === 'assistant' && content.includes(text))

/** A wording that this talk has not had, the first or, for harsh words, one by the message; null where it had them all. */
function freshOf(request: ReplyRequest, key: AnswerKey, source = 'on-device'): string | null {
  const where = source === 'on-device' ? 'on your device' : 'on this server'
  const all = wordingsOf(request.style, key).map((one) => one.replace('{where}', where))
  const from = key === 'disagree' ? request.message.length % all.length : 0
  const fresh = [...all.slice(from), ...all.slice(0, from)].find((one) => !isSaid(request, one))
  return fresh ?? null
}

/** What is said to the companion itself, or in words that it cannot read: short and true, and no sentence twice. */
function answerIn(
  request: ReplyRequest,
  key: AnswerKey,
  source: string,
  also: AnswerKey | null = null,
): Part[] {
  const said = [key, ...(also ? [also] : [])].flatMap((one) => freshOf(request, one, source) ?? [])
  return said.length > 0 ? [{ text: said.join(' ') }] : keptParts(request)
}

const hasLooked = ({ readsEarlier, entriesSearched }: ReplyRequest): boolean =>
  readsEarlier !== false && (entriesSearched ?? 0) > 0

/** That it does not know the world; of what may stand on a page, that none says it. */
function worldParts(request: ReplyRequest, kind: MessageKind, source: string): Part[] {
  const isWorld = kind === 'worldly' || !hasLooked(request)
  return answerIn(request, isWorld ? 'world' : 'unknown', source)
}

/** Null where it was no plain question and nothing is known of it. */
function answerToJournal(request: ReplyRequest, kind: MessageKind): Part[] | null {
  const { finding, today } = request
  if (!finding) return null
  const isShown = !finding.isUnsure || finding.passages.every(isQuotable)
  const answer = isShown ? answerOf(finding, today) : null
  const said = finding.question.asked.replace(/["“][^"”]*["”]|\b(?:am|was) i \w+ing\b/gi, '')
  const isOfWorld =
    finding.question.isOfWorld || (kind === 'worldly' && !/\b(?:i|me|my|we|us|our)\b/i.test(said))
  const isSure = !finding.isUnsure && (!isOfWorld || holdsWhole(finding))
  if (answer && isSure) return answered(answer)
  if (!finding.question.isPlain || isOfWorld) return null
  if (answer) return answered(answer)
  return [{ text: lookedFor(request) }]
}

/** What the world knows better stands on a page only where the page has every word of the question. */
function holdsWhole({ passages, question }: Finding): boolean {
  const asked = tellingWords(question.about)
  return passages.some(({ quote, title }) => {
    const held = new Set(tellingWords(`${quote} ${title}`).map(({ stem }) => stem))
    return asked.length > 1 && asked.every(({ stem }) => held.has(stem))
  })
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
  const helps =
    finding && namesIn(finding.question.asked).length > 0
      ? `another word${isOfDays ? '' : ', or when it was,'}`
      : 'a name, a place or another word'
  return finding?.meaning
    ? `${looked}, nor anything near enough to show. ${capital(helps)} may help.`
    : `${looked}. I go by words: ${helps} may help.`
}

function answered({ lead, quotes, after }: Answer): Part[] {
  const shown = quotes.filter(isQuotable)
  return [{ text: lead }, ...shown.map(quoted), ...(after ? [{ text: after }] : [])]
}

/** Words that may mean danger are never brought up again. */
const isQuotable = ({ quote }: RecalledPassage): boolean => !namesDanger(quote)

/** A question about it is no answer to these. */
const wantingWords: ReadonlySet<ReplyRequest['meant']> = new Set(['dispute', 'judgement', 'plan'])

/** `isPlanned`: a next step may be named, as in Plan and where a plan is asked for. */
function movesFor(request: ReplyRequest, kind: MessageKind, isPlanned: boolean): Part[] {
  const { message, mode, noticed, style, today, turns } = request
  const manner = mannerOf(style)
  if (mode === 'challenge' && noticed && isQuotable(noticed.line)) return noticedParts(noticed, manner)
  const lines = linesFor(request)
  const found = lines.flatMap((line): Part[] => [{ text: labelOf(line) }, quoted(line)])
  if (isPlanned) {
    // What they set themselves about the same thing stands there instead of a step that may break it.
    if (noticed?.kind === 'promise' && isQuotable(noticed.line)) return noticedParts(noticed, manner)
    if (lines.some(({ why }) => why === 'promise' || why === 'told')) return found
    // Whoever asks something wants an answer before a step.
    const isPlan = request.meant === 'plan'
    const isAnswer = message.includes('?') && !isPlan && !asksForPlan(message)
    const proposed = isAnswer ? null : nextStep(message, style, today, isPlan)
    const parts =
      proposed === null || (proposed.endsWith('?') && isSaid(request, proposed)) ? [] : stepParts(proposed)
    if (found.length + parts.length > 0) return [...found, ...parts]
  }
  const isQuestion = message.trim().endsWith('?')
  const passing = passingIn(request)
  const wantsWords = passing === 'plea' || wantingWords.has(request.meant)
  const isSearched = request.finding != null && !request.finding.question.isDoubtful
  const isStill =
    wantsWords ||
    mode === 'listen' ||
    kind === 'word' ||
    (isQuestion && (kind === 'advice' || isSearched || isOneQuestion(message)))
  const asking = { message, turns, interests: request.interests ?? [], hasLine: lines.length > 0 }
  const isAsked = !isStill && (mode === 'ask' || found.length === 0)
  const question = isAsked ? questionAbout(mode, asking) : null
  const asked: Part[] = question ? [{ text: labels.question }, { text: question }] : []
  if (found.length + asked.length > 0) return [...found, ...asked]
  const isAskedOfPages = mode !== 'listen' && isSearched && isOneQuestion(message)
  const isAdvice = kind === 'advice' && passing !== 'plea'
  const isToBegin = request.meant === 'plan' || (mode === 'plan' && (passing === 'plea' || isAdvice))
  const told = isToBegin ? 'begin' : isAdvice ? 'advice' : isAskedOfPages ? 'unknown' : passing
  const key = request.meant === 'dispute' ? 'dispute' : told
  if (key === 'dispute' && !hasLooked(request)) return [{ text: lookedFor(request) }]
  const words = key && freshOf(request, key)
  return words ? [{ text: words }] : keptParts(request)
}

function stepParts(proposed: string): Part[] {
  if (isRefused(proposed)) return [{ text: proposed }]
  return [{ text: proposed.endsWith('?') ? labels.question : labels.step }, { text: proposed }]
}

const passingOf = ({ message, meant }: ReplyRequest): PassingKind | null =>
  meant === 'plea' || meant === 'wry' || meant === 'joy' || meant === 'weary' ? meant : passingKind(message)

/** In Listen a greeting alone wants a word, and whoever asks for one. */
function passingIn(request: ReplyRequest): PassingKind | null {
  const kind = passingOf(request)
  return request.mode === 'listen' && kind !== 'hello' && kind !== 'plea' ? null : kind
}

/** Nothing else is said. */
const isOneQuestion = (message: string): boolean => /^[^.!?]+\?\s*$/.test(message)

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

/** That it is kept, and nothing more; nothing at all in Listen. */
function keptParts({ entriesSearched, mode, needsWords }: ReplyRequest): Part[] {
  if (mode === 'listen' && !needsWords) return []
  // A server keeps nothing of a talk.
  return [{ text: entriesSearched === null ? 'I have read that, and have nothing to add to it.' : kept }]
}

/** In marks that the text does not hold itself. */
const inQuotes = (text: string): string => (/["“”]/.test(text) ? `‘${text}’` : `“${text}”`)

function quoted(line: RecalledPassage): Part {
  const title = titleOf(line)
  const where = `${line.isFromTalk ? 'in a talk on ' : ''}${longDate(line.day)}${title ? `, ${title}` : ''}`
  const text = `${inQuotes(line.quote)} (${where})`
  return line.entryUid ? { text, receipt: receiptOf({ ...line, title }, line.quote) } : { text }
}

const longestTitle = 80

/** The title of its page, as it stands in brackets. */
function titleOf({ title }: RecalledPassage): string {
  const plain = title.replace(/[()\s]+/g, ' ').trim()
  return plain.length > longestTitle || namesDanger(plain) ? '' : plain
}
