import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Migrator } from 'kysely/migration'
import { afterAll, expect, test } from 'vitest'
import { firstTables } from '#server/db/migrations/0001-first-tables.ts'
import { openSqlite } from '#server/db/sqlite.ts'
import { newChange, sealedBytes } from '#server/testing/sealed-bytes.ts'
import { newSlot, putSlot } from '#server/testing/slots.ts'
import { mountSmallDisk } from '#server/testing/small-disk.ts'
import { openTestApp, testSecret } from '#server/testing/test-app.ts'
import type { TestBrowser } from '#server/testing/test-browser.ts'
import { backup } from './backup.ts'
import {
  at,
  beforeName,
  dataFolderOf,
  newFolder,
  removeFolders,
  rowsIn,
  where,
} from './restore.test-support.ts'
import { restore } from './restore.ts'

afterAll(removeFolders)

async function writeSomeOfEverything(browser: TestBrowser): Promise<void> {
  const first = newChange()
  await browser.post('/api/records', { changes: [first, newChange(), newChange()] })
  await browser.post('/api/records', { changes: [newChange({ uid: first.uid, baseRevision: 1 })] })
  await browser.askBytes('PUT', `/api/blobs/${randomUUID()}/0?total=1`, sealedBytes(50_000))
  await putSlot(browser, newSlot())
  await browser.put('/api/user/settings', { theme: 'light' })
  await browser.post('/api/login', {
    username: 'nobody',
    password: randomBytes(32).toString('base64'),
    derived: true,
  })
}

const shaOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')
const historyOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.get('/api/records/heads')).json<{ history: string }>().history

test('what was backed up comes back row by row, beside a server that goes on', async () => {
  const dataFolder = dataFolderOf()
  const copy = join(newFolder(), 'copy.db')
  await using app = await openTestApp({ dataFolder })
  const browser = app.browser()
  const { username, password, user } = await browser.signUp()
  await writeSomeOfEverything(browser)
  const history = await historyOf(browser)
  backup(where(dataFolder), copy)
  await writeSomeOfEverything(browser)
  await browser.ask('DELETE', '/api/user', { body: { password, derived: true } })
  const late = app.browser()
  expect((await late.signUp()).user.id).toBe(2)

  expect(await restore(where(dataFolder), copy, at)).toEqual([
    `Put back ${copy}: 1 person, 3 records.`,
    `What was there before is in ${join(dataFolder, beforeName)}.`,
    'Everybody signs in again. What is on their devices stays there and is compared with what was put back.',
  ])
  for (const gone of [browser, late]) expect((await gone.get('/api/records')).status).toBe(401)
  const again = app.browser()
  const signedIn = await again.post('/api/login', { username, password, derived: true })
  expect(signedIn.json()).toMatchObject({ id: user.id })
  expect(await historyOf(again)).not.toBe(history)
  expect((await again.get('/api/records')).json()).toMatchObject({ upTo: 4 })
  expect((await again.post('/api/records', { changes: [newChange()] })).json()).toMatchObject({ upTo: 5 })
  // Numbers of people are never given again, whoever is gone.
  expect((await app.browser().signUp()).user.id).toBe(3)
})

test('restoring and backing up give the same bytes in every row', async () => {
  const dataFolder = dataFolderOf()
  const [first, second] = [join(newFolder(), 'first.db'), join(newFolder(), 'second.db')]
  {
    await using app = await openTestApp({ dataFolder })
    const [own, other] = [app.browser(), app.browser()]
    const account = await own.signUp()
    await other.signUp()
    await writeSomeOfEverything(own)
    await writeSomeOfEverything(other)
    backup(where(dataFolder), first)
    const browser = app.browser()
    await browser.post('/api/login', { ...account, derived: true })
    await writeSomeOfEverything(browser)
    await app.deps.db.deleteFrom('users').where('id', '=', 2).execute()
  }
  await restore(where(dataFolder), first, at)
  backup(where(dataFolder), second)
  const rows = await rowsIn(first)
  expect(new Set(rows.map((row) => JSON.parse(row)[0])).size).toBe(11)
  expect(await rowsIn(second)).toEqual(rows)
})

