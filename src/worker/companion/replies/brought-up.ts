import { noticeIn } from '#domain/companion/moves/notice.ts'
import type { RecalledPassage } from '#domain/companion/replies/recalled-passage.ts'
import type { CompanionMode, Finding, Noticed } from '#domain/companion/replies/reply.ts'
import { rankedLines, recall } from '#domain/companion/retrieval/recall.ts'
import { type Allowance, allowanceOf } from '#domain/companion/talk/comfort.ts'
import type { mannerOf } from '#domain/companion/talk/talk-in.ts'
import type { JournalMessage } from '#domain/journal/journal-entry.ts'
import type { Passage } from '#domain/search/passages.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import type { Day } from '#domain/time/day.ts'

/** How much of earlier pages may be brought up now. */
export const allowed = (
  { comfortLevel }: ReturnType<typeof mannerOf>,
  finding: Finding | null,
  before: readonly JournalMessage[],
): Allowance =>
  allowanceOf(comfortLevel, {
    isAsked: finding?.question.isPlain === true,
    hasQuoted: before.some(({ receipts }) => receipts.length > 0),
    hasJustQuoted: (before.findLast(({ role }) => role === 'assistant')?.receipts.length ?? 0) > 0,
  })

export interface Recalling {
  readonly message: string
  readonly page: Passage | null
  readonly entryUid: string | null
  /** The messages of the open talk: they are no memory. */
  readonly inTalk: ReadonlySet<string>
  readonly before: readonly JournalMessage[]
  readonly finding: Finding | null
  readonly manner: ReturnType<typeof mannerOf>
  readonly mode: CompanionMode
  readonly today: Day
}

export interface BroughtUp {
  readonly recalled: readonly RecalledPassage[]
  readonly quotesAtMost: number
  readonly noticed: Noticed | null
}

/** What of earlier pages may be brought up: the lines that are near, and where it is asked for what they hold against the message. */
export function broughtUp(
  index: SearchIndex,
  { message, page, entryUid, inTalk, before, finding, manner, mode, today }: Recalling,
): BroughtUp {
  const quoted = before.flatMap(({ receipts }) => receipts)
  const { passages: limit, quotes: quotesAtMost } = allowed(manner, finding, before)
  const noticed = null
  if (finding && finding.passages.length > 0 && (finding.question.isPlain || !finding.isUnsure))
    return { recalled: finding.passages, quotesAtMost, noticed }
  if (!manner.readsEarlier || limit === 0) return { recalled: [], quotesAtMost, noticed }
  const except = new Set([...inTalk, ...(entryUid === null ? [] : [entryUid])])
  const beside = { except, quoted, today }
  const ranked = rankedLines(index, message, beside)
  const recalled = recall(index, { message, pageText: page?.text ?? '', ...beside, limit }, ranked)
  const looks = mode === 'challenge' || mode === 'plan'
  return {
    // The same sentence in two talks is no find.
    recalled: recalled.filter(({ text }) => text.trim() !== message.trim()),
    quotesAtMost,
    noticed: looks ? noticeIn(index, { message, ...beside }, ranked) : null,
  }
}

/** The same, where meaning says which line belongs there, or that none does (null); undefined: it is not known. What was quoted in the talk does not come again. */
export function asMeant(
  found: BroughtUp,
  line: RecalledPassage | null | undefined,
  before: readonly JournalMessage[],
): BroughtUp {
  if (line === undefined) return found
  const wasQuoted = before.some(({ receipts }) =>
    receipts.some(({ quote }) => line && quote.includes(line.quote)),
  )
  return { ...found, recalled: line && !wasQuoted ? [line] : [], noticed: null }
}
