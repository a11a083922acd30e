import { randomBytes } from 'node:crypto'
import { type Config, ConfigFault } from './config/config.ts'
import { createDeriver } from './core/accounts/password.ts'
import { sessionExpiry } from './core/accounts/session.ts'
import { createSessionHub } from './core/accounts/session-hub.ts'
import type { AppDeps } from './core/app-deps.ts'
import { createBilling } from './core/billing/billing.ts'
import { readBilling } from './core/billing/billing-config.ts'
import { createChangeHub } from './core/change-hub.ts'
import { deriveKeys, type SecretKeys } from './core/data/secret-keys.ts'
import type { LogTarget } from './core/logs/logging.ts'
import { createMailer } from './core/mail/mailer.ts'
import { noTrials, shiftedClock } from './core/trials/trials.ts'
import type { OpenDatabase } from './db/database.ts'
import { factNames, keepFact } from './db/facts.ts'

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
  const { config, env, database, secret, log } = around
  const trials = noTrials()
  const now = shiftedClock(around.now, trials)
  const { db, bus, health, dialect } = database
  const keys = deriveKeys(secret)
  await refuseOtherSecret(database, keys)
  return {
    config,
    env,
    db,
    dialect,
    bus,
    health,
    keys,
    deriver: createDeriver(config.limits.derivationQueue),
    now,
    trueNow: around.now,
    randomBytes: (length) => randomBytes(length),
    changes: createChangeHub(bus),
    sessions: createSessionHub({ bus, now, expiryOf: (sessionId) => sessionExpiry(db, sessionId) }),
    billing: createBilling(readBilling(env), config.limits),
    mailer: config.mail && createMailer(config.mail, config.limits),
    engineScript: new URL('./features/companion/companion-engine.worker.ts', import.meta.url),
    log,
    trials,
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
