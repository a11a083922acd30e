import { expect, test } from 'vitest'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import { newSlot, passwordSlot, putSlot, slotsOf } from '#server/testing/slots.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { administer } from './admin.ts'

const where = ({ deps: { config } }: TestApp) => config

onBothDatabases('npm run admin, about sessions', ({ openEmpty }) => {
  test('signs one person out everywhere at once, with the keys of their devices, and nobody else', async () => {
    await using app = await openEmpty()
    const [here, there, other] = [app.browser(), app.browser(), app.browser()]
    const { username, password } = await here.signUp()
    await there.post('/api/login', { username, password, derived: true })
    await other.signUp()
    await putSlot(here, passwordSlot())
    await putSlot(there, newSlot())
    expect(await administer(where(app), ['sign-out', username.toUpperCase()])).toEqual([
      `${username} is signed out everywhere (2 sessions). The password is what it was.`,
    ])
    for (const browser of [here, there]) expect((await browser.get('/api/user')).status).toBe(401)
    expect((await other.get('/api/user')).status).toBe(200)
    await here.post('/api/login', { username, password, derived: true })
    const { slots } = await slotsOf(here)
    expect(slots.map(({ kind }) => kind)).toEqual(['password'])
    await here.post('/api/logout')
    expect(await administer(where(app), ['sign-out', username])).toEqual([
      `${username} is signed in nowhere.`,
    ])
  })

  test('signs everybody out', async () => {
    await using app = await openEmpty()
    const browsers = [app.browser(), app.browser(), app.browser()]
    for (const browser of browsers) await browser.signUp()
    expect(await administer(where(app), ['sign-out-everybody'])).toEqual([
      'Everybody is signed out (3 sessions). Passwords are what they were.',
    ])
    for (const browser of browsers) expect((await browser.get('/api/user')).status).toBe(401)
  })
})
