import path from 'node:path'
import { buildApp } from '../../app.ts'
import { assembleDeps } from '../../assemble-deps.ts'
import { readConfig } from '../../config/config.ts'
import { openDatabase } from '../../db/database.ts'

// A server in a process of its own. `PUSH_LIMITS` has limits that are otherwise than usual, as JSON.
const read = readConfig(process.env, path.resolve(import.meta.dirname, '..', '..', '..', '..'))
const limits = { ...read.limits, ...JSON.parse(process.env.PUSH_LIMITS ?? '{}') }
const config = { ...read, limits }
const database = await openDatabase(config)
const app = await buildApp(
  await assembleDeps({
    config,
    env: process.env,
    database,
    secret: 'a secret for tests that is long enough',
    log: { level: 'silent' },
    now: Date.now,
  }),
)
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }))
