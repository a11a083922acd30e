import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { createMessageLimit } from './message-limit.ts'
import { openTalk, type Talk } from './talk.test-support.ts'

onBothDatabases('the chat socket', ({ open }) => {
  // Spec: S3-179, S4-076, S4-077, S4-078, S4-079, S7-035
  test('greets, answers pings, and streams a reply without any provider, labelled as this server', async () => {
    await using talk = await openTalk(await open())
    const chat = await talk.chat()
    expect(await chat.until('connected')).toEqual([{ type: 'connected', userId: talk.userId }])
    chat.say({ type: 'ping' })
    await chat.until('pong')
    chat.say({ type: 'message', content: 'The piano tuner came and I opened the lid.' })
    const [message] = await chat.until('message')
    const chunks = await chat.until('stream')
    let content = ''
    for (const chunk of chunks) {
      content += chunk.token ?? ''
      expect(chunk.content).toBe(content)
      expect(chunk.isStreaming).toBe(!chunk.isComplete)
    }
    expect(chunks.length).toBeGreaterThan(3)
    expect(chunks.filter((chunk) => chunk.isComplete)).toEqual([chunks.at(-1)])
    expect(message).toMatchObject({
      role: 'assistant',
      content,
      userId: talk.userId,
      source: 'this-server',
      isStreaming: false,
      isComplete: true,
      messageId: chunks[0]?.messageId,
      timestamp: '2026-11-21T08:30:00.000Z',
    })
  })

  test('is closed within a second of the logout', async () => {
    await using talk = await openTalk(await open())
    const chat = await talk.chat()
    await chat.until('connected')
    const from = performance.now()
    await talk.browser.post('/api/logout')
    await expect.poll(() => chat.closed?.code, { timeout: 2_000, interval: 10 }).toBe(4401)
    expect(performance.now() - from).toBeLessThan(1_000)
  })

  test('somebody else’s userId, with or without a session, is refused with 4403', async () => {
    await using talk = await openTalk(await open())
    const other = await talk.test.browser().signUp()
    for (const headers of [{ cookie: talk.browser.cookieHeader }, {}]) {
      const chat = await talk.chat(other.user.id, headers as Record<string, string>)
      await expect.poll(() => chat.closed?.code).toBe(4403)
      expect(chat.frames.map((frame) => frame.type)).toEqual(['error'])
    }
  })
})

describe('how many chat sockets there are', () => {
  test('one person has only so many, and the next is closed with 1013 before it is greeted', async () => {
    await using talk = await openTalk(await openTestApp({ limits: { streamsPerPerson: 2 } }))
    const held = [await talk.chat(), await talk.chat()]
    const further = await talk.chat()
    await expect.poll(() => further.closed?.code).toBe(1013)
    expect(further.frames.map((frame) => frame.type)).toEqual(['error'])
    held[0]?.socket.close()
    await expect.poll(() => held[0]?.closed).not.toBe(null)
    const again = await talk.chat()
    await again.until('connected')
  })

  test('visitors count in all', async () => {
    await using talk = await openTalk(await openTestApp({ limits: { streams: 2 } }))
    const visitors = [await talk.chat(0, {}), await talk.chat(0, {})]
    const further = await talk.chat(0, {})
    await expect.poll(() => further.closed?.code).toBe(1013)
    expect(visitors.map(({ closed }) => closed)).toEqual([null, null])
  })

  test('one that lies still stays open', async () => {
    await using talk = await openTalk(
      await openTestApp({ limits: { idleMs: 300, headersMs: 300, requestMs: 500 } }),
    )
    const chat = await talk.chat()
    await chat.until('connected')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    chat.say({ type: 'ping' })
    await chat.until('pong')
  })
})

