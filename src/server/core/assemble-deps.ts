import { randomBytes } from 'node:crypto'
import type { OpenDatabase } from '../db/database.ts'
import { factNames, keepFact } from '../db/facts.ts'
import type { AppDeps } from './app-deps.ts'
import { createChangeHub } from './change-hub.ts'
import { type Config, ConfigFault } from './config.ts'
import type { LogTarget } from './logging.ts'
import { createMailer } from './mailer.ts'
import { createDeriver } from './password.ts'
import { deriveKeys, type SecretKeys } from './secret-keys.ts'
import { sessionExpiry } from './session.ts'
import { createSessionHub } from './session-hub.ts'

interface Surroundings {
  readonly config: Config
  readonly env: AppDeps['env']
  readonly database: OpenDatabase
  readonly secret: string
  readonly log: LogTarget
  readonly now: () => number
}

/** Puts together what `buildApp` needs, on an open database. */
export async function assembleDeps(around: Surroundings): Promise<AppDeps> {
  const { config, env, database, secret, log, now } = around
  const { db, bus, health } = database
  const keys = deriveKeys(secret)
  await refuseOtherSecret(database, keys)
  return {
    config,
    env,
    db,
    health,
    keys,
    deriver: createDeriver(config.limits.derivationQueue),
    now,
    randomBytes: (length) => randomBytes(length),
    changes: createChangeHub(bus),
    sessions: createSessionHub({ bus, now, expiryOf: (sessionId) => sessionExpiry(db, sessionId) }),
    mailer: config.mail && createMailer(config.mail, config.limits),
    engineScript: new URL('../features/companion/companion-engine.worker.ts', import.meta.url),
    log,
  }
}

/** With another secret every password would be wrong: better not to start at all. */
async function refuseOtherSecret({ db }: OpenDatabase, keys: SecretKeys): Promise<void> {
  const kept = await keepFact(db, factNames.secretFingerprint, keys.fingerprint)
  if (kept !== keys.fingerprint)
    throw new ConfigFault(
      'This database was made with another secret, and with this one every password would stop working. ' +
        'Start with the INKWELL_SECRET (or the file "secret" of the data folder) that it was made with.',
    )
}
