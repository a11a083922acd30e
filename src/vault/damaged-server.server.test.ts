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
