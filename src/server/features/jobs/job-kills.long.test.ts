import { expect, inject, test } from 'vitest'
import { firstSeed } from '../../../../scripts/test/sample.ts'
import { makeDatabase } from '../../testing/postgres-cluster.ts'
import { faultsOf, workThroughKills } from './job-kills.test-support.ts'

const kills = 100
const seed = firstSeed('job-kills')
const cluster = inject('postgresUrl')

test('through many kills no job is lost, none is written twice, and none is tried more often than it may', async () => {
  const jobs = await workThroughKills({ databaseUrl: null, servers: 1, kills, seed })
  expect(jobs).toHaveLength(4 * kills)
  expect(faultsOf(jobs)).toEqual([])
})

test.skipIf(cluster === null)('the same of two servers on one PostgreSQL database', async () => {
  const databaseUrl = await makeDatabase(cluster ?? '')
  const jobs = await workThroughKills({ databaseUrl, servers: 2, kills, seed: seed + 1 })
  expect(jobs).toHaveLength(4 * kills)
  expect(faultsOf(jobs)).toEqual([])
})
