import type { Day } from '../../time/day.ts'
import type { DatedFact, Receipt } from '../memory-graph.ts'

/** A question to a journal. `period`: the days that it names, both included; null: none. */
export interface MemoryQuestion {
  readonly question: string
  readonly period: { readonly from: Day; readonly to: Day } | null
}

/** A sentence that answers a question, and the fact that it states; null: it says who somebody is. */
export interface Remembered {
  readonly receipt: Receipt
  readonly fact: DatedFact | null
  /** How well it answers; above 0. */
  readonly worth: number
}
