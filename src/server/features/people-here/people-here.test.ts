import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { openTestApp } from '../../testing/test-app.ts'

const address = '/api/people-here'
const minuteMs = 60_000

test('nobody is counted where the server was not told to', async () => {
  await using app = await openTestApp()
  expect((await app.browser().get(address)).status).toBe(404)
})

onBothDatabases('the count of people', ({ openEmpty }) => {
  test('holds each person once, for a quarter of an hour, and is asked for once a minute', async () => {
    await using app = await openEmpty({ config: { countsPeople: true } })
    const [one, other] = [app.browser(), app.browser()]
    const people = async () => (await app.browser().get(address)).json()
    expect(await people()).toEqual({ people: 0 })
    const account = await one.signUp()
    await other.signUp()
    const { username, password } = account
    expect((await app.browser().post('/api/login', { username, password, derived: true })).status).toBe(200)
    expect(await people()).toEqual({ people: 0 })
    app.advance(minuteMs)
    expect(await people()).toEqual({ people: 2 })
    app.advance(12 * minuteMs)
    await other.get('/api/user')
    app.advance(4 * minuteMs)
    expect(await people()).toEqual({ people: 1 })
    app.advance(16 * minuteMs)
    expect(await people()).toEqual({ people: 0 })
  })
})
