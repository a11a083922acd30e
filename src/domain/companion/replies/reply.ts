import type { AboutMe } from '#domain/account/onboarding-about.ts'
import type { AiInterest } from '#domain/account/onboarding-choices.ts'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import type { NameContext } from '#domain/journal/reading/context.ts'
import type { Passage } from '#domain/search/passages.ts'
import type { Day } from '#domain/time/day.ts'
import type { Given, Told } from '../given/given.ts'
import type { ModelFit } from '../given/model-fit.ts'
import type { JournalQuestion } from '../retrieval/journal-question.ts'
import type { Rated } from '../retrieval/rated-feeling.ts'
import type { MeantKind } from './kind-by-meaning.ts'
import type { RecalledPassage } from './recalled-passage.ts'

/** What the person asked for: how the companion should take the message. */
export const companionModes = ['listen', 'ask', 'challenge', 'plan'] as const
export type CompanionMode = (typeof companionModes)[number]

/** What meaning may say of a message against the rules. */
export type Overruling = Exclude<MeantKind, 'told' | 'foreign'>

/** What an earlier line holds against what was just said. */
export interface Noticed {
  readonly kind: 'disagrees' | 'promise'
  /** The sentence of the message, to be shown beside the line; null where it is not to be said again. */
  readonly said: string | null
  readonly line: RecalledPassage
}

export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** The time of the fact that memory answers with: from the first to the last day on which it may have begun, until when. */
export interface RememberedTime {
  /** The question asks when; else how something is or was. */
  readonly isAskedWhen: boolean
  readonly from: Day | null
  readonly fromLatest: Day | null
  readonly until: Day | null
  /** It goes on, unlike what only happened. */
  readonly goesOn: boolean
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
  /** The rating that answers a question about a feeling. */
  readonly rated?: Rated | null
  /** Memory answers it: its sentences come first. Null: they say who somebody is. */
  readonly remembered?: RememberedTime | null
  /** True: the nearest, though it holds little of what was asked. */
  readonly isUnsure?: boolean
  /** Days were asked about and nothing else. */
  readonly isOfDays?: boolean
  /** Left out where words alone were looked for; 'asked': meaning brought nothing that words did not; 'offered': what stands here is the nearest to what is likelier nowhere. */
  readonly meaning?: 'asked' | 'offered'
  /** On how many of those pages it is told as something that happened, and not only mentioned; left out where nothing can happen. */
  readonly happened?: number
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
  /** The words that alone may answer it where rules speak; null: none. Left out: nobody has judged the message, and the engine goes by the plainest words. */
  readonly fixedReply?: string | null
  /** Silence will not do: somebody else was to answer, or an answer was asked for. */
  readonly needsWords?: boolean
  /** The talk is in danger, or has just left it: no model is asked. */
  readonly staysHere?: boolean
  readonly mode: CompanionMode
  /** What the message is by its meaning, where that is sure and rules took it for something else. */
  readonly meant?: Overruling | null
  /** One of the communication styles of onboarding. */
  readonly style: string
  /** What the person would like it to pick up first. */
  readonly interests?: readonly AiInterest[]
  /** What the person said about themselves; for a model elsewhere, where they allow it. */
  readonly about?: AboutMe
  /** What was looked up for a model, if one is to answer. */
  readonly given?: Given
  /** What of it a model is told, besides excerpts. */
  readonly told?: Told
  /** How much the model that is to answer is given, and how it is spoken to. */
  readonly fit?: ModelFit
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
  /** What was noticed in earlier pages. */
  readonly noticed?: Noticed | null
  /** The emergency number of the person's country, where it is known. */
  readonly emergencyNumber?: string
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
