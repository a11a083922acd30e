import { countWords } from '../journal/entry-text.ts'
import { mayMeanDanger } from '../safety/risk-of-text.ts'
import { relayInstructions } from './relay-prompt.ts'
import type { RecalledPassage, ReplyRequest, Turn } from './reply.ts'
import type { TransferPiece, TransferProposal } from './transfer-words.ts'

const turnsSent = 6
const longestTurn = 2_000
const longestPageTail = 600
const messageId = 'message'
const pageId = 'page'
const talkId = 'talk'

/** All that may go along with a message, in pieces that a person can leave out one by one. */
export function proposeTransfer(request: ReplyRequest): TransferProposal {
  const pieces: TransferPiece[] = [pieceOf(messageId, 'message', null, request.message, true)]
  const page = pagePassage(request)
  if (page) pieces.push(pieceOf(pageId, 'page', page.day, page.quote))
  for (const { from, quote } of aboutPassages(request)) pieces.push(pieceOf(from, from, null, quote))
  for (const { entryUid, day, quote, isFromTalk } of request.recalled)
    pieces.push(pieceOf(entryUid, isFromTalk ? 'said' : 'entry', day, quote))
  const turns = sentTurns(request)
  if (turns.length > 0)
    pieces.push(pieceOf(talkId, 'talk', null, turns.map((turn) => turn.content).join('\n\n')))
  const added = relayInstructions(request)
  return { pieces, added: { text: added, words: countWords(added) } }
}

/** The request with exactly the pieces that may go; what else it held is gone from it. */
export function permittedRequest(request: ReplyRequest, leftOut: ReadonlySet<string>): ReplyRequest {
  const page = leftOut.has(pageId) ? null : pagePassage(request)
  const recalled = request.recalled.filter((passage) => !leftOut.has(passage.entryUid))
  return {
    ...request,
    turns: leftOut.has(talkId) ? [] : sentTurns(request),
    page: null,
    recalled: [
      ...aboutPassages(request).filter(({ from }) => !leftOut.has(from)),
      ...(page ? [page] : []),
      ...recalled,
    ],
  }
}

/** What the person said about themselves, each text as a passage that belongs to no entry. */
function aboutPassages({ about, today }: ReplyRequest): (RecalledPassage & { from: 'about' | 'aim' })[] {
  const said = [
    { from: 'about' as const, quote: about?.selfDescription.trim() ?? '' },
    { from: 'aim' as const, quote: about?.otherGoal.trim() ?? '' },
  ]
  const nowhere = { entryUid: '', title: '', createdAt: '', day: today, shared: [] }
  return said.flatMap(({ from, quote }) => (quote ? [{ ...nowhere, from, quote, text: quote }] : []))
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

/** The turns without those that may mean danger, on either side, and without what answered them: no model is given those. */
export function turnsWithoutDanger(turns: readonly Turn[]): Turn[] {
  let isAnswerToDanger = false
  return turns.filter(({ role, content }) => {
    const isGrave = mayMeanDanger(content) || (role === 'assistant' && quotesIn(content).some(mayMeanDanger))
    if (role === 'user') isAnswerToDanger = isGrave
    return !isGrave && !isAnswerToDanger
  })
}

/** What a reply quotes of the person's words. */
const quotesIn = (content: string): string[] => content.match(/(?<=[“‘"])[^”’"]+/g) ?? []

function sentTurns({ turns }: ReplyRequest): Turn[] {
  return turnsWithoutDanger(turns)
    .slice(-turnsSent)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestTurn).toWellFormed() }))
}

/** The end of the open page, from the beginning of a line or word. */
function pagePassage({ page }: ReplyRequest): RecalledPassage | null {
  const text = page?.text.trim() ?? ''
  if (!page || !text) return null
  const tail = text.slice(-longestPageTail)
  const gap = text.length > longestPageTail ? tail.search(/\s/) : -1
  const quote = tail
    .slice(gap + 1)
    .toWellFormed()
    .trim()
  return { ...page, quote, shared: [] }
}