test('what was there before is a backup itself', async () => {
  const dataFolder = dataFolderOf()
  const copy = join(newFolder(), 'copy.db')
  await using app = await openTestApp({ dataFolder })
  const browser = app.browser()
  const account = await browser.signUp()
  backup(where(dataFolder), copy)
  await writeSomeOfEverything(browser)
  await restore(where(dataFolder), copy, at)
  const before = join(dataFolder, beforeName)
  expect([before, `${before}.secret`].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
  await restore(where(dataFolder), before, new Date(at.getTime() + 1000))
  await browser.post('/api/login', { ...account, derived: true })
  expect((await browser.get('/api/records')).json()).toMatchObject({ upTo: 4 })
  expect((await browser.get('/api/blobs')).json<{ blobs: unknown[] }>().blobs).toHaveLength(1)
})

test('a backup goes into an empty folder, with its secret', async () => {
  const [made, dataFolder] = [dataFolderOf(), newFolder()]
  const copy = join(newFolder(), 'copy.db')
  {
    await using app = await openTestApp({ dataFolder: made })
    await app.browser().signUp()
  }
  backup(where(made), copy)
  expect((await restore(where(dataFolder), copy, at)).slice(0, -1)).toEqual([
    `Put back ${copy}: 1 person, 0 records.`,
  ])
  expect(readFileSync(join(dataFolder, 'secret'), 'utf8')).toBe(`${testSecret}\n`)
  expect(readdirSync(dataFolder).sort()).toEqual(['inkwell.db', 'lock.db', 'secret', 'server.json'])
  await using app = await openTestApp({ dataFolder })
  expect((await app.browser().signUp()).user.id).toBe(2)
})

test('a backup of the first release is brought up to date, and stays as it was itself', async () => {
  const old = join(newFolder(), 'old.db')
  const db = openSqlite(old)
  const provider = { getMigrations: async () => ({ '0001-first-tables': firstTables('sqlite') }) }
  await new Migrator({ db, provider }).migrateToLatest()
  await db
    .insertInto('users')
    .values({
      id: 4,
      username: 'Old',
      username_key: 'old',
      email: null,
      name: null,
      password_hash: null,
      password_kdf: null,
      created_at: 1,
    })
    .execute()
  await db.updateTable('counters').set({ value: 4 }).execute()
  await db.destroy()
  const sha = shaOf(old)
  const dataFolder = dataFolderOf()
  await restore(where(dataFolder), old, at)
  expect(shaOf(old)).toBe(sha)
  await using app = await openTestApp({ dataFolder })
  expect(await app.deps.db.selectFrom('users').select(['id', 'username']).execute()).toEqual([
    { id: 4, username: 'Old' },
  ])
  expect(await app.deps.db.selectFrom('blob_chunks').select('total').execute()).toEqual([])
  expect((await app.browser().signUp()).user.id).toBe(5)
})

const faulty: [string, RegExp, (good: string, made: string) => void][] = [
  [
    'a text',
    /cannot be read as a database \(.*\)\. Nothing was changed\.$/,
    (_, made) => writeFileSync(made, 'Dear diary, '.repeat(900)),
  ],
  [
    'a damaged copy',
    /(is damaged \(|cannot be read as a database \().*\. Nothing was changed\.$/s,
    (good, made) => {
      const bytes = readFileSync(good)
      bytes.fill(7, 4096 * 3, 4096 * 8)
      writeFileSync(made, bytes)
    },
  ],
  [
    'half of a copy',
    /Nothing was changed\.$/,
    (good, made) => writeFileSync(made, readFileSync(good).subarray(0, 40_000)),
  ],
  [
    'another program’s database',
    /is a database, but none of Inkwell\. Nothing was changed\.$/,
    (_, made) => {
      const other = new DatabaseSync(made)
      other.exec('create table users (id integer)')
      other.close()
    },
  ],
  [
    'a copy from a newer version',
    /comes from a newer version of Inkwell\. Bring this one up to date first\. Nothing was changed\.$/,
    (good, made) => {
      copyFileSync(good, made)
      const newer = new DatabaseSync(made)
      newer.exec("insert into kysely_migration (name, timestamp) values ('0999-later', '')")
      newer.close()
    },
  ],
  ['nothing', /^There is no file /, () => undefined],
]

test.each(faulty)('%s is not put back, and nothing changes', async (_, sentence, make) => {
  const dataFolder = dataFolderOf()
  const [good, made] = [join(newFolder(), 'good.db'), join(newFolder(), 'made.db')]
  {
    await using app = await openTestApp({ dataFolder })
    const browser = app.browser()
    await browser.signUp()
    await writeSomeOfEverything(browser)
  }
  backup(where(dataFolder), good)
  make(good, made)
  const rows = await rowsIn(join(dataFolder, 'inkwell.db'))
  await expect(restore(where(dataFolder), made, at)).rejects.toThrow(sentence)
  expect(await rowsIn(join(dataFolder, 'inkwell.db'))).toEqual(rows)
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('inkwell-'))).toEqual([])
})

test('a damaged database in the folder is not overwritten unsaved', async () => {
  const [made, dataFolder] = [dataFolderOf(), dataFolderOf()]
  const copy = join(newFolder(), 'copy.db')
  {
    await using app = await openTestApp({ dataFolder: made })
    await app.browser().signUp()
  }
  backup(where(made), copy)
  writeFileSync(join(dataFolder, 'inkwell.db'), 'not a database any more '.repeat(400))
  await expect(restore(where(dataFolder), copy, at)).rejects.toThrow(/is damaged and cannot be saved first/)
  rmSync(join(dataFolder, 'inkwell.db'))
  expect((await restore(where(dataFolder), copy, at))[0]).toBe(`Put back ${copy}: 1 person, 0 records.`)
})

test('without room nothing changes, and what a restore that was cut off left behind is cleared away', async (context) => {
  using disk = mountSmallDisk({ megabytes: 6, ballast: 3 }) ?? context.skip('no tmpfs can be mounted here')
  const dataFolder = disk.folder
  const copy = join(newFolder(), 'copy.db')
  await using app = await openTestApp({ dataFolder })
  const browser = app.browser()
  const account = await browser.signUp()
  for (let count = 0; count < 4; count++)
    await browser.post('/api/records', {
      changes: [newChange({ sealed: sealedBytes(250_000).toString('base64') })],
    })
  backup(where(dataFolder), copy)
  writeFileSync(`${copy}.secret`, testSecret)
  await browser.post('/api/records', { changes: [newChange()] })
  await expect(restore(where(dataFolder), copy, at)).rejects.toThrow(
    /^There is not enough room in .* Nothing was changed\.$/,
  )
  expect((await browser.get('/api/records')).json()).toMatchObject({ upTo: 5 })
  expect(readdirSync(dataFolder).filter((name) => /restor|unfinished|arriving/.test(name))).toEqual([])

  disk.freeSpace()
  writeFileSync(join(dataFolder, 'inkwell-restoring-4194304.db'), 'left behind')
  await restore(where(dataFolder), copy, at)
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('inkwell-restoring'))).toEqual([])
  await browser.post('/api/login', { ...account, derived: true })
  expect((await browser.get('/api/records')).json()).toMatchObject({ upTo: 4 })
})

test('a server on PostgreSQL is told which programs do it there', async () => {
  const postgres = { ...where(newFolder()), databaseUrl: 'postgres://db/inkwell' }
  await expect(restore(postgres, 'copy.db', at)).rejects.toThrow(/pg_restore .* pg_dump .* from facts/)
})
