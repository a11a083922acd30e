import type { Generated, Kysely, Selectable } from 'kysely'
import type { ApiTokenTable, BetaCodeTable, SubscriptionTable } from './billing-tables.ts'
import type { CalendarFeedTable, PushInstantTable, PushSubscriptionTable } from './calendar-tables.ts'
import type {
  AuditLogTable,
  JobAttemptTable,
  JobTable,
  JobWorkerTable,
  ServerSwitchTable,
} from './job-tables.ts'
import type {
  BlobChunkTable,
  RecordChangeTable,
  RecordTable,
  ReplacedChunkTable,
  ReplacedRecordTable,
} from './vault-tables.ts'

/**
 * One shape on both databases: instants are ms since 1970, booleans 0 or 1, JSON is text, bytes are Uint8Array, and
 * whole numbers are JavaScript numbers (bigint columns hold nothing above 2^53). Absent is NULL.
 */
export interface Tables {
  /** Facts about the whole database. */
  facts: { name: string; value: string }
  /** Numbers that only rise and are never given twice. */
  counters: { name: string; value: number }
  users: UserTable
  avatars: AvatarTable
  sessions: SessionTable
  password_resets: PasswordResetTable
  google_flows: GoogleFlowTable
  throttle: ThrottleTable
  vaults: VaultTable
  key_slots: KeySlotTable
  retired_key_slots: RetiredKeySlotTable
  security_events: SecurityEventTable
  known_browsers: KnownBrowserTable
  records: RecordTable
  record_changes: RecordChangeTable
  blob_chunks: BlobChunkTable
  replaced_records: ReplacedRecordTable
  replaced_chunks: ReplacedChunkTable
  totp_secrets: TotpSecretTable
  backup_codes: BackupCodeTable
  passkeys: PasskeyTable
  login_tickets: LoginTicketTable
  factor_challenges: FactorChallengeTable
  push_subscriptions: PushSubscriptionTable
  push_instants: PushInstantTable
  calendar_feeds: CalendarFeedTable
  subscriptions: SubscriptionTable
  beta_codes: BetaCodeTable
  api_tokens: ApiTokenTable
  jobs: JobTable
  job_attempts: JobAttemptTable
  job_workers: JobWorkerTable
  audit_log: AuditLogTable
  server_switches: ServerSwitchTable
}

export type Db = Kysely<Tables>
export type Dialect = 'sqlite' | 'postgres'

interface UserTable {
  id: number
  /** As typed. */
  username: string
  /** What makes it unique: NFKC, lower case. */
  username_key: string
  email: string | null
  /** When this account took its email address. Where several have the same one it belongs to the first, and mails go to that account's owner alone. */
  email_since: Generated<number>
  name: string | null
  google_id: Generated<string | null>
  avatar_url: Generated<string | null>
  /** When the own image in `avatars` was kept; null: there is none. */
  avatar_at: Generated<number | null>
  /** When the person asked to hear about referrals. */
  referral_notice_at: Generated<number | null>
  stripe_customer_id: Generated<string | null>
  /** How often Stripe was asked about this person, and the latest of those whose answer was kept. */
  billing_asked: Generated<number>
  billing_heard: Generated<number>
  subscription_tier: Generated<string>
  subscription_status: Generated<string>
  /** Always the subscription tier: the database computes it. */
  plan_type: Generated<string>
  google_calendar_token: Generated<string | null>
  settings: Generated<string>
  onboarding_completed: Generated<number>
  onboarding_data: Generated<string | null>
  beta_code_applied_at: Generated<number | null>
  tts_settings: Generated<string | null>
  ai_model_preference: Generated<string>
  is_admin: Generated<number>
  /** When an admin disabled the account: nobody signs in to it. Null: it is in use. */
  disabled_at: Generated<number | null>
  /** The day (UTC, counted from 1970) of the last use of a session; null: there was none. */
  last_seen_day: Generated<number | null>
  /** HMAC-SHA256(pepper, authSecret). Null: this person signs in another way. */
  password_hash: Uint8Array | null
  /** Argon2id parameters with the salt, JSON. */
  password_kdf: string | null
  /**
   * 0: what password_hash is about signs nobody in: it is the vault passphrase of somebody who comes by Google, and only proves, to a session, that
   * it is really them.
   */
  password_signs_in: Generated<number>
  /**
   * 1: the password has passed through the server as it is typed. 2: an earlier one has, and keys that it could open are still in use. 0: no such
   * thing.
   */
  password_seen: Generated<number>
  created_at: number
}
export type UserRow = Selectable<UserTable>

