import { query, type Row } from '#worker/core/worker-calls.ts'

/** A page near the open one: of the same day in an earlier year, of a day close to it, or about the same things. */
export interface RelatedEntryRow extends Row {
  readonly uid: string
  readonly kind: 'same-day' | 'around' | 'related'
  readonly title: string
  readonly isCheckIn: boolean
  readonly day: string
  /** So many years before the open page; null for a related one. */
  readonly years: number | null
  /** Literal words of that page; empty where it has none. */
  readonly quote: string
  /** What a related page shares with the open one; empty for one that is only near in meaning. */
  readonly words: readonly string[]
}
export const relatedEntryRows = query<{ uid: string }, RelatedEntryRow>('journal.near')
