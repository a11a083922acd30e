import type { Day } from '../../time/day.ts'
import type { InsightType } from '../habit-choices.ts'

/** A sentence that a finding rests on, as it was written. */
export interface FindingQuote {
  readonly day: Day
  readonly text: string
}

/**
 * An insight of one of the four types. `isClear` false: looked for, and no clear link. `missing`: 'not enough days yet (9 of 14)', and then nothing else
 * is claimed. `interval`: in shares or points, drawn about 0.
 */
export interface HabitFinding {
  readonly id: string
  readonly type: InsightType
  /** What it is about, within its type: names it where somebody answers. */
  readonly about: string
  readonly sentence: string
  /** n and interval, in words. */
  readonly basis: string
  readonly isClear: boolean
  readonly missing: string | null
  readonly interval: {
    readonly value: number
    readonly low: number
    readonly high: number
    readonly scale: number
  } | null
  readonly quotes: readonly FindingQuote[]
}
