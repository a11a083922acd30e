import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { kdfDefaults } from '#contract/account.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'

const newcomer = { username: 'Anna', email: 'anna@example.org', password: 'correct horse' }
const onboarding = {
  name: 'Anna',
  selfDescription: 'I like rain.',
  journalingExperience: 'used_to_journal',
  goals: ['self_reflection', 'other'],
  otherGoal: 'To sleep better',
  aiComfortLevel: 2,
  aiInterests: ['guided_reflection'],
  communicationStyle: 'direct_concise',
  completedAt: '2026-11-21T08:30:00.000Z',
}

onBothDatabases('accounts', ({ open, openEmpty }) => {
  // Spec: S3-004, S3-020
  test('registering answers the user with every default and signs in', async () => {
    await using app = await openEmpty()
    const browser = app.browser()
    const answer = await browser.post('/api/register', newcomer)
    expect(answer.status).toBe(200)
    expect(answer.json()).toEqual({
      id: 1,
      username: 'Anna',
      email: 'anna@example.org',
      name: null,
      preferredName: null,
      avatarUrl: null,
      isAdmin: true,
      onboardingCompleted: false,
      subscriptionTier: 'free',
      subscriptionStatus: 'inactive',
      planType: 'free',
      aiModelPreference: 'openai',
      passwordSeen: true,
      hasPassword: true,
      isGoogleLinked: false,
      hasAvatar: false,
      createdAt: '2026-11-21T08:30:00.000Z',
    })
    expect((await browser.get('/api/user')).json()).toEqual(answer.json())
  })

  test('a registration decides nothing but name, email and password', async () => {
    await using app = await openEmpty()
    await app.browser().signUp()
    const { user } = await app.browser().signUp({
      id: 1,
      isAdmin: true,
      is_admin: 1,
      googleId: 'g-1',
      avatarUrl: 'https://example.org/a.png',
      subscriptionTier: 'pro',
      planType: 'pro',
      onboardingCompleted: true,
      onboardingData: onboarding,
      currentStreak: 99,
      longestStreak: 99,
      aiModelPreference: 'other',
      createdAt: '2001-01-01T00:00:00.000Z',
      name: 'Given',
    })
    const row = await app.deps.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', 2)
      .executeTakeFirstOrThrow()
    expect(user).toMatchObject({ id: 2, isAdmin: false, name: 'Given', onboardingCompleted: false })
    expect(row).toMatchObject({
      is_admin: 0,
      google_id: null,
      avatar_url: null,
      subscription_tier: 'free',
      plan_type: 'free',
      onboarding_data: null,
      ai_model_preference: 'openai',
    })
  })

  // Spec: S3-002, S3-003
  test.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: undefined }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'an\u0000na' }, 'username', 'Please leave out invisible control characters.'],
    [{ email: 'nonsense' }, 'email', 'Invalid email address'],
    [{ email: undefined }, 'email', 'Invalid email address'],
    [{ password: '7 chars' }, 'password', 'Password must be at least 8 characters'],
    [{ password: undefined }, 'password', 'Password must be at least 8 characters'],
  ])('registering with %j is refused under the field', async (wrong, field, message) => {
    await using app = await open()
    const answer = await app.browser().post('/api/register', { ...newcomer, username: 'Nobody', ...wrong })
    expect(answer.status).toBe(400)
    expect(answer.json()).toEqual({ code: 'invalid_input', message, fields: { [field]: message } })
  })

  test.each([
    [{ memoryKiB: 8 }, 'derived.memoryKiB'],
    [{ memoryKiB: 1_048_576 }, 'derived.memoryKiB'],
    [{ passes: 1 }, 'derived.passes'],
    [{ lanes: 4 }, 'derived.lanes'],
  ])('a derived password with %j is refused', async (weak, field) => {
    await using app = await open()
    const answer = await app.browser().post('/api/register', {
      ...newcomer,
      username: 'Weak',
      password: randomBytes(32).toString('base64'),
      derived: { ...kdfDefaults, salt: randomBytes(16).toString('base64'), ...weak },
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field])
  })

  test('a derived password that is none is refused', async () => {
    await using app = await open()
    const sent = { username: 'Odd', password: 'not derived at all' }
    await expect(app.browser().signUp(sent)).rejects.toThrow('32 bytes in base64')
  })

  // Spec: S5-001, S5-002
  test.each([
    [{ password: 'x' }, 'Username is required'],
    [{ username: ' ', password: 'x' }, 'Username is required'],
    [{ username: 'anna' }, 'Password is required'],
    [{ username: 'anna', password: '' }, 'Password is required'],
    [{}, 'Username is required'],
  ])('signing in with %j says what is missing', async (sent, message) => {
    await using app = await open()
    const answer = await app.browser().post('/api/login', sent)
    expect([answer.status, answer.json().message]).toEqual([400, message])
  })

  // Spec: S7-014
  test('a username is found however it is written', async () => {
    await using app = await open()
    const { password } = await app.browser().signUp({ username: 'Émile' })
    for (const username of ['émile', 'ÉMILE', ' E\u0301mile ']) {
      const answer = await app.browser().post('/api/login', { username, password, derived: true })
      expect([answer.status, answer.json().username]).toEqual([200, 'Émile'])
    }
  })

  // Spec: S6-004, S7-011
  test('a visitor is told so, and nothing else', async () => {
    await using app = await open()
    const visitor = app.browser()
    expect((await visitor.get('/api/auth/status')).json()).toEqual({ isAuthenticated: false, user: null })
    const answer = await visitor.get('/api/user')
    expect([answer.status, answer.json()]).toEqual([401, { code: 'unauthorized', message: 'Unauthorized' }])
  })

  // Spec: S3-011, S4-025, S7-022, S7-024
  test('onboarding is answered as sent, completes the account, and names it if it has no name; only its choices are kept', async () => {
    await using app = await open()
    const [nameless, named] = [app.browser(), app.browser()]
    await nameless.signUp()
    await named.signUp({ name: 'Chosen' })
    const answer = await nameless.post('/api/user/onboarding', onboarding)
    await named.post('/api/user/onboarding', onboarding)
    expect([answer.status, answer.json()]).toEqual([200, onboarding])
    expect((await nameless.get('/api/user')).json()).toMatchObject({
      onboardingCompleted: true,
      name: 'Anna',
    })
    expect((await named.get('/api/user')).json()).toMatchObject({ name: 'Chosen' })
    const { id } = (await nameless.get('/api/user')).json()
    const kept = await app.deps.db
      .selectFrom('users')
      .select('onboarding_data')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
    const { selfDescription, otherGoal, ...choices } = onboarding
    expect(JSON.parse(kept.onboarding_data ?? '')).toEqual(choices)
    for (const words of [selfDescription, otherGoal]) expect(kept.onboarding_data).not.toContain(words)
  })

  test('onboarding fills in its defaults', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    const { name, goals, completedAt } = onboarding
    const answer = await browser.post('/api/user/onboarding', { name, goals, completedAt })
    expect(answer.json()).toEqual({
      name,
      goals,
      completedAt,
      selfDescription: '',
      journalingExperience: 'new_to_journaling',
      aiComfortLevel: 4,
      aiInterests: ['pattern_recognition', 'emotional_insights'],
      communicationStyle: 'warm_supportive',
    })
  })

  // Spec: S7-025
  test('every refusal of onboarding is a bare sentence', async () => {
    await using app = await open()
    const browser = app.browser()
    const visitor = await app.browser().post('/api/user/onboarding', onboarding)
    await browser.signUp()
    const refusals = [
      visitor,
      await browser.post('/api/user/onboarding', { ...onboarding, name: ' ' }),
      await browser.post('/api/user/onboarding', { ...onboarding, goals: [] }),
      await browser.post('/api/user/onboarding', 'a=b', { 'content-type': 'text/plain' }),
      await browser.post('/api/user/onboarding', '{', { 'content-type': 'application/json' }),
      await browser.post('/api/user/onboarding', onboarding, { 'sec-fetch-site': 'cross-site' }),
    ]
    expect(refusals.map(({ status, text }) => [status, text])).toEqual([
      [401, 'Unauthorized'],
      [400, 'Name is required'],
      [400, 'Choose at least one goal'],
      [415, 'Send JSON.'],
      [400, 'The JSON that was sent is broken.'],
      [403, 'This request came from another site and was refused.'],
    ])
    for (const { headers } of refusals) expect(headers['content-type']).toMatch('text/plain')
  })

  // Spec: S3-009, S3-026, S7-012
  test('the look starts empty and is kept as a whole', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    expect((await browser.get('/api/user/settings')).json()).toEqual({})
    const look = { theme: 'light', colorTheme: 'rose', themeVariant: 'tint', borderRadius: 'full' }
    expect((await browser.put('/api/user/settings', { ...look, isAdmin: true })).json()).toEqual(look)
    expect((await browser.get('/api/user/settings')).json()).toEqual(look)
    await browser.put('/api/user/settings', { theme: 'dark' })
    expect((await browser.get('/api/user/settings')).json()).toEqual({ theme: 'dark' })
    expect((await browser.put('/api/user/settings', { theme: 'pink' })).status).toBe(400)
  })

  test('the plan always equals the subscription tier', async () => {
    await using app = await open()
    const browser = app.browser()
    const { user } = await browser.signUp()
    await app.deps.db
      .updateTable('users')
      .set({ subscription_tier: 'plus' })
      .where('id', '=', user.id)
      .execute()
    expect((await browser.get('/api/user')).json()).toMatchObject({
      subscriptionTier: 'plus',
      planType: 'plus',
    })
  })

  test('in production the very first account needs the printed setup link', async () => {
    await using app = await openEmpty({ config: { isProduction: true } })
    for (const setup of [undefined, '', 'guessed', app.deps.keys.setupToken.toUpperCase()]) {
      const refused = await app.browser().post('/api/register', { ...newcomer, setup })
      expect([refused.status, refused.json().code]).toEqual([403, 'setup_link_needed'])
    }
    const { user } = await app.browser().signUp({ setup: app.deps.keys.setupToken })
    expect([user.id, user.isAdmin]).toEqual([1, true])
    expect((await app.browser().signUp()).user.id).toBe(2)
  })

  test('an address can make only so many accounts an hour', async () => {
    await using app = await openEmpty({ limits: { registrationsPerHour: 2 } })
    const here = app.browser('192.0.2.7')
    await here.signUp()
    await here.signUp()
    const third = await here.post('/api/register', newcomer)
    expect([third.status, third.headers['retry-after']]).toEqual([429, '3600'])
    await app.browser('192.0.2.8').signUp()
    app.advance(60 * 60 * 1000)
    expect((await here.post('/api/register', newcomer)).status).toBe(200)
  })
})
