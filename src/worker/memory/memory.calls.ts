import type { NameKind } from '#domain/journal/reading/context.ts'
import type { MemoryCorrection } from '#domain/memory/memory-correction.ts'
import type { StoryType } from '#domain/memory/memory-entities.ts'
import type { CountedEmotion } from '#domain/memory/memory-graph.ts'
import type { MoodDay, MoodWhen } from '#domain/memory/node-mood.ts'
import type { FactState } from '#domain/memory/reading/page-memory.ts'
import type { Day } from '#domain/time/day.ts'
import { command, stream } from '#worker/core/worker-calls.ts'

/** Whose memory: the person's own (null), or the fictional life, as so many pages. */
export type MemoryOf = number | null
export interface OfMemory {
  readonly of: MemoryOf
}

/** A talk: by its uid, or that of the page beside which it was held; null: the first talk that stood alone. */
export interface TalkPlace {
  readonly uid: string | null
  readonly isBesidePage: boolean
}

/** A sentence of a page as it is shown. */
export interface Quote {
  readonly uid: string
  readonly day: Day
  /** Where its sentence begins on its page. */
  readonly at: number
  readonly words: string
  /** Where in `words` stands what it is quoted for; null: nowhere in particular. */
  readonly marked: readonly [number, number] | null
  /** The talk in which it was said; absent in a page. */
  readonly talk?: TalkPlace
  /** How the page names there what it is quoted for. */
  readonly surface?: string
  readonly mood: number | null
}

export interface NodeRow {
  readonly id: string
  readonly type: NameKind
  readonly name: string
  readonly aliases: readonly string[]
  readonly role: string | null
  readonly pages: number
  readonly first: Day
  readonly last: Day
  /** 0..1 */
  readonly strength: number
  readonly isConfirmed: boolean
}

export interface RelationRow {
  readonly source: string
  readonly target: string
  readonly type: string
  readonly sentences: number
  readonly pages: number
  /** 0..1 */
  readonly strength: number
}

export interface FactRow {
  readonly key: string
  readonly subject: string
  readonly subjectName: string
  readonly what: string
  readonly from: Day | null
  readonly fromLatest: Day | null
  readonly until: Day | null
  readonly learnt: Day
  readonly state: FactState
  readonly isKept: boolean
  readonly isAsked: boolean
  /** 0..1 */
  readonly strength: number
  /** In how many sentences it is said. */
  readonly said: number
  /** The newest of them. */
  readonly quotes: readonly Quote[]
}

/** Whom a question is about, by which way of naming them, and the newest sentences that do. */
export interface AskedRow {
  readonly node: NodeRow
  readonly surface: string
  readonly quotes: readonly Quote[]
}

export type QuestionRow = { readonly id: string } & (
  | {
      readonly type: 'same'
      readonly one: AskedRow
      /** Whom it may be: one for a name; for somebody without one, likeliest first. */
      readonly others: readonly AskedRow[]
      readonly why: string
    }
  | { readonly type: 'against'; readonly fact: FactRow; readonly earlier: FactRow }
  | { readonly type: 'new'; readonly fact: FactRow }
  | { readonly type: 'still'; readonly fact: FactRow }
)

export interface StoryRow {
  readonly key: string
  readonly type: StoryType
  readonly of: string
  readonly title: string
  readonly lines: readonly Quote[]
  readonly pages: number
  readonly emotions: readonly CountedEmotion[]
  readonly from: Day
  readonly to: Day
}

export interface SettledRow {
  readonly uid: string
  readonly said: MemoryCorrection
  /** Names for the surfaces that it speaks of, as far as they still have one. */
  readonly names: readonly string[]
  /** The page that is not to come by itself again. `title`: empty where it has none, or names whom is forgotten. */
  readonly page?: { readonly day: Day; readonly title: string }
}

export interface MemoryOverview {
  readonly today: Day
  /** Without check-ins. */
  readonly pages: number
  /** Of what the person said in talks. */
  readonly messages: number
  readonly since: Day | null
  /** Newest first, with every month that has a page or a check-in. */
  readonly months: readonly {
    readonly month: string
    readonly pages: number
    readonly checkIns: number
    readonly title: string | null
  }[]
  readonly onThisDay: readonly Quote[]
  readonly nodes: readonly NodeRow[]
  readonly relations: readonly RelationRow[]
  /** Where the first nodes stand in a picture 1 wide and .72 high. */
  readonly spots: readonly { readonly id: string; readonly x: number; readonly y: number }[]
  /** The first of what is to be settled. */
  readonly questions: readonly QuestionRow[]
  /** How much there is to settle. */
  readonly toSettle: number
  readonly stories: readonly StoryRow[]
  readonly facts: number
  readonly settled: readonly SettledRow[]
  /** Pages that the review has left to show. */
  readonly left: number
  /** Nothing new is remembered for now. */
  readonly isPaused: boolean
  /** How long reading, putting together and making this overview took, ms; `cached`: how many pages needed no reading. */
  readonly tookMs: {
    readonly read: number
    readonly assemble: number
    readonly overview: number
    readonly cached: number
  }
}

