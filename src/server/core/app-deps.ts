import type { DatabaseHealth } from '../db/database-health.ts'
import type { Db } from '../db/tables.ts'
import type { ChangeHub } from './change-hub.ts'
import type { Config } from './config.ts'
import type { LogTarget } from './logging.ts'
import type { Mailer } from './mailer.ts'
import type { Deriver } from './password.ts'
import type { SecretKeys } from './secret-keys.ts'
import type { SessionHub } from './session-hub.ts'

/** Everything the app needs from outside. Features take what they need from here and from nowhere else. */
export interface AppDeps {
  readonly config: Config
  /** For features with settings of their own. Wrong values: throw a `ConfigFault` while the app is built. */
  readonly env: Readonly<Record<string, string | undefined>>
  readonly db: Db
  /** Whether the database can be trusted with writes. */
  readonly health: DatabaseHealth
  readonly keys: SecretKeys
  /** One for all, since a server derives one raw password at a time. */
  readonly deriver: Deriver
  /** Ms since 1970. */
  readonly now: () => number
  readonly randomBytes: (length: number) => Uint8Array
  /** Who has new records, across all servers of this database. */
  readonly changes: ChangeHub
  /** Which sessions have ended, across all servers of this database. */
  readonly sessions: SessionHub
  /** Null: this server sends no mails. */
  readonly mailer: Mailer | null
  /** What runs in the thread of the companion's engines; tests plant a slow one. */
  readonly engineScript: URL
  readonly log: LogTarget
}
