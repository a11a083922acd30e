import type { JournalEntry } from '#domain/journal/journal-entry.ts'
import type { VersionWhy } from '#domain/journal/versions/versions.ts'
import type { TextDiff } from '#domain/journal/versions/word-diff.ts'
import { command, query, type Row } from '#worker/core/worker-calls.ts'

export interface OriginRow extends Row {
  readonly title: string
  /** It can be opened: neither deleted nor still on its way. */
  readonly isThere: boolean
}
/** Of a page that was kept when two devices changed the same lines: the page it is a version of. No row for any other page. */
export const originOf = query<{ uid: string }, OriginRow>('journal.origin')

export interface VersionRow extends Row {
  /** When its words were written last, or its values gave way; ms since 1970. */
  readonly atMs: number
  readonly why: VersionWhy | 'merge'
  /** How many words it has; null where it is no text that was kept. */
  readonly words: number | null
}
/** What a page was before, newest first; what says the same as the page, or as the version above it, is left out. */
export const versionRows = query<{ uid: string }, VersionRow>('journal.versions')

/** What a version can hold beside the text, as far as it differs from what stands there. */
export const otherFields = [
  'mood',
  'energy',
  'stress',
  'emotions',
  'activities',
  'topics',
  'isStarred',
  'createdAt',
  'zone',
] as const
export type OtherValues = Partial<Pick<JournalEntry, (typeof otherFields)[number]>>

export interface ReadVersion {
  /** From the version to the page as it stands; null where it is the same, or was not kept. */
  readonly title: TextDiff | null
  readonly text: TextDiff | null
  /** Values of then that are others now, and what they are now. */
  readonly was: OtherValues
  readonly now: OtherValues
}
/** A version beside the page as it stands; null when one of the two has gone. */
export const readVersion = command<{ uid: string; id: string }, ReadVersion | null>('journal.read-version')

/** Puts an earlier version back; what stood there instead becomes a version itself. */
export const putBack = command<{ uid: string; id: string }, void>('journal.put-back')

export interface ConflictRow extends Row {
  /** The id is that of the other version. */
  readonly originUid: string
  readonly originTitle: string
  /** Which of the two this page is. */
  readonly side: 'original' | 'version'
  /** The original can be opened: neither deleted nor still on its way. */
  readonly isThere: boolean
  /** Changes whenever the words of one of them do. */
  readonly stamp: string
}
/** Two versions of which this page is one, kept when two devices changed the same lines. No row for any other page. */
export const conflictRows = query<{ uid: string }, ConflictRow>('journal.conflicts')

/** Lines that differ between an original and its other version. */
export interface ConflictLines {
  readonly pairs: readonly { readonly original: string; readonly version: string }[]
  /** How many more pairs there are. */
  readonly more: number
}
export const readConflict = command<{ versionUid: string }, ConflictLines | null>('journal.read-conflict')

/**
 * Which of two versions stays. 'original': the other one goes to the trash. 'version': its words take the original's place, which stay among
 * the original's versions, and it goes to the trash. 'both': it becomes a page of its own.
 */
export const settleConflict = command<{ versionUid: string; keep: 'original' | 'version' | 'both' }, void>(
  'journal.settle-conflict',
)
