import { type SyncStatus, signedOutTrouble } from '#vault/store/store.ts'

export type NoteCounts = Pick<SyncStatus, 'notices' | 'setAside'>

export type Note =
  | { readonly is: 'signed-out' }
  | { readonly is: 'keys'; readonly words: string }
  | { readonly is: 'stale-password' }
  | { readonly is: 'notices' }
  | { readonly is: 'set-aside'; readonly count: number }

export interface NoteReasons {
  readonly sync: Pick<SyncStatus, 'trouble' | 'keyTrouble'> & NoteCounts
  /** The server knows of no session any more. */
  readonly hasSessionEnded: boolean
  /** The account's password does not open the vault yet. */
  readonly isPasswordStale: boolean
  /** The counts when somebody closed a note, which stays away until there is more. */
  readonly dismissed: NoteCounts
}

/** The most pressing thing to say. */
export function noteToShow({
  sync: { trouble, keyTrouble, notices, setAside },
  hasSessionEnded,
  isPasswordStale,
  dismissed,
}: NoteReasons): Note | null {
  if (hasSessionEnded || trouble === signedOutTrouble) return { is: 'signed-out' }
  if (keyTrouble !== undefined) return { is: 'keys', words: keyTrouble }
  if (isPasswordStale) return { is: 'stale-password' }
  if (notices > dismissed.notices) return { is: 'notices' }
  if (setAside > dismissed.setAside) return { is: 'set-aside', count: setAside }
  return null
}
