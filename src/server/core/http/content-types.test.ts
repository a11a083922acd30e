import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'

const webFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-types-'))
/** Every kind of file that the build makes. */
const kinds = {
  'index.html': 'text/html; charset=utf-8',
  'service-worker.js': 'application/javascript; charset=utf-8',
  'assets/style-abc123.css': 'text/css; charset=utf-8',
  'manifest.webmanifest': 'application/manifest+json',
  'favicon.svg': 'image/svg+xml; charset=utf-8',
  'icon.png': 'image/png',
  'assets/font-abc123.woff2': 'font/woff2',
}

beforeAll(() => {
  mkdirSync(path.join(webFolder, 'assets'))
  for (const name of Object.keys(kinds)) writeFileSync(path.join(webFolder, name), '1')
  writeFileSync(path.join(webFolder, 'addresses.json'), '[]')
})
afterAll(() => rmSync(webFolder, { recursive: true }))

test.each(Object.entries(kinds))('%s is sent as %s', async (name, type) => {
  await using app = await openTestApp({ config: { webFolder } })
  const answer = await app.browser().get(`/${name}`)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, type])
})

test('answers and refusals say what they are and in which characters', async () => {
  await using app = await openTestApp({ config: { webFolder } })
  const browser = app.browser()
  await browser.signUp()
  const answers = [
    await browser.get('/api/user'),
    await browser.get('/api/nothing'),
    await browser.post('/api/login', '{', { 'content-type': 'application/json' }),
  ]
  for (const { headers } of answers) expect(headers['content-type']).toBe('application/json; charset=utf-8')
})
