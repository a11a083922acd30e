import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, inject, type TestContext, test } from 'vitest'
import type { z } from 'zod'
import { errorCodes } from '#contract/errors.ts'
import type { readHeads, readRecords } from '#contract/records.ts'
import { newChange, sealedBytes } from './testing/sealed-bytes.ts'
import { type DiskOptions, mountSmallDisk, type SmallDisk } from './testing/small-disk.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import type { Answer, TestBrowser } from './testing/test-browser.ts'

type Heads = z.output<typeof readHeads.answer>
type Page = z.output<typeof readRecords.answer>

const full = [507, { code: 'storage_full', message: errorCodes.storage_full.message }]
const said = ({ status, json }: Answer): unknown[] => [status, json()]

function diskFor(test: TestContext, options: DiskOptions): SmallDisk {
  return mountSmallDisk(options) ?? test.skip('no tmpfs can be mounted here')
}

/** Writes batches until one is refused; answers what was acknowledged, by uid. */
async function fill(browser: TestBrowser): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>()
  for (;;) {
    const changes = [1, 2, 3].map(() => newChange({ sealed: sealedBytes(40_000).toString('base64') }))
    const answer = await browser.post('/api/records', { changes })
    if (answer.status !== 200) {
      expect(said(answer)).toEqual(full)
      return acknowledged
    }
    for (const { uid, sealed } of changes) acknowledged.set(uid, sealed)
  }
}

async function readAll(browser: TestBrowser): Promise<Map<string, string>> {
  const kept = new Map<string, string>()
  let [since, hasMore] = [0, true]
  while (hasMore) {
    const page = (await browser.get(`/api/records?since=${since}`)).json<Page>()
    for (const { uid, sealed } of page.records) kept.set(uid, sealed)
    ;({ upTo: since, hasMore } = page)
  }
  return kept
}

/** Fills the disk, looks at what goes on and what does not, makes room, and writes on. */
async function liveThrough(app: TestApp, disk: SmallDisk): Promise<Map<string, string>> {
  const browser = app.browser()
  await browser.signUp()
  const acknowledged = await fill(browser)
  expect(acknowledged.size).toBeGreaterThan(10)
  const chunk = sealedBytes(1024 * 1024)
  for (let at = 0; at < 5; at++) {
    const changes = Array.from({ length: 30 }, () =>
      newChange({ sealed: sealedBytes(40_000).toString('base64') }),
    )
    expect(said(await browser.post('/api/records', { changes }))).toEqual(full)
    expect(said(await browser.askBytes('PUT', `/api/blobs/${randomUUID()}/0?total=1`, chunk))).toEqual(full)
  }
  // Long enough that the session's last use would be written down.
  app.advance(11 * 60 * 1000)
  expect(await readAll(browser)).toEqual(acknowledged)
  const { heads, upTo } = (await browser.get('/api/records/heads')).json<Heads>()
  expect([heads?.length, upTo]).toEqual([acknowledged.size, acknowledged.size])
  expect((await browser.get('/api/blobs')).json()).toMatchObject({ blobs: [], usedBytes: 0 })
  const faults = new Set(app.takeWarnings().map(({ event }) => event))
  expect(faults).toEqual(new Set(['database_fault']))

  disk.freeSpace()
  const after = newChange()
  expect((await browser.post('/api/records', { changes: [after] })).json()).toMatchObject({ upTo: upTo + 1 })
  expect((await browser.askBytes('PUT', `/api/blobs/${randomUUID()}/0?total=1`, chunk)).status).toBe(200)
  acknowledged.set(after.uid, after.sealed)
  expect(await readAll(browser)).toEqual(acknowledged)
  return acknowledged
}

test('a full disk is told, nothing acknowledged is lost, and with room it goes on (SQLite)', async (context) => {
  using disk = diskFor(context, { megabytes: 10, ballast: 5 })
  const dataFolder = disk.folder
  const acknowledged = await (async () => {
    await using app = await openTestApp({ dataFolder })
    return await liveThrough(app, disk)
  })()
  const database = new DatabaseSync(path.join(dataFolder, 'inkwell.db'), { readOnly: true })
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
  expect(database.prepare('select count(*) as count from records').get()).toEqual({
    count: acknowledged.size,
  })
  database.close()
})

const cluster = inject('postgresUrl')

test.skipIf(cluster === null)(
  'a full disk is told, nothing acknowledged is lost, and with room it goes on (PostgreSQL)',
  async (context) => {
    const socketFolder = decodeURIComponent(new URL(cluster ?? '').host)
    const { uid, gid } = statSync(socketFolder)
    using disk = diskFor(context, { megabytes: 24, ballast: 6, owner: { uid, gid } })
    const name = `small${randomUUID().slice(0, 8)}`
    const admin = new pg.Client({ connectionString: cluster ?? '' })
    await admin.connect()

    await admin.query(`create tablespace ${name} location '${disk.folder}'`)
    await admin.query(`create database ${name} tablespace ${name}`)
    {
      await using app = await openTestApp({ databaseUrl: (cluster ?? '').replace(/\/postgres$/, `/${name}`) })
      await liveThrough(app, disk)
    }

    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop tablespace ${name}`)

    await admin.end()
  },
)
