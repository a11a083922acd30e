import { stream } from '#worker/core/worker-calls.ts'
import type { EntryRow, Found } from '../entries/journal.calls.ts'

/** A page near a search in meaning, as the list of pages shows it; its pieces are the passage that is near. */
export interface NearRow extends EntryRow {
  /** The passage, literally but for white space. */
  readonly quote: string
}

/** Tells which pages are near a search in meaning, nearest first, at once and again whenever that changes; none where nothing is known of meaning, null where the search asks nothing that has one. */
export const watchNearPages = stream<Found, readonly NearRow[] | null>('journal.near-in-meaning')
