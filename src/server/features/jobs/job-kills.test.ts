import { expect, inject, test } from 'vitest'
import { makeDatabase } from '../../testing/postgres-cluster.ts'
import { faultsOf, killHolder, workThroughKills } from './job-kills.test-support.ts'

const cluster = inject('postgresUrl')
const timeout = 240_000

test('servers that are killed at any moment write the work of every job once, and begin none again that may be tried once', {
  timeout,
}, async () => {
  const jobs = await workThroughKills({ databaseUrl: null, servers: 1, kills: 5, seed: 1 })
  expect(jobs).toHaveLength(20)
  expect(faultsOf(jobs)).toEqual([])
})

test.skipIf(cluster === null)(
  'of two servers that share a queue on PostgreSQL one is killed, and the other does what it left',
  {
    timeout,
  },
  async () => {
    const databaseUrl = await makeDatabase(cluster ?? '')
    const jobs = await workThroughKills({ databaseUrl, servers: 2, kills: 5, seed: 2 })
    expect(jobs).toHaveLength(20)
    expect(faultsOf(jobs)).toEqual([])
  },
)

test.skipIf(cluster === null)(
  'what a killed server held the other takes once the lease is over, and not before; what may be tried once it does not begin again',
  { timeout },
  async () => {
    const { killed, leaseEnd, before, many, single } = await killHolder(await makeDatabase(cluster ?? ''))
    expect(before).toBe(2)
    expect(many).toMatchObject({ status: 'completed', starts: 2, attempts: 2, written: 1 })
    expect(many.attemptsOf.map(({ outcome }) => outcome)).toEqual(['lost', 'completed'])
    const [lost, done] = many.attemptsOf
    expect(lost?.worker).toBe(killed)
    expect(done?.worker).not.toBe(killed)
    expect(done?.started_at).toBeGreaterThanOrEqual(leaseEnd)
    expect(single).toMatchObject({ status: 'failed', starts: 1, attempts: 1, written: 0 })
    expect(single.attemptsOf).toMatchObject([{ outcome: 'lost', worker: killed }])
  },
)
