import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { errorCodes } from '#contract/errors.ts'
import { damageFreelist } from '#server/testing/damage.ts'
import { newChange, sealedBytes } from '#server/testing/sealed-bytes.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import {
  contents,
  newDevice,
  newPerson,
  notes,
  sessionOf,
  soon,
  synced,
  writeNote,
} from './device.test-support.ts'

test('with a server whose database is damaged words stay sealed here, what was there is read, and the person is told', async () => {
  await using testApp = await openTestApp()
  const gone = testApp.browser()
  const { password } = await gone.signUp()
  const sealed = () => sealedBytes(9_000).toString('base64')
  await gone.post('/api/records', {
    changes: Array.from({ length: 30 }, () => newChange({ sealed: sealed() })),
  })
  using laptop = newDevice(testApp)
  using phone = newDevice(testApp)
  const person = newPerson()
  const [vault, other] = [laptop.newTab(), phone.newTab()]
  const user = await vault.register(person)
  await other.login(person)
  await writeNote(vault, 'Before.')
  await synced(vault)
  phone.hearsNews()
  await soon(() => expect(contents(other)).toEqual(['Before.']))
  await gone.ask('DELETE', '/api/user', { body: { password, derived: true } })
  await sql`pragma wal_checkpoint(truncate)`.execute(testApp.deps.db)

  damageFreelist(path.join(testApp.deps.config.dataFolder, 'inkwell.db'))
  testApp.deps.health.check()
  expect(await testApp.deps.health.settled(10_000)).toBe('damaged')
  await writeNote(vault, 'After.')
  await soon(() =>
    expect(sessionOf(vault).status()).toMatchObject({
      isOnline: true,
      waiting: 1,
      trouble: errorCodes.database_damaged.message,
    }),
  )
  // However often it is tried, it is the server's trouble, never a lost connection; and what the server has is asked for as ever.
  const says: { isOnline: boolean; trouble: string | null }[] = []
  const until = Date.now() + 4_000
  const readBefore = laptop.asked.filter((line) => line === 'GET /api/records').length
  while (Date.now() < until) {
    const { isOnline, trouble } = sessionOf(vault).status()
    says.push({ isOnline, trouble })
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(says.filter(({ isOnline }) => !isOnline)).toEqual([])
  expect(says.filter(({ trouble }) => trouble !== errorCodes.database_damaged.message)).toEqual([])
  expect(laptop.asked.filter((line) => line === 'GET /api/records').length).toBeGreaterThan(readBefore)
  expect(contents(vault)).toEqual(['After.', 'Before.'])
  expect(
    notes(vault)
      .map(({ kept }) => kept)
      .sort(),
  ).toEqual(['here', 'synced'])
  vault.close()
  const again = laptop.newTab()
  expect(await again.openWithDevice(user.id)).toBe(true)
  expect(contents(again)).toEqual(['After.', 'Before.'])
  testApp.takeWarnings()
})
