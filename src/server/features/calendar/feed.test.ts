import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'

const newToken = () => randomBytes(32).toString('base64url')

onBothDatabases('what a device that is late does to a feed', ({ openEmpty }) => {
  async function openFeed() {
    const app = await openEmpty()
    const browser = app.browser()
    await browser.signUp()
    return {
      keep: async (token: string, text: string, isNew = false) =>
        (await browser.put('/api/calendar/feed', { token, text, isNew })).status,
      end: (body?: object) => browser.ask('DELETE', '/api/calendar/feed', body ? { body } : {}),
      read: async (token: string) => {
        const { status, text } = await browser.get(`/feeds/${token}.ics`)
        return status === 200 ? text : status
      },
      [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
    }
  }

  test('a feed that was turned off stays off', async () => {
    await using feed = await openFeed()
    const token = newToken()
    expect(await feed.keep(token, 'one', true)).toBe(200)
    expect([await feed.keep(token, 'two'), await feed.read(token)]).toEqual([200, 'two'])
    await feed.end()
    expect([await feed.keep(token, 'late'), await feed.read(token)]).toEqual([409, 404])
  })

  test('an address that was replaced stays ended, and the new one is read', async () => {
    await using feed = await openFeed()
    const [first, second] = [newToken(), newToken()]
    await feed.keep(first, 'one', true)
    await feed.keep(second, 'two', true)
    expect(await feed.keep(first, 'late')).toBe(409)
    expect([await feed.read(first), await feed.read(second)]).toEqual([404, 'two'])
  })

  test('who ends an address by its secret ends no other', async () => {
    await using feed = await openFeed()
    const [first, second] = [newToken(), newToken()]
    await feed.keep(second, 'two', true)
    await feed.end({ token: first })
    expect(await feed.read(second)).toBe('two')
    await feed.end({ token: second })
    expect(await feed.read(second)).toBe(404)
  })
})
