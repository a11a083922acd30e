import type { Day } from '#domain/time/day.ts'
import type { TalkPlace } from './memory.calls.ts'

/** A page as memory reads it. `text`: the person's own words, as long as the page itself; sentences are quoted from it. */
export interface SourcePage {
  readonly uid: string
  readonly text: string
  readonly day: Day
  readonly atMs: number
  readonly mood: number | null
  readonly title: string
  readonly excerpt: string
  /** Only ratings and feelings, no words. */
  readonly isCheckIn: boolean
  readonly time: string
  readonly isSouthern: boolean
  /** The talk in which it was said; absent in a page. */
  readonly talk?: TalkPlace
}
