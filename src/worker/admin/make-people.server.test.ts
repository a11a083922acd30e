import { expect, test } from 'vitest'
import type { makeSamplePeople } from '#contract/admin/admin.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { adminAndPerson } from '#server/testing/admin/admins.ts'
import { proofBy } from '#server/testing/factors.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { argon2Node } from '#vault/scenarios/device.test-support.ts'
import { openJournal } from '../../../scripts/client/open-journal.ts'
import type { PeopleMaking } from './admin.calls.ts'
import { giveLives } from './make-people.ts'

async function begun(app: TestApp, count: number) {
  const server = new URL(await app.listen())
  const { admin, adminPassword } = await adminAndPerson(app)
  const answer = await admin.post('/api/admin/testing/people', { count, proof: proofBy(adminPassword) })
  const told: PeopleMaking[] = []
  const parts = { server, now: Date.parse('2026-11-21T12:00:00Z'), argon2: argon2Node }
  return { server, made: answer.json<AnswerOf<typeof makeSamplePeople>>(), told, parts }
}

async function pagesOf(server: URL, username: string, password: string) {
  const journal = await openJournal(server, { username, password }, argon2Node)
  const pages = [...journal.session.store.of(journalEntries).values()].map(({ data }) => data)
  await journal.close()
  return pages
}

test('each of the sample people has the life that is told, behind the password that is shown', async () => {
  await using app = await openTestApp()
  const { server, made, told, parts } = await begun(app, 2)
  await giveLives(made, parts, (making) => told.push(making), new AbortController().signal)
  const last = told.at(-1)
  expect(last).toMatchObject({ done: 37, of: 37, people: [{ pages: 7 }, { pages: 30 }] })
  expect(last?.people.every(({ isWhole }) => isWhole)).toBe(true)
  for (const { username, pages } of last?.people ?? []) {
    const theirs = await pagesOf(server, username, last?.password ?? '')
    expect(theirs).toHaveLength(pages)
    expect(
      theirs
        .map(({ createdAt }) => createdAt.slice(0, 10))
        .sort()
        .at(-1),
    ).toBe('2026-11-21')
    expect(theirs.every(({ content, mood }) => content.length > 20 && mood !== null)).toBe(true)
  }
  // What they were made with is gone, and no session or device of it is left.
  const { db } = app.deps
  expect(await db.selectFrom('api_tokens').selectAll().execute()).toEqual([])
  const slots = await db.selectFrom('key_slots').select(['user_id', 'kind']).orderBy('user_id').execute()
  expect(slots).toEqual(made.people.map(({ id }) => ({ user_id: id, kind: 'password' })))
})

test('a making that is stopped leaves whole people, and says who is not', async () => {
  await using app = await openTestApp()
  const { server, made, told, parts } = await begun(app, 2)
  const stop = new AbortController()
  const emit = (making: PeopleMaking) => {
    told.push(making)
    if (making.done === 20) stop.abort()
  }
  await expect(giveLives(made, parts, emit, stop.signal)).rejects.toThrow('aborted')
  const { people = [], password = '' } = told.at(-1) ?? {}
  expect(people.map(({ isWhole }) => isWhole)).toEqual([true, false])
  const [whole, half] = people
  expect(await pagesOf(server, whole?.username ?? '', password)).toHaveLength(7)
  // Half a person has keys and can be signed in to as well.
  expect(await pagesOf(server, half?.username ?? '', password)).toEqual([])
})
