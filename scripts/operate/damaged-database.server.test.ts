import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { readRecords } from '#contract/records.ts'
import { cutFile, damageFreelist, damageHeader, damageLeaf } from '#server/testing/damage.ts'
import { newChange, sealedBytes } from '#server/testing/sealed-bytes.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { NewAccount, TestBrowser } from '#server/testing/test-browser.ts'
import { backup } from './backup.ts'
import { at, dataFolderOf, newFolder, removeFolders, where } from './restore.test-support.ts'
import { restore } from './restore.ts'
import { salvage } from './salvage.ts'

afterAll(removeFolders)

interface Damaged {
  readonly dataFolder: string
  readonly copy: string
  readonly account: NewAccount
  readonly written: ReadonlyMap<string, string>
}

const small = () => newChange({ sealed: sealedBytes(1_800).toString('base64') })

/** A data folder with a backup of it, damaged after its server has ended. */
async function damagedFolder(damage: (file: string) => void): Promise<Damaged> {
  const dataFolder = dataFolderOf()
  const copy = join(newFolder(), 'copy.db')
  const written = new Map<string, string>()
  const account = await (async () => {
    await using app = await openTestApp({ dataFolder })
    const [gone, browser] = [app.browser(), app.browser()]
    const { password } = await gone.signUp()
    await gone.post('/api/records', { changes: Array.from({ length: 60 }, small) })
    const made = await browser.signUp()
    for (let batch = 0; batch < 4; batch++) {
      const changes = Array.from({ length: 30 }, small)
      await browser.post('/api/records', { changes })
      for (const { uid, sealed } of changes) written.set(uid, sealed)
    }
    await gone.ask('DELETE', '/api/user', { body: { password, derived: true } })
    return made
  })()
  backup(where(dataFolder), copy)
  damage(join(dataFolder, 'inkwell.db'))
  return { dataFolder, copy, account, written }
}

/** What the README tells to do: the three files go to another folder. */
function moveAway(dataFolder: string): string {
  const away = join(dataFolder, 'damaged')
  mkdirSync(away)
  for (const name of readdirSync(dataFolder).filter((one) => /^inkwell\.db(?:-wal|-shm)?$/.test(one)))
    renameSync(join(dataFolder, name), join(away, name))
  return join(away, 'inkwell.db')
}

async function recordsOf(app: TestApp, { username, password }: NewAccount): Promise<Map<string, string>> {
  const browser: TestBrowser = app.browser()
  expect((await browser.post('/api/login', { username, password, derived: true })).status).toBe(200)
  const page = (await browser.get('/api/records')).json<z.output<typeof readRecords.answer>>()
  expect(page.hasMore).toBe(false)
  expect((await browser.post('/api/records', { changes: [small()] })).status).toBe(200)
  return new Map(page.records.map(({ uid, sealed }) => [uid, sealed]))
}

const damages: [string, (file: string) => void][] = [
  ['a page of records', (file) => damageLeaf(file, 'records')],
  ['a page of an index', (file) => damageLeaf(file, 'sqlite_autoindex_records_1')],
  ['the list of free pages', damageFreelist],
  ['the header', damageHeader],
  ['the end of the file', cutFile],
]

test.each(damages)(
  'with %s damaged a backup is put back by the steps of the README',
  async (_what, damage) => {
    const { dataFolder, copy, account, written } = await damagedFolder(damage)
    moveAway(dataFolder)
    await restore(where(dataFolder), copy, at)
    await using app = await openTestApp({ dataFolder })
    await app.listen()
    expect(await recordsOf(app, account)).toEqual(written)
    expect(app.deps.health.state).toBe('sound')
  },
)

test('a restore onto a damaged file changes nothing and says what to do', async () => {
  const { dataFolder, copy } = await damagedFolder((file) => damageLeaf(file, 'records'))
  await expect(restore(where(dataFolder), copy, at)).rejects.toThrow(
    'is damaged and cannot be saved first. Stop the server, move inkwell.db, inkwell.db-wal and inkwell.db-shm to another place, and restore again. Nothing was changed.',
  )
})

test.each(damages.filter(([what]) => what !== 'the header'))(
  'with %s damaged what is whole is salvaged, put back like a backup, and served',
  async (what, damage) => {
    const { dataFolder, account, written } = await damagedFolder(damage)
    const damaged = moveAway(dataFolder)
    const salvaged = join(newFolder(), 'salvaged.db')
    const [counts, told] = await salvage(damaged, salvaged)
    expect(counts).toMatch(/^Salvaged 1 people and \d+ records\.$/)
    const losesRows = ['a page of records', 'the end of the file'].includes(what)
    if (!losesRows) expect(told).toBe('Every row could be read.')
    await restore(where(dataFolder), salvaged, at)
    await using app = await openTestApp({ dataFolder })
    await app.listen()
    const kept = await recordsOf(app, account)
    for (const [uid, sealed] of kept) expect(written.get(uid)).toBe(sealed)
    if (!losesRows) expect(kept.size).toBe(written.size)
    if (what === 'a page of records') expect(kept.size).toBeGreaterThan(written.size - 10)
    expect(app.deps.health.state).toBe('sound')
  },
)

test('of a file whose beginning is damaged nothing can be salvaged, and that is said', async () => {
  const { dataFolder } = await damagedFolder(damageHeader)
  const to = join(newFolder(), 'salvaged.db')
  await expect(salvage(join(dataFolder, 'inkwell.db'), to)).rejects.toThrow(
    'its beginning is damaged. Put a backup back.',
  )
  expect(readdirSync(join(to, '..'))).toEqual([])
})
