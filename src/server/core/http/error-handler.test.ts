import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { newChange } from '#server/testing/sealed-bytes.ts'
import { openTestApp } from '#server/testing/test-app.ts'

test('while another program writes into the database for long, a write is put off and nothing is lost', async () => {
  await using app = await openTestApp({ limits: { writeWaitMs: 60 } })
  const browser = app.browser()
  await browser.signUp()
  const other = new DatabaseSync(path.join(app.deps.config.dataFolder, 'inkwell.db'))
  other.exec('begin immediate')
  const change = newChange()
  const putOff = await browser.post('/api/records', { changes: [change] })
  expect([putOff.status, putOff.headers['retry-after'], putOff.json()]).toEqual([
    503,
    '2',
    { code: 'unavailable', message: 'The server is busy for a moment. Please try again shortly.' },
  ])
  expect(app.takeWarnings()).toMatchObject([{ event: 'database_fault', route: '/api/records' }])
  expect((await browser.get('/api/records')).status).toBe(200)
  other.exec('rollback')
  other.close()
  expect((await browser.post('/api/records', { changes: [change] })).json()).toMatchObject({ upTo: 1 })
})
