import type { OtherValues } from '#domain/journal/versions/history-of.ts'
import type { TextDiff } from '#domain/journal/versions/word-diff.ts'
import { command } from '#worker/core/worker-calls.ts'

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
