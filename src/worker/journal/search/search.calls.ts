import { query, type Row } from '#worker/core/worker-calls.ts'
import type { Found } from '../entries/journal.calls.ts'

/** Pages that a condition keeps away, and the search without it. */
export interface HiddenRow {
  readonly count: number
  /** 'with mood 5 or lower' */
  readonly words: string
  readonly without: string
}

/** How a search went. */
export interface SearchRow extends Row {
  readonly found: number
  readonly all: number
  /** Measured in the worker, ms. */
  readonly tookMs: number
  readonly hidden: readonly HiddenRow[]
  /** Words that are nowhere, and what was looked for instead. */
  readonly corrections: readonly { readonly asked: string; readonly shown: string }[]
  /** What could not be used, in sentences, with its place in what was typed. */
  readonly problems: readonly { readonly from: number; readonly to: number; readonly sentence: string }[]
  /** A question was asked: what answers it best stands first, whatever its day. */
  readonly isRanked: boolean
}
export const searchRow = query<Found, SearchRow>('journal.search')

export interface CompletionRow extends Row {
  /** As it is written in the journal. */
  readonly word: string
  /** On how many pages. */
  readonly count: number
}
/** Names or topics of the journal that begin with some letters, the most frequent first. */
export const completionRows = query<{ of: 'names' | 'topics'; start: string }, CompletionRow>(
  'journal.completions',
)

export interface FoundTermsRow extends Row {
  readonly terms: readonly string[]
}
/** The words, folded, that a search finds on one page: one row. */
export const foundTerms = query<Found & { uid: string }, FoundTermsRow>('journal.found-terms')
