import type { AboutMe } from '../account/onboarding-about.ts'
import type { AiInterest } from '../account/onboarding-choices.ts'
import type { Receipt } from '../journal/journal-entry.ts'
import type { NameContext } from '../journal/reading/context.ts'
import type { Day } from '../time/day.ts'
import type { JournalQuestion } from './journal-question.ts'

/** What the person asked for: how the companion should take the message. */
export const companionModes = ['listen', 'ask', 'challenge', 'plan'] as const
export type CompanionMode = (typeof companionModes)[number]

/** A passage the companion may recall. `text` is the person's own, unchanged. */
export interface Passage {
  /** The entry; the message, where it was said in a talk. */
  readonly entryUid: string
  readonly isFromTalk?: boolean
  readonly title: string
  readonly text: string
  /** Instant of the entry, ISO, and the day it belongs to. */
  readonly createdAt: string
  readonly day: string
}

/** A passage that is related to what was just said. */
export interface RecalledPassage extends Passage {
  /** The sentence or two that are nearest: a literal substring of `text`. */
  readonly quote: string
  /** Words of the message that the passage shares, as the person wrote them now, the most telling first. */
  readonly shared: readonly string[]
}

export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** What was found for a question: always the person's own words. */
export interface Finding {
  readonly question: JournalQuestion
  /** In the order in which they are to be said. */
  readonly passages: readonly RecalledPassage[]
  /** On how many pages it stands in all, within the period if there is one, and how many were looked through. */
  readonly pages: number
  readonly searched: number
  readonly first: Day | null
  readonly last: Day | null
  /** What the person gave on the pages of the period; empty without a period. */
  readonly ratings: readonly PeriodRating[]
}

export interface PeriodRating {
  readonly name: 'Mood' | 'Energy' | 'Stress'
  /** Median, 1 to 10. */
  readonly middle: number
  /** On how many pages it was given. */
  readonly count: number
}

export interface ReplyRequest {
  readonly message: string
  /** The person said that its grave words were about something else: it is answered like any other, and still goes to no model. */
  readonly isMeantOtherwise?: boolean
  readonly mode: CompanionMode
  /** One of the communication styles of onboarding. */
  readonly style: string
  /** What the person would like it to pick up first. */
  readonly interests?: readonly AiInterest[]
  /** What the person said about themselves; for a model elsewhere, where they allow it. */
  readonly about?: AboutMe
  /** False: the person does not want earlier pages to be read. */
  readonly readsEarlier?: boolean
  /** How many of `recalled` a reply may quote; one when left out. */
  readonly quotesAtMost?: number
  /** Who and what the journal knows by name. */
  readonly names?: NameContext
  /** Earlier turns of this talk, oldest first. */
  readonly turns: readonly Turn[]
  /** The page beside the talk, if there is one. */
  readonly page: Passage | null
  /** Earlier passages that are related, best first. */
  readonly recalled: readonly RecalledPassage[]
  /** What was found for a question to the journal; null: it was none. */
  readonly finding?: Finding | null
  /** How many earlier entries were searched for `recalled`; null: this source has no journal to search. */
  readonly entriesSearched: number | null
  /** Day of the person's clock. */
  readonly today: string
}

/** A piece of a reply. `content` is the whole text so far, `token` its newest piece. */
export interface ReplyChunk {
  readonly content: string
  readonly token: string
  readonly isComplete: boolean
  /** What `content` has quoted so far; complete with the last chunk. */
  readonly receipts: readonly Receipt[]
}

/** One interface, many sources: the on-device engine, the relay, and whatever comes later. */
export interface ReplySource {
  /** 'on-device', 'this-server', or a provider's name. */
  readonly name: string
  reply(request: ReplyRequest, signal: AbortSignal): AsyncIterable<ReplyChunk>
}
