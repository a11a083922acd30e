import type { EmotionCategory } from '#domain/journal/emotion.ts'
import type { NameKind } from '#domain/journal/reading/context.ts'
import type { Place } from '#domain/journal/reading/reading-digest.ts'
import type { Day } from '#domain/time/day.ts'

/** The version of all rules of memory together: what an older one has read is read again. */
export const memoryEngine = 13

/** The writer, as the subject of a fact. */
export const self = 'person:self'

/** A way in which a page names something: its kind and its folded name or role, such as 'person:ilse' or 'person:role:mother'. */
export type Surface = string

/** In Mention.signs: the page says that the name is an animal's, a firm's or that of something called like somebody. */
export const thingSign = 'thing'

/** The role of a known name that is the writer's own, or a figure's or a team's: nobody in this life. */
export const nobodyRole = 'nobody'

/** In Mention.signs of a mother or father: the page calls them so as by a name, 'Mum'. */
export const calledSign = 'called'

/** Somebody or something that a page names. Places are those of its words; `sentences` are indexes of PageMemory.sentences, one for each place. */
export interface Mention {
  readonly surface: Surface
  readonly kind: NameKind
  readonly name: string
  /** What the person is to the writer, as this page says. */
  readonly role?: string
  /** What the page shows of a person besides: 'woman' or 'man' by its pronouns, 'of brother' for somebody else's brother. */
  readonly signs?: readonly string[]
  readonly places: readonly Place[]
  readonly sentences: readonly number[]
}

/**
 * What a page says about two: `type` reads from `from` to `to`, as in 'sister of'. 'same' says that both are one, 'may be' suggests it, 'follows' does where
 * `from` is hardly named elsewhere, and 'other clause' says that all sentences with both name them in clauses of their own.
 */
export interface Link {
  readonly from: Surface
  readonly to: Surface
  readonly type: string
  readonly sentence: number
}

/** Whether a link is about who is who, and not about how two belong together. */
export const isIdentity = (type: string): boolean =>
  type === 'same' || type === 'may be' || type === 'follows' || type === 'other clause'

/** begins: true from then on; ends: no longer true from then on; is: true when it was written; once: it happened. */
export type FactState = 'begins' | 'ends' | 'is' | 'once'

/** What a sentence says of somebody. */
export interface FactFound {
  readonly subject: Surface
  /** What it is about, such as 'home': of some only one thing holds at a time. */
  readonly slot: string
  /** What tells values of one slot apart, folded. */
  readonly value: string
  /** The page's own words from the verb on. */
  readonly what: string
  readonly state: FactState
  /** The first and last day of the time that the sentence names; null: it names none. */
  readonly from: Day | null
  readonly to: Day | null
  readonly sentence: number
  /** It names a time that was not made out: nobody knows since when it holds. */
  readonly isTimeUnclear?: boolean
}

/** An emotion of a page. `sentence`: which of its sentences says so most clearly; null: only all of them together do. */
export interface FeltEmotion {
  readonly category: EmotionCategory
  /** 0..1 */
  readonly intensity: number
  readonly sentence: number | null
}

/** What a name may be: the writer's own, an animal's, a place's, a team's, a figure's of a work or of the news; or somebody's, who 'acts'. */
export type SeemingKind = 'own' | 'animal' | 'place' | 'team' | 'figure' | 'acts'

/** What the words around a name of a page show it to be, from 1 (likely) to 2 (shown twice or for sure), and how much they say that it is somebody (`scoreOf`), at so many places. */
export interface Seeming {
  readonly name: string
  readonly as: Readonly<Partial<Record<SeemingKind, number>>>
  readonly score: number
  readonly uses: number
}

/** What is kept of one page for memory: places only, the words stay in the page, but for names and the words of facts. */
export interface PageMemory {
  readonly sentiment: number
  readonly emotions: readonly FeltEmotion[]
  /** What it is about, and the sentences that say so. */
  readonly topics: readonly { readonly topic: string; readonly sentences: readonly number[] }[]
  readonly sentences: readonly Place[]
  readonly mentions: readonly Mention[]
  /** What names of people may be instead: NamesAcross weighs it over all pages. */
  readonly seems?: readonly Seeming[]
  readonly links: readonly Link[]
  readonly facts: readonly FactFound[]
  /** Things that are named with 'the', 'my' or 'our' and may turn out to recur. */
  readonly things: readonly Mention[]
}

/** Nothing could be read. */
export const nothingRead: PageMemory = {
  sentiment: 0,
  emotions: [],
  topics: [],
  sentences: [],
  mentions: [],
  links: [],
  facts: [],
  things: [],
}
