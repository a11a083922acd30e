import type { EntrySummary } from '#domain/journal/entry-summary.ts'
import type { MonthGroup } from '#domain/journal/month-groups.ts'
import type { PageEdit, PageText } from '#domain/journal/new-entry.ts'
import type { Piece } from '#domain/text/find-words.ts'
import type { KeptWhere } from '#vault/store/store.ts'
import { command, query } from '#worker/core/worker-calls.ts'

/** Which entries: all of them, or those with every word of a search. */
export interface Found {
  readonly search: string
}

export interface EntryRow extends EntrySummary {
  readonly id: string
  readonly kept: KeptWhere
  /** Another version of a page, kept when two devices changed the same lines. */
  readonly isOtherVersion: boolean
  /** While searching: the title, and the words around the best hit; empty where nothing was found there. */
  readonly titlePieces: readonly Piece[]
  readonly pieces: readonly Piece[]
}
/** A stretch of the list of entries, newest first. */
export const entryRows = query<Found & { from: number; count: number }, EntryRow>('journal.entries')

export interface MonthRow extends MonthGroup {
  readonly id: string
}
export const monthRows = query<Found, MonthRow>('journal.months')

export interface CountRow {
  readonly id: string
  readonly found: number
  readonly all: number
}
export const entryCount = query<Found, CountRow>('journal.count')

export interface KeepPage {
  readonly uid: string
  readonly edit: PageEdit
  /** What the edit began from: what changed elsewhere since then is merged, never lost. */
  readonly from: PageText
  /** When the page was begun, ISO; counts for a new entry only. */
  readonly begunAt: string
  /** The template that the page was begun from. */
  readonly templateId?: string | undefined
  /** The mindfulness session that the page is about. */
  readonly sessionUid?: string | undefined
}
/**
 * Seals what is still being typed, on this device only, and shows it as a draft. `edit` null, or an edit that leaves nothing to keep: lets
 * go of the draft.
 */
export const draftPage = command<Omit<KeepPage, 'edit'> & { edit: PageEdit | null }, void>('journal.draft')

/** Seals what was written, in place of its draft, and answers with the page as it is kept now. Nothing is made of an empty page. */
export const keepPage = command<KeepPage, PageText>('journal.keep')

/** Ends an entry (its instant, ISO) or takes it up again (null). */
export const finishEntry = command<{ uid: string; endedAt: string | null }, void>('journal.finish')

/** Place of an entry in the list, counted from 0; -1 when it is not in it. */
export const placeOfEntry = command<Found & { uid: string }, number>('journal.place')