describe('what the chat socket refuses', () => {
  let talk: Talk
  beforeEach(async () => {
    talk = await openTalk(await openTestApp())
  })
  afterEach(() => talk[Symbol.asyncDispose]())

  // Spec: S7-036
  test('a visitor may connect with 0 and ping, not talk', async () => {
    const chat = await talk.chat(0, {})
    chat.say({ type: 'ping' })
    chat.say({ type: 'message', content: 'Hello' })
    await chat.until('pong')
    expect(await chat.until('connected')).toEqual([{ type: 'connected', userId: 0 }])
    expect(await chat.until('error')).toEqual([
      { type: 'error', error: 'Please sign in to talk with the companion.' },
    ])
  })

  test('a page of another site is refused before the upgrade', async () => {
    const cookie = talk.browser.cookieHeader
    const chat = await talk.chat(talk.userId, { cookie, origin: 'https://evil.example' })
    await expect.poll(() => chat.refusedWith).toBe(403)
    expect(chat.frames).toEqual([])
  })

  test.each(['cross-site', 'same-site'])(
    'what a browser calls %s is refused before the upgrade',
    async (site) => {
      const cookie = talk.browser.cookieHeader
      const chat = await talk.chat(talk.userId, { cookie, 'sec-fetch-site': site })
      await expect.poll(() => chat.refusedWith).toBe(403)
      expect(chat.frames).toEqual([])
    },
  )

  test('a page of this site is let in', async () => {
    const { port } = talk.test.app.server.address() as { port: number }
    const cookie = talk.browser.cookieHeader
    const chat = await talk.chat(talk.userId, { cookie, origin: `http://127.0.0.1:${port}` })
    await chat.until('connected')
  })

  test('a userId that is no number is refused before the upgrade', async () => {
    const chat = await talk.chat('abc')
    await expect.poll(() => chat.refusedWith).toBe(400)
  })

  test('a frame of more than 64 KiB closes with 1009', async () => {
    const chat = await talk.chat()
    chat.say({ type: 'message', content: 'x'.repeat(70_000) })
    await expect.poll(() => chat.closed?.code).toBe(1009)
  })

  test.each([
    'not json',
    '[]',
    '{"type":"dance"}',
    '{"type":"message"}',
    JSON.stringify({ type: 'message', content: 'x'.repeat(33_000) }),
  ])('a frame that is none is answered with an error and the talk goes on: %.30s', async (frame) => {
    const chat = await talk.chat()
    chat.say(frame)
    expect(await chat.until('error')).toEqual([{ type: 'error', error: 'That could not be understood.' }])
    chat.say({ type: 'ping' })
    await chat.until('pong')
  })

  test('an empty message is answered with the form’s own sentence', async () => {
    const chat = await talk.chat()
    chat.say({ type: 'message', content: '   ' })
    expect((await chat.until('error'))[0]?.error).toBe('Write something first.')
  })

  test('bytes are no frame', async () => {
    const chat = await talk.chat()
    chat.socket.send(Buffer.from([1, 2, 3]))
    await chat.until('error')
  })

  test('the 21st message of a minute gets an error, on whichever socket it comes', async () => {
    const [first, second] = [await talk.chat(), await talk.chat()]
    for (let at = 0; at < 20; at++) (at % 2 ? first : second).say({ type: 'message', content: `Line ${at}` })
    await first.until('message', 10)
    await second.until('message', 10)
    first.say({ type: 'message', content: 'One more' })
    expect((await first.until('error'))[0]?.error).toContain('Please wait a minute')
    talk.test.advance(61_000)
    first.say({ type: 'message', content: 'Later' })
    await first.until('message', 11)
  })

  test('nothing of a talk is logged', async () => {
    const chat = await talk.chat()
    chat.say({ type: 'message', content: 'canary-in-the-talk' })
    await chat.until('message')
    await talk.test.app.close()
    expect(talk.test.logged.join('\n')).not.toContain('canary-in-the-talk')
  })

  test('a server that stops closes the talk with 1012', async () => {
    const chat = await talk.chat()
    await chat.until('connected')
    await talk.test.app.close()
    await expect.poll(() => chat.closed?.code).toBe(1012)
  })

  test('who may see the status: those who are signed in; there is no provider here', async () => {
    expect((await talk.test.browser().get('/api/companion')).status).toBe(401)
    expect((await talk.browser.get('/api/companion')).json()).toEqual({ provider: null, providers: [] })
  })
})

test('the limit forgets who has been silent', () => {
  let at = 0
  const limit = createMessageLimit({ count: 1, windowMs: 1_000, now: () => at })
  for (let userId = 1; userId <= 6_000; userId++) limit.allows(userId)
  expect(limit.allows(1)).toBe(false)
  at = 1_001
  expect(limit.allows(1)).toBe(true)
})
