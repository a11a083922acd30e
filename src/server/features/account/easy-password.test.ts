import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { openTestApp } from '../../testing/test-app.ts'

const leaked =
  'This is on a list of passwords that many people use and that have leaked. Please choose another one.'

test.each([
  ['iloveyou', leaked],
  ['Password1', leaked],
  ['inkwell-2026', expect.stringContaining('little more than your own name')],
  ['Mara Holm 7', expect.stringContaining('little more than your own name')],
])('a raw password that is guessed first, %s, makes no account', async (password, message) => {
  await using app = await openTestApp()
  const sent = { username: `mara-${randomUUID()}`, email: 'mara@example.org', name: 'Mara Holm', password }
  const refused = await app.browser().post('/api/register', sent)
  expect([refused.status, refused.json()]).toMatchObject([400, { fields: { password: message } }])
  const taken = await app.browser().post('/api/register', { ...sent, password: 'a river in november' })
  expect(taken.status).toBe(200)
})

test('a raw password that is guessed first does not take the place of a forgotten one, and the link is still good', async () => {
  await using app = await openTestApp()
  const { user } = await app.browser().signUp()
  const token = await makeReset(app.deps, user.id)
  const reset = (password: string) => app.browser().post('/api/auth/reset', { token, password })
  const refused = await reset('sunshine1')
  expect([refused.status, refused.json().message]).toEqual([400, leaked])
  expect((await reset('a river in november')).status).toBe(200)
})
