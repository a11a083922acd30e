import { command } from '#worker/core/worker-calls.ts'

/** The words of a page in the trash; null when it has gone from there. */
export const readTrashed = command<{ uid: string }, string | null>('journal.read-trashed')

/** Deletes pages of the trash for good, with their versions and the talk beside them; what has left the trash meanwhile stays. Answers how many went. */
export const deleteForGood = command<{ uids: readonly string[] }, number>('journal.delete-for-good')
