import { expect, test } from 'vitest'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { quickArgon2 } from '#vault/scenarios/device.test-support.ts'
import { openJournal } from './open-journal.ts'
import { makeSamplePeople } from './sample-people.ts'

test('sample people have a life that only their password opens, up to today', async () => {
  await using app = await openTestApp()
  const server = new URL(await app.listen())
  const people = await makeSamplePeople(server, '2026-11-21', quickArgon2)
  expect(people.map(({ pages }) => pages)).toEqual([7, 30, 100])
  const [few] = people
  if (!few) throw new Error('Nobody was made.')
  const journal = await openJournal(server, few, quickArgon2)
  const pages = [...journal.session.store.of(journalEntries).values()].map(({ data }) => data)
  const days = pages.map(({ createdAt }) => createdAt.slice(0, 10)).sort()
  expect([days.length, days.at(-1)]).toEqual([7, '2026-11-21'])
  expect(pages.every(({ content, mood }) => content.length > 20 && mood !== null)).toBe(true)
  await journal.close()
  // What the server has of it is sealed.
  const records = await app.deps.db.selectFrom('records').select('sealed').execute()
  const words = pages.map(({ content }) => content.slice(0, 20))
  const kept = records.map(({ sealed }) => Buffer.from(sealed ?? []).toString('latin1')).join('\n')
  for (const some of words) expect(kept).not.toContain(some)
  const users = await app.deps.db.selectFrom('users').select('onboarding_completed').execute()
  expect(users.map((user) => Boolean(user.onboarding_completed))).toEqual([true, true, true])
})
