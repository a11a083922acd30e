import type { SecurityEvent } from '#contract/security-events.ts'
import { type SyncStatus, signedOutTrouble } from '#vault/store/store.ts'

export type NoteCounts = Pick<SyncStatus, 'notices' | 'setAside'>

export type Note =
  | { readonly is: 'signed-out' }
  | { readonly is: 'keys'; readonly words: string }
  | { readonly is: 'security'; readonly events: readonly SecurityEvent[] }
  | { readonly is: 'stale-password' }
  | { readonly is: 'notices' }
  | { readonly is: 'set-aside'; readonly count: number }

export interface NoteReasons {
  readonly sync: Pick<SyncStatus, 'trouble' | 'keyTrouble'> & NoteCounts
  /** The server knows of no session any more. */
  readonly hasSessionEnded: boolean
  /** What happened to keys or ways in elsewhere and was not told here yet, the latest first. */
  readonly untold: readonly SecurityEvent[]
  /** The account's password does not open the vault yet. */
  readonly isPasswordStale: boolean
  /** The counts when somebody closed a note, which stays away until there is more. */
  readonly dismissed: NoteCounts
}

/** The most pressing thing to say. */
export function noteToShow({
  sync: { trouble, keyTrouble, notices, setAside },
  hasSessionEnded,
  untold,
  isPasswordStale,
  dismissed,
}: NoteReasons): Note | null {
  if (hasSessionEnded || trouble === signedOutTrouble) return { is: 'signed-out' }
  if (keyTrouble !== undefined) return { is: 'keys', words: keyTrouble }
  if (untold.length > 0) return { is: 'security', events: untold }
  if (isPasswordStale) return { is: 'stale-password' }
  if (notices > dismissed.notices) return { is: 'notices' }
  if (setAside > dismissed.setAside) return { is: 'set-aside', count: setAside }
  return null
}
