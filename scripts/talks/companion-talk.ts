import { noticeIn } from '#domain/companion/moves/notice.ts'
import { composeReply } from '#domain/companion/replies/compose-reply.ts'
import type { CompanionMode, ReplyRequest, Turn } from '#domain/companion/replies/reply.ts'
import { findingFor } from '#domain/companion/retrieval/journal-finding.ts'
import { questionIn } from '#domain/companion/retrieval/journal-question.ts'
import { recall } from '#domain/companion/retrieval/recall.ts'
import { guardedIn } from '#domain/safety/guarded-questions.ts'
import { type IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'

/** Somebody who talks with the companion on this device. */
export interface Talker {
  readonly style: string
  readonly mode: CompanionMode
  /** What they wrote before, oldest first. */
  readonly journal: readonly IndexedEntry[]
  readonly today: string
}

/** One thing said and the reply to it. */
export interface Exchange {
  readonly said: string
  readonly reply: string
  /** The days of the lines that it quotes. */
  readonly days: readonly string[]
}

/** A whole talk with the on-device companion, as the worker holds it: what was quoted once is not quoted again. */
export function talkWith(
  { style, mode: usual, journal, today }: Talker,
  messages: readonly string[],
  modes: readonly CompanionMode[] = [],
): Exchange[] {
  const index = new SearchIndex()
  for (const entry of journal) index.put(entry)
  const quoted = new Set<string>()
  const turns: Turn[] = []
  return messages.map((message, at) => {
    const mode = modes[at] ?? usual
    const question = questionIn(message, { day: today, weekStart: 'monday', names: [], notNames: [] })
    const request: ReplyRequest = {
      ...{ message, mode, style, today, turns: [...turns], page: null },
      recalled: recall(index, { message, pageText: '', except: quoted, limit: 3, today }),
      noticed: noticeIn(index, { message, except: quoted, isHarsh: guardedIn(message) === 'self-blame' }),
      finding: question && findingFor(index, question, { page: null, talk: null }),
      entriesSearched: index.entryCount,
    }
    const parts = composeReply(request, 'on-device')
    for (const { receipt } of parts) if (receipt) quoted.add(receipt.entryUid)
    const reply = parts.map(({ text }) => text).join('\n\n')
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply })
    return { said: message, reply, days: parts.flatMap(({ receipt }) => receipt?.day ?? []) }
  })
}
