import { countWords } from '#domain/journal/entry-text.ts'
import type { KnownLine } from '#domain/journal/journal-entry.ts'
import { isCarefulReply } from '#domain/safety/careful-replies.ts'
import type { RiskReader } from '#domain/safety/risk-reader.ts'
import { saysSafe } from '#domain/safety/word-of-safety.ts'
import type { Known, Told } from '../given/given.ts'
import { cloudFit, tokensOf } from '../given/model-fit.ts'
import type { RecalledPassage } from '../replies/recalled-passage.ts'
import type { ReplyRequest, Turn } from '../replies/reply.ts'
import { receiptOf } from '../retrieval/receipt-of.ts'
import { excerptLine, fencedLine, relayInstructions, roomBeside } from './relay-prompt.ts'
import type { TransferPiece, TransferProposal } from './transfer-words.ts'

const turnsSent = 20
const longestTurn = 2_000
const longestPageTail = 600
/** So many of the nearest paragraphs have room before older turns have. */
const firstParagraphs = 8
const firstTurns = 6

/** A piece as it is shown, and what of the request it is. */
interface Part extends TransferPiece {
  readonly passage?: RecalledPassage
  readonly lines?: readonly string[]
  readonly known?: readonly Known[]
  readonly turns?: readonly Turn[]
}

/** All that may go along with a message, in pieces that a person can leave out one by one. */
export function proposeTransfer(request: ReplyRequest, reader: RiskReader): TransferProposal {
  const pieces = partsOf(request, reader).map(
    ({ passage: _, lines: __, turns: ___, known: ____, ...piece }) => piece,
  )
  const added = relayInstructions(request)
  return {
    pieces: [pieceOf('message', 'message', null, request.message, true), ...pieces],
    added: { text: added, words: countWords(added) },
  }
}

/** The request with exactly the pieces that may go; what else it held is gone from it. */
export function permittedRequest(
  request: ReplyRequest,
  leftOut: ReadonlySet<string>,
  reader: RiskReader,
): ReplyRequest {
  const { about: _, given: __, ...rest } = request
  const parts = partsOf(request, reader).filter(({ id }) => !leftOut.has(id))
  const linesOf = (...from: TransferPiece['from'][]): string[] =>
    parts.flatMap((part) => (from.includes(part.from) ? (part.lines ?? []) : []))
  const told: Told = {
    now: linesOf('now')[0] ?? null,
    about: linesOf('about', 'aim'),
    self: linesOf('self'),
    people: linesOf('people'),
    open: linesOf('open'),
    counts: linesOf('counts'),
    knew: parts.flatMap(shownOf),
  }
  return {
    ...rest,
    turns: parts.flatMap(({ turns }) => turns ?? []),
    page: null,
    recalled: parts.flatMap(({ passage }) => passage ?? []),
    told,
  }
}

/** As a reply shows what it was given: lines as they went, long words by their beginning. */
function shownOf({ from, passage, known, lines = [], turns }: Part): KnownLine[] {
  if (passage) return [shown(excerpts[from] ?? 'An excerpt', passage)]
  if (known) return known.map(({ words, source }) => shown(words, source))
  if (turns)
    return [{ words: turns.length === 1 ? 'The message before' : `The ${turns.length} messages before` }]
  return lines.map((words) => ({ words: words.length > longestShown ? `${beginning(words)} …` : words }))
}

const shown = (words: string, source: RecalledPassage | null): KnownLine => ({
  words,
  ...(source?.entryUid && { receipt: receiptOf(source, beginning(source.quote)) }),
})

const excerpts: Partial<Record<TransferPiece['from'], string>> = {
  page: 'The end of this page',
  entry: 'Of your pages',
  said: 'Of an earlier talk',
  recent: 'Of your last pages',
}
const longestShown = 200

/** Literally the beginning of a text, up to a space. */
function beginning(text: string): string {
  if (text.length <= longestShown) return text
  const head = text.slice(0, longestShown).toWellFormed()
  const [whole = ''] = /^[\s\S]*(?=\s\S*$)/.exec(head) ?? []
  return whole.trim() || head
}

/** Everything besides the message that has room, as the pieces stand on the sheet. What may mean danger is in none of them. */
function partsOf(request: ReplyRequest, reader: RiskReader): Part[] {
  const { given, about } = request
  const room = new Room(request)
  const isLight = ({ quote }: RecalledPassage): boolean => !reader.mayMeanDanger(quote)
  const now = room.lines('now', 'now', given ? [given.now] : [])
  const page = pagePassage(request, reader)
  const beside = page ? room.passage('page', 'page', page) : []
  const self = [
    ...room.lines('about', 'about', [about?.selfDescription.trim() ?? '']),
    ...room.lines('aim', 'aim', [about?.otherGoal.trim() ?? '']),
  ]
  const counts = room.lines('counts', 'counts', given?.counts ?? [])
  const isLightLine = ({ words, source }: Known): boolean =>
    !reader.mayMeanDanger(words) && (source === null || isLight(source))
  const ofMemory = (from: 'people' | 'self' | 'open', lines: readonly Known[] = []): Part[] =>
    room.known(from, lines.filter(isLightLine))
  const people = ofMemory('people', [...(given?.people ?? []), ...(given?.facts ?? [])])
  const own = ofMemory('self', given?.self)
  const open = ofMemory('open', given?.open)
  const all = turnsWithoutDanger(request.turns, reader)
    .slice(-turnsSent)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestTurn).toWellFormed() }))
  const newest = room.turns(all.slice(-firstTurns))
  const found = (given?.paragraphs ?? request.recalled).filter(isLight)
  const near = found.slice(0, firstParagraphs).flatMap((one) => room.near(one))
  const known = new Set(found.map(({ quote }) => quote))
  const recent = (given?.recent ?? [])
    .filter((one) => isLight(one) && !known.has(one.quote))
    .flatMap((one) => room.passage(`recent ${one.entryUid}`, 'recent', one))
  const older = newest.length < Math.min(firstTurns, all.length) ? [] : room.turns(all.slice(0, -firstTurns))
  const further = found.slice(firstParagraphs).flatMap((one) => room.near(one))
  return [
    ...now,
    ...beside,
    ...self,
    ...own,
    ...people,
    ...open,
    ...counts,
    ...near,
    ...further,
    ...recent,
    ...talkPart([...older, ...newest]),
  ]
}

