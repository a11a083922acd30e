import type { FastifyInstance } from 'fastify'
import { setupMark } from '#contract/paths/google-paths.ts'
import { buildApp } from './app.ts'
import { assembleDeps } from './assemble-deps.ts'
import { type Config, ConfigFault, readConfig } from './config/config.ts'
import { hasUsers } from './core/accounts/users.store.ts'
import type { AppDeps } from './core/app-deps.ts'
import {
  type DataFolderLock,
  lockDataFolder,
  secretOfFolder,
  settleArrivingSecret,
} from './core/data/data-folder.ts'
import { logWeakSettings } from './core/logs/weak-settings.ts'
import { damagedFault, databaseFile, openDatabase } from './db/database.ts'
import { isDamaged } from './db/database-faults.ts'
import { factNames, factOf } from './db/facts.ts'
import { refusePlainConnections } from './plain-connections.ts'

const mostFarewellMs = 3_000
const damagedSentence =
  'The database is damaged. From now on the server only shows what can still be read and takes nothing new. ' +
  'The README says what to do: "When the database is damaged".'

export interface RunningServer {
  /** What the person who started it is told. */
  readonly greeting: readonly string[]
  stop(): Promise<void>
}

/** Settings, data folder, database, app, port: in this order. When one fails those before it are closed again. */
export async function runServer(env: AppDeps['env'], projectFolder: string): Promise<RunningServer> {
  const config = readConfig(env, projectFolder)
  const opened = new AsyncDisposableStack()
  try {
    const greeting = await open(config, env, opened)
    return { greeting, stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw tellingDamage(error, config.dataFolder)
  }
}

function tellingDamage(error: unknown, dataFolder: string): unknown {
  const isDamage = isDamaged(error) || isDamaged((error as Error).cause)
  return isDamage ? damagedFault(databaseFile(dataFolder), error) : error
}

async function open(config: Config, env: AppDeps['env'], opened: AsyncDisposableStack): Promise<string[]> {
  refusePlainConnections(config, env)
  const lock = config.databaseUrl === null ? lockDataFolder(config.dataFolder) : null
  if (lock) opened.defer(() => lock.release())
  const database = await openDatabase(config)
  opened.defer(() => database.close())
  if (lock) settleArrivingSecret(config.dataFolder, await factOf(database.db, factNames.secretFingerprint))
  const deps = await assembleDeps({
    config,
    env,
    database,
    secret: config.secret ?? secretOfFolder(config.dataFolder),
    log: { level: config.logLevel },
    now: Date.now,
  })
  opened.defer(() => deps.sessions.close())
  deps.health.onDamage(() => console.error(damagedSentence))
  const app = await buildApp(deps)
  opened.defer(() => closeSoon(app))
  logWeakSettings(app.log, config)
  const address = await listen(app, config, lock)
  return [`Inkwell is listening on ${address}`, ...(await setupLines(deps, address))]
}

/** Lets running requests finish, but not for ever. */
async function closeSoon(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), mostFarewellMs)
  await app.close()
  clearTimeout(cut)
}

async function listen(app: FastifyInstance, config: Config, lock: DataFolderLock | null): Promise<string> {
  const { host, port } = config
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new ConfigFault(`Port ${port} is in use. Set PORT to another one.`)
    if (code === 'EACCES') throw new ConfigFault(`Port ${port} may not be used. Set PORT to another one.`)
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new ConfigFault(`HOST ${host} is no address of this machine.`)
    throw error
  }
  const named = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const bound = app.server.address()
  const boundPort = typeof bound === 'object' ? (bound?.port ?? port) : port
  const address =
    config.publicUrl?.origin ?? `http://${named.includes(':') ? `[${named}]` : named}:${boundPort}`
  lock?.announce(address)
  return address
}

/** In production nobody but who reads this output may make the first account. */
async function setupLines({ config, db, keys }: AppDeps, address: string): Promise<string[]> {
  if (!config.isProduction) return []
  if (await hasUsers(db)) return []
  return [
    'There is no account yet. Make the first one, which is the admin, with this link:',
    `${address}/auth?mode=register#${setupMark}${keys.setupToken}`,
  ]
}
