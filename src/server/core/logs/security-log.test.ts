import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { defaultLimits } from '#server/config/limits.ts'
import { weakSettings } from '#server/core/logs/weak-settings.ts'
import { base64, newSlot, passwordSlot, putSlot } from '#server/testing/slots.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { LogLine } from '#server/testing/warnings.ts'
import { securityEvent } from './security-events.ts'

const linesOf = (app: TestApp): LogLine[] => app.logged.map((line) => JSON.parse(line))
const eventsOf = (app: TestApp) =>
  linesOf(app)
    .filter(({ event }) => event !== undefined)
    .map(({ event, level, account }) => [event, level, account])

const listed = new Set(
  'level time pid hostname reqId event account by address route method code count setting'.split(' '),
)

test('what happens to an account is in the log by its number, with a shortened address and nothing that names anybody', async () => {
  await using app = await openTestApp()
  const browser = app.browser('203.0.113.77')
  const { username, password, user } = await browser.signUp({ username: 'an-unusual-name' })
  const other = app.browser('203.0.113.78')
  await other.post('/api/login', { username, password: base64(32), derived: true })
  await other.post('/api/login', { username, password, derived: true })
  await browser.ask('DELETE', '/api/sessions', { body: { proof: { password, derived: true } } })
  const slot = await putSlot(browser, passwordSlot())
  await browser.ask('DELETE', `/api/vault/slots/${randomUUID()}`)
  const device = await putSlot(browser, newSlot())
  await browser.ask('DELETE', `/api/vault/slots/${device.slotId}`)
  await browser.ask('DELETE', '/api/user', { body: { password: base64(32), derived: true } })
  await browser.post('/api/logout', {}, { origin: 'https://elsewhere.example' })
  await browser.post('/api/login', { username: 7 })
  await app.browser().post('/api/auth/reset/check', { token: 'x'.repeat(43) })
  await browser.ask('DELETE', '/api/user', { body: { password, derived: true } })
  const id = user.id
  expect(eventsOf(app)).toEqual([
    ['account_made', 30, id],
    ['sign_in_failed', 40, id],
    ['sign_in_succeeded', 30, id],
    ['session_ended', 30, id],
    ['key_slot_changed', 30, id],
    ['access_denied', 40, id],
    ['key_slot_changed', 30, id],
    ['key_slot_removed', 30, id],
    ['password_check_failed', 40, id],
    ['cross_site_refused', 40, undefined],
    ['input_refused', 40, id],
    ['reset_refused', 40, undefined],
    ['account_deleted', 30, id],
  ])
  for (const line of linesOf(app).filter(({ event }) => event !== undefined)) {
    expect(Object.keys(line).filter((name) => !listed.has(name))).toEqual([])
    expect(line.address).toMatch(/^203\.0\.113\.0\/24$|^10\.\d+\.\d+\.0\/24$/)
    expect(line.reqId).toMatch(/^req-/)
  }
  for (const secret of [username, password, 'person@example.org', slot.slotId])
    expect(app.logged.join('')).not.toContain(secret)
})

test('guessing is in the log as what it is: failures, then throttled', async () => {
  await using app = await openTestApp()
  const { username } = await app.browser().signUp()
  const guesser = app.browser()
  for (let nth = 0; nth < 6; nth++)
    await guesser.post('/api/login', { username, password: base64(32), derived: true })
  expect(eventsOf(app).map(([event]) => event)).toEqual([
    'account_made',
    ...Array(5).fill('sign_in_failed'),
    'sign_in_throttled',
  ])
})

test('nobody writes lines of their own into the log', () => {
  const lines: object[] = []
  const keep = (fields: object): void => void lines.push(fields)
  const log = { info: keep, warn: keep, error: keep }
  const forged = 'x\n{"event":"admin_promoted"}\r\u001b[2K\u2028\u202e'
  securityEvent(log, 'sign_in_failed', { method: forged, code: forged, route: forged, setting: forged })
  expect(lines).toMatchObject([
    { method: 'left out', code: 'left out', route: 'left out', setting: 'left out' },
  ])
})

test('settings with which the server runs and is less safe than it could be are named at the start', async () => {
  await using app = await openTestApp()
  const { config } = app.deps
  const safe = { ...config, isProduction: true, host: '127.0.0.1', publicUrl: new URL('https://a.example') }
  expect(weakSettings(config)).toEqual([])
  expect(weakSettings({ ...safe, limits: defaultLimits })).toEqual([])
  expect(weakSettings({ ...config, host: '0.0.0.0', logLevel: 'silent' })).toEqual([
    'NODE_ENV',
    'INKWELL_PUBLIC_URL',
    'INKWELL_LOG',
  ])
  expect(weakSettings({ ...safe, publicUrl: new URL('http://a.example') })).toEqual(['INKWELL_PUBLIC_URL'])
  const mail = { host: 'mail.example', port: 587, isTls: false, login: null, from: 'a@b.example' }
  expect(weakSettings({ ...safe, mail })).toEqual(['SMTP_URL'])
  for (const [databaseUrl, isWeak] of [
    ['postgres://db.example/inkwell', true],
    ['postgres://db.example/inkwell?sslmode=disable', true],
    ['postgres://db.example/inkwell?sslmode=verify-full', false],
    ['postgres://localhost/inkwell', false],
    ['postgres://user@%2Frun%2Fpostgresql/inkwell', false],
  ] as const)
    expect([databaseUrl, weakSettings({ ...safe, databaseUrl })]).toEqual([
      databaseUrl,
      isWeak ? ['DATABASE_URL'] : [],
    ])
})
