import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { sessionCookie } from '../accounts/session.ts'

const https = { config: { publicUrl: new URL('https://journal.example.org') } }
const prefixed = `__Host-${sessionCookie}`
const given = ({ headers }: { headers: Record<string, unknown> }): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String)

/** A data folder that a server of before used behind https, and the token of somebody who signed in there. */
async function earlierServer(): Promise<{ dataFolder: string; token: string; end: () => void }> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-earlier-'))
  await using app = await openTestApp({ ...https, dataFolder })
  const browser = app.browser()
  await browser.signUp()
  const token = browser.cookies.get(prefixed) ?? ''
  const { db } = app.deps
  await db.deleteFrom('facts').where('name', '=', 'host-cookies-since').execute()
  await db
    .updateTable('sessions')
    .set({ created_at: app.deps.now() - 1 })
    .execute()
  return { dataFolder, token, end: () => rmSync(dataFolder, { recursive: true }) }
}

test('every cookie behind https is secure, bound to this host, and out of reach of scripts', async () => {
  await using app = await openTestApp(https)
  const browser = app.browser()
  const { username, password } = await browser.signUp()
  const answers = [
    await browser.post('/api/login', { username, password, derived: true }),
    await browser.put('/api/companion/loopback', { isAllowed: true }),
    await browser.put('/api/companion/loopback', { isAllowed: false }),
    await browser.post('/api/logout'),
  ]
  const cookies = answers.flatMap(given)
  expect(cookies.length).toBeGreaterThanOrEqual(4)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-inkwell_\w+=/)
    for (const trait of ['; Path=/;', '; Secure', '; HttpOnly', '; SameSite=']) {
      if (trait !== '; SameSite=' || !cookie.includes('Expires=Thu, 01 Jan 1970'))
        expect(`${cookie};`).toContain(trait)
    }
    expect(cookie).not.toContain('Domain=')
  }
  // That this browser is known here outlives a sign-out: it opens nothing.
  expect([...browser.cookies.keys()]).toEqual(['__Host-inkwell_browser'])
})

test('on plain http, where browsers refuse the prefix, the names have none', async () => {
  await using app = await openTestApp()
  const browser = app.browser()
  await browser.signUp()
  await browser.put('/api/companion/loopback', { isAllowed: true })
  expect([...browser.cookies.keys()].sort()).toEqual([
    'inkwell_browser',
    'inkwell_loopback',
    'inkwell_session',
  ])
})

test('who signed in before cookies had the prefix stays signed in, under the new name', async () => {
  const { dataFolder, token, end } = await earlierServer()
  try {
    await using app = await openTestApp({ ...https, dataFolder })
    const browser = app.browser()
    browser.cookies.set(sessionCookie, token)
    expect((await browser.get('/api/user')).status).toBe(200)
    expect([...browser.cookies]).toEqual([[prefixed, token]])
    expect((await browser.get('/api/user')).status).toBe(200)
    await browser.post('/api/logout')
    expect(browser.cookies.size).toBe(0)
  } finally {
    end()
  }
})

test('a session that somebody puts under the old name opens nothing', async () => {
  await using app = await openTestApp(https)
  const attacker = app.browser()
  await attacker.signUp()
  app.advance(1_000)
  const victim = app.browser()
  victim.cookies.set(sessionCookie, attacker.cookies.get(prefixed) ?? '')
  expect((await victim.get('/api/user')).status).toBe(401)
  expect(victim.cookies.size).toBe(0)
})
