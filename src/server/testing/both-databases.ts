import { afterAll, beforeAll, describe, inject } from 'vitest'
import { makeDatabase } from './postgres-cluster.ts'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

type Options = Omit<TestAppOptions, 'databaseUrl'>

export interface Given {
  /** The app on a database that this file's tests share; each makes its own people. */
  readonly open: (options?: Options) => Promise<TestApp>
  /** The app on an empty database. */
  readonly openEmpty: (options?: Options) => Promise<TestApp>
}

/** Runs a suite on SQLite and on PostgreSQL. */
export function onBothDatabases(name: string, suite: (given: Given) => void): void {
  describe(`${name} (SQLite)`, () => {
    suite({ open: openTestApp, openEmpty: openTestApp })
  })
  const cluster = inject('postgresUrl')
  describe.skipIf(cluster === null)(`${name} (PostgreSQL)`, () => {
    const made: { url: string; drop: () => Promise<void> }[] = []
    const fresh = async (): Promise<string> => {
      const database = await makeDatabase(cluster ?? '')
      made.push(database)
      return database.url
    }
    let shared = ''
    beforeAll(async () => {
      shared = await fresh()
    })
    afterAll(async () => {
      for (const database of made) await database.drop()
    })
    suite({
      open: (options) => openTestApp({ ...options, databaseUrl: shared }),
      openEmpty: async (options) => openTestApp({ ...options, databaseUrl: await fresh() }),
    })
  })
}
