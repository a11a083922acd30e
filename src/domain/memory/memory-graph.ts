import type { EmotionCategory } from '../journal/emotion.ts'
import type { NameKind } from '../journal/reading/context.ts'
import type { Place } from '../journal/reading/reading-digest.ts'
import type { Day } from '../time/day.ts'
import type { WhoIsWho } from './assembly/doubts.ts'
import type { FactState, Mention, PageMemory, Surface } from './reading/page-memory.ts'

/** A page as memory holds it: what was read of it, its day (as the person counts days), its instant in ms and its mood, 1 to 10 or null. */
export interface RememberedPage {
  readonly uid: string
  readonly day: Day
  readonly atMs: number
  readonly mood: number | null
  readonly read: PageMemory
  /** It is no page but something that was said in a talk. */
  readonly isTalk?: boolean
}

/** One surface of a page, after what the person said about it. */
export interface Named {
  readonly page: RememberedPage
  readonly mention: Mention
}

/** A sentence of a page, by its place there. */
export interface Receipt {
  readonly uid: string
  readonly day: Day
  readonly atMs: number
  readonly sentence: Place
  /** The words that are meant, in the same text. */
  readonly words: Place | null
  /** The surface that they are. */
  readonly surface?: Surface
}

/** memory_nodes: somebody or something that the journal names. */
export interface MemoryNode {
  /** One of its surfaces; every one of them leads here. */
  readonly id: Surface
  readonly type: NameKind
  readonly name: string
  /** Other ways in which pages name it. */
  readonly aliases: readonly string[]
  readonly surfaces: readonly Surface[]
  /** What the person is to the writer. */
  readonly role: string | null
  readonly pages: number
  readonly first: Day
  readonly last: Day
  /** 0..1 */
  readonly strength: number
  readonly isConfirmed: boolean
}

/** memory_relations. `type` 'together': nothing is said of how. */
export interface MemoryRelation {
  readonly source: Surface
  readonly target: Surface
  readonly type: string
  /** Sentences that hold both. */
  readonly sentences: number
  readonly pages: number
  /** 0..1 */
  readonly strength: number
}

/** What is known of somebody, from when and until when, and the sentence that says it. */
export interface DatedFact {
  readonly key: string
  /** A node's id, or 'person:self'. */
  readonly subject: Surface
  readonly slot: string
  readonly value: string
  readonly what: string
  readonly state: FactState
  /** First day that it may have become true; null: it was true before it was written. */
  readonly from: Day | null
  /** Last day of the time that was named for its beginning: a month, a week. */
  readonly fromLatest: Day | null
  /** Since when it no longer holds; null: it holds, or only happened. */
  readonly until: Day | null
  readonly learnt: Day
  readonly receipts: readonly Receipt[]
  /** The fact that it does not agree with, while nobody has said which holds. */
  readonly against: string | null
  readonly isKept: boolean
}

/** All that memory makes of a journal. */
export interface MemoryGraph {
  readonly pages: readonly RememberedPage[]
  readonly nodes: readonly MemoryNode[]
  readonly relations: readonly MemoryRelation[]
  readonly facts: readonly DatedFact[]
  readonly doubts: readonly WhoIsWho[]
  readonly nodeOf: (surface: Surface) => MemoryNode | undefined
  readonly pageOf: (uid: string) => RememberedPage | undefined
  /** The pages that name a node, oldest first. */
  readonly pagesOf: (node: Surface) => readonly RememberedPage[]
  /** Every place where a page names a node, oldest first. */
  readonly mentionsOf: (node: Surface) => readonly Receipt[]
}

/** An emotion with how many pages carry it. */
export interface CountedEmotion {
  readonly category: EmotionCategory
  readonly pages: number
  /** Mean over these pages, 0..1. */
  readonly intensity: number
}
