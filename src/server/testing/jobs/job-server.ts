import path from 'node:path'
import { readConfig } from '../../config/config.ts'
import { openDatabase } from '../../db/database.ts'
import { createJobQueue } from '../../features/jobs/job-queue.ts'
import { countingOperations } from './counting-operations.ts'

// A server's queue in a process of its own, to be killed. What a killed one had is taken up after moments.
const read = readConfig(process.env, path.resolve(import.meta.dirname, '..', '..', '..', '..'))
const config = { ...read, limits: { ...read.limits, jobLeaseMs: 250 } }
const { db, health, bus } = await openDatabase(config)
const { many, once } = countingOperations(process.env.STARTS_FILE ?? '', Number(process.env.WORK_MS ?? 15))
const log = (fields: Record<string, unknown>): void => console.error(JSON.stringify(fields))
createJobQueue({ db, health, bus, config, trueNow: Date.now }, [many, once], many, log).start()
// What listens on a port keeps a server alive; this one listens on none.
setInterval(() => undefined, 60_000)
process.stdout.write('ready')
