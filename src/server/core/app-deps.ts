import type { Config } from '../config/config.ts'
import type { Bus } from '../db/bus.ts'
import type { DatabaseHealth } from '../db/database-health.ts'
import type { Db, Dialect } from '../db/tables.ts'
import type { Deriver } from './accounts/password.ts'
import type { SessionHub } from './accounts/session-hub.ts'
import type { Billing } from './billing/billing.ts'
import type { ChangeHub } from './change-hub.ts'
import type { SecretKeys } from './data/secret-keys.ts'
import type { LogTarget } from './logs/logging.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Trials } from './trials/trials.ts'

/** Everything the app needs from outside. Features take what they need from here and from nowhere else. */
export interface AppDeps {
  readonly config: Config
  /** For features with settings of their own. Wrong values: throw a `ConfigFault` while the app is built. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly db: Db
  readonly dialect: Dialect
  /** Short messages to all servers of this database. */
  readonly bus: Bus
  /** Whether the database can be trusted with writes. */
  readonly health: DatabaseHealth
  readonly keys: SecretKeys
  /** One for all, since a server derives one raw password at a time. */
  readonly deriver: Deriver
  /** Ms since 1970, as far from the true time as `trials` says. */
  readonly now: () => number
  /** Ms since 1970 by the machine's own clock, for what has to stay right while another time is tried out: the queue of jobs, the names of backups, how long answers took. */
  readonly trueNow: () => number
  readonly randomBytes: (length: number) => Uint8Array
  /** Who has new records, across all servers of this database. */
  readonly changes: ChangeHub
  /** Which sessions have ended, across all servers of this database. */
  readonly sessions: SessionHub
  /** What is sold here, and the way to Stripe. */
  readonly billing: Billing
  /** Null: this server sends no mails. */
  readonly mailer: Mailer | null
  /** What runs in the thread of the companion's engines; tests plant a slow one. */
  readonly engineScript: URL
  readonly log: LogTarget
  /** What an admin has staged to try the server out. */
  readonly trials: Trials
}
