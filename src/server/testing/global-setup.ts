import type { TestProject } from 'vitest/node'
import { type PostgresCluster, startPostgres } from './postgres-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Null: there is no PostgreSQL on this machine. */
    postgresUrl: string | null
  }
}

let cluster: PostgresCluster | null = null

export async function setup(project: TestProject): Promise<void> {
  cluster = await startPostgres()
  if (!cluster) console.warn('skipped, no PostgreSQL here: the server is tested on SQLite only')
  project.provide('postgresUrl', cluster?.url ?? null)
}

export async function teardown(): Promise<void> {
  await cluster?.stop()
}
