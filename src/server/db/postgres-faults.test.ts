import { closeSync, openSync, readdirSync, writeSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { errorCodes } from '#contract/errors.ts'
import { makeDatabase } from '../testing/postgres-cluster.ts'
import { newChange, sealedBytes } from '../testing/sealed-bytes.ts'
import { openTestApp } from '../testing/test-app.ts'
import { TestBrowser } from '../testing/test-browser.ts'

const cluster = inject('postgresUrl')

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: cluster ?? '' })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/** Copies a database as files, and overwrites all pages of a table in the copy before anybody has read them. */
async function damagedCopy(databaseUrl: string, table: string): Promise<string> {
  const name = databaseUrl.slice(databaseUrl.lastIndexOf('/') + 1)
  const copy = `${name}damaged`
  const own = new pg.Client({ connectionString: databaseUrl })
  await own.connect()
  const { rows } = await own.query<{ file: string }>('select pg_relation_filepath($1) as file', [table])
  await own.end()
  const file = await asAdmin(async (admin) => {
    await admin.query('checkpoint')
    await admin.query(`create database ${copy} template ${name} strategy file_copy`)
    const { rows: found } = await admin.query<{ oid: string; data: string }>(
      "select oid::text, current_setting('data_directory') as data from pg_database where datname = $1",
      [copy],
    )
    return path.join(found[0]?.data ?? '', 'base', found[0]?.oid ?? '', path.basename(rows[0]?.file ?? ''))
  })
  expect(readdirSync(path.dirname(file))).toContain(path.basename(file))
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(8192, 0xa5), 0, 8192, 0)
  closeSync(handle)
  return databaseUrl.replace(/[^/]+$/, copy)
}

describe.skipIf(cluster === null)('PostgreSQL in trouble', () => {
  test('damage is told as what it is, and from then on the server only shows what can be read', async () => {
    const databaseUrl = await makeDatabase(cluster ?? '')
    const cookies = await (async () => {
      await using app = await openTestApp({ databaseUrl })
      const browser = app.browser()
      await browser.signUp()
      const sealed = () => sealedBytes(500).toString('base64')
      for (let nth = 0; nth < 3; nth++)
        await browser.post('/api/records', { changes: [newChange({ sealed: sealed() })] })
      return browser.cookies
    })()
    await using app = await openTestApp({ databaseUrl: await damagedCopy(databaseUrl, 'records') })
    const browser = new TestBrowser(app.app)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const refused = [503, { code: 'database_damaged', message: errorCodes.database_damaged.message }]
    const read = await browser.get('/api/records')
    expect([read.status, read.json()]).toEqual(refused)
    const write = await browser.post('/api/records', { changes: [newChange()] })
    expect([write.status, write.json()]).toEqual(refused)
    expect((await browser.get('/api/user')).status).toBe(200)
    expect(app.takeWarnings()[0]).toMatchObject({ event: 'database_fault' })
  })

  test('while it is away the server says so, and goes on when it is back', async () => {
    const databaseUrl = await makeDatabase(cluster ?? '')
    const name = databaseUrl.slice(databaseUrl.lastIndexOf('/') + 1)
    await using app = await openTestApp({ databaseUrl })
    const browser = app.browser()
    await browser.signUp()
    await asAdmin(async (admin) => {
      // Who is sent away must not come back before the name is gone.
      await admin.query(`alter database ${name} with allow_connections false`)
      await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
        name,
      ])
      await admin.query(`alter database ${name} rename to ${name}away`)
      await admin.query(`alter database ${name}away with allow_connections true`)
    })
    for (const answer of [
      await browser.get('/api/user'),
      await browser.post('/api/records', { changes: [newChange()] }),
    ])
      expect([answer.status, answer.json()]).toEqual([
        503,
        {
          code: 'unavailable',
          message: 'The server cannot reach its database at the moment. Please try again shortly.',
        },
      ])
    expect(app.takeWarnings()[0]).toMatchObject({ event: 'database_fault' })
    await asAdmin((admin) => admin.query(`alter database ${name}away rename to ${name}`))
    expect((await browser.post('/api/records', { changes: [newChange()] })).status).toBe(200)
  })
})
