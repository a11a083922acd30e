import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { kdfDefaults } from '#contract/account.ts'
import { onboardingData } from '#domain/account/onboarding.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { createUser, userOf } from './account.store.ts'

const newcomer = { email: 'anna@example.org', password: 'correct horse' }
const onboarding = { name: 'Anna', goals: ['self_reflection'], completedAt: '2026-11-21T08:30:00.000Z' }

onBothDatabases('making accounts', ({ openEmpty }) => {
  test('the first account has id 1 and is the admin, the second is neither', async () => {
    await using app = await openEmpty()
    const first = await app.browser().signUp()
    const second = await app.browser().signUp()
    expect([first.user.id, first.user.isAdmin]).toEqual([1, true])
    expect([second.user.id, second.user.isAdmin]).toEqual([2, false])
  })

  // Spec: S3-002, S7-019
  test('a refused registration leaves no gap in the ids, and a deleted account frees none', async () => {
    await using app = await openEmpty()
    const { username, user } = await app.browser().signUp()
    const again = await app.browser().post('/api/register', { ...newcomer, username })
    expect(again.status).toBe(409)
    expect(again.json()).toEqual({ code: 'username_taken', message: 'Username already exists' })
    await app.deps.db.deleteFrom('users').where('id', '=', user.id).execute()
    expect((await app.browser().signUp()).user.id).toBe(2)
  })

  // Spec: S3-002
  test('two people who register the same name at once get one account between them', async () => {
    await using app = await openEmpty()
    const tries = ['Twin', 'twin', 'TWIN', 'Ｔwin'].map((username) =>
      app
        .browser()
        .signUp({ username })
        .then(
          () => 'made',
          () => 'refused',
        ),
    )
    expect((await Promise.all(tries)).filter((outcome) => outcome === 'made')).toHaveLength(1)
    expect((await app.browser().signUp()).user.id).toBe(2)
  })

  // Spec: S3-004, S3-010, S3-020, S7-009, S7-018
  test('a registration answers the new user, and so does asking who is here', async () => {
    await using app = await openEmpty()
    const admin = app.browser()
    await admin.signUp()
    const browser = app.browser()
    const { username, user } = await browser.signUp({ email: 'anna@example.org', name: 'Anna' })
    expect(user).toMatchObject({
      ...{ id: 2, username, email: 'anna@example.org', name: 'Anna', avatarUrl: null },
      ...{ isAdmin: false, onboardingCompleted: false, createdAt: new Date(app.deps.now()).toISOString() },
    })
    const here = await browser.get('/api/user')
    expect(here.status).toBe(200)
    expect(here.json()).toMatchObject({
      id: 2,
      isAdmin: false,
      onboardingCompleted: false,
      createdAt: user.createdAt,
    })
    await admin.post('/api/user/onboarding', onboarding)
    expect((await admin.get('/api/user')).json()).toMatchObject({
      id: 1,
      isAdmin: true,
      onboardingCompleted: true,
    })
  })

  // Spec: S3-021
  test('an account that is made on the server itself may have all that an account is made with', async () => {
    await using app = await openEmpty()
    const { db } = app.deps
    await app.browser().signUp()
    const made = await createUser(
      db,
      {
        username: 'made-here',
        email: 'made@example.org',
        name: 'Made Here',
        passwordHash: randomBytes(32),
        kdf: { ...kdfDefaults, salt: randomBytes(16).toString('base64') },
        passwordSeen: false,
        googleId: 'g-1',
        avatarUrl: 'https://example.org/a.png',
        onboardingData: onboardingData.parse(onboarding),
        isAdmin: true,
        createdAt: app.deps.now(),
      },
      true,
    )
    expect(userOf(made)).toMatchObject({
      id: 2,
      username: 'made-here',
      email: 'made@example.org',
      name: 'Made Here',
      preferredName: 'Anna',
      avatarUrl: 'https://example.org/a.png',
      hasPassword: true,
      isGoogleLinked: true,
      isAdmin: true,
      onboardingCompleted: true,
      createdAt: '2026-11-21T08:30:00.000Z',
    })
  })
})
