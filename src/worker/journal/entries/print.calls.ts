import type { PrintRange } from '#domain/journal/versions/print-range.ts'
import { stream } from '#worker/core/worker-calls.ts'

/** An entry as it is printed. */
export interface PrintedPage {
  readonly id: string
  readonly title: string
  readonly content: string
  /** 'Thursday 19 November 2026, 21:31' */
  readonly date: string
  /** Mood, energy, stress and emotions in words; empty when none was given. */
  readonly ratings: string
  /** Topics and activities in words; empty when there are none. */
  readonly topics: string
}

export type PrintEvent =
  /** How many entries are in the range, and how many of them fit into one print. */
  { readonly inRange: number; readonly printed: number } | { readonly pages: readonly PrintedPage[] }

/** The entries of a range, oldest first: how many at first, then the pages, a stretch at a time. */
export const printPages = stream<PrintRange, PrintEvent>('journal.print')
