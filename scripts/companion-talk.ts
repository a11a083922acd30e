import { composeReply } from '#domain/companion/compose-reply.ts'
import { findingFor } from '#domain/companion/journal-finding.ts'
import { questionIn } from '#domain/companion/journal-question.ts'
import { recall } from '#domain/companion/recall.ts'
import type { CompanionMode, ReplyRequest, Turn } from '#domain/companion/reply.ts'
import { type IndexedEntry, SearchIndex } from '#domain/companion/search-index.ts'

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
}

/** A whole talk with the on-device companion, as the worker holds it: what was quoted once is not quoted again. */
export function talkWith({ style, mode, journal, today }: Talker, messages: readonly string[]): Exchange[] {
  const index = new SearchIndex()
  for (const entry of journal) index.put(entry)
  const quoted = new Set<string>()
  const turns: Turn[] = []
  return messages.map((message) => {
    const question = questionIn(message, { day: today, weekStart: 'monday', names: [], notNames: [] })
    const request: ReplyRequest = {
      ...{ message, mode, style, today, turns: [...turns], page: null },
      recalled: recall(index, { message, pageText: '', except: quoted, limit: 3 }),
      finding: question && findingFor(index, question, { page: null, talk: null }),
      entriesSearched: index.entryCount,
    }
    const { parts } = composeReply(request, 'on-device')
    for (const { receipt } of parts) if (receipt) quoted.add(receipt.entryUid)
    const reply = parts.map(({ text }) => text).join('\n\n')
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply })
    return { said: message, reply }
  })
}

const quotation = /“[^”]*”|‘[^’]*’/g
const name = /(?<=\S\s)\p{Lu}[\p{L}’']+/gu

/** The sentences of a reply without what they quote and whom they name. */
export const skeletonsOf = (reply: string): string[] =>
  reply
    .split(/(?<=[.?:”])\s+/)
    .map((sentence) =>
      sentence
        .replace(quotation, '_')
        .replace(name, '_')
        .toLowerCase()
        .replace(/[.,;:]/g, '')
        .trim(),
    )
    .filter((sentence) => sentence.replace(/[_\s]/g, '').length > 3)

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

/** The share of replies that hold a word (four letters or more) which of all messages only theirs holds. */
export function particularShare(talk: readonly Exchange[]): number {
  const heard = talk.map(({ said }) => wordsOf(said))
  const particular = talk.filter(({ reply }, at) =>
    [...wordsOf(reply)].some((word) => heard.every((words, other) => words.has(word) === (other === at))),
  )
  return particular.length / talk.length
}

/** Skeletons that come again within so many replies. */
export function recurring(talk: readonly Exchange[], within: number): string[] {
  const all = talk.map(({ reply }) => skeletonsOf(reply))
  return all.flatMap((skeletons, at) => {
    const before = new Set(all.slice(Math.max(0, at - within), at).flat())
    return skeletons.filter((skeleton) => before.has(skeleton))
  })
}
