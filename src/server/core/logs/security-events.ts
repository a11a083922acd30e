import type { LogLevel } from '#server/config/config.ts'
import { errorFields } from './logging.ts'

/** Every kind of security event, with its level: what was refused or failed warns, what succeeded informs. */
const levelOf = {
  sign_in_succeeded: 'info',
  sign_in_failed: 'warn',
  sign_in_throttled: 'warn',
  sign_out: 'info',
  session_ended: 'info',
  password_changed: 'info',
  /** Somebody who is signed in gave a wrong password where it is asked for again. */
  password_check_failed: 'warn',
  reset_asked: 'info',
  reset_used: 'info',
  reset_refused: 'warn',
  email_changed: 'info',
  key_slot_changed: 'info',
  key_slot_removed: 'info',
  keys_renewed: 'info',
  second_factor_added: 'info',
  second_factor_removed: 'info',
  second_factor_failed: 'warn',
  google_linked: 'info',
  google_unlinked: 'info',
  account_made: 'info',
  account_deleted: 'info',
  /** An admin disabled an account, or enabled it again. */
  account_switched_off: 'warn',
  account_switched_on: 'info',
  admin_promoted: 'warn',
  admin_demoted: 'warn',
  cross_site_refused: 'warn',
  /** A route for admins, or the id of something that belongs to another account. */
  access_denied: 'warn',
  rate_limited: 'warn',
  /** What was sent to a route that guards accounts did not fit its schema. */
  input_refused: 'warn',
  unexpected_error: 'error',
  database_fault: 'error',
  /** The mail server, Google or another service could not be reached, or its certificate did not hold. */
  connection_fault: 'error',
  backup_made: 'info',
  backup_restored: 'warn',
  weak_setting: 'warn',
} as const satisfies Record<string, LogLevel>

export type SecurityEventKind = keyof typeof levelOf

/** All that may be written about an event. No names, email addresses, page addresses, tokens or content. */
export interface SecurityEventFields {
  /** The number of the account that it is about. */
  readonly account?: number | undefined
  /** The number of the account that did it, where that is another one. */
  readonly by?: number | undefined
  /** `request.ip`. The log shortens or hashes it, by the setting INKWELL_LOG_ADDRESSES. */
  readonly address?: string | undefined
  /** The pattern of the route, never the address that was asked for. */
  readonly route?: string | undefined
  /** How somebody signed in, or what kind of thing it is about: 'password', 'google', 'totp', 'device'. */
  readonly method?: string | undefined
  /** An error code of ours, or the code of a fault. */
  readonly code?: string | undefined
  readonly count?: number | undefined
  /** The name of a setting. */
  readonly setting?: string | undefined
  /** What was thrown: only its kind and where it arose are written. */
  readonly error?: unknown
}

/** A logger of the app or of a request; that of a request adds the request's id. */
export interface EventLog {
  info(fields: object): void
  warn(fields: object): void
  error(fields: object): void
}

/** Our own words only: whatever else comes this way, such as line breaks, is not written. */
const plainWord = /^[\w:./* -]{1,100}$/

const wordOf = (text: string | undefined): string | undefined =>
  text === undefined || plainWord.test(text) ? text : 'left out'

/** Writes a security event into the log, with the listed fields and nothing else. */
export function securityEvent(
  log: EventLog,
  kind: SecurityEventKind,
  fields: SecurityEventFields = {},
): void {
  log[levelOf[kind]]({
    event: kind,
    account: fields.account,
    by: fields.by,
    address: fields.address,
    route: wordOf(fields.route),
    method: wordOf(fields.method),
    code: wordOf(fields.code),
    count: fields.count,
    setting: wordOf(fields.setting),
    ...(fields.error !== undefined && errorFields(fields.error)),
  })
}

export const isSecurityEvent = (name: unknown): name is SecurityEventKind =>
  typeof name === 'string' && Object.hasOwn(levelOf, name)
