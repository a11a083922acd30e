import type { RememberedFor } from '#domain/journal/journal-entry.ts'
import type { Passage } from '#domain/search/passages.ts'

/** A passage that is related to what was just said. */
export interface RecalledPassage extends Passage {
  /** The sentence or two that are nearest: a literal substring of `text`. */
  readonly quote: string
  /** Words of the message that the passage shares, as the person wrote them now, the most telling first. */
  readonly shared: readonly string[]
  /** What is special about it, where something is. */
  readonly why?: LineReason
  /** What memory took its quote for, where memory brought it up. */
  readonly remembered?: RememberedFor
}

/** It is a promise of their own, what somebody told them, or was written on these days of another year. */
export type LineReason = 'promise' | 'told' | 'year'
