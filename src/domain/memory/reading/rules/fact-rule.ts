import type { FactState } from '../page-memory.ts'

/** A way of saying something about somebody, matched right after the words that name them. */
export interface FactRule {
  readonly slot: string
  readonly state: FactState
  readonly pattern: RegExp
  /** Begins a sentence without anybody named: 'Moved to Leeds.' is said of the writer. */
  readonly mayBeElided?: true
}

/** One such way, anchored at the first word after whom it is about (and after 'has', 'just' and the like). Every repetition has a limit. */
export const rule = (slot: string, state: FactState, pattern: RegExp, mayBeElided?: true): FactRule => ({
  slot,
  state,
  pattern,
  ...(mayBeElided && { mayBeElided }),
})
