import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { errorCodes } from '#contract/errors.ts'
import type { readRecords } from '#contract/records.ts'
import { runServer } from './run-server.ts'
import { cutFile, damageFreelist, damageHeader, damageLeaf, writeGarbageLog } from './testing/damage.ts'
import { newChange, sealedBytes } from './testing/sealed-bytes.ts'
import { openTestApp, testSecret } from './testing/test-app.ts'
import { type Answer, TestBrowser } from './testing/test-browser.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const refused = [503, { code: 'database_damaged', message: errorCodes.database_damaged.message }]
const said = ({ status, json }: Answer): unknown[] => [status, json()]
const aChange = () => newChange({ sealed: sealedBytes(3_000).toString('base64') })

interface Kept {
  readonly dataFolder: string
  readonly file: string
  /** Of somebody who is signed in. */
  readonly cookies: ReadonlyMap<string, string>
}

/** A data folder whose server has ended, with a person who wrote and deleted a good deal. */
async function filledFolder(): Promise<Kept> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-damaged-'))
  folders.push(dataFolder)
  await using app = await openTestApp({ dataFolder })
  const [gone, browser] = [app.browser(), app.browser()]
  const { password } = await gone.signUp()
  for (const writer of [gone, browser]) {
    if (writer === browser) await browser.signUp()
    for (let batch = 0; batch < 4; batch++)
      await writer.post('/api/records', { changes: Array.from({ length: 30 }, aChange) })
  }
  await gone.ask('DELETE', '/api/user', { body: { password, derived: true } })
  return { dataFolder, file: path.join(dataFolder, 'inkwell.db'), cookies: new Map(browser.cookies) }
}

const open = ({ dataFolder }: Kept) => openTestApp({ dataFolder })
type Opened = Awaited<ReturnType<typeof open>>

function again(app: Opened, { cookies }: Kept): TestBrowser {
  const browser = new TestBrowser(app.app)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

test.each<[string, (file: string) => void]>([
  ['a page of records', (file) => damageLeaf(file, 'records')],
  ['a page of an index', (file) => damageLeaf(file, 'sqlite_autoindex_records_1')],
  ['the list of free pages', damageFreelist],
])('with %s damaged the server listens, shows what can be read, and takes nothing', async (_what, damage) => {
  const kept = await filledFolder()
  damage(kept.file)
  await using app = await open(kept)
  await app.listen()
  const browser = again(app, kept)
  for (let nth = 0; nth < 2; nth++)
    expect(said(await browser.post('/api/records', { changes: [aChange()] }))).toEqual(refused)
  expect(app.deps.health.state).toBe('damaged')
  for (const [method, url] of [
    ['POST', '/api/login'],
    ['PUT', '/api/user/settings'],
    ['DELETE', '/api/user'],
    ['POST', '/api/logout'],
  ] as const)
    expect(said(await browser.ask(method, url, { body: {} }))).toEqual(refused)
  // Long enough that the session's last use would be written down.
  app.advance(11 * 60 * 1000)
  const reads = [await browser.get('/api/user'), await browser.get('/api/records')]
  for (const answer of reads) {
    if (answer.status !== 200) expect(said(answer)).toEqual(refused)
    expect(answer.text).not.toContain('was lost')
  }
  expect((await app.browser().get('/api/auth/status')).status).toBe(200)
  await expect(sql`insert into throttle values ('x', 1, 1, 1, 1)`.execute(app.deps.db)).rejects.toThrow()
  const warned = new Set(app.takeWarnings().map(({ event, code }) => `${event} ${code}`))
  expect(warned).toContain('database_fault database_damaged')
})

test('what lies on whole pages is still given out', async () => {
  const kept = await filledFolder()
  damageFreelist(kept.file)
  await using app = await open(kept)
  await app.listen()
  const browser = again(app, kept)
  expect((await browser.post('/api/records', { changes: [aChange()] })).status).toBe(503)
  const page = (await browser.get('/api/records')).json<z.output<typeof readRecords.answer>>()
  expect(page.records.length).toBeGreaterThan(10)
  expect((await browser.get('/api/user')).status).toBe(200)
  app.takeWarnings()
})

test('a log that is garbage counts for nothing: the server goes on with what is in the file', async () => {
  const kept = await filledFolder()
  writeGarbageLog(kept.file)
  await using app = await open(kept)
  await app.listen()
  const browser = again(app, kept)
  expect((await browser.post('/api/records', { changes: [aChange()] })).status).toBe(200)
  const page = (await browser.get('/api/records')).json<z.output<typeof readRecords.answer>>()
  expect(page.records).toHaveLength(121)
})

test('a sound database is looked through before the first write is taken, which waits for it', async () => {
  const kept = await filledFolder()
  await using app = await open(kept)
  await app.listen()
  expect(app.deps.health.state).toBe('checking')
  const browser = again(app, kept)
  expect((await browser.get('/api/user')).status).toBe(200)
  expect((await browser.post('/api/records', { changes: [aChange()] })).status).toBe(200)
  expect(app.deps.health.state).toBe('sound')
})

test('damage that shows itself while the server runs ends the writing at once', async () => {
  const kept = await filledFolder()
  await using app = await open(kept)
  const browser = again(app, kept)
  expect((await browser.post('/api/records', { changes: [aChange()] })).status).toBe(200)
  await sql`pragma wal_checkpoint(truncate)`.execute(app.deps.db)
  await sql`pragma shrink_memory`.execute(app.deps.db)
  damageLeaf(kept.file, 'records')
  const answers: Answer[] = []
  for (let since = 0; since < 130; since += 10) answers.push(await browser.get(`/api/records?since=${since}`))
  const failed = answers.filter(({ status }) => status !== 200)
  expect(failed.length).toBeGreaterThan(0)
  for (const answer of failed) expect(said(answer)).toEqual(refused)
  expect(said(await browser.post('/api/records', { changes: [aChange()] }))).toEqual(refused)
  expect(app.takeWarnings()[0]).toMatchObject({ event: 'database_fault' })
})

test.each([
  ['is no database any more', damageHeader],
  ['was cut off', cutFile],
])(
  'a file that %s is told in a sentence at the start, and nothing of it is changed',
  async (_what, damage) => {
    const { dataFolder, file } = await filledFolder()
    damage(file)
    const before = readFileSync(file)
    const env = { INKWELL_DATA: dataFolder, INKWELL_SECRET: testSecret, PORT: '0', INKWELL_MUSIC: 'off' }
    await expect(runServer(env, dataFolder)).rejects.toThrow(
      `The database ${file} is damaged, and the server cannot start with it. Nothing was changed. The README says what to do`,
    )
    expect(readFileSync(file).equals(before)).toBe(true)
  },
)
