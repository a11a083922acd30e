import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import type { Overview } from '#contract/admin/admin.ts'
import { proofBy } from '../../testing/factors.ts'
import { startPushService } from '../../testing/push/push-service.ts'
import { openTestApp } from '../../testing/test-app.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { backupFolder } from './backup-config.ts'

const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-backups-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const dayMs = 24 * 60 * 60 * 1000

test('the database is copied once a day, for this user alone, and seven copies stay', {
  timeout: 120_000,
}, async () => {
  const folder = path.join(newFolder(), 'copies')
  await using app = await openTestApp({ env: { INKWELL_BACKUPS: folder } })
  const { username } = await app.browser().signUp()
  const queue = app.app.getDecorator<JobQueue>('jobQueue')
  await queue.runDue()
  expect(existsSync(folder)).toBe(false)
  for (let day = 0; day < 9; day++) {
    app.advance(dayMs)
    while ((await queue.runDue()) > 0);
  }
  const copies = readdirSync(folder)
    .filter((name) => name.endsWith('.db'))
    .sort()
  expect(copies).toHaveLength(7)
  expect(copies.at(-1)).toMatch(/^inkwell-2026-11-30T/)
  const last = path.join(folder, copies.at(-1) ?? '')
  expect(statSync(last).mode & 0o077).toBe(0)
  const open = new DatabaseSync(last, { readOnly: true })
  expect(open.prepare('select username from users').all()).toMatchObject([{ username }])
  open.close()
})

test('a copy is named by the true time, whatever time is tried out', async () => {
  const folder = newFolder()
  await using app = await openTestApp({ env: { INKWELL_BACKUPS: folder } })
  const admin = app.browser()
  const { password } = await admin.signUp()
  await admin.post('/api/admin/jobs', { operation: 'backup.daily', proof: proofBy(password) })
  app.deps.trials.clockShiftMs = 30 * dayMs
  await app.app.getDecorator<JobQueue>('jobQueue').runDue()
  expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toEqual(['inkwell-2026-11-21T083000.db'])
})

test('admins are told how old the last copy is, and that there is none', async () => {
  const folder = newFolder()
  await using app = await openTestApp({ env: { INKWELL_BACKUPS: folder } })
  const admin = app.browser()
  const { password } = await admin.signUp()
  const line = async () => {
    const { health } = (await admin.get('/api/admin/overview')).json<Overview>()
    return health.find(({ part }) => part === 'Backups')
  }
  expect(await line()).toMatchObject({ state: 'warning', says: 'none yet, wanted every 24 hours' })
  await admin.post('/api/admin/jobs', { operation: 'backup.daily', proof: proofBy(password) })
  await app.app.getDecorator<JobQueue>('jobQueue').runDue()
  expect(await line()).toMatchObject({
    says: expect.stringMatching(/^last one within the hour, wanted every 24, [\d.]+ [kM]B$/),
    at: expect.any(String),
  })
})

test('with PostgreSQL the setting is refused, with what to do instead', () => {
  const config = { databaseUrl: 'postgres://db/inkwell' } as Parameters<typeof backupFolder>[0]['config']
  expect(() => backupFolder({ config, env: { INKWELL_BACKUPS: 'copies' } })).toThrow('pg_dump')
  expect(backupFolder({ config, env: {} })).toBeNull()
})

test('a server on a copy that is put back calls the same browsers with the same key', {
  timeout: 120_000,
}, async () => {
  const [folder, dataFolder] = [newFolder(), newFolder()]
  const service = await startPushService()
  const env = { INKWELL_BACKUPS: folder, INKWELL_PUSH_SERVICES: service.origin }
  try {
    const before = await openTestApp({ env })
    const browser = before.browser()
    const { password } = await browser.signUp()
    await browser.put('/api/push', service.subscribe())
    expect((await browser.post('/api/push/test')).json()).toEqual({ outcome: 'sent' })
    await browser.post('/api/admin/jobs', { operation: 'backup.daily', proof: proofBy(password) })
    await before.app.getDecorator<JobQueue>('jobQueue').runDue()
    await before[Symbol.asyncDispose]()
    const [copy = ''] = readdirSync(folder).filter((name) => name.endsWith('.db'))
    copyFileSync(path.join(folder, copy), path.join(dataFolder, 'inkwell.db'))

    await using after = await openTestApp({ env, dataFolder })
    const same = after.browser()
    for (const [name, value] of browser.cookies) same.cookies.set(name, value)
    const { publicKey, isOn } = (await same.get('/api/push')).json<{ publicKey: string; isOn: boolean }>()
    expect((await same.post('/api/push/test')).json()).toEqual({ outcome: 'sent' })
    expect(isOn).toBe(true)
    expect(service.taken.map(({ key }) => key)).toEqual([publicKey, publicKey])
    expect(service.faults).toEqual([])
  } finally {
    await service.close()
  }
})
