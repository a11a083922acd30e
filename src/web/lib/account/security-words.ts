import type { AdminDeed, SecurityEvent, SecurityEventKind } from '#contract/security-events.ts'
import { atWords, type Moment } from '../time-words.ts'

const happened: Record<SecurityEventKind, string> = {
  password_changed: 'Your password was changed',
  passphrase_changed: 'Your passphrase was changed',
  password_reset: 'A new password was set by a reset link',
  password_set: 'A password was set in place of the passphrase',
  recovery_code_made: 'A new recovery code was made',
  recovery_code_removed: 'Your recovery code was removed',
  keys_renewed: 'The keys of your pages were renewed',
  key_restored: 'Your password opens your pages again',
  google_linked: 'Google was linked',
  google_unlinked: 'Google was unlinked',
  email_changed: 'Your email address was changed',
  username_changed: 'Your username was changed',
  authenticator_added: 'An authenticator app was set up',
  authenticator_removed: 'The authenticator app was turned off',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
  token_made: 'An API token was made',
  backup_codes_made: 'New backup codes were made',
  admin_removed_factors: 'Your second factor was turned off',
  admin_signed_out: 'You were signed out everywhere',
  admin_disabled: 'Your account was disabled',
  admin_enabled: 'Your account was enabled again',
}

/** Where the list of events stands on its page. */
export const recentChanges = 'recent-changes'

export const eventWords = (kind: SecurityEventKind): string => happened[kind]

export const isByAdmin = (kind: SecurityEventKind): kind is AdminDeed => kind.startsWith('admin_')

/** When and from where: 'Today at 14:02, in Firefox on Linux'. */
export function eventLine({ kind, at, label, isOwn }: SecurityEvent, moment: Moment): string {
  if (isByAdmin(kind)) return `${atWords(Date.parse(at), moment)}, by an admin of this server`
  const where = isOwn ? 'in this browser' : label ? `in ${label}` : 'in a browser without a name'
  return `${atWords(Date.parse(at), moment)}, ${where}`
}

export interface Notice {
  readonly title: string
  readonly text: string
}

/** What another device is told of, the latest first; there is at least one. */
export function noticeOf([latest, ...more]: readonly SecurityEvent[], moment: Moment): Notice | null {
  if (!latest) return null
  const rest =
    more.length === 1 ? ', and one more change was made' : `, and ${more.length} more changes were made`
  return {
    title: `${eventWords(latest.kind)}${more.length > 0 ? rest : ''}.`,
    text: `${eventLine(latest, moment)}. ${isByAdmin(latest.kind) ? 'If you did not ask for it, ask whoever runs this server.' : 'If it was you, there is nothing to do.'}`,
  }
}
