import { beforeAll, describe, inject } from 'vitest'
import { makeDatabase } from './postgres-cluster.ts'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

type Options = Omit<TestAppOptions, 'databaseUrl'>

export interface Given {
  /** The app on a database that this file's tests share; each makes its own people. */
  readonly open: (options?: Options) => Promise<TestApp>
  /** The app on an empty database. */
  readonly openEmpty: (options?: Options) => Promise<TestApp>
}

type Suite = (given: Given) => void

/** Runs a suite on SQLite and on PostgreSQL. */
export const onBothDatabases = (name: string, suite: Suite): void => describeBoth(name, suite, false)

/** The same with its tests beside each other: for those that mostly wait for the product's own pauses and share nothing. */
export const concurrentlyOnBoth = (name: string, suite: Suite): void => describeBoth(name, suite, true)

function describeBoth(name: string, suite: Suite, concurrent: boolean): void {
  describe(`${name} (SQLite)`, { concurrent }, () => {
    suite({ open: openTestApp, openEmpty: openTestApp })
  })
  const cluster = inject('postgresUrl')
  describe.skipIf(cluster === null)(`${name} (PostgreSQL)`, { concurrent }, () => {
    const fresh = () => makeDatabase(cluster ?? '')
    let shared = ''
    beforeAll(async () => {
      shared = await fresh()
    })
    suite({
      open: (options) => openTestApp({ ...options, databaseUrl: shared }),
      openEmpty: async (options) => openTestApp({ ...options, databaseUrl: await fresh() }),
    })
  })
}
