import type { Day } from '#domain/time/day.ts'
import { command, query, type Row } from '#worker/core/worker-calls.ts'

export interface TrashRow extends Row {
  readonly title: string
  /** The beginning of the text; the ratings in words where there is none. */
  readonly excerpt: string
  readonly day: Day
  readonly isCheckIn: boolean
  /** When it was put into the trash, ISO. */
  readonly deletedAt: string
}
/** What lies in the trash, deleted last first. */
export const trashRows = query<null, TrashRow>('journal.trash')

/** The words of a page in the trash; null when it has gone from there. */
export const readTrashed = command<{ uid: string }, string | null>('journal.read-trashed')

/** Deletes pages of the trash for good, with their versions and the talk beside them; what has left the trash meanwhile stays. Answers how many went. */
export const deleteForGood = command<{ uids: readonly string[] }, number>('journal.delete-for-good')