function talkPart(turns: readonly Turn[]): Part[] {
  if (turns.length === 0) return []
  return [{ ...pieceOf('talk', 'talk', null, turns.map(({ content }) => content).join('\n\n')), turns }]
}

/** What a model's own signs around a turn take, in tokens. */
const aroundTurn = 8

/** The room that a model has for what goes along; what does not fit is left out whole. */
class Room {
  #left: number
  readonly #ids = new Set<string>()

  constructor(request: ReplyRequest) {
    this.#left = Math.min((request.fit ?? cloudFit).tokens, roomBeside(request))
  }

  /** The lines as they are sent. */
  #take(lines: readonly string[], around = 0): boolean {
    const tokens = tokensOf(lines.map((line) => `${line}\n`).join('')) + around
    if (tokens > this.#left) return false
    this.#left -= tokens
    return true
  }

  lines(id: string, from: TransferPiece['from'], lines: readonly string[]): Part[] {
    const kept = lines.filter((line) => line !== '')
    if (kept.length === 0 || !this.#take(kept.map(fencedLine))) return []
    return [{ ...pieceOf(id, from, null, kept.join('\n')), lines: kept }]
  }

  /** What memory knows. */
  known(from: TransferPiece['from'], known: readonly Known[]): Part[] {
    const words = known.map((one) => one.words)
    return this.lines(from, from, words).map((part) => ({ ...part, known }))
  }

  passage(id: string, from: TransferPiece['from'], passage: RecalledPassage): Part[] {
    if (!this.#take([excerptLine(passage)])) return []
    return [{ ...pieceOf(id, from, passage.day, passage.quote), passage }]
  }

  /** A paragraph that was found: several may be of one page. */
  near(passage: RecalledPassage): Part[] {
    const { entryUid, isFromTalk } = passage
    const id = this.#ids.has(entryUid) ? `${entryUid} ${this.#ids.size}` : entryUid
    this.#ids.add(id)
    return this.passage(id, isFromTalk ? 'said' : 'entry', passage)
  }

  /** The newest of some turns that fit, in order. */
  turns(turns: readonly Turn[]): Turn[] {
    const kept: Turn[] = []
    for (const turn of turns.toReversed()) {
      if (!this.#take([turn.content], aroundTurn)) break
      kept.unshift(turn)
    }
    return kept
  }
}

function pieceOf(
  id: string,
  from: TransferPiece['from'],
  day: string | null,
  text: string,
  isNeeded = false,
): TransferPiece {
  return { id, from, day, text, words: countWords(text), isNeeded }
}

/**
 * The turns without those that may mean danger, on either side, and without what was said and answered from there until it was left: no model is
 * given those. It was left with a word of safety, or where something other than careful words answered next.
 */
export function turnsWithoutDanger(turns: readonly Turn[], { mayMeanDanger }: RiskReader): Turn[] {
  let isInDanger = false
  let isAnswerToDanger = false
  return turns.filter(({ role, content }, at) => {
    const isGrave = mayMeanDanger(content) || (role === 'assistant' && quotesIn(content).some(mayMeanDanger))
    if (role === 'user') {
      const answer = turns.slice(at + 1).find((turn) => turn.role === 'assistant')
      const isStill = isInDanger && (!answer || isCarefulReply(answer.content))
      isAnswerToDanger = isGrave || isStill
      isInDanger = isGrave || (isStill && !saysSafe(content))
    }
    return !isGrave && !isAnswerToDanger && !isCarefulReply(content)
  })
}

/** What a reply quotes of the person's words. */
const quotesIn = (content: string): string[] => content.match(/(?<=[“‘"])[^”’"]+/g) ?? []

/** The end of the open page, from the beginning of a line or word; null where its words may mean danger. */
function pagePassage({ page }: ReplyRequest, { mayMeanDanger }: RiskReader): RecalledPassage | null {
  const text = page?.text.trim() ?? ''
  if (!page || !text) return null
  const tail = text.slice(-longestPageTail)
  const gap = text.length > longestPageTail ? tail.search(/\s/) : -1
  const quote = tail
    .slice(gap + 1)
    .toWellFormed()
    .trim()
  if (mayMeanDanger(quote)) return null
  return { ...page, quote, shared: [] }
}