/** A person's own image. */
interface AvatarTable {
  user_id: number
  /** WebP, 256 x 256. */
  image: Uint8Array
}

interface SessionTable {
  id: string
  /** SHA-256 of the token in the cookie. */
  token_hash: Uint8Array
  user_id: number
  /** What the browser calls itself, coarsely. */
  label: Generated<string>
  /** Where it was used last: an IPv4 address, or the /64 of an IPv6 address. */
  address: Generated<string | null>
  created_at: number
  last_seen_at: number
}

/** The one link of a person that sets a new password. */
interface PasswordResetTable {
  user_id: number
  /** SHA-256 of the token in the link. */
  token_hash: Uint8Array
  expires_at: number
}

/** Ways to Google and back that have been used, until they would be too old anyway. */
interface GoogleFlowTable {
  id: string
  expires_at: number
}

interface ThrottleTable {
  /** Keyed hash of what is throttled. */
  key: string
  count: number
  first_at: number
  last_at: number
  blocked_until: number
}

/** The counters of one person's vault. Taking this row first puts that person's writes in order. */
interface VaultTable {
  user_id: number
  record_seq: number
  slots_version: number
  /** Sealed bytes of all records as they stand. */
  record_bytes: Generated<number>
  /** The day (UTC, counted from 1970) that the next two are about. */
  written_day: Generated<number>
  written_bytes: Generated<number>
  /** Accepted changes. */
  written_count: Generated<number>
}

interface KeySlotTable {
  user_id: number
  slot_id: string
  kind: string
  kdf: string | null
  commitment: string
  wrapped: string
  /** The session that wrote a device's slot, while there is one. */
  session_id: Generated<string | null>
  /** The server's share of the key of a device's slot, base64. */
  share: Generated<string | null>
  created_at: number
}

/** A slot of what a person types or keeps on paper, after another took its place or it was removed. */
interface RetiredKeySlotTable {
  user_id: number
  retired_id: string
  slot_id: string
  kind: string
  kdf: string | null
  commitment: string
  wrapped: string
  /** 'replaced' or 'removed'. */
  why: string
  retired_at: number
}

/** What happened to an account's keys and ways in: what the owner is told on each of their devices. */
interface SecurityEventTable {
  user_id: number
  event_id: string
  kind: string
  /** The browser that did it, coarsely. */
  label: string
  session_id: string | null
  at: number
}

/** A browser in which this person has signed in: guesses of strangers do not make it wait. */
interface KnownBrowserTable {
  user_id: number
  /** SHA-256 of the token in its cookie. */
  token_hash: Uint8Array
  last_seen_at: number
}

/** The secret that a person's authenticator app has. */
interface TotpSecretTable {
  user_id: number
  /** Sealed under the server's secret, bound to the person. */
  sealed: string
  /** The time step of the last code that was used: no code works twice. */
  last_step: number
  created_at: number
}

/** Backup codes that are left. */
interface BackupCodeTable {
  user_id: number
  /** Argon2id, by `kdf`, over an HMAC-SHA256 of person and code. */
  code_hash: Uint8Array
  /** As `password_kdf` of a person; the same for all codes that were made together. */
  kdf: string
}

interface PasskeyTable {
  id: string
  user_id: number
  /** As the authenticator calls it, base64url. */
  credential_id: string
  /** COSE. */
  public_key: Uint8Array
  counter: number
  /** JSON. */
  transports: string
  label: string
  /** The host that it was made for. */
  rp_id: string
  /** The slot that it opens by PRF, where it has one. */
  slot_id: string | null
  created_at: number
  last_used_at: number | null
}

/** Sign-ins that wait for their second factor. */
interface LoginTicketTable {
  /** SHA-256 of the ticket. */
  token_hash: Uint8Array
  user_id: number
  /** That of the account when the ticket was made: it is over when the password changes. */
  password_hash: Uint8Array | null
  expires_at: number
}

/** What is waiting for one answer: a challenge that a passkey signs, or a new secret that an authenticator app shows it has. */
interface FactorChallengeTable {
  /** SHA-256 over purpose and the session or sign-in that it belongs to. */
  bound_to: Uint8Array
  /** Null while nobody has said who they are. */
  user_id: number | null
  value: string
  expires_at: number
}
