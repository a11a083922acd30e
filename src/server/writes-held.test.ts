import { DatabaseSync } from 'node:sqlite'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { ApiToken } from '#contract/api-tokens.ts'
import { truncateWriteAheadLog } from './db/checkpoint.ts'
import { databaseFile } from './db/database.ts'
import { proofBy } from './testing/factors.ts'
import { trials } from './testing/route-trials.ts'
import { newChange } from './testing/sealed-bytes.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import type { TestBrowser } from './testing/test-browser.ts'
import type { Owned } from './testing/trial.ts'

/** Another program that holds the right to write until it is released. */
function holdWrites({ deps }: TestApp): Disposable {
  const other = new DatabaseSync(databaseFile(deps.config.dataFolder))
  other.exec('begin immediate')
  return { [Symbol.dispose]: () => other.close() }
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

const nothingOwned = new Proxy({} as Owned, { get: () => '00000000-0000-7000-8000-000000000000' })
/** They answer from elsewhere, or write something down with each question. */
const reads = Object.entries(trials).filter(
  ([name]) => name.startsWith('GET ') && !/\/auth\/google|\/google\/|device-models/.test(name),
)

/** Each route that reads, by how long it took where that was long, and which of them failed. */
async function slowReads(browser: TestBrowser): Promise<string[]> {
  const slow: string[] = []
  for (const [name, { ask }] of reads) {
    let status = 0
    const ms = await msOf(async () => {
      status = (await ask(browser, nothingOwned)).status
    })
    if (ms > 1_000 || status === 503 || status === 500) slow.push(`${name}: ${status}, ${Math.round(ms)} ms`)
  }
  return slow
}

test('while another program holds the right to write, reading goes on, and a write goes through once it lets go', async () => {
  await using app = await openTestApp()
  const browser = app.browser()
  const { password } = await browser.signUp()
  const made = await browser.post('/api/tokens', {
    ...{ name: 'A script', scopes: ['records:read'], days: 30, proof: proofBy(password) },
  })
  const authorization = `Bearer ${made.json<{ token: string; tokens: ApiToken[] }>().token}`
  const change = newChange()
  // Long enough that the last use of sessions and tokens would be written down.
  app.advance(11 * 60 * 1000)
  let isDone = false
  const held = holdWrites(app)
  const writes = [
    browser.post('/api/records', { changes: [change] }),
    browser.put('/api/user/settings', { theme: 'dark', colorTheme: 'rose' }),
  ]
  void Promise.all(writes).then(() => {
    isDone = true
  })
  expect(await slowReads(browser)).toEqual([])
  expect(await slowReads(app.browser())).toEqual([])
  const byToken = await msOf(async () => {
    expect((await browser.get('/api/records', { headers: { authorization } })).json()).toMatchObject({
      upTo: 0,
    })
  })
  expect(byToken).toBeLessThan(1_000)
  expect(await truncateWriteAheadLog(app.deps.db)).toBe(false)
  await after(300)
  expect(isDone).toBe(false)
  held[Symbol.dispose]()
  const [written, set] = await Promise.all(writes)
  expect([written?.json(), set?.status]).toMatchObject([{ upTo: 1 }, 200])
  expect((await browser.get('/api/user/settings')).json()).toMatchObject({ theme: 'dark' })
  expect(await truncateWriteAheadLog(app.deps.db)).toBe(true)
})

test('many writes that wait all go through, and none is written twice', async () => {
  await using app = await openTestApp()
  const browser = app.browser()
  await browser.signUp()
  const held = holdWrites(app)
  const changes = Array.from({ length: 40 }, () => newChange())
  const asked = changes.map((change) => browser.post('/api/records', { changes: [change] }))
  await after(500)
  held[Symbol.dispose]()
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await browser.get('/api/records/heads')).json()).toMatchObject({ upTo: 40 })
})
