import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { headsText, type RecordHead, type readHeads, type readRecords } from '#contract/records.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { newChange } from '../../testing/sealed-bytes.ts'
import { openTestApp } from '../../testing/test-app.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

type Heads = z.output<typeof readHeads.answer>
type Page = z.output<typeof readRecords.answer>

const headsFor = async (browser: TestBrowser, digest?: string): Promise<Heads> =>
  (await browser.get(`/api/records/heads${digest === undefined ? '' : `?digest=${digest}`}`)).json<Heads>()
const digestOf = (heads: readonly RecordHead[]): string =>
  createHash('sha256').update(headsText(heads)).digest('base64url')
const byUid = (heads: readonly RecordHead[]): RecordHead[] =>
  [...heads].sort((a, b) => (a.uid < b.uid ? -1 : 1))

onBothDatabases('heads', ({ open }) => {
  test('a browser learns which records are there in which revision, and only its own person’s', async () => {
    await using app = await open()
    const [own, other] = [app.browser(), app.browser()]
    await own.signUp()
    await other.signUp()
    const [first, second] = [newChange(), newChange()]
    await own.post('/api/records', { changes: [first, second] })
    await own.post('/api/records', { changes: [newChange({ uid: first.uid, baseRevision: 1 })] })
    await other.post('/api/records', { changes: [newChange()] })
    const { upTo, heads } = await headsFor(own)
    expect(upTo).toBe(3)
    expect(byUid(heads ?? [])).toEqual(
      byUid([
        { uid: first.uid, revision: 2 },
        { uid: second.uid, revision: 1 },
      ]),
    )
  })

  test('who has the same is told so instead, and told otherwise after the next change', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const nothing = digestOf([])
    expect(await headsFor(browser, nothing)).toMatchObject({ upTo: 0, heads: null })
    const changes = Array.from({ length: 60 }, () => newChange())
    await browser.post('/api/records', { changes })
    expect((await headsFor(browser, nothing)).heads).toHaveLength(60)
    const known = changes.map(({ uid }) => ({ uid, revision: 1 }))
    expect(await headsFor(browser, digestOf(known))).toMatchObject({ upTo: 60, heads: null })
    const [one] = changes
    await browser.post('/api/records', { changes: [newChange({ uid: one?.uid ?? '', baseRevision: 1 })] })
    expect((await headsFor(browser, digestOf(known))).heads).toHaveLength(60)
    expect((await headsFor(browser, 'x')).heads).toHaveLength(60)
    expect((await browser.get(`/api/records/heads?digest=${'x'.repeat(101)}`)).status).toBe(400)
  })

  test('every answer names the same history, to everybody', async () => {
    await using app = await open()
    const [own, other] = [app.browser(), app.browser()]
    await own.signUp()
    await other.signUp()
    const empty = (await own.get('/api/records')).json<Page>()
    await own.post('/api/records', { changes: [newChange()] })
    const full = (await own.get('/api/records')).json<Page>()
    const named = [
      empty.history,
      full.history,
      (await headsFor(own)).history,
      (await headsFor(other)).history,
    ]
    expect(new Set(named).size).toBe(1)
    expect(empty.history).toMatch(/^[0-9a-f-]{36}$/)
  })
})

test('a history lasts over a restart and belongs to one database', async () => {
  const folders = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'inkwell-history-')))
  const named: string[] = []
  for (const dataFolder of [folders[0], folders[0], folders[1]]) {
    await using app = await openTestApp({ dataFolder: dataFolder ?? '' })
    const browser = app.browser()
    await browser.signUp({ username: `person-${randomUUID()}` })
    named.push((await headsFor(browser)).history)
  }
  expect(named[1]).toBe(named[0])
  expect(named[2]).not.toBe(named[0])
  for (const folder of folders) rmSync(folder, { recursive: true })
})
