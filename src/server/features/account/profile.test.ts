import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { base64 } from '../../testing/slots.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { Answer, NewAccount, TestBrowser } from '../../testing/test-browser.ts'

const onboarding = { name: 'Anna', goals: ['self_reflection'], completedAt: '2026-11-21T08:30:00.000Z' }

async function somebodyIn(app: TestApp, more = {}): Promise<{ browser: TestBrowser; account: NewAccount }> {
  const browser = app.browser()
  const account = await browser.signUp(more)
  await browser.post('/api/user/onboarding', onboarding)
  return { browser, account }
}

const save = (browser: TestBrowser, change: object) => browser.put('/api/user/profile', change)
const said = (answer: Answer) => {
  const { code, fields } = answer.json<{ code: string; fields?: object }>()
  return [answer.status, code, fields]
}

onBothDatabases('the profile', ({ open }) => {
  // Spec: S3-004
  test('changes the names that were sent and no others', async () => {
    await using app = await open()
    const { browser } = await somebodyIn(app, { name: 'Anna Lee' })
    const both = await save(browser, { name: ' Anna Maria Lee ', preferredName: 'Annie' })
    expect([both.status, both.json()]).toMatchObject([
      200,
      { name: 'Anna Maria Lee', preferredName: 'Annie' },
    ])
    expect((await save(browser, { preferredName: 'Ann' })).json()).toMatchObject({
      name: 'Anna Maria Lee',
      preferredName: 'Ann',
    })
    expect((await save(browser, { name: '' })).json()).toMatchObject({ name: null, preferredName: 'Ann' })
    expect((await browser.get('/api/user')).json()).toMatchObject({ name: null, preferredName: 'Ann' })
  })

  test('leaves what else was answered in the first steps as it is', async () => {
    await using app = await open()
    const { browser, account } = await somebodyIn(app)
    const data = async () => {
      const row = await app.deps.db
        .selectFrom('users')
        .select('onboarding_data')
        .where('id', '=', account.user.id)
        .executeTakeFirstOrThrow()
      return JSON.parse(row.onboarding_data ?? '{}')
    }
    const before = await data()
    await save(browser, { preferredName: 'Annie' })
    expect(await data()).toEqual({ ...before, name: 'Annie' })
  })

  test('has no preferred name before the first steps are done', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    expect(said(await save(browser, { preferredName: 'Annie' })).slice(0, 2)).toEqual([400, 'invalid_input'])
  })

  test.each([
    [{ name: 'n'.repeat(201) }, { name: 'Name must be at most 200 characters' }],
    [{ name: 'An\u0007na' }, { name: 'Please leave out invisible control characters.' }],
    [{ preferredName: '  ' }, { preferredName: 'Name is required' }],
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ email: 'anna@' }, { email: 'Invalid email address' }],
    [{ username: 'another-name' }, { password: 'Your password is needed for this' }],
    [{ email: 'another@example.org', password: '' }, { password: 'Your password is needed for this' }],
  ])('refuses %j under its field', async (change, fields) => {
    await using app = await open()
    const { browser, account } = await somebodyIn(app)
    expect(said(await save(browser, change))).toEqual([400, 'invalid_input', fields])
    expect((await browser.get('/api/user')).json()).toMatchObject({ username: account.username })
  })

  test('gives another username to who knows the password, and the earlier one is free', async () => {
    await using app = await open()
    const { browser, account } = await somebodyIn(app)
    const username = `Renamed-${randomUUID()}`
    const proof = { password: account.password, derived: true }
    expect((await save(browser, { username, ...proof })).json()).toMatchObject({ username })
    const login = (name: string) => app.browser().post('/api/login', { username: name, ...proof })
    expect((await login(username.toLowerCase())).status).toBe(200)
    expect((await login(account.username)).status).toBe(401)
    await app.browser().signUp({ username: account.username })
  })

  test('a wrong password changes nothing, is said under its field, and is throttled as a sign-in is', async () => {
    await using app = await open()
    const { browser, account } = await somebodyIn(app)
    const wrong = { email: 'thief@example.org', password: base64(32), derived: true }
    const sentence = { password: 'This is not your password.' }
    for (let at = 0; at < 5; at++)
      expect(said(await save(browser, wrong))).toEqual([401, 'wrong_credentials', sentence])
    expect((await save(browser, wrong)).status).toBe(429)
    expect((await browser.get('/api/user')).json()).toMatchObject({ email: account.user.email })
    expect((await save(browser, { name: 'Still allowed' })).status).toBe(200)
  })

  test('a username that somebody has is refused, in any case of letters, and for two who want it at once', async () => {
    await using app = await open()
    const [one, two] = [await somebodyIn(app), await somebodyIn(app)]
    const wish = (person: typeof one, username: string) =>
      save(person.browser, { username, password: person.account.password, derived: true })
    const taken = { username: 'Username already exists' }
    expect(said(await wish(two, one.account.username.toUpperCase()))).toEqual([409, 'username_taken', taken])
    const name = `wanted-${randomUUID()}`
    const answers = await Promise.all([wish(one, name), wish(two, name)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('the own username may be written in other letters', async () => {
    await using app = await open()
    const { browser, account } = await somebodyIn(app)
    const username = account.username.toUpperCase()
    const proof = { password: account.password, derived: true }
    expect((await save(browser, { username, ...proof })).json()).toMatchObject({ username })
  })

  test('two accounts may have one email address, as at registration', async () => {
    await using app = await open()
    const { browser, account } = await somebodyIn(app, { email: 'one@example.org' })
    await somebodyIn(app, { email: 'both@example.org' })
    const proof = { password: account.password, derived: true }
    expect((await save(browser, { email: 'both@example.org', ...proof })).json()).toMatchObject({
      email: 'both@example.org',
    })
  })

  test('a reset link in the earlier mailbox opens nothing any more', async () => {
    await using app = await open()
    const { browser, account } = await somebodyIn(app)
    const token = await makeReset(app.deps, account.user.id)
    await save(browser, { name: 'Another' })
    expect((await browser.post('/api/auth/reset/check', { token })).status).toBe(200)
    await save(browser, { email: 'moved@example.org', password: account.password, derived: true })
    expect((await browser.post('/api/auth/reset/check', { token })).status).toBe(404)
  })

  test('decides nothing else about a person', async () => {
    await using app = await open()
    await app.browser().signUp()
    const { browser, account } = await somebodyIn(app)
    const answer = await save(browser, {
      name: 'Anna',
      id: 1,
      isAdmin: true,
      planType: 'pro',
      avatarUrl: 'https://example.org/a.png',
      hasAvatar: true,
    })
    expect(answer.json()).toMatchObject({
      id: account.user.id,
      isAdmin: false,
      planType: 'free',
      avatarUrl: null,
      hasAvatar: false,
    })
  })
})