/** What goes on: pages are read, then put together; it waits for a pause of background work to end, or somebody stopped it. */
export type MemoryStep = 'read' | 'assemble' | 'held' | 'stopped'

export type MemoryEvent =
  | { readonly is: 'reading'; readonly step: MemoryStep; readonly read: number; readonly of: number }
  | { readonly is: 'ready'; readonly overview: MemoryOverview }
/** Reads what changed, in slices, and tells the overview each time it is another; goes on until it is aborted. */
export const memoryLife = stream<OfMemory, MemoryEvent>('memory.life')

export interface PageRow {
  readonly uid: string
  readonly day: Day
  readonly time: string
  readonly title: string
  readonly excerpt: string
  readonly isCheckIn: boolean
  readonly mood: number | null
  readonly names: readonly { readonly id: string; readonly name: string }[]
  readonly topics: readonly string[]
}
/** The pages of a month such as '2026-11', newest first. */
export const monthPages = command<OfMemory & { month: string }, readonly PageRow[]>('memory.month')

export interface NodePage extends NodeRow {
  readonly months: readonly { readonly month: string; readonly pages: number }[]
  readonly mood: MoodWhen
  readonly moodDays: readonly MoodDay[]
  readonly facts: readonly FactRow[]
  /** Newest first. */
  readonly quotes: readonly Quote[]
  readonly together: readonly {
    readonly node: NodeRow
    readonly relation: RelationRow
    /** Something later ended it. */
    readonly isOver: boolean
  }[]
  readonly surfaces: readonly string[]
  /** What is said with 'forget' of it. */
  readonly forgetting: Pick<Extract<MemoryCorrection, { type: 'forget' }>, 'surfaces' | 'others'>
  readonly of: number
}
/** Everything about one node, by any of its surfaces; null where there is none any more. */
export const nodePage = command<OfMemory & { id: string }, NodePage | null>('memory.node')

/** Somebody whom pages name, with the newest sentence that does. */
export interface PersonOnPages {
  readonly id: string
  readonly name: string
  readonly pages: number
  readonly quote: Quote
}
/** The people whom these pages of the person's own journal name, on most of them first. */
export const peopleOnPages = command<{ uids: readonly string[] }, readonly PersonOnPages[]>(
  'memory.people-on',
)

/** Where every node of the overview stands on a map 1 wide and .72 high; laid out again only where others are on it. */
export const memoryMap = command<
  OfMemory,
  readonly { readonly id: string; readonly x: number; readonly y: number }[]
>('memory.map')

/** What Inkwell believes: facts that hold or held, and typed relations, each with its sentences. */
export interface Beliefs {
  readonly facts: readonly FactRow[]
  readonly relations: readonly {
    readonly words: string
    readonly quotes: readonly Quote[]
    readonly ids: readonly [string, string]
    readonly relation: string
    /** The ways in which pages name the two where they say so. */
    readonly pairs: readonly (readonly [string, string])[]
    /** Something later ended it. */
    readonly isOver: boolean
  }[]
}
export const beliefs = command<OfMemory, Beliefs>('memory.beliefs')

/** One thing that a summary says, with the sentences that show it. */
export interface ClaimRow {
  readonly words: string
  readonly pages: number
  readonly quotes: readonly Quote[]
}

/** A stretch of days in short. */
export interface StretchRow {
  readonly type: 'day' | 'week' | 'month' | 'year'
  readonly from: Day
  readonly to: Day
  readonly pages: number
  readonly mood: { readonly mean: number; readonly rated: number } | null
  readonly names: readonly ClaimRow[]
  readonly topics: readonly ClaimRow[]
  readonly feelings: readonly ClaimRow[]
  readonly learnt: readonly ClaimRow[]
}

/** The five summaries of a person and those of this day, week, month and year; each made again only where what it rests on has changed. */
export interface MemorySummaries {
  readonly user: {
    readonly historical_context_summary: readonly ClaimRow[]
    readonly mental_model_summary: readonly ClaimRow[]
    readonly psychological_summary: readonly ClaimRow[]
    readonly causal_summary: readonly ClaimRow[]
    readonly temporal_summary: readonly ClaimRow[]
  }
  readonly stretches: readonly StretchRow[]
  readonly modelUsed: string
}
export const memorySummaries = command<OfMemory, MemorySummaries | null>('memory.summaries')

/** A page as somebody looks back on it. */
export interface PageToSee extends PageRow {
  readonly content: string
}
/** A page to look at, by chance: none that was shown within 30 days, is not to come by itself again, or is among `not`. Null: there is none left. */
export const pageToSee = command<OfMemory & { not: readonly string[] }, PageToSee | null>('memory.see')

type Said = MemoryCorrection extends infer One
  ? One extends unknown
    ? Omit<One, 'createdAt'>
    : never
  : never
export type SaidOfMemory = Said
/** Keeps what the person says and answers with its uid. */
export const sayOfMemory = command<OfMemory & { said: SaidOfMemory }, string>('memory.say')
/** Takes it back. */
export const unsayOfMemory = command<OfMemory & { uid: string }, void>('memory.unsay')
