import { lookup } from 'node:dns/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openEvents } from '#server/testing/event-stream.ts'
import { openRawSocket, type RawSocket } from '#server/testing/raw-socket.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const hasty = { headersMs: 300, bodyGraceMs: 400, requestMs: 2_000, idleMs: 600 } as const
const headersOf = (more: string): string =>
  `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}\r\n\r\n`
const bodyOf = (text: string): unknown => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))

test('a connection that says nothing is ended', async () => {
  await using app = await openTestApp({ limits: hasty })
  const socket = await openRawSocket(await app.listen())
  expect(await socket.untilEnded(3_000)).toBeGreaterThan(200)
})

test('headers that come a byte at a time are given up, with an answer', async () => {
  await using app = await openTestApp({ limits: hasty })
  const socket = await openRawSocket(await app.listen())
  void socket.trickle(`GET /api/user HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'x'.repeat(500)}`, 20)
  await socket.untilEnded(3_000)
  expect(socket.text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(socket.text).toContain('x-content-type-options: nosniff')
  expect(bodyOf(socket.text)).toMatchObject({ code: 'too_slow' })
})

test('a body that comes a byte at a time is given up, with an answer, whether it is waited for or not', async () => {
  await using app = await openTestApp({ limits: hasty })
  const address = await app.listen()
  const slow = await openRawSocket(address)
  slow.send(headersOf('Content-Length: 5000'))
  void slow.trickle('{"username":"anna"'.padEnd(5000), 20)
  await slow.untilEnded(3_000)
  expect(slow.text).toMatch(/^HTTP\/1\.1 408 /)
  expect(bodyOf(slow.text)).toMatchObject({ code: 'too_slow' })

  const refused = await openRawSocket(address)
  refused.send(headersOf('Content-Length: 5000\r\nSec-Fetch-Site: cross-site'))
  void refused.trickle(' '.repeat(5000), 20)
  await refused.untilEnded(3_000)
  expect(refused.text).toMatch(/^HTTP\/1\.1 403 /)

  const silent = await openRawSocket(address)
  silent.send(headersOf('Transfer-Encoding: chunked'))
  await silent.untilEnded(3_000)
  expect(silent.text).toMatch(/^HTTP\/1\.1 408 /)
})

test('a slow body that keeps coming is taken', async () => {
  await using app = await openTestApp({ limits: { ...hasty, bodyBytesPerSecond: 20 } })
  const socket = await openRawSocket(await app.listen())
  const body = '{"username":"nobody","password":"wrong","derived":true}'
  socket.send(headersOf(`Content-Length: ${body.length}\r\nConnection: close`))
  await socket.trickle(body, 20)
  await socket.untilEnded(5_000)
  expect(socket.text).toMatch(/^HTTP\/1\.1 401 /)
})

test('a connection that is kept and lies still is ended; an event stream is not', async () => {
  await using app = await openTestApp({ limits: { ...hasty, eventHeartbeatMs: 100 } })
  const address = await app.listen()
  const browser = app.browser()
  await browser.signUp()
  const events = await openEvents(`${address}/api/records/events`, browser.cookieHeader)
  const kept = await openRawSocket(address)
  kept.send('GET /api/auth/status HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await kept.untilEnded(5_000)
  expect(kept.text).toMatch(/^HTTP\/1\.1 200 /)
  await delay(3_000)
  expect(events.isEnded).toBe(false)
  await events.until(/(event: beat\ndata: \{\}\n\n){20}/)
  events.close()
})

test('one address has only so many connections, and further ones are told so', async () => {
  await using app = await openTestApp({ limits: { connectionsPerAddress: 3 } })
  const address = await app.listen()
  const held = await Promise.all([1, 2, 3].map(() => openRawSocket(address)))
  const further = await openRawSocket(address)
  await further.untilEnded(2_000)
  expect(further.text).toMatch(/^HTTP\/1\.1 503 /)
  expect(further.text).toContain('retry-after: 10')
  expect(bodyOf(further.text)).toMatchObject({ code: 'too_many_connections' })
  held[0]?.close()
  await expect
    .poll(async () => (await fetch(`${address}/api/auth/status`).catch(() => null))?.status)
    .toBe(200)
  for (const socket of held) socket.close()
})

test('listening on localhost by both its addresses counts them both', async () => {
  await using app = await openTestApp({ limits: { connections: 2 } })
  const { port } = new URL(await app.app.listen({ port: 0, host: 'localhost' }))
  const sockets: RawSocket[] = []
  for (const { address } of await lookup('localhost', { all: true })) {
    const host = address.includes(':') ? `[${address}]` : address
    sockets.push(await openRawSocket(`http://${host}:${port}`))
    sockets.push(await openRawSocket(`http://${host}:${port}`))
  }
  sockets.push(await openRawSocket(`http://127.0.0.1:${port}`))
  await expect.poll(() => sockets.map(({ isEnded }) => isEnded).slice(0, 3)).toEqual([false, false, true])
  for (const socket of sockets) socket.close()
})

test('behind a proxy of this machine all people may come from its address', async () => {
  await using app = await openTestApp({
    config: { publicUrl: new URL('https://journal.example.org') },
    limits: { connectionsPerAddress: 1 },
  })
  const address = await app.listen()
  const held = await Promise.all([1, 2, 3].map(() => openRawSocket(address)))
  await delay(100)
  expect(held.map(({ isEnded }) => isEnded)).toEqual([false, false, false])
  for (const socket of held) socket.close()
})
