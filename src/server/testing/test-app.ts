import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { buildApp } from '../app.ts'
import { assembleDeps } from '../assemble-deps.ts'
import type { Config } from '../config/config.ts'
import { defaultLimits, type Limits } from '../config/limits.ts'
import type { Deriver } from '../core/accounts/password.ts'
import type { AppDeps } from '../core/app-deps.ts'
import { openDatabase } from '../db/database.ts'
import { TestBrowser } from './test-browser.ts'
import { CollectedLog, type LogLine } from './warnings.ts'

export interface TestAppOptions {
  /** Without it: SQLite in a folder of its own. */
  readonly databaseUrl?: string | null
  readonly dataFolder?: string
  readonly config?: Partial<Omit<Config, 'limits'>>
  readonly limits?: Partial<Limits>
  readonly env?: AppDeps['env']
  /** Backup codes cost what they cost in the product; else a 256th of the memory. */
  readonly costlyCodes?: true
  /** Instead of the companion's engines. */
  readonly engineScript?: URL
}

/** The real app on a real database, with a clock that stands until it is moved. */
export interface TestApp extends AsyncDisposable {
  readonly app: FastifyInstance
  readonly deps: AppDeps
  /** Every route the app registered. */
  readonly routes: readonly RouteOptions[]
  /** Everything that was logged. */
  readonly logged: readonly string[]
  /** The warnings and errors that were logged since the last call. One that no test takes fails it. */
  takeWarnings(): LogLine[]
  advance(ms: number): void
  /** A browser with a cookie jar of its own. */
  browser(address?: string): TestBrowser
  /** Opens a real port and returns its address. */
  listen(): Promise<string>
}

const testStart = Date.UTC(2026, 10, 21, 8, 30)
export const testSecret = 'a secret for tests that is long enough'

export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const opened = new AsyncDisposableStack()
  try {
    return await open(options, opened)
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function open(options: TestAppOptions, opened: AsyncDisposableStack): Promise<TestApp> {
  const dataFolder = options.dataFolder ?? mkdtempSync(path.join(tmpdir(), 'inkwell-test-'))
  if (!options.dataFolder) opened.defer(() => rmSync(dataFolder, { recursive: true, force: true }))
  const config = testConfig(options, dataFolder)
  const database = await openDatabase(config)
  opened.defer(() => database.close())
  let at = testStart
  const log = new CollectedLog()
  opened.defer(() => log.refuseUnexpected())
  const assembled = await assembleDeps({
    config,
    env: options.env ?? {},
    database,
    secret: testSecret,
    log: { level: config.logLevel, stream: log.stream },
    now: () => at,
  })
  const deps = {
    ...assembled,
    ...(!options.costlyCodes && { deriver: quickCodes(assembled.deriver) }),
    engineScript: options.engineScript ?? assembled.engineScript,
  }
  opened.defer(() => deps.sessions.close())
  const routes: RouteOptions[] = []
  const app = await buildApp(deps, (bare) => bare.addHook('onRoute', (route) => void routes.push(route)))
  opened.defer(() => app.close())
  await app.ready()
  return {
    app,
    deps,
    routes,
    logged: log.lines,
    takeWarnings: () => log.takeWarnings(),
    advance: (ms) => {
      at += ms
    },
    browser: (address) => new TestBrowser(app, address),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

const quickCodes = (deriver: Deriver): Deriver => ({
  ...deriver,
  slowHash: (message, kdf) => deriver.slowHash(message, { ...kdf, memoryKiB: kdf.memoryKiB >> 8 }),
})

function testConfig(options: TestAppOptions, dataFolder: string): Config {
  return {
    isProduction: false,
    port: 0,
    host: '127.0.0.1',
    dataFolder,
    databaseUrl: options.databaseUrl ?? null,
    secret: testSecret,
    publicUrl: null,
    plainHosts: [],
    hosts: [],
    hstsSubdomains: false,
    google: null,
    mail: null,
    logLevel: 'info',
    logAddresses: 'truncated',
    music: 'off',
    webFolder: path.join(dataFolder, 'no-web-app'),
    siteFolder: path.join(dataFolder, 'no-site'),
    contact: null,
    countsPeople: false,
    ...options.config,
    // Tests run the jobs that they are about themselves.
    limits: { ...defaultLimits, jobsDelayMs: 3_600_000, ...options.limits },
  }
}
